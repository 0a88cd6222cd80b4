import { isOfAlert, type MarkKind } from '../../contract/marks.ts';
import type { MonitorStudent } from '../../contract/monitor.ts';
import { byName } from '../people/name-order.ts';
import type { ClassMarks } from './class-marks.ts';
import { isNamed } from './is-named.ts';

/** What the teacher looks for: everybody, those who need the teacher, or those with one mark. */
export type MarkFilter = 'all' | 'needs-me' | MarkKind;

/**
 * The students in the order of the wall: those with an alert, pinned ones, then who else needs the teacher, the
 * most urgent first, then by name.
 */
export function wallOrder(
  students: readonly MonitorStudent[],
  { needTeacher }: Pick<ClassMarks, 'needTeacher'>,
  pinned: ReadonlySet<string>,
): MonitorStudent[] {
  const urgency = new Map(needTeacher.map(({ student }, at) => [student.id, at]));
  const withAlert = new Set(
    needTeacher.filter(({ mark }) => isOfAlert(mark.kind)).map(({ student }) => student.id),
  );
  const groupOf = ({ id }: MonitorStudent): number => (withAlert.has(id) ? 0 : pinned.has(id) ? 1 : 2);
  const placeOf = ({ id }: MonitorStudent): number => urgency.get(id) ?? needTeacher.length;
  return [...students].sort(
    (one, other) => groupOf(one) - groupOf(other) || placeOf(one) - placeOf(other) || byName(one, other),
  );
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
  filter !== 'all' && filter !== 'needs-me' && !isOfAlert(filter);
