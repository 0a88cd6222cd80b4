import { describe, expect, it } from 'vitest';
import { isolateSums, isSum, splitAtSums, sumsIn } from './sums.ts';

const found = (text: string) => sumsIn(text).map(({ start, end }) => text.slice(start, end));

describe('finding sums', () => {
  it.each([
    ['התוצאה היא 10 - 4 = 6', ['10 - 4 = 6']],
    ['النتيجة هي 10 - 4 = 6.', ['10 - 4 = 6']],
    ['الناتج ١٠ - ٤ = ٦، نعم', ['١٠ - ٤ = ٦']],
    ['نتیجه ۱۰ − ۴ = ۶ است', ['۱۰ − ۴ = ۶']],
    ['התשובה היא -5', ['-5']],
    ['x = -5, y', ['x = -5']],
    ['ערך (10 - 4 = 6 בערך)', ['10 - 4 = 6']],
    ['(2+3)×4=20 כן', ['(2+3)×4=20']],
    ['5 ₪ - 3₪ = 2₪ ו-$5 + $3', ['5 ₪ - 3₪ = 2₪', '$5 + $3']],
    ['היא 10 cm - 4 cm = 6 cm.', ['10 cm - 4 cm = 6 cm']],
    ['√16 = 4, |x| = 3; f(2) = 7', ['√16 = 4', '|x| = 3', 'f(2) = 7']],
    ['5 + ? = 8 או 5 + __ = 8', ['5 + ? = 8', '5 + __ = 8']],
    ['2 ≤ x ≤ 5, 1/2 + 1/4 = 3/4', ['2 ≤ x ≤ 5', '1/2 + 1/4 = 3/4']],
    ['50% - 20% = 30%, 5 - -3 = 8', ['50% - 20% = 30%', '5 - -3 = 8']],
    ['2^(3+1) = 16 ו-y = 2x + 3.', ['2^(3+1) = 16', 'y = 2x + 3']],
  ])('in %s', (text, sums) => {
    expect(found(text)).toEqual(sums);
  });

  it.each(['ב-5', 'סעיף 3: 4 תפוחים', '1, 2, 3', 'שלום - עולם', '5 apples', 'a, b'])(
    'finds none in %s',
    (text) => {
      expect(found(text)).toEqual([]);
    },
  );

  it('takes time in proportion to the length', () => {
    for (const piece of ['1+', '(', '1 ', 'a-', '((1)', '- ', '|', '1a', '+-']) {
      const start = performance.now();
      sumsIn(piece.repeat(200_000 / piece.length));
      expect(performance.now() - start, piece).toBeLessThan(30_000);
    }
  });
});

it('tells a line that is a sum from one with words', () => {
  for (const sum of ['5 + 3 = -2', '5', '3x + 2 = 0', '5 + 3 = ?', '(2 + 3) * 4 = 20.'])
    expect(isSum(sum), sum).toBe(true);
  for (const line of ['5 apples', 'x = 4 is it', 'e-mail', 'and/or', '', 'The sum 5 + 3'])
    expect(isSum(line), line).toBe(false);
});

it('isolates sums only among words from right to left', () => {
  expect(isolateSums('אז 10 - 4 = 6!')).toBe('אז \u206610 - 4 = 6\u2069!');
  expect(isolateSums('so 10 - 4 = 6')).toBe('so 10 - 4 = 6');
  expect(splitAtSums('2*3')).toEqual(['2*3']);
});
