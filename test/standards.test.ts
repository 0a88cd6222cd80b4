import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readFiles, separator, testsIn } from './read-source.ts';
import { faultsOfProof } from './spec-table.ts';

const root = new URL('../', import.meta.url);
const [page] = readFiles(['docs'], /^docs\/standards\.md$/);
const markdown = page?.text ?? '';

const states = ['test', 'document', 'not applicable', 'open'] as const;

/** How many clauses the English standards of 19 January 2026 have in each of their thirteen sections. */
const clauses = [5, 3, 7, 14, 7, 5, 1, 3, 3, 15, 21, 15, 11];

/** A row: a clause in our words, its state, and what shows it or why nothing does. */
const rows = [...markdown.matchAll(/^\| (\d+)\.(\d+) \| (.+?) \| (.+?) \| (.+) \|$/gm)].map(
  ([, section = '', number = '', words = '', state = '', shown = '']) => ({
    section: Number(section),
    number: Number(number),
    words,
    state,
    shown,
  }),
);
const rowsOf = (first: number, last = first) =>
  rows.filter(({ section }) => section >= first && section <= last);

const tests = new Map(
  readFiles(
    ['contract', 'arithmetic', 'guardrails', 'markdown', 'server', 'web', 'test', 'dev', 'bench'],
    /\.test\.tsx?$|^test\/e2e\/.*\.spec\.ts$/,
  ).map(({ path, text }) => [path, testsIn(path, text)]),
);

const quotedIn = (text: string) => [...text.matchAll(/`([^`]+)`/g)].map(([, quoted = '']) => quoted);
const isTest = (quoted: string) => /^[\w./-]+\.(?:test\.tsx?|spec\.ts)(?: › |$)/.test(quoted);
const testsNamedIn = (text: string) => quotedIn(text).filter(isTest);
const documentsNamedIn = (text: string) =>
  quotedIn(text).filter((quoted) => /^[\w./-]+\.md$/.test(quoted) && existsSync(new URL(quoted, root)));

describe('docs/standards.md', () => {
  it('has a row for every clause of the English standards, in their order', () => {
    const expected = clauses.flatMap((count, index) =>
      Array.from({ length: count }, (_, clause) => `${index + 1}.${clause + 1}`),
    );
    expect(rowsOf(1, clauses.length).map(({ section, number }) => `${section}.${number}`)).toEqual(expected);
  });

  it('shows each clause by what its state promises, and gives a reason for every other', () => {
    const unproven = rows.filter(({ state, shown }) => {
      if (state === 'test') return testsNamedIn(shown).length === 0;
      if (state === 'document') return documentsNamedIn(shown).length === 0 && !shown.startsWith('This page');
      return !states.some((each) => each === state) || shown.split(' ').length < 2;
    });
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
