import { describe, expect, it } from 'vitest';
import { originsAfter, originsOf, usesAllNumbers } from './answer-origins.ts';

const orchard =
  'An orchard has 6 rows of 15 trees. Storms fell 20 trees and twice as many are sold. How many are left?';
const reached = (text: string, ...messages: string[]) => {
  const origins = originsAfter(text, originsOf(orchard, messages));
  return (value: number) => usesAllNumbers(value, origins);
};

describe('a value that uses all the numbers of an exercise', () => {
  it.each([
    '6 * 15 = 90 trees. 2 * 20 = 40 are sold, so 90 - 20 - 40 = 30 are left.',
    '6 rows of 15 make 90. Twice 20 is 2 times 20, that is 40. Take 20 and 40 from 90, and 30 are left.',
  ])('is the answer: %s', (solution) => {
    expect(reached(solution)(30)).toBe(true);
    expect(reached(solution)(90)).toBe(false);
    expect(reached(solution)(40)).toBe(false);
  });

  it('is found across several messages', () => {
    const isAnswer = reached('Then 90 - 60 = 30.', '6 * 15 = 90', '2 * 20 = 40 and 20 + 40 = 60');
    expect(isAnswer(30)).toBe(true);
    expect(isAnswer(60)).toBe(false);
  });

  it('is neither a step on the way nor a number of the exercise', () => {
    const isAnswer = reached('6 * 15 = 90. 90 - 20 = 70. 70 - 40 = 30. So 30 + 40 = 70 stood before.');
    expect([6, 15, 20, 90, 70].map(isAnswer)).toEqual([false, false, false, false, false]);
  });

  it('is also found through percentages, fractions and rounding', () => {
    const sale = originsOf('A coat of 80 euros is reduced by 30 %, and 1/3 of the rest is tax.', []);
    const worked = originsAfter('0.3 * 80 = 24, 80 - 24 = 56, and 56 / 3 = 18.67.', sale);
    expect(usesAllNumbers(18.67, worked)).toBe(true);
    expect(usesAllNumbers(24, worked)).toBe(false);
  });

  it('does not exist without an exercise', () => {
    expect(usesAllNumbers(4, originsAfter('2 + 2 = 4', originsOf('', ['2 + 2 = 4'])))).toBe(false);
  });

  it('is searched for within a time limit, even in a text made to be slow', () => {
    const origins = originsOf(orchard, []);
    const started = performance.now();
    for (const text of ['6 15 '.repeat(20_000), '6 * 15 = '.repeat(10_000), '= '.repeat(50_000)])
      originsAfter(text, origins);
    expect(performance.now() - started).toBeLessThan(30_000);
  });
});
