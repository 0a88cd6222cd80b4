import { calculate } from '../../arithmetic/evaluate.ts';
import { parseExpression } from '../../arithmetic/expression.ts';
import { polynomialOf, rootsOf } from '../../arithmetic/polynomials.ts';
import { siUnit } from '../exact/worked-out/si-units.ts';
import { formatExpression, formatValue } from './notation.ts';

/** A calculation, an equation in one unknown or a conversion of units: what arithmetic checks by itself. */
export interface Problem {
  readonly topic: Topic;
  /** In the signs of the parser; a conversion as "3.5 m = ? cm". */
  readonly text: string;
  /** A quadratic equation can have two. */
  readonly results: readonly number[];
  /** The unknown of an equation; empty for others. */
  readonly unknown: string;
  /** The unit in which the result of a conversion is asked for; empty for others. */
  readonly unit: string;
}

export type Topic =
  | 'add'
  | 'subtract'
  | 'multiply'
  | 'divide'
  | 'fractions'
  | 'percent'
  | 'power'
  | 'several'
  | 'equation'
  | 'quadratic'
  | 'units';

/**
 * The calculation in a text; null for a single number, a negated expression, and anything that is no calculation.
 * @param text in the signs of the parser
 */
export function calculationOf(text: string): Problem | null {
  const expression = parseExpression(text);
  const value = calculate(text);
  if (!expression || value === null || expression.kind === 'number' || expression.kind === 'negative')
    return null;
  return { topic: topicOf(text), text: text.trim(), results: [value], unknown: '', unit: '' };
}

const operators: Readonly<Record<string, Topic>> = {
  '+': 'add',
  '-': 'subtract',
  '*': 'multiply',
  '/': 'divide',
  '^': 'power',
};

/** A number, and a fraction such as "3/4" or the mixed number "1+3/4". */
const number = '\\(?-?[\\d.]+\\)?';
const fraction = '\\(?-?(?:[\\d.]+\\+)?[\\d.]+/[\\d.]+\\)?';
const oneOperation = new RegExp(`^${number}([-+*/^])${number}$`);
const ofFractions = new RegExp(
  `^${fraction}(?:[-+*/](?:${fraction}|${number}))$|^${number}[-+*/]${fraction}$`,
);
const percentOfNumber = /^\([\d.]+\/100\)\*[\d.]+$/;

function topicOf(text: string): Topic {
  const signs = text.replace(/\s/g, '');
  if (percentOfNumber.test(signs)) return 'percent';
  if (/^sqrt\([^()]*\)$/.test(signs)) return 'power';
  const [, operator = ''] = oneOperation.exec(signs) ?? [];
  return operators[operator] ?? (ofFractions.test(signs) ? 'fractions' : 'several');
}

/** An equation in one unknown with a solution; null for anything else. @param left, right in the signs of the parser */
export function equationOf(left: string, right: string): Problem | null {
  const letters = new Set(`${left}${right}`.replace(/sqrt/g, '').match(/[a-z]/g) ?? []);
  const [unknown = ''] = letters;
  if (letters.size !== 1 || left.trim() === '' || right.trim() === '') return null;
  const expression = parseExpression(`(${left})-(${right})`);
  const difference = expression && polynomialOf(expression);
  const results = difference ? [...rootsOf(difference)].sort((one, other) => one - other) : [];
  if (!difference || results.length === 0) return null;
  const topic = difference.length > 2 ? 'quadratic' : 'equation';
  return { topic, text: `${left.trim()} = ${right.trim()}`, results, unknown, unit: '' };
}

/** The two sides of an equation. */
export const sidesOf = ({ text }: Problem): string[] => text.split(' = ');

/** Whether an equation says what the unknown is: "x = 4". */
export const isSolved = (equation: Problem): boolean => {
  const sides = sidesOf(equation);
  return sides.some((side, at) => side === equation.unknown && /^[-\d./\s()+]+$/.test(sides[1 - at] ?? ''));
};

/** The conversion of an amount; null for units of different quantities, and for units of equal size. */
export function conversionOf(amount: number, from: string, to: string): Problem | null {
  const [one, other] = [siUnit(from), siUnit(to)];
  if (!one || !other || one.dimension !== other.dimension || one.size === other.size) return null;
  const value = Number(((amount * one.size) / other.size).toPrecision(12));
  const text = `${formatValue(amount)} ${from} = ? ${to}`;
  return { topic: 'units', text, results: [value], unknown: '', unit: to };
}

/** A problem as people read it. */
export const problemText = ({ topic, text }: Problem, percentOf: string): string =>
  topic === 'units' ? text : formatExpression(text, percentOf);

/** A problem with its results: "17 × 23 = 391", "x = 2, x = 3". */
export function solvedText({ topic, text, results, unknown, unit }: Problem, percentOf: string): string {
  const values = results.map((value) => formatValue(value, topic === 'fractions'));
  if (unknown !== '') return values.map((value) => `${unknown} = ${value}`).join(', ');
  return topic === 'units'
    ? `${text.replace(/ = \?.*/, '')} = ${values[0]} ${unit}`
    : `${formatExpression(text, percentOf)} = ${values[0]}`;
}

export const isSame = (one: Problem, other: Problem): boolean =>
  one.text.replace(/\s/g, '') === other.text.replace(/\s/g, '');
