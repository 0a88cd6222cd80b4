import { describe, expect, it } from 'vitest';
import { nextChange } from './window.ts';

const window = (openDate: string, closeDate: string) => ({ openDate, closeDate });
const at = (iso: string) => new Date(iso).getTime();

const morning = window('2026-11-02T08:00:00.000Z', '2026-11-02T10:00:00.000Z');
const noon = window('2026-11-02T09:30:00.000Z', '2026-11-02T12:00:00.000Z');

describe('the next change of status', () => {
  it.each([
    ['is the open date before a window opens', '2026-11-01T00:00:00.000Z', morning.openDate],
    ['is the close date while a window is open', '2026-11-02T09:00:00.000Z', morning.closeDate],
    ['is the close date from the moment of the open date', morning.openDate, morning.closeDate],
    ['is still the close date at the moment of the close date', morning.closeDate, morning.closeDate],
  ])('%s', (_, now, expected) => {
    expect(nextChange([morning], at(now))).toBe(at(expected));
  });

  it('is the nearest of several', () => {
    expect(nextChange([morning, noon], at('2026-11-02T09:00:00.000Z'))).toBe(at(noon.openDate));
    expect(nextChange([morning, noon], at('2026-11-02T11:00:00.000Z'))).toBe(at(noon.closeDate));
  });

  it('does not exist when all have closed or there are none', () => {
    expect(nextChange([morning], at('2026-11-02T10:00:00.001Z'))).toBeNull();
    expect(nextChange([], at('2026-11-02T10:00:00.000Z'))).toBeNull();
  });
});
