import { bareWords } from './answer-words.ts';

/** What a text says of the letters of a word. */
export interface LetterClues {
  readonly begins: readonly string[];
  readonly ends: readonly string[];
  readonly contains: readonly string[];
  readonly length: number | null;
}

const quote = `(?:an? |the |den |dem |la |le |el |un[ae]? )?(?:digits? |letters? |number |buchstaben? |lettre |letra )?["'(]?`;
const verbs = {
  begin:
    'starts?|begins?|starting|beginning|beginnt|beginnen|fängt|anfängt|commence|débute|empieza|comienza|começa',
  end: 'ends?|ending|finishes|endet|hört|finit|termine|termina|acaba',
};
const begins = new RegExp(
  String.raw`\b(?:${verbs.begin}) (?:with|in|mit|par|con|por|com) ${quote}([\p{L}\d]{1,12})(?![\p{L}\d])`,
  'giu',
);
const ends = new RegExp(
  String.raw`\b(?:${verbs.end}) (?:in|with|on|auf|mit|par|en|con|em|com) ${quote}([\p{L}\d]{1,12})(?![\p{L}\d])`,
  'giu',
);
/** "starts with C and ends with …" may leave the second verb out. */
const quoted = /["'“]([\p{L}]{3,12})[-.…]?["'”]/gu;
const count = /(?<!\d)(\d{1,2})(?: |-)(?:letters?|buchstaben?|lettres?|letras?)\b/iu;

const speaksOfLetters = new RegExp(`${verbs.begin}|${verbs.end}|letter|buchstabe|lettre|letra|["“]`, 'iu');

/** The clues in a sentence; null for none. */
export function cluesIn(text: string): LetterClues | null {
  if (!speaksOfLetters.test(text)) return null;
  const clues = {
    begins: [...text.matchAll(begins)].map(([, one = '']) => bareWords(one)),
    ends: [...text.matchAll(ends)].map(([, one = '']) => bareWords(one)),
    contains: [...text.matchAll(quoted)].map(([, one = '']) => bareWords(one)),
    length: Number(count.exec(text)?.[1] ?? Number.NaN),
  };
  const length = Number.isNaN(clues.length) ? null : clues.length;
  if (clues.begins.length + clues.ends.length + clues.contains.length === 0 && length === null) return null;
  return { ...clues, length };
}

/** Whether a word fits all clues. */
export const fits = (word: string, { begins: first, ends: last, contains, length }: LetterClues): boolean =>
  first.every((one) => word.startsWith(one)) &&
  last.every((one) => word.endsWith(one)) &&
  contains.every((one) => word.includes(one)) &&
  (length === null || word.length === length);

/** How many clues a text gives. */
export const clueCount = ({ begins: first, ends: last, contains, length }: LetterClues): number =>
  first.length + last.length + contains.length + (length === null ? 0 : 1);
