import data from '../data/number-words.json' with { type: 'json' };
import { anyOf } from '../word-rows.ts';
import { lowerWords } from './lower-words.ts';
import {
  english,
  french,
  german,
  germanBelow100,
  germanCompound,
  partNames,
  type Spelling,
  spellings,
} from './number-spellings.ts';

/** Every number word, long ones first, so that the expression finds "seventeen" before "seven". */
const everyNumberWord = [
  ...new Set(spellings.flatMap((one) => [...Object.keys(one.small), ...Object.keys(one.scale)])),
].sort((a, b) => b.length - a.length);

const anyNumberWord = `(?:[a-zäöüß]{0,24}(?:hundert|tausend)[a-zäöüß]{0,40}|${everyNumberWord.join('|')})`;
/** A run of number words, joined by blanks, hyphens or "and". */
const run = new RegExp(
  `(?<![\\p{L}\\d'-])${anyNumberWord}(?:(?: {1,2}| ?- ?)(?:(?:and|und|et|y)(?: |-))?${anyNumberWord}){0,12}(?![\\p{L}\\d'])`,
  'giu',
);
export const numberWords: ReadonlySet<string> = new Set(everyNumberWord);
const isNumberWord = (word: string): boolean =>
  numberWords.has(word) || (word.length > 6 && (word.includes('hundert') || word.includes('tausend')));

export const hasNumberWord = (text: string): boolean =>
  lowerWords(text).some(isNumberWord) || dozen.test(text) || germanHalf.test(text);

/** After or before these words "one" is a pronoun. */
const pronounBefore = new RegExp(`(?:\\b${anyOf(data.pronounBefore)} |-)$`, 'i');
const pronounAfter = new RegExp(`^ ${anyOf(data.pronounAfter)}|^['’]s\\b`, 'i');

/** Matches a number with a word that may name a part, such as "11 twelfths", but not "2 third steps". */
const partOf = new RegExp(
  String.raw`(?<![\d./,])(\d{1,4})[ -](and\sa\s)?(\p{L}{4,24})(?!\p{L})(?!\s${anyOf(data.notParts)})`,
  'giu',
);

/** Turns number words into digits: "forty-two" is 42, "one half" is 1/2, "three point five" is 3.5, "ten percent" is 10%. */
export function withoutNumberWords(text: string): string {
  let plain = withoutGermanHalves(withoutDozens(text));
  if (lowerWords(plain).some(isNumberWord))
    plain = plain.replace(run, (words, at: number, whole: string) => valuesOf(words, whole, at) ?? words);
  return /\d/.test(plain) ? withoutRemainingWords(plain) : plain;
}

const germanHalf = /einhalb/i;

/** Turns "dreieinhalb" into 3 1/2. */
function withoutGermanHalves(text: string): string {
  if (!germanHalf.test(text)) return text;
  return text.replace(/(?<!\p{L})(\p{L}{3,10})einhalb(?!\p{L})/giu, (word, whole: string) => {
    const value = germanBelow100(whole.toLowerCase());
    return value === undefined ? word : `${value} 1/2`;
  });
}

const dozen = /(?:d(?:o|ou)[zc]en|dutzend|docena|douzaine)/i;
const dozens = data.dozens.map(([words = '', digits = '']) => [new RegExp(words, 'gi'), digits] as const);

/** "a dozen" is 12, "half a dozen" 6. */
function withoutDozens(text: string): string {
  if (!dozen.test(text)) return text;
  return dozens.reduce((plain, [words, digits]) => plain.replace(words, digits), text);
}

/**
 * Words around digits: "3 point 5", "2 dozen", "2 et demie", "11 twelfths", "10 percent", "minus 3". After a number, a variable or a bracket, "minus" is a
 * subtraction and stays a word.
 */
function withoutRemainingWords(text: string): string {
  return text
    .replace(
      /(?<![\d.])(\d{1,9}) (?:point|comma|komma|virgule|coma) (\d(?: ?\d){0,8})(?![\d.])/gi,
      (_, whole: string, part: string) => `${whole}.${part.replace(/ /g, '')}`,
    )
    .replace(/(?<![\d./,])(\d{1,6}) (?:dozen|dutzend|douzaines?|docenas?)\b/gi, (_, count: string) =>
      String(Number(count) * 12),
    )
    .replace(/(?<![\d./,])(\d{1,6})( \p{L}{2,12})? (?:et demie?|y medi[ao])(?!\p{L})/giu, '$1 1/2$2')
    .replace(partOf, (words, above: string, more: string | undefined, part: string) => {
      const below = partNames.get(part.toLowerCase());
      if (below === undefined) return words;
      return more === undefined ? `${above}/${below}` : `${above} 1/${below}`;
    })
    .replace(/(?<=\d) ?(?:percent\b|per cent\b|prozent\b|pour cent\b|por ciento\b|%)/gi, '%')
    .replace(/\b(?:minus|negative) (?=\d)/gi, (words, at: number, whole: string) =>
      /\d(?: (?!and|und|oder|or|to)\p{L}{3,12})? *$|(?<![a-z])[a-z] $|\) $/iu.test(
        whole.slice(Math.max(0, at - 15), at),
      ) && /^minus/i.test(words)
        ? words
        : '-',
    );
}

