import { evaluate } from '../../../arithmetic/evaluate.ts';
import { parseExpression } from '../../../arithmetic/expression.ts';

/** The roots of a linear or quadratic equation in one unknown, from some of its points; none where it is none. */
export function rootsOf(left: string, right: string): number[] {
  const unknowns = new Set((left + right).toLowerCase().match(/[a-z]/g));
  if (unknowns.size !== 1 || !/\d/.test(left + right) || !/[-+*/^(]|\d\s?[a-z]/i.test(left + right))
    return [];
  const difference = parseExpression(`(${left.toLowerCase()})-(${right.toLowerCase()})`);
  if (!difference) return [];
  const at = (value: number): number => evaluate(difference, value);
  const free = at(0);
  const square = (at(1) + at(-1)) / 2 - free;
  const slope = (at(1) - at(-1)) / 2;
  const misses = (value: number) =>
    !(Math.abs(square * value ** 2 + slope * value + free - at(value)) < 1e-6);
  if (misses(2) || misses(5)) return [];
  if (Math.abs(square) < 1e-12) return Math.abs(slope) < 1e-12 ? [] : [rounded(-free / slope)];
  const root = Math.sqrt(slope ** 2 - 4 * square * free);
  return Number.isNaN(root) ? [] : [-1, 1].map((sign) => rounded((sign * root - slope) / (2 * square)));
}

/** To nine decimals, which hides the rounding errors of floating point. */
const rounded = (value: number): number => Math.round(value * 1e9) / 1e9;
