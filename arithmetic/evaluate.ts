import { type Expression, type FunctionName, parseExpression } from './expression.ts';

/** The value of a written calculation; null when the text is no calculation or has no value. */
export function calculate(text: string): number | null {
  const expression = parseExpression(text);
  const value = expression ? evaluate(expression) : Number.NaN;
  return Number.isFinite(value) ? value : null;
}

/** The value of a calculation; not finite when it has none. `variable` is the value of every letter. */
export function evaluate(expression: Expression, variable = Number.NaN): number {
  switch (expression.kind) {
    case 'number':
      return Number(expression.text);
    case 'variable':
      return variable;
    case 'negative':
      return -evaluate(expression.of, variable);
    case 'operation':
      return operations[expression.sign](
        evaluate(expression.left, variable),
        evaluate(expression.right, variable),
      );
    case 'call':
      return called(
        expression.name,
        expression.of.map((given) => evaluate(given, variable)),
      );
  }
}

const operations = {
  '+': (left: number, right: number) => left + right,
  '-': (left: number, right: number) => left - right,
  '*': (left: number, right: number) => left * right,
  '/': (left: number, right: number) => left / right,
  '^': (left: number, right: number) => left ** right,
};

function called(name: FunctionName, [one = Number.NaN, other, ...more]: number[]): number {
  if (more.length > 0) return Number.NaN;
  if (name === 'round') return rounded(one, other ?? 0);
  if (name === 'gcd' || name === 'lcm') return shared(name, one, other ?? Number.NaN);
  if (other !== undefined) return Number.NaN;
  if (name === 'floor') return floored(one);
  return name === 'abs' ? Math.abs(one) : Math.sqrt(one);
}

/** Rounds by decimal digits, as people do: 1.005 becomes 1.01, and -2.5 becomes -3. */
function rounded(value: number, places: number): number {
  const [digits, power = '0'] = String(withoutNoise(Math.abs(value))).split('e');
  const whole = Math.round(Number(`${digits}e${Number(power) + places}`));
  return Math.sign(value) * Number(`${whole}e${-places}`);
}

/** Corrects binary rounding errors: 0.6 / 0.2 is 3. */
const floored = (value: number): number => Math.floor(withoutNoise(value));

const withoutNoise = (value: number): number => Number(value.toPrecision(14));

function shared(name: 'gcd' | 'lcm', one: number, other: number): number {
  if (!Number.isSafeInteger(one) || !Number.isSafeInteger(other)) return Number.NaN;
  const divisor = commonDivisor(Math.abs(one), Math.abs(other));
  if (name === 'gcd') return divisor;
  return divisor === 0 ? 0 : Math.abs(one * other) / divisor;
}

const commonDivisor = (one: number, other: number): number =>
  other === 0 ? one : commonDivisor(other, one % other);
