import { afterEach, describe, expect, it } from 'vitest';
import { formatClocks, fromLocalInput, relativeMoment, toLocalInput } from './moments.ts';

const zone = process.env.TZ;
afterEach(() => {
  if (zone === undefined) delete process.env.TZ;
  else process.env.TZ = zone;
});

describe('a date that is typed in local time', () => {
  it.each([
    ['UTC', '2026-03-01T08:30', '2026-03-01T08:30:00.000Z'],
    ['Europe/Berlin', '2026-03-01T08:30', '2026-03-01T07:30:00.000Z'],
    ['Europe/Berlin', '2026-07-01T08:30', '2026-07-01T06:30:00.000Z'],
    ['America/Los_Angeles', '2026-03-01T18:30', '2026-03-02T02:30:00.000Z'],
    ['Asia/Kathmandu', '2026-03-01T00:15', '2026-02-28T18:30:00.000Z'],
    ['Pacific/Auckland', '2026-12-31T23:59', '2026-12-31T10:59:00.000Z'],
  ])('in %s: %s travels as %s, and comes back as it was typed [spec 5.33]', (timeZone, typed, utc) => {
    process.env.TZ = timeZone;
    expect(fromLocalInput(typed)).toBe(utc);
    expect(toLocalInput(utc)).toBe(typed);
  });

  it('moves a time that the change to summer time skips to after the gap', () => {
    process.env.TZ = 'Europe/Berlin';
    expect(fromLocalInput('2026-03-29T02:30')).toBe('2026-03-29T01:30:00.000Z');
  });

  it.each(['', 'tomorrow', '2026-03-01', '2026-13-01T08:00'])('is invalid when it is %j', (typed) => {
    expect(fromLocalInput(typed)).toBeNull();
  });
});

it('writes the half of the day once for two times in the same half', () => {
  const times = formatClocks('2026-03-02T09:00:00', '2026-03-02T09:45:00');
  expect(times).toMatch(/^9:00\s–\s9:45\sAM$/);
});

it.each([
  ['2026-03-01T11:59:30.000Z', 'now'],
  ['2026-03-01T11:55:00.000Z', '5 minutes ago'],
  ['2026-03-01T09:00:00.000Z', '3 hours ago'],
  ['2026-02-28T10:00:00.000Z', 'yesterday'],
  ['2026-03-01T12:45:00.000Z', 'in 45 minutes'],
  ['2026-03-03T12:00:00.000Z', 'in 2 days'],
])('at noon %s is %j', (moment, words) => {
  expect(relativeMoment(moment, new Date('2026-03-01T12:00:00.000Z'))).toBe(words);
});
