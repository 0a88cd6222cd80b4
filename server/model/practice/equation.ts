import { formatted } from './notation.ts';
import { isZero, type Linear, linearOf, type Rational } from './rational.ts';

/** A linear equation with exactly one solution. */
export interface Equation {
  readonly kind: 'equation';
  readonly text: string;
  readonly variable: string;
  readonly left: Linear;
  readonly right: Linear;
  readonly hasBrackets: boolean;
  readonly solution: Rational;
}

/** The equation of a line in plain notation such as '2x + 3 = 11', or null. */
export function equationOf(line: string): Equation | null {
  const sides = line.split('=').map((side) => side.trim());
  const [variable, ...others] = new Set(line.match(/[a-z]/g) ?? []);
  if (sides.length !== 2 || variable === undefined || others.length > 0) return null;
  const [left, right] = sides.map((side) => (side === '' ? null : linearOf(side, variable)));
  if (!left || !right) return null;
  const slope = left.slope.sub(right.slope);
  if (isZero(slope)) return null;
  const solution = right.constant.sub(left.constant).div(slope);
  const text = formatted(line);
  return { kind: 'equation', text, variable, left, right, hasBrackets: line.includes('('), solution };
}

/** Whether the line states the variable: 'x = 4'. */
export const isSolved = ({ left, right }: Equation): boolean =>
  (left.slope.equals(1) && isZero(left.constant) && isZero(right.slope)) ||
  (right.slope.equals(1) && isZero(right.constant) && isZero(left.slope));

/** The stated value of the variable as it was written: '4', or '(11 − 3)/2'; null for any other line. */
export function solvedSide(equation: Equation): string | null {
  if (!isSolved(equation)) return null;
  return equation.text.split(' = ').find((side) => side !== equation.variable) ?? null;
}
