import { describe, expect, it } from 'vitest';
import { minutesLeft, nextChange } from './use-time-left.ts';

const endsAt = '2026-11-02T10:00:00.000Z';
const at = (time: string) => Date.parse(`2026-11-02T${time}Z`);

describe('the minutes that are left of a lesson', () => {
  it.each([
    ['09:40:00.000', 20],
    ['09:40:00.001', 20],
    ['09:59:00.000', 1],
    ['09:59:59.999', 1],
    ['10:00:00.000', 0],
    ['10:03:00.000', 0],
  ])('at %s are %i', (time, minutes) => {
    expect(minutesLeft(endsAt, at(time))).toBe(minutes);
  });

  it('change when the next minute is over, and no more at the end', () => {
    expect(nextChange(endsAt, at('09:40:30.000'))).toBe(at('09:41:00.000'));
    expect(nextChange(endsAt, at('09:41:00.000'))).toBe(at('09:42:00.000'));
    expect(nextChange(endsAt, at('09:59:30.000'))).toBe(at('10:00:00.000'));
    expect(nextChange(endsAt, at('10:00:00.000'))).toBeNull();
  });
});
