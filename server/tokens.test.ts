import { expect, it } from 'vitest';
import { tokensOf } from './tokens.ts';

it.each([
  ['The area of a rectangle is its length times its width. How do I go on?', 14, 30],
  ['小明有五个苹果，他给了小红两个，还剩几个？', 18, 40],
  ['Площадь прямоугольника равна произведению его сторон.', 12, 40],
  ['مساحة المستطيل هي حاصل ضرب الطول في العرض.', 12, 60],
  ['आयत का क्षेत्रफल लंबाई और चौड़ाई का गुणनफल है।', 14, 60],
  ['def f(x):\n    return x**2 + 3*x - 4', 14, 30],
])('%j has a number of tokens that fits its script', (text, least, most) => {
  expect(tokensOf(text)).toBeGreaterThanOrEqual(least);
  expect(tokensOf(text)).toBeLessThanOrEqual(most);
});
