import { expect, it } from 'vitest';
import { withoutFormatting } from './plain-text.ts';

it.each([
  ['# Sale\n\nA jacket costs **80 euros**.', 'Sale\nA jacket costs 80 euros.'],
  ['Say *why*, and call `sum`:\n```python\nsum([1])\n```\n> so', 'Say why, and call sum:\nsum([1])\nso'],
  ['1. One\n2. Two\n- three', '1. One\n2. Two\n- three'],
  ['Half a **thought', 'Half a thought'],
])('takes the signs of Markdown away: %j', (markdown, plain) => {
  expect(withoutFormatting(markdown)).toBe(plain);
});

it.each(['3 * 4 * 5 = 60', '2**3 is 8', 'my_first_name', 'a > b', '#1 of 3', '2*x + 3*y', '$a_1 * b_1$'])(
  'leaves what is none as it is: %s',
  (text) => {
    expect(withoutFormatting(text)).toBe(text);
  },
);
