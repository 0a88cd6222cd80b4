import { afterEach, describe, expect, it } from 'vitest';
import { fromLocalInput } from '../ui/moments.ts';
import { changeThatSkips, doubledSentence, skippedSentence, twoMomentsOf } from './clock-changes.ts';

const zone = process.env.TZ;
afterEach(() => {
  if (zone === undefined) delete process.env.TZ;
  else process.env.TZ = zone;
});

describe('times that clocks skip', () => {
  it.each([
    ['America/New_York', '2027-03-14T02:30', '2027-03-14T02:00', '2027-03-14T03:00'],
    ['America/New_York', '2027-03-14T02:45', '2027-03-14T02:00', '2027-03-14T03:00'],
    ['America/New_York', '2027-03-14T02:00', '2027-03-14T02:00', '2027-03-14T03:00'],
    ['Europe/Berlin', '2027-03-28T02:59', '2027-03-28T02:00', '2027-03-28T03:00'],
    ['Australia/Lord_Howe', '2026-10-04T02:15', '2026-10-04T02:00', '2026-10-04T02:30'],
    ['Asia/Beirut', '2027-03-28T00:00', '2027-03-28T00:00', '2027-03-28T01:00'],
    ['Africa/Cairo', '2027-04-30T00:30', '2027-04-30T00:00', '2027-04-30T01:00'],
    ['America/Santiago', '2026-09-06T00:10', '2026-09-06T00:00', '2026-09-06T01:00'],
    ['America/Havana', '2027-03-14T00:59', '2027-03-14T00:00', '2027-03-14T01:00'],
    ['Pacific/Apia', '2011-12-30T12:00', '2011-12-30T00:00', '2011-12-31T00:00'],
    ['Antarctica/Troll', '2027-03-28T02:30', '2027-03-28T01:00', '2027-03-28T03:00'],
  ])('in %s, %s is between %s and %s', (timeZone, typed, from, to) => {
    process.env.TZ = timeZone;
    expect(changeThatSkips(typed)).toEqual({ from: Date.parse(`${from}Z`), to: Date.parse(`${to}Z`) });
  });

  it.each([
    ['America/New_York', '2027-03-14T01:59'],
    ['America/New_York', '2027-03-14T03:00'],
    ['America/New_York', '2026-11-01T01:30'],
    ['Australia/Lord_Howe', '2027-04-04T01:45'],
    ['Asia/Kolkata', '2027-03-14T02:30'],
    ['UTC', '2027-03-14T02:30'],
    ['UTC', ''],
  ])('in %s, %s exists or is no time', (timeZone, typed) => {
    process.env.TZ = timeZone;
    expect(changeThatSkips(typed)).toBeNull();
  });
});

it('the sentence names the day, the place and both times, with dates where a whole day is skipped', () => {
  process.env.TZ = 'America/New_York';
  expect(skippedSentence('2027-03-14T02:30')).toMatch(
    /^On March 14, 2027 clocks in New York go from 2:00\sAM to 3:00\sAM\. Please choose another time\.$/,
  );
  process.env.TZ = 'Pacific/Apia';
  expect(skippedSentence('2011-12-30T12:00')).toContain('December 31, 2011');
});

describe('times that come twice', () => {
  it.each([
    ['America/New_York', '2027-11-07T01:30', '2027-11-07T05:30', '2027-11-07T06:30'],
    ['America/New_York', '2027-11-07T01:00', '2027-11-07T05:00', '2027-11-07T06:00'],
    ['America/New_York', '2027-11-07T01:59', '2027-11-07T05:59', '2027-11-07T06:59'],
    ['Europe/Berlin', '2027-10-31T02:30', '2027-10-31T00:30', '2027-10-31T01:30'],
    ['Australia/Lord_Howe', '2027-04-04T01:45', '2027-04-03T14:45', '2027-04-03T15:15'],
    ['America/Havana', '2027-11-07T00:15', '2027-11-07T04:15', '2027-11-07T05:15'],
    ['Africa/Cairo', '2026-10-29T23:30', '2026-10-29T20:30', '2026-10-29T21:30'],
    ['Antarctica/Troll', '2027-10-31T01:30', '2027-10-30T23:30', '2027-10-31T01:30'],
  ])('in %s, %s is %s and %s', (timeZone, typed, first, second) => {
    process.env.TZ = timeZone;
    expect(twoMomentsOf(typed)).toEqual({ first: `${first}:00.000Z`, second: `${second}:00.000Z` });
    expect(fromLocalInput(typed)).toBe(`${first}:00.000Z`);
  });

  it.each([
    ['America/New_York', '2027-11-07T00:59'],
    ['America/New_York', '2027-11-07T02:00'],
    ['America/New_York', '2027-03-14T02:30'],
    ['Asia/Kolkata', '2027-11-07T01:30'],
    ['UTC', '2027-11-07T01:30'],
    ['America/New_York', ''],
    ['America/New_York', 'soon'],
  ])('in %s, %s does not', (timeZone, typed) => {
    process.env.TZ = timeZone;
    expect(twoMomentsOf(typed)).toBeNull();
  });

  it('are the first, unless the stored date is the second and was not changed', () => {
    process.env.TZ = 'America/New_York';
    const sentence = (stored?: string) => doubledSentence('2027-11-07T01:30', stored)?.replace(/\s/g, ' ');
    const first =
      'On November 7, 2027 1:30 AM comes twice in New York; this is the first, before clocks go back.';
    expect(sentence()).toBe(first);
    expect(sentence('2027-11-07T05:30:00.000Z')).toBe(first);
    expect(sentence('2027-11-07T06:40:00.000Z')).toBe(first);
    expect(sentence('2027-11-07T06:30:20.000Z')).toContain('this is the second, after clocks go back.');
    expect(doubledSentence('2027-11-08T01:30')).toBeUndefined();
  });
});
