import { describe, expect, it } from 'vitest';
import { type Observation, patterns } from '../../contract/patterns.ts';
import {
  counterEvidence,
  countSentence,
  patternWord,
  ruleSentence,
  stretchOf,
  unknowns,
} from './observation-words.ts';

const observation = (fields: Partial<Observation> = {}): Observation => ({
  id: 'one',
  pattern: 'distress',
  studentName: 'Mei Lin',
  studentUsername: 'mei.lin',
  classNames: ['Algebra 1'],
  from: '2026-11-16T10:00:00.000Z',
  until: '2026-11-18T10:00:00.000Z',
  timeZone: 'UTC',
  days: [
    { from: '2026-11-16T10:00:00.000Z', until: '2026-11-16T10:05:00.000Z', messages: 2 },
    { from: '2026-11-18T10:00:00.000Z', until: '2026-11-18T10:00:00.000Z', messages: 1 },
  ],
  messages: [],
  count: 3,
  refused: 0,
  others: 0,
  before: null,
  notedAt: '2026-11-18T12:00:00.000Z',
  readAt: null,
  readBy: null,
  closedAt: null,
  closedBy: null,
  remark: null,
  ...fields,
});

describe('the words of an observation', () => {
  it('say the whole rule with its numbers', () => {
    expect(ruleSentence('night-use')).toBe(
      'At least 3 messages between 23:00 and 05:00, on at least 4 nights within 14 days.',
    );
    expect(ruleSentence('more-distress')).toContain('Nobody is compared with anybody else.');
  });

  it.each<[Partial<Observation>, string]>([
    [{}, '3 messages on 2 days'],
    [
      {
        pattern: 'condition',
        count: 2,
        days: [{ from: '2026-11-16T10:00:00.000Z', until: '2026-11-16T10:05:00.000Z', messages: 2 }],
      },
      '2 messages on 1 day',
    ],
    [{ before: { messages: 1, days: 6 } }, '3 messages on 2 days; before, 1 on 6 days of use'],
    [{ pattern: 'night-use' }, '2 nights with 3 messages together'],
    [
      { pattern: 'not-stopping', refused: 9 },
      '2 days: 9 questions after the time was over, 3 greetings or wishes to go on',
    ],
  ])('count what was noticed: %o', (fields, sentence) => {
    expect(countSentence(observation(fields))).toBe(sentence);
  });

  it('say what speaks against it, with counts where there are any', () => {
    const message = {
      at: '2026-11-16T10:00:00.000Z',
      sign: 'isolation',
      inAssignment: true,
      text: '',
    } as const;
    expect(counterEvidence(observation({ others: 14, messages: [message] }))).toEqual([
      '14 other messages of the same days show nothing of the kind.',
      '1 of the messages was written in an assignment and may be part of a text.',
      'Words can be borrowed, exaggerated or meant as a joke. The product reads words, not people.',
    ]);
    expect(counterEvidence(observation({ pattern: 'night-use', others: 60 }))[0]).toBe(
      '60 messages of these two weeks were written by day.',
    );
  });

  it('have something against every pattern, and name what is not known', () => {
    for (const pattern of patterns)
      expect(counterEvidence(observation({ pattern })).length).toBeGreaterThan(0);
    expect(unknowns().join(' ')).toContain('nobody asked');
  });

  it('hold no score and no verdict', () => {
    for (const pattern of patterns)
      expect(`${patternWord(pattern)} ${ruleSentence(pattern)}`).not.toMatch(
        /score|risk|danger|suspic|warning/i,
      );
  });

  it('show times by the clock of the school', () => {
    const [from, until] = ['2026-11-09T23:30:00.000Z', '2026-11-09T23:50:00.000Z'];
    expect(stretchOf(from, until, 'UTC')).toMatch(/11:30.*11:50/);
    expect(stretchOf(from, until, 'Asia/Tokyo')).toMatch(/8:30.*8:50/);
  });
});
