import { expect, it } from 'vitest';
import { assignmentStatus } from './assignments.ts';

const window = { openDate: '2026-11-02T08:00:00.000Z', closeDate: '2026-11-02T10:00:00.000Z' };

it.each([
  ['upcoming until its open date', '2026-11-02T07:59:59.999Z', 'upcoming'],
  ['open at its open date', window.openDate, 'open'],
  ['open at its close date', window.closeDate, 'open'],
  ['open until the minute of its close date is over', '2026-11-02T10:00:59.999Z', 'open'],
  ['closed after the minute of its close date', '2026-11-02T10:01:00.000Z', 'closed'],
])('an assignment is %s [spec 4.8 4.9 4.10 4.11]', (_, at, status) => {
  expect(assignmentStatus(window, new Date(at))).toBe(status);
});

// Each close date with the last moment at which students may still ask.
it.each([
  ['2026-11-27T22:30:00.000Z', '2026-11-27T22:30:59.999Z'],
  ['2026-11-27T22:30:00Z', '2026-11-27T22:30:59.999Z'],
  ['2026-11-27T23:59:00.000Z', '2026-11-27T23:59:59.999Z'],
  ['2026-12-31T23:59:00.000Z', '2026-12-31T23:59:59.999Z'],
  ['2026-11-28T00:00:00.000Z', '2026-11-28T00:00:59.999Z'],
  ['2028-02-29T23:59:00.000Z', '2028-02-29T23:59:59.999Z'],
  // The first and the second 01:30 of New York on the day when clocks are put back.
  ['2027-11-07T05:30:00.000Z', '2027-11-07T05:30:59.999Z'],
  ['2027-11-07T06:30:00.000Z', '2027-11-07T06:30:59.999Z'],
  // The minute before clocks are put forward in New York.
  ['2027-03-14T06:59:00.000Z', '2027-03-14T06:59:59.999Z'],
  ['2026-11-27T22:30:01.000Z', '2026-11-27T22:30:01.000Z'],
  ['2026-11-27T22:30:59.000Z', '2026-11-27T22:30:59.000Z'],
  ['2026-11-27T22:30:00.001Z', '2026-11-27T22:30:00.001Z'],
  ['2026-11-27T22:29:59.999Z', '2026-11-27T22:29:59.999Z'],
])('a window that closes at %s is open until %s', (closeDate, last) => {
  const end = Date.parse(last);
  const statusAt = (at: number) => assignmentStatus({ ...window, closeDate }, new Date(at));
  expect([end - 1, end, end + 1].map(statusAt)).toEqual(['open', 'open', 'closed']);
});
