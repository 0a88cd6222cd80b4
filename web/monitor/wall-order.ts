import type { MarkKind } from '../../contract/marks.ts';
import type { MonitorStudent } from '../../contract/monitor.ts';
import { byName } from '../ui/name-order.ts';
import type { ClassMarks } from './class-marks.ts';
import { isNamed } from './is-named.ts';

/** What the teacher looks for: everybody, those who need the teacher, or those with one mark. */
export type MarkFilter = 'all' | 'needs-me' | MarkKind;

/**
 * The students in the order of the wall: pinned ones, then who needs the teacher, the most urgent first, then
 * by name.
 */
export function wallOrder(
  students: readonly MonitorStudent[],
  { needTeacher }: Pick<ClassMarks, 'needTeacher'>,
  pinned: ReadonlySet<string>,
): MonitorStudent[] {
  const urgency = new Map(needTeacher.map(({ student }, at) => [student.id, at]));
  // A pinned student's place is below zero, and so before everybody else's.
  const placeOf = ({ id }: MonitorStudent): number =>
    (pinned.has(id) ? -needTeacher.length - 1 : 0) + (urgency.get(id) ?? needTeacher.length);
  return [...students].sort((one, other) => placeOf(one) - placeOf(other) || byName(one, other));
}

/** What the teacher looks for: a part of a name, and a mark. */
export interface Wanted {
  readonly search: string;
  readonly filter: MarkFilter;
}

/**
 * Whether a student has what the teacher looks for. A mark that concerns the whole class has no badge on a
 * tile, but who has it is found.
 */
export function matchesFilter(
  student: MonitorStudent,
  { kindsOf, needTeacher }: Pick<ClassMarks, 'kindsOf' | 'needTeacher'>,
  { search, filter }: Wanted,
): boolean {
  if (!isNamed(student.name, search)) return false;
  if (filter === 'all') return true;
  if (filter === 'needs-me') return needTeacher.some(({ student: { id } }) => id === student.id);
  return kindsOf.get(student.id)?.has(filter) ?? false;
}

/**
 * Whether the teacher can write to all who are found at once. Somebody who may be in danger is written to
 * alone.
 */
export const allowsGroupNote = (filter: MarkFilter): boolean =>
  filter !== 'all' && filter !== 'needs-me' && filter !== 'danger';
