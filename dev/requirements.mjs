/**
 * What the product has to do, as rows: the requirements of its specification (test/requirements/spec.tsv) and the clauses of the
 * standards (docs/standards.md). A test says at the end of its title, or of its group's, which rows it proves:
 * `[spec 1.3 5.39, standard 4.7]`.
 */
import { readFiles, sourceFolders } from './read-files.mjs';

/** @typedef {'spec' | 'standard'} Kind */
/** @typedef {{ number: string, text: string, state: string, shown: string }} Row `shown` is what shows a clause, or why nothing does */
/** @typedef {{ number: string, title: string, rows: Row[] }} Group */
/** @typedef {{ spec: Group[], standard: Group[] }} Requirements */

/** @returns {Requirements} */
export function readRequirements() {
  const [spec] = readFiles(['test/requirements'], /\/spec\.tsv$/);
  const [standards] = readFiles(['docs'], /^docs\/standards\.md$/);
  return { spec: requirementsIn(spec?.text ?? ''), standard: clausesIn(standards?.text ?? '') };
}

/**
 * The groups of the specification: a line for each group and, below it, for each of its rows.
 * @param {string} text
 */
export function requirementsIn(text) {
  /** @type {Group[]} */
  const groups = [];
  for (const line of text.split('\n').filter(Boolean)) {
    const [number = '', words = ''] = line.split('\t');
    if (number.includes('.')) groups.at(-1)?.rows.push({ number, text: words, state: 'test', shown: '' });
    else groups.push({ number, title: words, rows: [] });
  }
  return groups;
}

/**
 * The sections of the standards with their clauses.
 * @param {string} text
 */
export function clausesIn(text) {
  /** @type {Group[]} */
  const groups = [];
  for (const line of text.split('\n')) {
    const [, section, title = ''] = /^## (\d+)\. (.+)$/.exec(line) ?? [];
    if (section) groups.push({ number: section, title, rows: [] });
    const [, number, asks = '', state = '', shown = ''] =
      /^\| (\d+\.\d+) \| (.+?) \| (.+?) \|(.*)\|$/.exec(line) ?? [];
    if (number) groups.at(-1)?.rows.push({ number, text: asks, state, shown: shown.trim() });
  }
  return groups;
}

/** A tag at the end of a title in the name of a test. */
export const tagPattern = / \[((?:spec|standard)\b[^\]]*)\](?= › |$)/g;

/**
 * The rows that a test proves, by the titles in its name: `spec 1.3`. What is not written like a tag becomes one that no row has.
 * @param {string} name
 * @returns {string[]}
 */
export function tagsIn(name) {
  return [...name.matchAll(tagPattern)].flatMap(([, tag = '']) =>
    tag.split(', ').flatMap((part) => {
      const [kind, ...numbers] = part.split(' ');
      return numbers.length > 0 ? numbers.map((number) => `${kind} ${number}`) : [part];
    }),
  );
}

/**
 * The tags in the sources of the tests, each with its file and title as written, whether the test runs or not.
 * @returns {{ path: string, title: string }[]}
 */
export function taggedInSources() {
  return readFiles(sourceFolders, /\.test\.tsx?$|^test\/e2e\/.*\.spec\.ts$/).flatMap(({ path, text }) =>
    [...text.matchAll(/^(.*\[(?:spec|standard)\b[^\]\n]*\])(['"`])/gm)].map(
      ([, before = '', quote = '']) => ({
        path,
        title: before.slice(before.lastIndexOf(quote) + 1),
      }),
    ),
  );
}
