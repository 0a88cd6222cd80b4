import { operations } from '../../../arithmetic/evaluate.ts';

/** A number without the errors of binary fractions, to compare with others. */
export const rounded = (value: number, places = 6): number => Math.round(value * 10 ** places) / 10 ** places;

const isSign = (sign: string): sign is keyof typeof operations => Object.hasOwn(operations, sign);

/** The result of two numbers and the sign between them; not finite for a sign that does not calculate. */
export const resultOf = (left: number, sign: string, right: number): number =>
  isSign(sign) ? rounded(operations[sign](left, right)) : Number.NaN;

export const resultsOfPair = (one: number, other: number): number[] => [
  one + other,
  one - other,
  one * other,
  one / other,
];

/** Common factors and divisors, which need not be in the exercise: half, double, a tenth, a hundredth. */
export const commonFactors = [2, 10, 100];

/** The results of one calculation with two numbers, each with those two numbers. */
export function resultsOf(
  numbers: readonly number[],
): ReadonlyMap<number, readonly (readonly [number, number])[]> {
  const results = new Map<number, (readonly [number, number])[]>();
  for (const one of numbers) {
    for (const other of new Set([...numbers, ...commonFactors])) {
      if (one === other) continue;
      const isFactor = commonFactors.includes(other) && !numbers.includes(other);
      const values = isFactor
        ? [one * other, one / other]
        : [...resultsOfPair(one, other), (one * other) / 100];
      for (const value of values.filter(Number.isFinite).map((one) => rounded(one)))
        results.set(value, [...(results.get(value) ?? []), [one, other]]);
    }
  }
  return results;
}
