import { describe, expect, it } from 'vitest';
import {
  dateAfter,
  dateAt,
  isWithin,
  mondayOf,
  nextAt,
  startOfDate,
  startOfDay,
  startOfNextDay,
  wallTime,
} from './zoned-time.ts';

const at = (text: string) => Date.parse(text);
const iso = (moment: number) => new Date(moment).toISOString();

describe('a day begins and ends by the time zone of the school', () => {
  it.each([
    ['Europe/London', '2026-07-01T23:30:00Z', '2026-07-01T23:00:00.000Z'],
    ['Asia/Kolkata', '2026-07-01T18:29:00Z', '2026-06-30T18:30:00.000Z'],
    ['America/New_York', '2026-07-01T03:59:00Z', '2026-06-30T04:00:00.000Z'],
    ['UTC', '2026-07-01T00:00:00Z', '2026-07-01T00:00:00.000Z'],
  ])('in %s at %s it began at %s', (zone, moment, midnight) => {
    expect(iso(startOfDay(at(moment), zone))).toBe(midnight);
  });

  it('has 23 hours when the clocks go forward and 25 when they go back', () => {
    const lengthAt = (moment: string) =>
      (startOfNextDay(at(moment), 'Europe/Berlin') - startOfDay(at(moment), 'Europe/Berlin')) / 3_600_000;
    expect([lengthAt('2026-03-29T12:00:00Z'), lengthAt('2026-10-25T12:00:00Z')]).toEqual([23, 25]);
    expect(lengthAt('2026-06-01T12:00:00Z')).toBe(24);
  });

  it('begins with the change where the clocks go forward at midnight', () => {
    // Cairo, 24 April 2026: 00:00 does not exist.
    expect(iso(startOfDay(at('2026-04-24T10:00:00Z'), 'Africa/Cairo'))).toBe('2026-04-23T22:00:00.000Z');
  });
});

describe('a week begins on Monday', () => {
  it.each([
    ['2026-11-23', '2026-11-23'],
    ['2026-11-29', '2026-11-23'],
    ['2026-03-01', '2026-02-23'],
    ['2026-01-01', '2025-12-29'],
    ['1969-12-31', '1969-12-29'],
  ])('that of %s on %s', (date, monday) => {
    expect(mondayOf(date)).toBe(monday);
  });

  it('at midnight in its time zone, and has an hour less when the clocks go forward', () => {
    const monday = mondayOf(dateAt(at('2026-03-29T12:00:00Z'), 'Europe/Berlin'));
    const [begins, ends] = [monday, dateAfter(monday, 7)].map((date) => startOfDate(date, 'Europe/Berlin'));
    expect(iso(begins ?? 0)).toBe('2026-03-22T23:00:00.000Z');
    expect(((ends ?? 0) - (begins ?? 0)) / 3_600_000).toBe(7 * 24 - 1);
    // It is Monday there already.
    expect(dateAt(at('2026-03-29T22:30:00Z'), 'Europe/Berlin')).toBe('2026-03-30');
  });
});

describe('hours of each day', () => {
  const night = { from: '21:00', until: '07:00' };

  it.each([
    ['20:59', false],
    ['21:00', true],
    ['23:59', true],
    ['00:00', true],
    ['06:59', true],
    ['07:00', false],
  ])('over midnight, at %s: %s', (time, within) => {
    expect(isWithin(night, at(`2026-06-01T${time}:00Z`), 'UTC')).toBe(within);
  });

  it('follow the clock on the wall through the changes of the year [spec 10.166]', () => {
    const inLondon = (moment: string) => isWithin(night, at(moment), 'Europe/London');
    expect([inLondon('2026-01-10T06:30:00Z'), inLondon('2026-07-10T06:30:00Z')]).toEqual([true, false]);
    expect(iso(nextAt('07:00', at('2026-03-28T22:00:00Z'), 'Europe/London'))).toBe(
      '2026-03-29T06:00:00.000Z',
    );
    expect(iso(nextAt('07:00', at('2026-10-24T22:00:00Z'), 'Europe/London'))).toBe(
      '2026-10-25T07:00:00.000Z',
    );
  });

  it('end at the change of the clocks when it skips their end, and at the second time when their end occurs twice', () => {
    expect(iso(nextAt('02:30', at('2026-03-29T00:00:00Z'), 'Europe/Berlin'))).toBe(
      '2026-03-29T01:00:00.000Z',
    );
    expect(iso(nextAt('02:30', at('2026-10-25T00:45:00Z'), 'Europe/Berlin'))).toBe(
      '2026-10-25T01:30:00.000Z',
    );
  });
});

it('tells the time on the wall', () => {
  expect(wallTime(at('2026-07-01T05:45:00Z'), 'Europe/London')).toBe('06:45');
});
