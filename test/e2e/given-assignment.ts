import type { Locator, Page } from '@playwright/test';
import { succeeded, type Teacher } from '../people.ts';

export const second = 1_000;
export const minute = 60 * second;
export const hour = 60 * minute;

interface Given {
  readonly teacher: Teacher;
  readonly class: { readonly id: string };
}

/**
 * Gives a class an assignment.
 * @param window when it opens and when it closes, in milliseconds from `now`
 */
export async function giveAssignment(
  given: Given,
  now: Date,
  [opens, closes]: readonly [number, number],
  fields: Record<string, unknown> = {},
) {
  const at = (distance: number) => new Date(now.getTime() + distance).toISOString();
  const window = { openDate: at(opens), closeDate: at(closes) };
  const body = { classId: given.class.id, title: 'Fractions', ...window, ...fields };
  return succeeded(await given.teacher.post('/api/assignments/create', body)).assignment;
}

/** An assignment in the list of a class, on the teacher's or the student's page. */
export const assignmentIn = (within: Page | Locator, title = 'Fractions') =>
  within.getByRole('listitem', { name: title, exact: true });
