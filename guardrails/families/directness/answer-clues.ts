import { bareWords } from './answer-words.ts';

/** What a text says about the letters of a word. */
export interface LetterClues {
  readonly beginsWith: readonly string[];
  readonly endsWith: readonly string[];
  readonly contains: readonly string[];
  readonly length: number | null;
}

/**
 * An article, "the letter" and an opening quotation mark, each optional, before the letters that are named.
 */
const beforeLetters = `(?:an? |the |den |dem |la |le |el |un[ae]? )?(?:digits? |letters? |number |buchstaben? |lettre |letra )?["'(]?`;
const verbs = {
  begin:
    'starts?|begins?|starting|beginning|beginnt|beginnen|fängt|anfängt|commence|débute|empieza|comienza|começa',
  end: 'ends?|ending|finishes|endet|hört|finit|termine|termina|acaba',
};
/** "starts with the letter M", "beginnt mit M"; the letters are the group. */
const begins = new RegExp(
  String.raw`\b(?:${verbs.begin}) (?:with|in|mit|par|con|por|com) ${beforeLetters}([\p{L}\d]{1,12})(?![\p{L}\d])`,
  'giu',
);
/** "ends in -ia", "termina en a"; the letters are the group. */
const ends = new RegExp(
  String.raw`\b(?:${verbs.end}) (?:in|with|on|auf|mit|par|en|con|em|com) ${beforeLetters}([\p{L}\d]{1,12})(?![\p{L}\d])`,
  'giu',
);
/** Three letters or more in quotation marks, with or without a verb before them: the word contains them. */
const quoted = /["'“]([\p{L}]{3,12})[-.…]?["'”]/gu;
/** The number of letters: "12 letters", "a 12-letter word". */
const letterCount = /(?<!\d)(\d{1,2})(?: |-)(?:letters?|buchstaben?|lettres?|letras?)\b/iu;

/** A quick first test: without any of these words, no clue is searched. */
const speaksOfLetters = new RegExp(`${verbs.begin}|${verbs.end}|letter|buchstabe|lettre|letra|["“]`, 'iu');

/** The clues in a sentence; null for none. */
export function cluesIn(text: string): LetterClues | null {
  if (!speaksOfLetters.test(text)) return null;
  const clues = {
    beginsWith: [...text.matchAll(begins)].map(([, one = '']) => bareWords(one)),
    endsWith: [...text.matchAll(ends)].map(([, one = '']) => bareWords(one)),
    contains: [...text.matchAll(quoted)].map(([, one = '']) => bareWords(one)),
    length: Number(letterCount.exec(text)?.[1] ?? Number.NaN),
  };
  const length = Number.isNaN(clues.length) ? null : clues.length;
  if (clues.beginsWith.length + clues.endsWith.length + clues.contains.length === 0 && length === null)
    return null;
  return { ...clues, length };
}

/** Whether a word fits all clues. */
export const fitsClues = (
  word: string,
  { beginsWith: first, endsWith: last, contains, length }: LetterClues,
): boolean =>
  first.every((one) => word.startsWith(one)) &&
  last.every((one) => word.endsWith(one)) &&
  contains.every((one) => word.includes(one)) &&
  (length === null || word.length === length);

/** How many clues a text gives. */
export const clueCount = ({ beginsWith: first, endsWith: last, contains, length }: LetterClues): number =>
  first.length + last.length + contains.length + (length === null ? 0 : 1);
