import { Fraction } from 'fraction.js';
import { type Expression, parseExpression } from '../../../arithmetic/expression.ts';

/** Exact numbers: 0.1 + 0.2 is 0.3, and 1/3 is not rounded. */
export type Rational = Fraction;

export const rational = (number: number | string): Rational => new Fraction(number);

export const isInteger = (value: Rational): boolean => Number(value.d) === 1;

/** A linear form, as on each side of a linear equation: slope · variable + constant. */
export interface Linear {
  readonly slope: Rational;
  readonly constant: Rational;
}

const textMaximum = 120;
const digitsMaximum = 12;
const exponentMaximum = 12;
/** Digits, one letter at a time, brackets and the five operators: nothing that can name a function or a unit. */
const allowed = /^(?:[\d.+\-*/^()\s]|[a-z](?![a-z]))*$/;

/** The value of an arithmetic text, or null. */
export function evaluate(text: string): Rational | null {
  const linear = linearOf(text, '');
  return linear && isZero(linear.slope) ? linear.constant : null;
}

/** The text as a linear form in this variable, or null. Texts cannot call functions, and their length bounds the time. */
export function linearOf(text: string, variable: string): Linear | null {
  if (text.length > textMaximum || !allowed.test(text)) return null;
  if (text.match(/[\d.]+/g)?.some((number) => number.length > digitsMaximum)) return null;
  const expression = parseExpression(text);
  return expression && walk(expression, variable);
}

const zero = rational(0);
export const isZero = (value: Rational): boolean => value.equals(zero);

function walk(expression: Expression, variable: string): Linear | null {
  switch (expression.kind) {
    case 'number':
      return { slope: zero, constant: rational(expression.text) };
    case 'variable':
      return expression.name === variable ? { slope: rational(1), constant: zero } : null;
    case 'negative': {
      const positive = walk(expression.of, variable);
      return positive && scaled(positive, rational(-1));
    }
    case 'operation': {
      const left = walk(expression.left, variable);
      const right = walk(expression.right, variable);
      return left && right && combined(expression.sign, left, right);
    }
    case 'call':
      return null;
  }
}

function combined(sign: '+' | '-' | '*' | '/' | '^', left: Linear, right: Linear): Linear | null {
  switch (sign) {
    case '+':
      return { slope: left.slope.add(right.slope), constant: left.constant.add(right.constant) };
    case '-':
      return { slope: left.slope.sub(right.slope), constant: left.constant.sub(right.constant) };
    case '*':
      if (isZero(right.slope)) return scaled(left, right.constant);
      return isZero(left.slope) ? scaled(right, left.constant) : null;
    case '/':
      if (!isZero(right.slope) || isZero(right.constant)) return null;
      return scaled(left, rational(1).div(right.constant));
    case '^':
      return isZero(left.slope) && isZero(right.slope) ? power(left.constant, right.constant) : null;
  }
}

function power(base: Rational, exponent: Rational): Linear | null {
  const times = Number(exponent.valueOf());
  if (!isInteger(exponent) || Math.abs(times) > exponentMaximum) return null;
  // Limits nested powers.
  if (String(base.n).length + String(base.d).length > digitsMaximum) return null;
  const result = base.pow(exponent) as Rational | null;
  return result ? { slope: zero, constant: result } : null;
}

const scaled = ({ slope, constant }: Linear, factor: Rational): Linear => ({
  slope: slope.mul(factor),
  constant: constant.mul(factor),
});
