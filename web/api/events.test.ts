import { describe, expect, it } from 'vitest';
import { waitBefore } from './events.ts';

describe('waiting before a new connection', () => {
  it('doubles from half a second and stays at 15 seconds', () => {
    expect([0, 1, 2, 3, 4, 5, 20].map((attempt) => waitBefore(attempt, () => 1))).toEqual([
      500, 1_000, 2_000, 4_000, 8_000, 15_000, 15_000,
    ]);
  });

  it('spreads the students of a class over half of the time', () => {
    expect(waitBefore(3, () => 0)).toBe(2_000);
    expect(waitBefore(3, () => 0.5)).toBe(3_000);
  });
});
