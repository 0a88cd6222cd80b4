import { expect, it } from 'vitest';
import { signAt } from './presence-reporter.ts';

const never = Number.NEGATIVE_INFINITY;

it.each([
  ['a key a moment ago is typing', 1_000, 0, 0, 'typing'],
  ['four seconds after the last key typing is over', 4_000, 0, 0, 'active'],
  ['a touch keeps a student active', 44_999, 0, never, 'active'],
  ['after 45 seconds without any a student is idle', 45_000, 0, 0, 'idle'],
])('%s', (_, now, lastInput, lastTyping, sign) => {
  expect(signAt(now, lastInput, lastTyping)).toBe(sign);
});
