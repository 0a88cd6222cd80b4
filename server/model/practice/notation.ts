import { sameValue } from '../../../arithmetic/evaluate.ts';

/*
 * Translates between three ways to write mathematics: what students type ("half of 18", "15% of 80", "4 por 3 son 12"), the
 * signs that the arithmetic parses ("18/2"), and what people read ("18 ÷ 2"). Typed texts are canonical already: number
 * words are digits, and ×, − and ² are *, - and ^2.
 */

/**
 * A pattern for words that stand for a sign. It matches them only between two numbers or unknowns, since
 * elsewhere they mean something else.
 */
const betweenNumbers = (words: string): RegExp =>
  new RegExp(`(?<=[\\d)%a-z])\\s*(?<![a-z])(?:${words})(?![a-z])\\s*(?=[\\d(-]|[a-z](?![a-z]))`, 'g');

/** The sign and the words for percent, in the languages that the practice tutor reads. */
const percentSign = '(?:%|per ?cent|prozent|pour ?cent|por ?ciento)';

/** A number with the word for percent, such as "15%" or "15 prozent". */
const percentage = String.raw`([\d.]+) ?${percentSign}`;

/** Percentages in a text as it was typed. */
export const percentages = new RegExp(percentage, 'gi');

/** Whether a text contains a word for percent. */
export const namesPercent = (text: string): boolean => new RegExp(percentSign, 'i').test(text);

/** The word between a part and its whole: "15% of 80". */
const ofWhole = String.raw`(?: of| von| vom| de| du| des| del)(?: the| los| las| les| den)? ?(?=[\d(])`;

/** Typed words and the signs that replace them. The order matters: a later pattern matches what an earlier one has written. */
const replacements: readonly (readonly [RegExp, string])[] = [
  [/[$€£]/g, ''],
  [/\*\*/g, '^'],
  [/==+/g, '='],
  [/\bdivide (\d+\/\d+|[\d.]+) (?:by|entre|por) (\d+\/\d+|[\d.]+)/g, '($1)/($2)'],
  [/\bmultiply ([\d./]+) (?:by|with|and) (?=\d)/g, '$1*'],
  [/\badd ([\d./]+) (?:to|and) (?=\d)/g, '$1 + '],
  [/\bsubtract ([\d./]+) from ([\d./]*\d)/g, '$2 - $1'],
  [
    /(?:√|(?:square root of|raíz (?:cuadrada )?de|wurzel (?:aus|von)|racine (?:carrée )?de)) ?(\d+)/g,
    'sqrt($1)',
  ],
  [/\b(?:half of|la mitad de|la moitié de|die hälfte von) ([\d.]*\d)/g, '$1/2'],
  [new RegExp(percentage + ofWhole, 'g'), '($1/100)*'],
  [new RegExp(String.raw`(\d+\/\d+)${ofWhole}`, 'g'), '$1*'],
  [new RegExp(percentage, 'g'), '$1%'],
  [
    /(\d+\/\d+) ?(?:divided by|geteilt durch|divisé par|dividido (?:por|entre)) ?(\d+(?:\/\d+)?)/g,
    '($1)/($2)',
  ],
  [/(\d) ?(?:divided by|geteilt durch|divisé par|dividido (?:por|entre)) ?(\d+\/\d+)/g, '$1/($2)'],
  [betweenNumbers('divided by|over|geteilt durch|durch|divisé par|dividido (?:por|entre)|entre'), ' / '],
  [betweenNumbers('times|multiplied by|mal|por|fois|multiplicado por|multiplié par'), ' * '],
  [/(?<=[\d)]) x (?=[\d(])|(?<=\d)x(?=\d)/g, ' * '],
  [betweenNumbers('plus|más|mas'), ' + '],
  [betweenNumbers('minus|menos|moins|take away'), ' - '],
  [
    betweenNumbers(
      'equals|is equal to|equal|is|are|makes|gives|gibt|ergibt|ist|sind|macht|son|es|fait|font|égale',
    ),
    ' = ',
  ],
  [/(?<=[\d)]) : (?=[\d(])/g, ' / '],
  [/(?<=[\d)])(?: to the power of| hoch| elevado a| puissance) (?=\d)/g, '^'],
  [/(?<=[\d)]) (?:squared|al cuadrado|au carré|zum quadrat)/g, '^2'],
  [/(?<=[\d)]) cubed/g, '^3'],
  // A mixed number: "1 1/2".
  [/(?<![\d/*^.])(\d+) (\d+)\/(\d+)(?![\d/])/g, '($1+$2/$3)'],
];

/** What a student typed, in the signs that the arithmetic parses. @param text canonical */
export const toSigns = (text: string): string =>
  replacements.reduce((replaced, [typed, signs]) => replaced.replace(typed, signs), text.toLowerCase());

/**
 * An expression as people read it: with × and ÷, a real minus sign, and spaces around signs. On the way, a
 * no-break space stands for a space that later steps must leave alone, and ÷ for a division that is no
 * fraction. A fraction that is a whole number, such as 12/4, is shown as a division.
 * @param percentOf the word between a percentage and its base
 */
export const formatExpression = (expression: string, percentOf = 'of'): string =>
  expression
    .replace(/(?<=\d) \/ (?=\d)/g, '÷')
    .replace(/\s*([-+*/^=()÷])\s*/g, '$1')
    .replace(/\(([\d.]+)\/100\)\*/g, `$1\u00a0%\u00a0${percentOf}\u00a0`)
    .replace(/\((\d+)\+(\d+\/\d+)\)/g, '$1\u00a0$2')
    .replace(/sqrt\((\d+)\)/g, '√$1')
    .replace(/(?<=[\d)a-z])([-+*])(?=[\d(a-z√])/g, ' $1 ')
    .replace(/(?<=[\d)])\/(?=\()|(?<=\))\/(?=\d)/g, ' / ')
    .replace(/^(\d+)\/(\d+)(?=$|=)/, (both, one: string, other: string) =>
      Number(one) > Number(other) && Number(one) % Number(other) === 0 ? `${one} / ${other}` : both,
    )
    .replace(/ \/ |÷/g, ' ÷ ')
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

/** Whether a decimal number is a value rounded to the number's decimal places. */
export function isRounding(value: number, text: string): boolean {
  const [, places] = /^-?\d+\.(\d+)$/.exec(text.trim()) ?? [];
  return places !== undefined && places.length <= 12 && Number(value.toFixed(places.length)) === Number(text);
}
