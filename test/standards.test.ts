import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readFiles } from '../dev/read-files.mjs';
import { clausesIn, type Row } from '../dev/requirements.mjs';

const root = new URL('../', import.meta.url);
const markdown = readFiles(['docs'], /^docs\/standards\.md$/)[0]?.text ?? '';
const sections = clausesIn(markdown);
const states = ['test', 'document', 'not applicable', 'open'];

/** How many clauses the English standards of 19 January 2026 have in each of their thirteen sections. */
const english = [5, 3, 7, 14, 7, 5, 1, 3, 3, 15, 21, 15, 11];
const rowsOf = (some: typeof sections) => some.flatMap(({ rows }) => rows);
const ofEngland = sections.slice(0, english.length);

describe('docs/standards.md', () => {
  it('has a row for every clause of the English standards, in their order [spec 10.172]', () => {
    const expected = english.flatMap((count, index) =>
      Array.from({ length: count }, (_, clause) => `${index + 1}.${clause + 1}`),
    );
    expect(rowsOf(ofEngland).map(({ number }) => number)).toEqual(expected);
  });

  it('names the document of each clause that one shows, and a reason for every clause that nothing shows', () => {
    const isShown = ({ state, shown }: Row) => {
      if (state === 'document') return documentsNamedIn(shown).length > 0;
      return states.includes(state) && (state === 'test' || shown.includes(' '));
    };
    expect(rowsOf(sections).filter((row) => !isShown(row))).toEqual([]);
  });

  it('names only files that exist', () => {
    const paths = quotedIn(markdown).filter((quoted) =>
      /^[\w-]+(?:[./][\w-]+)*\.(?:md|tsx?|tsv)$/.test(quoted),
    );
    expect(paths.filter((path) => !existsSync(new URL(path, root)))).toEqual([]);
  });

  it.each(sections)('counts the rows of section $number', ({ number, title, rows }) => {
    expect(markdown).toContain(`| ${number} | ${title} | ${countsOf(rows).join(' | ')} |`);
  });

  it('adds the sections up, and says the sum of the English ones in a sentence', () => {
    const counts = countsOf(rowsOf(ofEngland));
    const [all, byTest, byDocument, notApplicable, open] = counts;
    const others = countsOf(rowsOf(sections.slice(english.length)));
    expect(markdown).toContain(`| 1-13 | England | ${counts.join(' | ')} |`);
    expect(markdown).toContain(`| 14-17 | Elsewhere | ${others.join(' | ')} |`);
    expect(markdown.replaceAll('\n', ' ')).toContain(
      `Of the ${all} clauses of the English standards ${byTest} are shown by a test, ${byDocument} by a document, ` +
        `${notApplicable} do not apply, and ${open} are open.`,
    );
  });
});

/** What stands between backticks in a text. */
const quotedIn = (text: string): string[] =>
  [...text.matchAll(/`([^`]+)`/g)].map(([, quoted = '']) => quoted);

/** The pages of this project that a text names. */
const documentsNamedIn = (text: string): string[] =>
  quotedIn(text).filter((quoted) => /^[\w./-]+\.md$/.test(quoted) && existsSync(new URL(quoted, root)));

/** How many rows there are, and how many in each state. */
const countsOf = (rows: readonly Row[]): number[] => [
  rows.length,
  ...states.map((each) => rows.filter(({ state }) => state === each).length),
];
