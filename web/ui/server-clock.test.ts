import { expect, it } from 'vitest';
import { skewAfter, unknownSkew } from './server-clock.ts';

const second = 1_000;
const minute = 60 * second;
const day = 24 * 60 * minute;

/** The server's time at the beginning of each case. */
const start = Date.UTC(2026, 10, 2, 9);

/** A call, in milliseconds since the beginning: when it is sent, how long its two ways take, and what the clocks do. */
interface Call {
  readonly at?: number;
  readonly there: number;
  readonly back: number;
  /** How far the device's clock is ahead of the server's when the call is sent, and when its answer comes. */
  readonly ahead: number;
  readonly aheadAfter?: number;
  /** How long the device sleeps during the call. */
  readonly asleep?: number;
}

const skewOf = (calls: readonly Call[]) =>
  calls.reduce((known, { at = 0, there, back, ahead, aheadAfter = ahead, asleep = 0 }) => {
    const end = at + there + back;
    const sent = { date: start + at + ahead, ticks: at };
    const received = { date: start + end + aheadAfter, ticks: end - asleep };
    return skewAfter(known, sent, received, start + at + there);
  }, unknownSkew);

const quick = { there: 20, back: 20 };

it.each<[string, readonly Call[], expected: number, tolerance: number]>([
  ['right', [{ ...quick, ahead: 0 }], 0, 0],
  ['ten minutes ahead', [{ ...quick, ahead: 10 * minute }], -10 * minute, 0],
  ['ten minutes behind', [{ ...quick, ahead: -10 * minute }], 10 * minute, 0],
  ['three days ahead', [{ ...quick, ahead: 3 * day }], -3 * day, 0],
  ['in the year 1970', [{ ...quick, ahead: -start }], start, 0],
  ['two seconds behind, over a slow line', [{ there: 9_000, back: 200, ahead: -2 * second }], 2_000, 4_400],
  [
    'ahead, where one answer of several came quickly',
    [
      { there: 4_000, back: 100, ahead: minute },
      { at: 5_000, ...quick, ahead: minute },
      { at: 6_000, there: 100, back: 7_000, ahead: minute },
    ],
    -minute,
    0,
  ],
  [
    'set right while the page is open',
    [
      { ...quick, ahead: 10 * minute },
      { at: minute, there: 30, back: 300, ahead: 0 },
    ],
    0,
    135,
  ],
  [
    'set back by an hour during a call',
    [
      { ...quick, ahead: 0 },
      { at: minute, ...quick, ahead: 0, aheadAfter: -60 * minute },
      { at: 2 * minute, there: 30, back: 60, ahead: -60 * minute },
    ],
    60 * minute,
    15,
  ],
  [
    'behind, and asleep for an hour during a call',
    [
      { ...quick, ahead: -minute },
      { at: second, there: 100, back: 60 * minute, ahead: -minute, asleep: 60 * minute },
    ],
    minute,
    0,
  ],
  [
    'asleep during its first call',
    [
      { there: 100, back: 8 * 60 * minute, ahead: 5 * minute, asleep: 8 * 60 * minute },
      { at: 9 * 60 * minute, there: 50, back: 50, ahead: 5 * minute },
    ],
    -5 * minute,
    0,
  ],
  [
    'losing a second each hour',
    Array.from({ length: 24 }, (_, n) => ({ at: n * 60 * minute, ...quick, ahead: -n * second })),
    23 * second,
    1,
  ],
])('the clock of the server is known on a device that is %s', (_, calls, expected, tolerance) => {
  expect(Math.abs(skewOf(calls).ahead - expected)).toBeLessThanOrEqual(tolerance);
});
