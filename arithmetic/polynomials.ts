import { evaluate } from './evaluate.ts';
import type { Expression } from './expression.ts';
import { solveLinear } from './linear-system.ts';

/** The coefficients of a polynomial in one unknown by power: 6 - 5x + x^2 is [6, -5, 1]. */
export type Polynomial = readonly number[];

const highestPower = 4;
/** Interpolation evaluates the expression at these points; it needs one more than the highest power. */
const samplePoints = [-2, -1, 0, 1, 2];
/** The polynomial found must equal the expression at these further points. */
const testPoints = [3, 0.5, -1.7];

/** The polynomial that an expression in one unknown equals, found by interpolation; null when there is none up to the fourth power. */
export function polynomialOf(expression: Expression): Polynomial | null {
  const valueOfExpression = (point: number) => evaluate(expression, () => point);
  const powers = Array.from({ length: highestPower + 1 }, (_, power) => power);
  const solution = solveLinear(
    samplePoints.map((point) => [...powers.map((power) => point ** power), valueOfExpression(point)]),
  );
  if (!solution?.every(Number.isFinite)) return null;
  const coefficients = solution.map(withoutNoise);
  while (coefficients.length > 1 && coefficients.at(-1) === 0) coefficients.pop();
  const agreesAt = (point: number) => {
    const expected = valueOfExpression(point);
    return Math.abs(valueAt(coefficients, point) - expected) <= 1e-6 * Math.max(1, Math.abs(expected));
  };
  return testPoints.every(agreesAt) ? coefficients : null;
}

/** Removes binary rounding errors, and the sign of -0. */
const withoutNoise = (value: number): number => Math.round(value * 1e9) / 1e9 || 0;

const valueAt = (polynomial: Polynomial, point: number): number =>
  polynomial.reduce((sum, coefficient, power) => sum + coefficient * point ** power, 0);

/** The real roots of a polynomial of the first or second degree, each once; none for other degrees. */
export function rootsOf([constant = 0, linear = 0, quadratic = 0, ...higher]: Polynomial): number[] {
  if (higher.some((coefficient) => coefficient !== 0)) return [];
  if (quadratic === 0) return linear === 0 ? [] : [withoutNoise(-constant / linear)];
  const rootOfDiscriminant = Math.sqrt(linear ** 2 - 4 * quadratic * constant);
  if (Number.isNaN(rootOfDiscriminant)) return [];
  return [
    ...new Set([-1, 1].map((sign) => withoutNoise((sign * rootOfDiscriminant - linear) / (2 * quadratic)))),
  ];
}
