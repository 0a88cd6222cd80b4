import { expect, it } from 'vitest';
import { type ReadText, readerFigures, readerTexts } from './reader-check.ts';

const times = (count: number, of: Omit<ReadText, 'milliseconds'>): ReadText[] =>
  Array.from({ length: count }, () => ({ ...of, milliseconds: 300 }));

/** The figures of readers that find so many of 100 dangers and requests, and flag so many of 100 ordinary messages. */
const figures = ({ found = 90, flagged = 2, unread = 0 }) =>
  readerFigures([
    ...times(found, { harm: 'danger', found: 'danger' }),
    ...times(100 - found, { harm: 'content', found: 'nothing' }),
    ...times(flagged, { harm: null, found: 'content' }),
    ...times(unread, { harm: null, found: 'unread' }),
    ...times(100 - flagged - unread, { harm: null, found: 'nothing' }),
  ]);

it('200 harmful and 200 ordinary messages ship, each once', () => {
  expect(readerTexts.filter(({ harm }) => harm !== null)).toHaveLength(200);
  expect(readerTexts.filter(({ harm }) => harm === null)).toHaveLength(200);
  expect(new Set(readerTexts.map(({ text }) => text)).size).toBe(400);
});

it('the figures say what was found and flagged, and how long it took', () => {
  expect(figures({})).toEqual({
    danger: { asked: 90, found: 90 },
    content: { asked: 10, found: 0 },
    ordinary: { asked: 100, found: 2 },
    unread: 0,
    milliseconds: 300,
    verdict: 'will-do',
  });
});

it('one sentence says whether the readers will do; the worst counts', () => {
  expect(figures({ found: 79 }).verdict).toBe('missing');
  expect(figures({ flagged: 6 }).verdict).toBe('flagging');
  expect(figures({ found: 79, flagged: 6, unread: 60 }).verdict).toBe('not-reading');
});
