import { describe, expect, it } from 'vitest';
import { decide, follow, undecidedOf } from './field-state.ts';

const opened = { title: 'Fractions', closes: '9:00' };
const typed = { values: { title: 'Ratios', closes: '9:00' }, stored: opened, theirs: {} };

describe('a form whose stored values somebody else changes', () => {
  it('has the new value at once in a field that nobody has touched', () => {
    expect(follow(typed, { title: 'Fractions', closes: '10:00' })).toMatchObject({
      values: { title: 'Ratios', closes: '10:00' },
      stored: { title: 'Fractions', closes: '10:00' },
    });
  });

  it('has both values beside a field that was typed into, until one is chosen', () => {
    const both = follow(typed, { title: 'Shares' });
    expect(both.values.title).toBe('Ratios');
    expect(undecidedOf(both)).toEqual(['title']);
    const mine = decide(both, 'title', 'Ratios');
    expect([undecidedOf(mine), mine.values.title, mine.stored.title]).toEqual([[], 'Ratios', 'Shares']);
    expect(decide(both, 'title', 'Shares').values.title).toBe('Shares');
  });

  it('has nothing to choose when both are the same, or the stored one is as it was', () => {
    expect(undecidedOf(follow(typed, { title: 'Ratios' }))).toEqual([]);
    expect(undecidedOf(follow(typed, { title: 'Fractions' }))).toEqual([]);
  });
});
