import { describe, expect, it } from 'vitest';
import { f1Rows, meets, table, wilson } from './row.ts';

describe('a row of the evaluation', () => {
  it('gives the Wilson interval, which is wider than zero also where nothing was found', () => {
    const none = wilson(0, 100);
    expect(none.low).toBe(0);
    expect(none.high).toBeCloseTo(0.037, 3);
    const some = wilson(45, 50);
    expect(some.low).toBeCloseTo(0.786, 3);
    expect(some.high).toBeCloseTo(0.957, 3);
  });

  it('meets its target at the limit and misses it beyond', () => {
    expect(meets({ figure: 'a', hits: 9, of: 10, target: { atLeast: 0.9 } })).toBe(true);
    expect(meets({ figure: 'a', hits: 8, of: 10, target: { atLeast: 0.9 } })).toBe(false);
    expect(meets({ figure: 'a', hits: 1, of: 10, target: { atMost: 0.05 } })).toBe(false);
    expect(meets({ figure: 'a', hits: 1, of: 10, target: {} })).toBeNull();
  });

  it('misses its target when there was nothing to measure', () => {
    expect(meets({ figure: 'a', hits: 0, of: 0, target: { atMost: 0.05 } })).toBe(false);
  });

  it('gives F1 together with its precision and recall', () => {
    const outcomes = { truePositives: 8, falsePositives: 2, falseNegatives: 4 };
    const shares = f1Rows('found', outcomes, { atLeast: 0.7 }).map(({ hits, of }) => hits / of);
    expect(shares.map((share) => share.toFixed(3))).toEqual(['0.727', '0.800', '0.667']);
  });

  it('is printed with count, share, interval, target and verdict', () => {
    const printed = table([{ figure: 'cards noticed', hits: 9, of: 10, target: { atLeast: 0.95 } }]);
    expect(printed).toContain('9 of 10');
    expect(printed).toContain('59.6 % to 98.2 %');
    expect(printed).toContain('≥ 95.0 %');
    expect(printed).toMatch(/not met$/);
  });
});
