import { type Expression, type FunctionName, parseExpression } from './expression.ts';

/** The value of a written calculation; null when the text is not a calculation or has no value. */
export function calculate(text: string): number | null {
  const expression = parseExpression(text);
  const value = expression ? evaluate(expression) : Number.NaN;
  return Number.isFinite(value) ? value : null;
}

/** The value of a calculation; not finite when it has none. @param letter returns the value of a letter; without it none has one */
export function evaluate(expression: Expression, letter = (_name: string): number => Number.NaN): number {
  const partValue = (part: Expression) => evaluate(part, letter);
  switch (expression.kind) {
    case 'number':
      return Number(expression.text);
    case 'variable':
      return letter(expression.name);
    case 'negative':
      return -partValue(expression.operand);
    case 'operation':
      return operations[expression.operator](partValue(expression.left), partValue(expression.right));
    case 'call':
      return callFunction(expression.name, expression.arguments.map(partValue));
  }
}

/** What the signs of the tree mean. */
export const operations = {
  '+': (left: number, right: number) => left + right,
  '-': (left: number, right: number) => left - right,
  '*': (left: number, right: number) => left * right,
  '/': (left: number, right: number) => left / right,
  '^': (left: number, right: number) => left ** right,
};

/** The value of a function; not finite when it has none, or when the number of arguments is wrong. */
function callFunction(name: FunctionName, [first = Number.NaN, second, ...rest]: number[]): number {
  if (rest.length > 0) return Number.NaN;
  if (name === 'round') return roundDecimal(first, second ?? 0);
  if (name === 'gcd' || name === 'lcm') return gcdOrLcm(name, first, second ?? Number.NaN);
  if (second !== undefined) return Number.NaN;
  if (name === 'floor') return Math.floor(withoutNoise(first));
  return name === 'abs' ? Math.abs(first) : Math.sqrt(first);
}

/**
 * Rounds by decimal digits, as people do: 1.005 becomes 1.01, and -2.5 becomes -3. It moves the decimal point in the written number,
 * since a multiplication would bring binary rounding errors back.
 */
function roundDecimal(value: number, places: number): number {
  const [digits, exponent = '0'] = String(withoutNoise(Math.abs(value))).split('e');
  const whole = Math.round(Number(`${digits}e${Number(exponent) + places}`));
  return Math.sign(value) * Number(`${whole}e${-places}`);
}

/** Removes binary rounding errors, which begin at the sixteenth digit: 0.6 / 0.2 is 3. It keeps 14 digits, since errors grow. */
const withoutNoise = (value: number): number => Number(value.toPrecision(14));

function gcdOrLcm(name: 'gcd' | 'lcm', first: number, second: number): number {
  if (!Number.isSafeInteger(first) || !Number.isSafeInteger(second)) return Number.NaN;
  const divisor = greatestCommonDivisor(Math.abs(first), Math.abs(second));
  if (name === 'gcd') return divisor;
  return divisor === 0 ? 0 : Math.abs(first * second) / divisor;
}

export const greatestCommonDivisor = (first: number, second: number): number =>
  second === 0 ? first : greatestCommonDivisor(second, first % second);

/** Whether two values differ only by binary rounding: by a billionth of the larger one at most, and between -1 and 1 by a billionth. */
export const sameValue = (one: number, other: number): boolean =>
  Math.abs(one - other) <= 1e-9 * Math.max(1, Math.abs(one), Math.abs(other));
