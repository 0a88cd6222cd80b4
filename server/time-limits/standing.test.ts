import { describe, expect, it } from 'vitest';
import { breakDueAt, type Limits, leftAt, overAt } from './standing.ts';
import { stretchSince, timeUsed } from './use.ts';

const minute = 60_000;
const noon = Date.parse('2026-06-01T12:00:00Z');
const none = { dayMinutes: null, lessonMinutes: null, breakMinutes: null, quietHours: null };
const place = { classId: 'maths', openingId: 'lesson' };

const limitsOf = (school: object, own: object = {}): Limits => ({
  school: { ...none, timeZone: null, sharedComputers: false, ...school },
  own: { ...none, studentQuestions: null, classQuestions: null, ...own },
  timeZone: 'UTC',
});
/** Questions so many minutes after noon. */
const asked = (minutes: readonly number[], where: object = {}) =>
  minutes.map((each) => ({ at: noon + each * minute, ...place, ...where }));
const useOf = (used: ReturnType<typeof asked>) => ({ today: used, all: used });

describe('use', () => {
  const minutesUsed = (now: number, minutes: number[]) =>
    timeUsed(
      noon + now * minute,
      asked(minutes).map(({ at }) => at),
    ) / minute;

  it('is the time from each question to the next, of which at most five minutes count [standard 11.15]', () => {
    expect(minutesUsed(2, [0])).toBe(2);
    expect(minutesUsed(60, [0])).toBe(5);
    expect(minutesUsed(60, [0, 3, 30])).toBe(13);
  });

  it('counts the same minutes of several tabs, devices and accounts once', () => {
    expect(minutesUsed(10, [0, 0, 1, 1, 4, 4, 9])).toBe(10);
  });

  it('goes on until five minutes pass without a question', () => {
    const since = (now: number, minutes: number[]) =>
      stretchSince(
        noon + now * minute,
        asked(minutes).map(({ at }) => at),
      );
    expect(since(12, [0, 4, 8])).toBe(noon);
    expect(since(20, [0, 4, 17])).toBe(noon + 17 * minute);
    expect(since(30, [0, 4, 17])).toBeNull();
    expect(since(0, [])).toBeNull();
  });
});

describe('the limits of a class and its school', () => {
  const steady = Array.from({ length: 30 }, (_, n) => n);

  it('allow everything where none is set', () => {
    expect(overAt(limitsOf({}), place, useOf(asked(steady)), noon)).toBeNull();
  });

  it('end the day at the stricter of both, and it goes on after midnight', () => {
    const limits = limitsOf({ dayMinutes: 20 }, { dayMinutes: 10 });
    const over = (now: number) =>
      overAt(limits, place, useOf(asked(steady.filter((m) => m < now))), noon + now * minute);
    expect(over(9)).toBeNull();
    expect(over(10)).toEqual({ reason: 'day', until: Date.parse('2026-06-02T00:00:00Z') });
  });

  it('count all classes for the school’s day, and only its own for that of a class', () => {
    const elsewhere = useOf(asked(steady, { classId: 'french', openingId: 'other' }));
    const at = noon + 30 * minute;
    expect(overAt(limitsOf({ dayMinutes: 30 }), place, elsewhere, at)?.reason).toBe('day');
    expect(overAt(limitsOf({}, { dayMinutes: 30 }), place, elsewhere, at)).toBeNull();
  });

  it('count a lesson for itself, and not for an assignment', () => {
    const limits = limitsOf({ lessonMinutes: 30 });
    const [use, at] = [useOf(asked(steady)), noon + 30 * minute];
    expect(overAt(limits, place, use, at)).toEqual({ reason: 'lesson', until: null });
    expect(overAt(limits, { ...place, openingId: 'next' }, use, at)).toBeNull();
    expect(overAt(limits, { ...place, openingId: null }, use, at)).toBeNull();
  });

  it('add the quiet hours of the class to those of the school', () => {
    const limits = limitsOf(
      { quietHours: { from: '22:00', until: '06:00' } },
      { quietHours: { from: '05:00', until: '07:30' } },
    );
    const over = (time: string) => overAt(limits, place, useOf([]), Date.parse(time));
    expect(over('2026-06-01T21:59:00Z')).toBeNull();
    const until = Date.parse('2026-06-02T07:30:00Z');
    expect(over('2026-06-01T23:00:00Z')).toEqual({ reason: 'quiet-hours', until });
    expect(over('2026-06-02T07:30:00Z')).toBeNull();
    const always = limitsOf(
      { quietHours: { from: '00:00', until: '12:00' } },
      { quietHours: { from: '12:00', until: '00:00' } },
    );
    expect(overAt(always, place, useOf([]), noon)).toEqual({ reason: 'quiet-hours', until: null });
  });

  it('tell what ends the time next, only near the end', () => {
    const limits = limitsOf({ dayMinutes: 30, quietHours: { from: '12:25', until: '13:00' } });
    const left = (now: number) => leftAt(limits, place, useOf(asked([0])), noon + now * minute);
    expect(left(14)).toBeNull();
    expect(left(15)).toEqual({ reason: 'quiet-hours', minutes: 10 });
    expect(left(24.5)).toEqual({ reason: 'quiet-hours', minutes: 1 });
    expect(leftAt(limits, place, useOf(asked(steady.slice(0, 22))), noon + 22 * minute)?.minutes).toBe(3);
    expect(
      leftAt(limitsOf({ dayMinutes: 25 }), place, useOf(asked(steady.slice(0, 22))), noon + 22 * minute),
    ).toEqual({
      reason: 'day',
      minutes: 3,
    });
  });

  it('announce no quiet hours that clocks skip, and begin those that they skip in part', () => {
    const ahead = Date.parse('2027-03-14T06:55:00Z');
    const [before, after] = [ahead, ahead + 5 * minute];
    const inNewYork = (from: string, until: string) => {
      const limits = { ...limitsOf({ quietHours: { from, until } }), timeZone: 'America/New_York' };
      return [leftAt(limits, place, useOf([]), before), overAt(limits, place, useOf([]), after)];
    };
    const soon = { reason: 'quiet-hours', minutes: 5 };
    const over = (until: string) => ({ reason: 'quiet-hours', until: Date.parse(until) });
    expect(inNewYork('02:15', '02:45')).toEqual([null, null]);
    expect(inNewYork('02:00', '03:00')).toEqual([null, null]);
    expect(inNewYork('02:15', '03:30')).toEqual([soon, over('2027-03-14T07:30:00Z')]);
    expect(inNewYork('02:30', '01:30')).toEqual([soon, over('2027-03-15T05:30:00Z')]);
    expect(inNewYork('02:45', '02:15')).toEqual([soon, over('2027-03-15T06:15:00Z')]);
  });

  it('remind of a break after the shorter time of both, until there was one [standard 11.9]', () => {
    const limits = limitsOf({ breakMinutes: 20 }, { breakMinutes: 15 });
    const breakDue = (now: number, minutes: number[]) =>
      breakDueAt(limits, useOf(asked(minutes)), noon + now * minute);
    expect(breakDue(14, steady.slice(0, 14))).toBeNull();
    expect(breakDue(16, steady.slice(0, 16))).toEqual({ minutes: 16, since: '2026-06-01T12:00:00.000Z' });
    expect(breakDue(22, [...steady.slice(0, 16), 21])).toBeNull();
    expect(breakDueAt(limitsOf({}), useOf(asked(steady)), noon + 30 * minute)).toBeNull();
  });
});