const tokensOf = (words: string): string[] => words.toLowerCase().match(/[^\s-]+/g) ?? [];

/** The numbers of a run of number words, separated by blanks; null for ordinary language. */
function valuesOf(words: string, text: string, at: number): string | null {
  const tokens = tokensOf(words);
  const spelling = spellingOf(tokens);
  if (!spelling) return tokens.length > 1 ? valuesByLanguage(words, text, at) : null;
  const isDoubtful = tokens.every(
    (token) => spelling.doubtful.includes(token) || Object.hasOwn(spelling.scale, token),
  );
  if (!isDoubtful) return numbers(tokens, spelling);
  if (spelling !== english) return tokens.length > 1 ? numbers(tokens, spelling) : null;
  // "hundred" or "million" without a count is no number.
  if (tokens[0] !== 'one') return null;
  return tokens.length === 1 && isPronoun(words, text, at) ? null : numbers(tokens, spelling);
}

/** Whether a single "one" at an offset of a text is a pronoun. */
function isPronoun(word: string, text: string, at: number): boolean {
  const before = text.slice(Math.max(0, at - 12), at);
  const after = text.slice(at + word.length, at + word.length + 14);
  return pronounBefore.test(before) || pronounAfter.test(after);
}

/** Number words of several languages in a row, each language separately: "eighty-five cents" is English and French. */
function valuesByLanguage(words: string, text: string, at: number): string | null {
  for (const { 0: gap, index } of [...words.matchAll(/[\s-]+/g)].reverse()) {
    const head = words.slice(0, index);
    const from = index + gap.length;
    const tail = words.slice(from);
    if (spellingOf(tokensOf(head)))
      return (valuesOf(head, text, at) ?? head) + gap + (valuesOf(tail, text, at + from) ?? tail);
  }
  return null;
}

const spellingOf = (tokens: readonly string[]): Spelling | undefined =>
  spellings.find((one) =>
    tokens.every(
      (token) =>
        Object.hasOwn(one.small, token) ||
        Object.hasOwn(one.scale, token) ||
        one.joiners.includes(token) ||
        (one === german && germanCompound(token) !== null),
    ),
  );

/** The value of a run: a scale word multiplies the value before it, a smaller word is added. */
function numbers(tokens: readonly string[], spelling: Spelling): string {
  const found: number[] = [];
  let total = 0;
  let current: number | null = null;
  let last = 0;
  const close = () => {
    if (current !== null || total > 0) found.push(total + (current ?? 0));
    total = 0;
    current = null;
  };
  for (const token of tokens) {
    if (spelling.joiners.includes(token)) continue;
    const scale = spelling.scale[token];
    if (scale !== undefined) {
      if (scale === 100) current = (current ?? 1) * 100;
      else {
        total += (current ?? 1) * scale;
        current = null;
      }
      last = scale;
      continue;
    }
    const value = spelling.small[token] ?? germanCompound(token) ?? 0;
    if (current === null) current = value;
    // `current` already contains the 4 of "quatre".
    else if (isFrenchScore(current, value, spelling)) current += 80 - 4;
    else if (fits(current, value, last, spelling)) current += value;
    else {
      close();
      current = value;
    }
    last = value;
  }
  close();
  return yearOf(found, spelling) ?? found.join(' ');
}

/** Years are read in two halves: "nineteen eighty-nine". */
function yearOf([century = 0, rest = 0, ...more]: readonly number[], spelling: Spelling): string | null {
  const isYear = spelling === english && century >= 11 && century <= 20 && rest >= 10 && rest < 100;
  return isYear && more.length === 0 ? String(century * 100 + rest) : null;
}

/** "quatre-vingts" is four times twenty, after hundreds too. */
const isFrenchScore = (current: number, value: number, spelling: Spelling): boolean =>
  spelling === french && current % 100 === 4 && value === 20;

/** Whether a word continues the number before it: "forty" and "two", "hundred" and "six", "soixante" and "douze". */
function fits(current: number, value: number, last: number, spelling: Spelling): boolean {
  if (last >= 100 && current % 100 === 0) return value < 100;
  // "soixante-douze", "quatre-vingt-quinze"
  if (spelling === french && (last === 60 || last === 20) && current % 10 === 0) return value < 20;
  // "dix-sept"
  if (spelling === french && last === 10) return value >= 7 && value <= 9;
  return last >= 20 && last < 100 && last % 10 === 0 && value > 0 && value < 10;
}
