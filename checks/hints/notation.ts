import { sameValue } from '../../arithmetic/evaluate.ts';

/*
 * Translates between the ways to write mathematics: what students type ("half of 18", "15% of 80", "4 por 3 son 12"), the signs
 * that the arithmetic parses ("18/2"), and what people read ("18 ÷ 2"). Typed texts are canonical already: number words are
 * digits, and ×, − and ² are *, - and ^2.
 */

/** Matches words for a sign between two numbers or unknowns, since elsewhere they mean something else. */
const between = (words: string): RegExp =>
  new RegExp(
    `(?<=[\\d)%]|(?<![a-z])[a-z])\\s*(?<![a-z])(?:${words})(?![a-z])\\s*(?=[$€£]?[\\d(-]|[a-z](?![a-z]))`,
    'gi',
  );

type Replacements = readonly (readonly [RegExp, string])[];

/** Words between two numbers, and the sign that they stand for. */
const spoken: Replacements = [
  [between('divided by|over|dividido (?:por|entre)|entre'), ' / '],
  [between('times|multiplied by|multiplicado por|por'), ' * '],
  [/(?<=[\d)]) x (?=[\d(])|(?<=\d)x(?=\d)/gi, ' * '],
  [between('plus|más|mas'), ' + '],
  [between('minus|take away|menos'), ' - '],
  [between('equals|is equal to|is|are|makes|gives|son|es|da'), ' = '],
];

/** The sign and the words for percent. */
const percentSign = '(?:%|per ?cent|por ?ciento)';
/** A number with such a word, such as "15%". */
const percentage = String.raw`([\d.]+) ?${percentSign}`;
/** The word between a part and its whole: "15% of 80". */
const ofWhole = String.raw`(?: of| de| del)(?: the| los| las)? ?(?=[\d(])`;

/** Typed words and their signs. The order matters: a later pattern matches what an earlier one has written. */
const typed: Replacements = [
  [/[$€£]/g, ''],
  [/\*\*/g, '^'],
  [/==+/g, '='],
  [/\bdivide (\d+\/\d+|[\d.]+) (?:by|entre|por) (\d+\/\d+|[\d.]+)/g, '($1)/($2)'],
  [/\bmultiply ([\d./]+) (?:by|with|and) (?=\d)/g, '$1*'],
  [/\badd ([\d./]+) (?:to|and) (?=\d)/g, '$1 + '],
  [/\bsubtract ([\d./]+) from ([\d./]*\d)/g, '$2 - $1'],
  [/(?:√|(?:square root of|raíz (?:cuadrada )?de)) ?(\d+)/g, 'sqrt($1)'],
  [/\b(?:half of|la mitad de) ([\d.]*\d)/g, '$1/2'],
  [new RegExp(percentage + ofWhole, 'g'), '($1/100)*'],
  [new RegExp(String.raw`(\d+\/\d+)${ofWhole}`, 'g'), '$1*'],
  [new RegExp(percentage, 'g'), '$1%'],
  [/(\d+\/\d+) ?(?:divided by|dividido (?:por|entre)) ?(\d+(?:\/\d+)?)/g, '($1)/($2)'],
  [/(\d) ?(?:divided by|dividido (?:por|entre)) ?(\d+\/\d+)/g, '$1/($2)'],
  ...spoken,
  [/(?<=[\d)]) : (?=[\d(])/g, ' / '],
  [/(?<=[\d)]) (?:to the power of|elevado a) (?=\d)/g, '^'],
  [/(?<=[\d)]) (?:squared|al cuadrado)/g, '^2'],
  [/(?<=[\d)]) cubed/g, '^3'],
  // A mixed number: "1 1/2".
  [/(?<![\d/*^.])(\d+) (\d+)\/(\d+)(?![\d/])/g, '($1+$2/$3)'],
];

const replaceAll = (text: string, replacements: Replacements): string =>
  replacements.reduce((replaced, [words, sign]) => replaced.replace(words, sign), text);

/** Puts the words between numbers into signs: "14 times 6 is 84" becomes "14 * 6 = 84". @param text canonical */
export const withSigns = (text: string): string => replaceAll(text, spoken);

/** What a student typed, in the signs that the arithmetic parses. @param text canonical */
export const toSigns = (text: string): string => replaceAll(text.toLowerCase(), typed);

/**
 * An expression as people read it: with × and ÷, a real minus sign, and spaces around signs. On the way a no-break space stands for
 * a space that later steps leave alone, and ÷ for a division that is no fraction.
 * @param percentOf the word between a percentage and its base
 */
export const formatExpression = (expression: string, percentOf: string): string =>
  expression
    .replace(/(?<=\d) \/ (?=\d)/g, '÷')
    .replace(/\s*([-+*/^=()÷])\s*/g, '$1')
    .replace(/\(([\d.]+)\/100\)\*/g, `$1\u00a0%\u00a0${percentOf}\u00a0`)
    .replace(/\((\d+)\+(\d+\/\d+)\)/g, '$1\u00a0$2')
    .replace(/sqrt\((\d+)\)/g, '√$1')
    .replace(/(?<=[\d)a-z])([-+*])(?=[\d(a-z√])/g, ' $1 ')
    .replace(/(?<=[\d)])\/(?=\()|(?<=\))\/(?=\d)/g, '÷')
    .replace(/÷/g, ' ÷ ')
    .replace(/=/g, ' = ')
    .replace(/\^2(?!\d)/g, '²')
    .replace(/\^3(?!\d)/g, '³')
    .replace(/\*/g, '×')
    .replace(/-/g, '−')
    .replace(/\u00a0/g, ' ');

/** The most decimal places and the largest denominator of a number that people would write. */
const maxPlaces = 4;
const largestDenominator = 1_000;

/** A value as people write it: a whole number, a short decimal number, otherwise a fraction. */
export function formatValue(value: number, asFraction = false): string {
  // Twelve digits are enough to drop the rounding errors of the calculation.
  const size = Number(Math.abs(value).toPrecision(12));
  const sign = value < 0 ? '−' : '';
  const decimal = Number(size.toFixed(maxPlaces));
  if (Number.isInteger(size) || (!asFraction && decimal === size)) return `${sign}${size}`;
  for (let denominator = 2; denominator <= largestDenominator; denominator++)
    if (sameValue(size * denominator, Math.round(size * denominator)))
      return `${sign}${Math.round(size * denominator)}/${denominator}`;
  return `${sign}${decimal}`;
}

export const numbersIn = (text: string): number[] => (text.match(/\d+(?:\.\d+)?/g) ?? []).map(Number);

/** Whether a decimal number is a value rounded to the number's decimal places. */
export function isRounding(value: number, text: string): boolean {
  const [, places] = /^-?\d+\.(\d+)$/.exec(text.trim()) ?? [];
  return places !== undefined && places.length <= 12 && Number(value.toFixed(places.length)) === Number(text);
}
