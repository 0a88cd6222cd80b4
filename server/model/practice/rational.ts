import {
  create,
  type Fraction,
  fractionDependencies,
  isConstantNode,
  isOperatorNode,
  isParenthesisNode,
  isSymbolNode,
  type MathNode,
  parseDependencies,
} from 'mathjs';

/** Exact numbers: 0.1 + 0.2 is 0.3, and 1/3 is not rounded. */
export type Rational = Fraction;

const math = create({ ...fractionDependencies, ...parseDependencies }, { number: 'Fraction' });

export const rational = (number: number | string): Rational => math.fraction(number) as Rational;

export const isInteger = (value: Rational): boolean => Number(value.d) === 1;

/** slope · variable + constant: what every side of a linear equation comes to. */
export interface Linear {
  readonly slope: Rational;
  readonly constant: Rational;
}

const textMaximum = 120;
const digitsMaximum = 12;
const exponentMaximum = 12;
/** Digits, one letter at a time, brackets and the five operators: nothing that could name a function or a unit. */
const allowed = /^(?:[\d.+\-*/^()\s]|[a-z](?![a-z]))*$/;

/** The value of arithmetic with numbers only, or null where the text is something else or has no value. */
export function evaluate(text: string): Rational | null {
  const linear = linearOf(text, '');
  return linear && isZero(linear.slope) ? linear.constant : null;
}

/**
 * The text as a linear form in this variable, or null. The library only parses; the evaluation is our own walk over
 * numbers and the five operators, so a text can reach no function, and its size bounds the time.
 */
export function linearOf(text: string, variable: string): Linear | null {
  if (text.length > textMaximum || !allowed.test(text)) return null;
  if (text.match(/[\d.]+/g)?.some((number) => number.length > digitsMaximum)) return null;
  try {
    return walk(math.parse(text), variable);
  } catch {
    return null;
  }
}

const zero = rational(0);
export const isZero = (value: Rational): boolean => value.equals(zero);

function walk(node: MathNode, variable: string): Linear | null {
  if (isParenthesisNode(node)) return walk(node.content, variable);
  if (isConstantNode(node)) return { slope: zero, constant: rational(String(node.value)) };
  if (isSymbolNode(node)) return node.name === variable ? { slope: rational(1), constant: zero } : null;
  if (!isOperatorNode(node)) return null;
  const parts = node.args.map((part) => walk(part, variable));
  const [left, right] = parts;
  if (!left) return null;
  if (node.fn === 'unaryPlus') return left;
  if (node.fn === 'unaryMinus') return scaled(left, rational(-1));
  return right ? combined(node.fn, left, right) : null;
}

function combined(operation: string, left: Linear, right: Linear): Linear | null {
  switch (operation) {
    case 'add':
      return { slope: left.slope.add(right.slope), constant: left.constant.add(right.constant) };
    case 'subtract':
      return { slope: left.slope.sub(right.slope), constant: left.constant.sub(right.constant) };
    case 'multiply':
      if (isZero(right.slope)) return scaled(left, right.constant);
      return isZero(left.slope) ? scaled(right, left.constant) : null;
    case 'divide':
      if (!isZero(right.slope) || isZero(right.constant)) return null;
      return scaled(left, rational(1).div(right.constant));
    case 'pow':
      return isZero(left.slope) && isZero(right.slope) ? power(left.constant, right.constant) : null;
    default:
      return null;
  }
}

function power(base: Rational, exponent: Rational): Linear | null {
  const times = Number(exponent.valueOf());
  if (!isInteger(exponent) || Math.abs(times) > exponentMaximum) return null;
  // A tower of powers would grow without this.
  if (String(base.n).length + String(base.d).length > digitsMaximum) return null;
  const result = base.pow(exponent) as Rational | null;
  return result ? { slope: zero, constant: result } : null;
}

const scaled = ({ slope, constant }: Linear, factor: Rational): Linear => ({
  slope: slope.mul(factor),
  constant: constant.mul(factor),
});
