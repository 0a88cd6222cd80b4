import { calculate, greatestCommonDivisor } from '../../../arithmetic/evaluate.ts';
import type { KeyProblem, UnderstoodLine } from '../../../contract/answer-keys.ts';
import { bareAnswer, plainAnswer } from './plain-answer.ts';
import { inUnitsLike, isUnit } from './unit-scales.ts';
import { unitSymbol } from './unit-symbols.ts';

interface AnswerLine {
  readonly written: string;
  /** The same answer in other numbers and units. */
  readonly equivalents: readonly string[];
  /** How the checks search for it. */
  readonly kind: Extract<UnderstoodLine['kind'], 'value' | 'as-written' | 'words'>;
  readonly problems: readonly KeyProblem[];
}

/** A sign or a word for a currency, before or after its amount. */
const currency = /^[$€£]\s?|\s?(?:[$€£]|dollars?|euros?|pounds|cents?|CHF|USD|EUR|GBP)$/i;
const number = String.raw`-?\d{1,15}(?:\.\d{1,12})?`;
/** A number, a fraction or a mixed number, and its unit: "2.5 m", "3/4", "2 1/2 km". */
const quantity = new RegExp(
  String.raw`^(${number}(?:\s?\/\s?\d{1,9})?(?: \d{1,3}\/\d{1,3})?)\s?([\p{L}°%][\p{L}°%\/^²³\d ]{0,30})?$`,
  'u',
);
/** A letter and its value: "x = 4". */
const equation = /^([a-z])\s?=\s?(.+)$/i;

/** Reads one line: a number, a quantity with its unit, a fraction, an equation, or words. */
export function lineFrom(written: string): AnswerLine {
  // As it was typed, to find mistakes in it; in canonical text, to read it.
  const problems = mistakesIn(bareAnswer(written));
  const plain = plainAnswer(written);
  const amount = (equation.exec(plain)?.[2] ?? plain).replace(currency, '').trim();
  const read = quantity.exec(amount);
  if (problems.length > 0) return asText(written, plain, problems);
  if (!read) return { ...asText(written, plain, []), equivalents: powerOf(amount) };
  const [, digits = '', unitWords = ''] = read;
  const value = arithmeticValue(digits);
  if (value === null) return asText(written, plain, [{ kind: 'not-a-number', found: digits }]);
  const { others, problem } = inOtherUnits(value, unitWords.trim());
  const equivalents = [...otherForms(value, digits), ...inThousands(digits), ...others].filter(
    (other) => other !== plain && other !== written,
  );
  return { written, equivalents, kind: 'value', problems: problem === null ? [] : [problem] };
}

/** The value of a power, which is an answer of its own: "10^3" is also 1000. */
function powerOf(amount: string): string[] {
  if (!/^-?\d{1,6}(?:\.\d{1,6})?\s?\^\s?-?\d{1,2}$/.test(amount)) return [];
  const value = calculate(amount);
  return value === null || Math.abs(value) >= 1e15 || Math.abs(value) < 1e-6 ? [] : [shown(value)];
}

/** A line that is searched for as it is written, or word by word. */
function asText(written: string, plain: string, problems: readonly KeyProblem[]): AnswerLine {
  return { written, equivalents: [], kind: /\d/.test(plain) ? 'as-written' : 'words', problems };
}

function mistakesIn(written: string): KeyProblem[] {
  // Two signs in a row ("3..5"), or two points that do not separate thousands; a zero below a fraction line;
  // a letter among digits ("5O"); a sign with nothing beside it. Brackets are counted below.
  const mistakes: readonly (readonly [RegExp, KeyProblem['kind']])[] = [
    [/\d(?:\.{2}|,{2}|\.,|,\.)\d\S*/, 'decimal-point'],
    [/(?<!\d)\d+\.\d+\.\d{1,2}(?!\d)\S*/, 'decimal-point'],
    [/(?<!\d)\d+\s?\/\s?0+(?![\d.])/, 'division-by-zero'],
    // "2l" is an amount in litres, and "2O2" are two molecules.
    [/(?<![\p{L}\d])\d+(?!(?:O[23]|I2)(?!\d))(?:[oOI]\d*|l\d+)(?!\p{L})/u, 'letters-in-number'],
    // "Na+", "Ca^2+" and "C++" end with their plus.
    [/[=*/^]\s*$|(?<!\p{Lu}\p{Ll}?\d?|[\^+]\d?)\+\s*$|^\s*[=*/^]/u, 'loose-sign'],
  ];
  return [
    ...mistakes.flatMap(([mistake, kind]) => {
      const found = mistake.exec(written)?.[0].trim();
      return found === undefined ? [] : [{ kind, found }];
    }),
    ...(count(written, '(') === count(written, ')') ? [] : [{ kind: 'brackets' as const, found: written }]),
  ];
}

const count = (text: string, character: string): number => text.split(character).length - 1;

/** The value of a number, a fraction or a mixed number. */
function arithmeticValue(digits: string): number | null {
  const mixed = /^(-?)(\d+) (\d+)\/(\d+)$/.exec(digits);
  return calculate(mixed ? `${mixed[1]}(${mixed[2]}+${mixed[3]}/${mixed[4]})` : digits);
}

/** A number as a person would write it. */
const shown = (value: number): string => String(Number(value.toPrecision(12)));

/**
 * A fraction as a terminating decimal, and a short decimal as a fraction. Only forms that people write: a decimal of at most eight characters, a fraction
 * with a denominator of at most 16 for a value below ten.
 */
function otherForms(value: number, digits: string): string[] {
  const decimal = shown(value);
  if (digits.includes('/')) return decimal.length <= 8 ? [decimal] : [];
  const places = decimal.split('.')[1]?.length ?? 0;
  if (places === 0 || places > 3 || Math.abs(value) >= 10) return [];
  const denominator = 10 ** places;
  const numerator = Math.round(Math.abs(value) * denominator);
  const shared = greatestCommonDivisor(numerator, denominator);
  const written = `${value < 0 ? '-' : ''}${numerator / shared}/${denominator / shared}`;
  return denominator / shared <= 16 ? [written] : [];
}

/** "1.250" is likely 1250 in a language with a decimal comma, since a decimal seldom ends in 0; "1.234" is left alone. */
const inThousands = (digits: string): string[] =>
  /^\d{1,3}\.\d\d0$/.test(digits) ? [digits.replace('.', '')] : [];

/**
 * The same amount in other units, and the unit if it is unknown. Amounts that nobody writes are left out: very small and very large ones, and those with
 * many digits.
 */
function inOtherUnits(value: number, words: string): { others: string[]; problem: KeyProblem | null } {
  if (words === '') return { others: [], problem: null };
  if (words === '%') return { others: [shown(value / 100)], problem: null };
  const symbol = unitSymbol(words);
  // "9 boxes" counts boxes; a word with a slash or a power is meant as a unit.
  const unknown = /[/^]/.test(symbol) && !isUnit(symbol);
  const others = inUnitsLike(value, symbol).filter(
    ({ amount }) => Math.abs(amount) >= 0.001 && Math.abs(amount) < 1e7 && shown(amount).length <= 9,
  );
  return {
    others: others.map(({ unit, amount }) => `${shown(amount)} ${unit}`),
    problem: unknown ? { kind: 'unknown-unit', found: words } : null,
  };
}
