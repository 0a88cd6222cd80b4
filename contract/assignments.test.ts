import { expect, it } from 'vitest';
import { assignmentStatus } from './assignments.ts';

const window = { openDate: '2026-11-02T08:00:00.000Z', closeDate: '2026-11-02T10:00:00.000Z' };

it.each([
  ['upcoming until its open date', '2026-11-02T07:59:59.999Z', 'upcoming'],
  ['open at its open date', window.openDate, 'open'],
  ['open at its close date', window.closeDate, 'open'],
  ['closed after its close date', '2026-11-02T10:00:00.001Z', 'closed'],
])('an assignment is %s', (_, at, status) => {
  expect(assignmentStatus(window, new Date(at))).toBe(status);
});
