import type { Context } from '../context.ts';
import { profilesOf } from '../identity/rules.ts';
import { listEnrollments } from './enrollment-store.ts';
import * as store from './store.ts';

/** A class in the list of all classes of a school. */
export interface ClassOfSchool extends Pick<store.Class, 'id' | 'className' | 'archivedAt' | 'createdAt'> {
  readonly teacherName: string;
  /** How many students are enrolled. */
  readonly students: number;
}

/** All classes of a school by name, archived ones too. The caller has checked the access. */
export async function classesOfSchool(ctx: Context, schoolId: string): Promise<ClassOfSchool[]> {
  const classes = await store.listClassesOfSchool(ctx.db.read, schoolId);
  const ids = classes.map(({ id }) => id);
  const enrollments = await listEnrollments(ctx.db.read, ids);
  const students = new Map<string, number>();
  for (const { classId } of enrollments) students.set(classId, (students.get(classId) ?? 0) + 1);
  const teachers = await profilesOf(
    ctx,
    classes.map(({ teacherUid }) => teacherUid),
  );
  return classes
    .map(({ id, className, archivedAt, createdAt, teacherUid }) => ({
      id,
      className,
      archivedAt,
      createdAt,
      teacherName: teachers.get(teacherUid)?.fullName ?? '',
      students: students.get(id) ?? 0,
    }))
    .sort((one, other) => one.className.localeCompare(other.className) || one.id.localeCompare(other.id));
}
