import { expect, it } from 'vitest';
import { HeldClock } from '../../test/held-app.ts';
import { SlidingWindow } from './sliding-window.ts';

const minute = 60_000;

/**
 * Tries to use a key at these moments, with a limit for each minute.
 * @returns the moments of the uses that passed
 */
function passedWithin(limit: number, moments: readonly number[]): number[] {
  const clock = new HeldClock();
  const window = new SlidingWindow(clock, 60);
  let at = 0;
  return moments.filter((moment) => {
    clock.advance(moment - at);
    at = moment;
    if (window.total('a') >= limit) return false;
    window.count('a');
    return true;
  });
}

/** The most of these moments that lie within one minute. */
const mostInMinute = (moments: readonly number[]): number =>
  Math.max(...moments.map((from) => moments.filter((at) => at >= from && at < from + minute).length));

it.each([
  ['steadily', (n: number) => n * 700],
  ['in bursts before and after a whole minute', (n: number) => Math.floor(n / 40) * 59_500 + (n % 40)],
  ['in bursts with pauses', (n: number) => Math.floor(n / 50) * 61_500 + (n % 50) * 20],
])('lets no more than the limit pass in any minute, when it is used %s', (_how, moment) => {
  const passed = passedWithin(
    30,
    Array.from({ length: 400 }, (_, n) => moment(n)),
  );
  expect(passed.length).toBeGreaterThan(60);
  expect(mostInMinute(passed)).toBeLessThanOrEqual(30);
});

it('says when the next use will pass', () => {
  const clock = new HeldClock();
  const window = new SlidingWindow(clock, 60);
  for (let n = 0; n < 5; n++) window.count('a');
  const seconds = window.secondsUntilBelow('a', 5);
  expect(seconds).toBeGreaterThanOrEqual(60);
  expect(seconds).toBeLessThanOrEqual(61);
  clock.advance(seconds * 1000);
  expect(window.total('a')).toBe(0);
});

it('forgets a use that was given back, and keeps the keys apart', () => {
  const window = new SlidingWindow(new HeldClock(), 60);
  const use = window.count('a');
  window.count('b');
  expect(use.total).toBe(1);
  use.giveBack();
  expect([window.total('a'), window.total('b')]).toEqual([0, 1]);
});
