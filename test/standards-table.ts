import { existsSync } from 'node:fs';
import { readFiles, testsIn, type WrittenTest } from './read-source.ts';

const root = new URL('../', import.meta.url);

/** The states that a clause can have in docs/standards.md. */
export const states = ['test', 'document', 'not applicable', 'open'] as const;

/** How many clauses the English standards of 19 January 2026 have in each of their thirteen sections. */
export const clauses = [5, 3, 7, 14, 7, 5, 1, 3, 3, 15, 21, 15, 11];

/** The text of docs/standards.md. */
export const markdown = readFiles(['docs'], /^docs\/standards\.md$/)[0]?.text ?? '';

/** The rows: a clause in our words, its state, and what shows it or why nothing does. */
export const rows = [...markdown.matchAll(/^\| (\d+)\.(\d+) \| (.+?) \| (.+?) \| (.+) \|$/gm)].map(
  ([, section = '', number = '', words = '', state = '', shown = '']) => ({
    section: Number(section),
    number: Number(number),
    words,
    state,
    shown,
  }),
);

/** The rows of some sections. */
export const rowsOf = (first: number, last = first) =>
  rows.filter(({ section }) => section >= first && section <= last);

/** What stands between backticks in a text. */
export const quotedIn = (text: string): string[] =>
  [...text.matchAll(/`([^`]+)`/g)].map(([, quoted = '']) => quoted);
const isTest = (quoted: string) => /^[\w./-]+\.(?:test\.tsx?|spec\.ts)(?: › |$)/.test(quoted);

/** The names of tests in a text. */
export const testsNamedIn = (text: string): string[] => quotedIn(text).filter(isTest);

/** The files of this project that a text names. */
const documentsNamedIn = (text: string): string[] =>
  quotedIn(text).filter((quoted) => /^[\w./-]+\.md$/.test(quoted) && existsSync(new URL(quoted, root)));

/** All tests of the project, by their file. */
export const allTests = (): ReadonlyMap<string, WrittenTest[]> =>
  new Map(
    readFiles(
      ['contract', 'arithmetic', 'guardrails', 'markdown', 'server', 'web', 'test', 'dev', 'bench', 'evals'],
      /\.test\.tsx?$|^test\/e2e\/.*\.spec\.ts$/,
    ).map(({ path, text }) => [path, testsIn(path, text)]),
  );

/** Whether a row has what its state promises: a test, a document, or at least a reason. */
export function isShown({ state, shown }: (typeof rows)[number]): boolean {
  if (state === 'test') return testsNamedIn(shown).length > 0;
  if (state === 'document') return documentsNamedIn(shown).length > 0 || shown.startsWith('This page');
  return states.some((each) => each === state) && shown.split(' ').length >= 2;
}
