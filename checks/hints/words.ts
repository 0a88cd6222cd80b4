import table from '../data/hint-words.json' with { type: 'json' };
import type { HintLanguage } from './sentences.ts';

/**
 * Lists of words and phrases of students and exercises, separated by commas. "*" stands for letters. A straight apostrophe may be
 * left out, as in "dont", a curly one may not.
 */
export type WordList = keyof typeof table;

/** The words of a list in one language. */
export const wordSet = (list: WordList, language: HintLanguage): ReadonlySet<string> =>
  new Set(table[list][language].split(', '));

/** The words of a list in both languages. */
export const allWords = (list: WordList): ReadonlySet<string> =>
  new Set([...wordSet(list, 'en'), ...wordSet(list, 'es')]);

/** Matches a whole word or phrase of a list, or a sign. @param signs a pattern */
export function matcherOf(list: string, signs = ''): RegExp {
  // Of two phrases that begin alike the longer one is tried first.
  const phrases = list.split(', ').sort((one, other) => other.length - one.length);
  const words = phrases
    .join('|')
    .replaceAll('*', '\\p{L}*')
    .replace(/['’]/g, (mark) => (mark === '’' ? "['’]" : "['’]?"));
  return new RegExp(`(?<!\\p{L})(?:${words})(?!\\p{L})${signs === '' ? '' : `|${signs}`}`, 'iu');
}

/** The same for a list of the table, in both languages. */
export const anyOf = (list: WordList, signs = ''): RegExp =>
  matcherOf(`${table[list].en}, ${table[list].es}`, signs);

/** The words around a value in a message that claims nothing more than "this is the answer", a set for each language. */
export const claimFrames = [wordSet('frame', 'en'), wordSet('frame', 'es')] as const;

/** Matches words that negate, limit, offer a choice, suppose or ask: beside a claim they leave its meaning open. */
export const turning = anyOf('turning');
