import { calculate } from '../../../arithmetic/evaluate.ts';
import { type Expression, parseExpression } from '../../../arithmetic/expression.ts';
import { type Polynomial, polynomialOf, rootsOf } from '../../../arithmetic/polynomials.ts';
import { unitOf } from '../../../guardrails/guardrails.ts';
import { formatExpression, formatValue } from './notation.ts';

export interface Calculation {
  readonly kind: 'calculation';
  readonly topic: 'add' | 'subtract' | 'multiply' | 'divide' | 'fractions' | 'percent' | 'power' | 'several';
  /** In the signs of the parser. */
  readonly text: string;
  readonly value: number;
}

/** A linear or quadratic equation. */
export interface Equation {
  readonly kind: 'equation';
  readonly topic: 'equation' | 'quadratic';
  readonly text: string;
  readonly unknown: string;
  readonly sides: readonly [string, string];
  /** Left side minus right side. */
  readonly difference: Polynomial;
  readonly roots: readonly number[];
}

/** An amount that is to be written in another unit. */
export interface Conversion {
  readonly kind: 'conversion';
  readonly topic: 'units';
  /** "3.5 m = ? cm" */
  readonly text: string;
  readonly from: string;
  readonly to: string;
  readonly value: number;
}

/** What the practice tutor can check by itself. */
export type Problem = Calculation | Equation | Conversion;
export type Topic = Problem['topic'];

const topics: Readonly<Record<string, Calculation['topic']>> = {
  '+': 'add',
  '-': 'subtract',
  '*': 'multiply',
  '/': 'divide',
  '^': 'power',
};

/**
 * The calculation in a text; null for a single number, a negated expression, and anything that is no
 * calculation.
 * @param text in the signs of the parser
 */
export function calculationOf(text: string): Calculation | null {
  const expression = parseExpression(text);
  const value = calculate(text);
  if (!expression || value === null || expression.kind === 'number' || expression.kind === 'negative')
    return null;
  return { kind: 'calculation', topic: topicOf(expression, text), text: text.trim(), value };
}

/** A percentage of a number: "(15/100)*80". */
const percentOfNumber = /^\([\d.]+\/100\)\*[\d.]+$/;
/** A fraction of a fraction, which the parser reads as one chain: "1/2*3/4", "(1/2)*(3/4)". */
const fractionOfFraction = /^\(?\d+\/\d+\)?\*\(?\d+\/\d+\)?$/;

function topicOf(expression: Expression, text: string): Calculation['topic'] {
  const signs = text.replace(/\s/g, '');
  if (percentOfNumber.test(signs)) return 'percent';
  if (fractionOfFraction.test(signs)) return 'fractions';
  if (expression.kind === 'call') return 'power';
  if (expression.kind !== 'operation') return 'several';
  const sides = [expression.left, expression.right];
  if (sides.some(isFraction) && sides.every((side) => isFraction(side) || isNumber(side))) return 'fractions';
  return sides.every(isNumber) ? (topics[expression.operator] ?? 'several') : 'several';
}

const isNumber = (one: Expression): boolean =>
  one.kind === 'number' || (one.kind === 'negative' && isNumber(one.operand));

/** "3/4", or the mixed number "1+3/4". */
const isFraction = (one: Expression): boolean =>
  one.kind === 'operation' &&
  ((one.operator === '/' && isNumber(one.left) && isNumber(one.right)) ||
    (one.operator === '+' && isNumber(one.left) && isFraction(one.right)));

/** An equation in one unknown with a solution; null for anything else. @param left, right in the signs of the parser */
export function equationOf(left: string, right: string): Equation | null {
  const letters = new Set(`${left}${right}`.replace(/sqrt/g, '').match(/[a-z]/g) ?? []);
  const [unknown = ''] = letters;
  if (letters.size !== 1 || left.trim() === '' || right.trim() === '') return null;
  const expression = parseExpression(`(${left})-(${right})`);
  const difference = expression && polynomialOf(expression);
  const roots = difference ? [...rootsOf(difference)].sort((one, other) => one - other) : [];
  if (!difference || roots.length === 0) return null;
  return {
    kind: 'equation',
    topic: difference.length > 2 ? 'quadratic' : 'equation',
    text: `${left.trim()} = ${right.trim()}`,
    unknown,
    sides: [left.trim(), right.trim()],
    difference,
    roots,
  };
}

/** Whether an equation says what the unknown is: "x = 4". */
export const isSolved = ({ sides, unknown }: Equation): boolean =>
  sides.some((side, at) => side === unknown && /^[-\d./\s()+]+$/.test(sides[1 - at] ?? ''));

/** The conversion of an amount; null for units of different quantities, and for units of equal size. */
export function conversionOf(amount: number, from: string, to: string): Conversion | null {
  const [one, other] = [unitOf(from), unitOf(to)];
  if (!one || !other || one.dimension !== other.dimension || one.size === other.size) return null;
  const value = Number(((amount * one.size) / other.size).toPrecision(12));
  return {
    kind: 'conversion',
    topic: 'units',
    text: `${formatValue(amount)} ${from} = ? ${to}`,
    from,
    to,
    value,
  };
}

/** A problem as it is shown. */
export const problemText = (problem: Problem, percentOf: string): string =>
  problem.kind === 'conversion' ? problem.text : formatExpression(problem.text, percentOf);

export const isSame = (one: Problem, other: Problem): boolean =>
  one.text.replace(/\s/g, '') === other.text.replace(/\s/g, '');

/** The results of a problem; an equation can have two. */
export const resultsOf = (problem: Problem): readonly number[] =>
  problem.kind === 'equation' ? problem.roots : [problem.value];
