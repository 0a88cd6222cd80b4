import { evaluate } from './evaluate.ts';
import type { Expression } from './expression.ts';
import { solveLinear } from './linear-system.ts';

/** The coefficients of a polynomial in one unknown, that of the unknown's power 0 first. */
export type Polynomial = readonly number[];

const highest = 4;
/** The values of the unknown from which the coefficients are worked out. */
const points = [-2, -1, 0, 1, 2];
/** Further values, at which the polynomial has to agree with the expression. */
const testPoints = [3, 0.5, -1.7];

/** Reads an expression in one unknown as a polynomial up to the fourth power; null when it is none. */
export function polynomialOf(expression: Expression): Polynomial | null {
  const at = (value: number) => evaluate(expression, value);
  const powers = Array.from({ length: highest + 1 }, (_, power) => power);
  const found = solveLinear(points.map((point) => [...powers.map((power) => point ** power), at(point)]));
  if (!found?.every(Number.isFinite)) return null;
  const coefficients = found.map(rounded);
  while (coefficients.length > 1 && coefficients.at(-1) === 0) coefficients.pop();
  const fits = (point: number) =>
    Math.abs(valueAt(coefficients, point) - at(point)) <= 1e-6 * Math.max(1, Math.abs(at(point)));
  return testPoints.every(fits) ? coefficients : null;
}

const rounded = (value: number): number => Math.round(value * 1e9) / 1e9 || 0;

const valueAt = (polynomial: Polynomial, point: number): number =>
  polynomial.reduce((sum, coefficient, power) => sum + coefficient * point ** power, 0);

/** The real roots of a polynomial of the first or second degree. */
export function rootsOf([free = 0, slope = 0, square = 0, ...higher]: Polynomial): number[] {
  if (higher.some((one) => one !== 0)) return [];
  if (square === 0) return slope === 0 ? [] : [rounded(-free / slope)];
  const root = Math.sqrt(slope ** 2 - 4 * square * free);
  if (Number.isNaN(root)) return [];
  return [...new Set([-1, 1].map((sign) => rounded((sign * root - slope) / (2 * square))))];
}

export const derivativeOf = (polynomial: Polynomial): Polynomial =>
  polynomial.slice(1).map((coefficient, power) => coefficient * (power + 1));

/** A polynomial as people write it: "x^2 - 5x + 6". */
export function writtenPolynomial(polynomial: Polynomial, unknown: string): string {
  const terms = polynomial
    .map((coefficient, power) => ({ coefficient, power }))
    .filter(({ coefficient }) => coefficient !== 0)
    .reverse()
    .map(({ coefficient, power }, at) => {
      const size = Math.abs(coefficient);
      const factor = size === 1 && power > 0 ? '' : String(size);
      const sign = coefficient < 0 ? (at === 0 ? '-' : ' - ') : at === 0 ? '' : ' + ';
      return `${sign}${factor}${power === 0 ? '' : power === 1 ? unknown : `${unknown}^${power}`}`;
    });
  return terms.length === 0 ? '0' : terms.join('');
}
