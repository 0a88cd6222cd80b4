import { evaluate } from '../../../arithmetic/evaluate.ts';
import { parseExpression } from '../../../arithmetic/expression.ts';

/**
 * The roots of a linear or quadratic equation in one unknown, found from its values at a few points; none for
 * others.
 */
export function rootsOf(left: string, right: string): number[] {
  const unknowns = new Set((left + right).toLowerCase().match(/[a-z]/g));
  if (unknowns.size !== 1 || !/\d/.test(left + right) || !/[-+*/^(]|\d\s?[a-z]/i.test(left + right))
    return [];
  const difference = parseExpression(`(${left.toLowerCase()})-(${right.toLowerCase()})`);
  if (!difference) return [];
  const at = (value: number): number => evaluate(difference, value);
  // The parabola through the values at -1, 0 and 1. Unless those at 2 and 5 lie on it, the equation is
  // another one.
  const constant = at(0);
  const quadratic = (at(1) + at(-1)) / 2 - constant;
  const linear = (at(1) - at(-1)) / 2;
  const misses = (value: number) =>
    !(Math.abs(quadratic * value ** 2 + linear * value + constant - at(value)) < 1e-6);
  if (misses(2) || misses(5)) return [];
  if (Math.abs(quadratic) < 1e-12) return Math.abs(linear) < 1e-12 ? [] : [rounded(-constant / linear)];
  const root = Math.sqrt(linear ** 2 - 4 * quadratic * constant);
  return Number.isNaN(root) ? [] : [-1, 1].map((sign) => rounded((sign * root - linear) / (2 * quadratic)));
}

/** To nine decimals, which hides the rounding errors of floating point. */
const rounded = (value: number): number => Math.round(value * 1e9) / 1e9;
