import { expect, it } from 'vitest';
import { nextMinute, waitUntil } from './use-now.ts';

it.each([
  ['until just after the moment', 10_000, 4_000, 6_001],
  ['at least a millisecond if the moment has passed', 4_000, 10_000, 1],
  ['no longer than a timer can wait', 10 ** 13, 0, 2 ** 31 - 1],
])('waits %s', (_, moment, now, wait) => {
  expect(waitUntil(moment, now)).toBe(wait);
});

it('finds the next full minute, never the current one', () => {
  expect(nextMinute(59_999)).toBe(60_000);
  expect(nextMinute(60_000)).toBe(120_000);
});
