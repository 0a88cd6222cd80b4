import table from '../../data/answer-words.json' with { type: 'json' };

/** A list of checks/data/answer-words.json, which has alternatives of regular expressions by language. */
export type WordList = keyof typeof table;

/** The alternatives of lists in all languages, for a larger expression. */
export const alternativesOf = (...lists: readonly WordList[]): string =>
  lists.flatMap((list) => Object.values<string>(table[list])).join('|');

/** An expression for the whole words of lists, in upper or lower case. */
export const wholeWordOf = (...lists: readonly WordList[]): RegExp =>
  new RegExp(`(?<!\\p{L})(?:${alternativesOf(...lists)})(?!\\p{L})`, 'iu');

/** An expression for words that begin with one of a list. */
export const beginningOf = (list: WordList): RegExp =>
  new RegExp(`(?<!\\p{L})(?:${alternativesOf(list)})`, 'iu');

/** The words of a list that has plain words only. */
export const wordSet = (list: WordList): ReadonlySet<string> => new Set(alternativesOf(list).split('|'));
