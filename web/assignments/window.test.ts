import { describe, expect, it } from 'vitest';
import { nextChange } from './window.ts';

const window = (openDate: string, closeDate: string) => ({ openDate, closeDate });
const at = (iso: string) => new Date(iso).getTime();

const morning = window('2026-11-02T08:00:00.000Z', '2026-11-02T10:00:00.000Z');
const morningEnd = '2026-11-02T10:00:59.999Z';
const noon = window('2026-11-02T09:30:00.000Z', '2026-11-02T12:00:00.000Z');

describe('the next change of status', () => {
  it.each([
    ['is the open date before a window opens', '2026-11-01T00:00:00.000Z', morning.openDate],
    ['is the end of the last minute while a window is open', '2026-11-02T09:00:00.000Z', morningEnd],
    ['is the end of the last minute from the moment of the open date', morning.openDate, morningEnd],
    ['is still that at the moment of the close date', morning.closeDate, morningEnd],
    ['is still that at the end of the last minute', morningEnd, morningEnd],
  ])('%s [spec 10.5]', (_, now, expected) => {
    expect(nextChange([morning], at(now))).toBe(at(expected));
  });

  it('is the nearest of several', () => {
    expect(nextChange([morning, noon], at('2026-11-02T09:00:00.000Z'))).toBe(at(noon.openDate));
    expect(nextChange([morning, noon], at('2026-11-02T11:00:00.000Z'))).toBe(at('2026-11-02T12:00:59.999Z'));
  });

  it('does not exist when all have closed or there are none', () => {
    expect(nextChange([morning], at('2026-11-02T10:01:00.000Z'))).toBeNull();
    expect(nextChange([], at('2026-11-02T10:00:00.000Z'))).toBeNull();
  });
});
