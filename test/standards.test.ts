import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { separator } from './read-source.ts';
import { faultsOfProof } from './spec-table.ts';
import {
  allTests,
  clauses,
  isShown,
  markdown,
  quotedIn,
  rows,
  rowsOf,
  states,
  testsNamedIn,
} from './standards-table.ts';

const root = new URL('../', import.meta.url);

const tests = allTests();

describe('docs/standards.md', () => {
  it('has a row for every clause of the English standards, in their order', () => {
    const expected = clauses.flatMap((count, index) =>
      Array.from({ length: count }, (_, clause) => `${index + 1}.${clause + 1}`),
    );
    expect(rowsOf(1, clauses.length).map(({ section, number }) => `${section}.${number}`)).toEqual(expected);
  });

  it('shows each clause by what its state promises, and gives a reason for every other', () => {
    const unproven = rows.filter((row) => !isShown(row));
    expect(unproven).toEqual([]);
  });

  it('names only tests that exist and run', () => {
    const named = testsNamedIn(markdown).filter((quoted) => quoted.includes(separator));
    expect(named.length).toBeGreaterThan(0);
    expect(named.flatMap((proof) => faultsOfProof(proof, { tests }))).toEqual([]);
  });

  it('names only files that exist', () => {
    const paths = quotedIn(markdown).filter((quoted) => /^[\w-]+(?:[./][\w-]+)*\.(?:md|tsx?)$/.test(quoted));
    expect(paths.filter((path) => !existsSync(new URL(path, root)))).toEqual([]);
  });

  const sections = [...markdown.matchAll(/^## (\d+)\. (.+)$/gm)].map(([, number, title]) => ({
    number: Number(number),
    title,
  }));

  it.each(sections)('counts the rows of section $number', ({ number, title }) => {
    expect(markdown).toContain(`| ${number} | ${title} | ${countsOf(rowsOf(number)).join(' | ')} |`);
  });

  it('adds the sections up, and says the sum of the English ones in a sentence', () => {
    const english = countsOf(rowsOf(1, clauses.length));
    const [all, byTest, byDocument, notApplicable, open] = english;
    const others = countsOf(rows.filter(({ section }) => section > clauses.length));
    expect(markdown).toContain(`| 1-13 | England | ${english.join(' | ')} |`);
    expect(markdown).toContain(`| 14-17 | Elsewhere | ${others.join(' | ')} |`);
    expect(markdown.replaceAll('\n', ' ')).toContain(
      `Of the ${all} clauses of the English standards ${byTest} are shown by a test, ${byDocument} by a document, ` +
        `${notApplicable} do not apply, and ${open} are open.`,
    );
  });
});

/** How many rows there are, and how many in each state. */
function countsOf(some: typeof rows): number[] {
  return [some.length, ...states.map((each) => some.filter(({ state }) => state === each).length)];
}
