import { expect, it } from 'vitest';
import { signAt } from './presence-reporter.ts';

const never = Number.NEGATIVE_INFINITY;

it.each([
  ['a student who has just pressed a key is typing', 1_000, 0, 0, 'typing'],
  ['a student who pressed the last key four seconds ago is active', 4_000, 0, 0, 'active'],
  ['a student who touched the page less than 45 seconds ago is active', 44_999, 0, never, 'active'],
  ['a student who did nothing for 45 seconds is idle', 45_000, 0, 0, 'idle'],
])('%s', (_, now, lastInput, lastTyping, sign) => {
  expect(signAt(now, lastInput, lastTyping)).toBe(sign);
});
