import { expect, it } from 'vitest';
import { readFiles } from '../dev/read-files.mjs';

/**
 * `\b` knows only the letters from a to z, digits and `_`. So `\bétape` does not find the word étape, and
 * `qué\b` does not find qué. Patterns that begin or end with another letter look for letters instead:
 * `(?<!\p{L})étape`, `qué(?!\p{L})`.
 */

/** Matches the two characters `\b` in a source. */
const boundary = String.raw`\\b`;
/** A group without groups in it. */
const group = String.raw`\((?:\?:)?([^()]*)`;
const other = String.raw`[^\x00-\x7f]`;

/** The places of a source where `\b` stands beside a letter that it does not know. */
function misplacedIn(source: string): string[] {
  const beside = [
    ...source.matchAll(new RegExp(`${boundary}${other}.{0,20}|.{0,20}${other}${boundary}`, 'gu')),
  ];
  const before = [...source.matchAll(new RegExp(`${boundary}${group}`, 'gu'))].filter(([, words = '']) =>
    words.split('|').some((word) => new RegExp(`^${other}`, 'u').test(word)),
  );
  const after = [...source.matchAll(new RegExp(`${group}\\)${boundary}`, 'gu'))].filter(([, words = '']) =>
    words.split('|').some((word) => new RegExp(`${other}$`, 'u').test(word)),
  );
  return [...beside, ...before, ...after].map(([found]) => found.slice(0, 80));
}

it('a pattern with a misplaced boundary is found', () => {
  expect(misplacedIn(String.raw`/\bétape/`)).toHaveLength(1);
  expect(misplacedIn(String.raw`/\b(?:qué|como)\b/`)).toHaveLength(1);
  expect(misplacedIn(String.raw`/\b(?:step|étape)\b/`)).toHaveLength(1);
  expect(misplacedIn(String.raw`/\b(?:paso|línea)\b|(?<!\p{L})étape/u`)).toHaveLength(0);
});

it('no pattern of the product has a misplaced boundary', () => {
  const folders = ['arithmetic', 'contract', 'checks', 'markdown', 'server', 'web'];
  const sources = readFiles(folders, /(?<!\.test)\.tsx?$|thought-signs\.json$/);
  expect(sources.length).toBeGreaterThan(1_000);
  expect(sources.flatMap(({ path, text }) => misplacedIn(text).map((found) => `${path}: ${found}`))).toEqual(
    [],
  );
});
