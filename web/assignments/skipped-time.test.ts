import { afterEach, describe, expect, it } from 'vitest';
import { changeThatSkips, skippedSentence } from './skipped-time.ts';

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
