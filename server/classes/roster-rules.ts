import type { TeacherClass } from '../../contract/classes.ts';
import { teachersOf } from '../access.ts';
import { type Context, now } from '../context.ts';
import type { Write } from '../db/group-commit.ts';
import { profilesOf } from '../identity/rules.ts';
import { endEnrollment, listEnrollments, listNames } from './enrollment-store.ts';
import { presentRoster } from './present.ts';
import { insertRemoval } from './removal-store.ts';
import { type Class, notifyClass } from './rules.ts';

/** The students of a class in the order of joining. The caller has checked the access. */
export async function rosterOf(ctx: Context, ofClass: Class): Promise<TeacherClass['roster']> {
  const enrollments = await listEnrollments(ctx.db.read, [ofClass.id]);
  const profiles = await profilesOf(
    ctx,
    enrollments.map((enrollment) => enrollment.studentUid),
  );
  return presentRoster(ofClass, enrollments, profiles);
}

/** The students who joined a class since a moment, and are in it. */
export async function studentsSince({ query }: Write, { id }: Class, since: string): Promise<string[]> {
  const enrollments = await listEnrollments(query, [id]);
  return enrollments.filter(({ joinedAt }) => joinedAt >= since).map(({ studentUid }) => studentUid);
}

/** The names of the students and the teachers of a class, in no particular order. */
export const namesIn = (ctx: Context, ofClass: Class): Promise<{ name: string; username: string | null }[]> =>
  listNames(ctx.db.read, ofClass.id, teachersOf(ofClass));

/**
 * Ends a student's enrollment in the caller's transaction. The student's conversations stay with the class.
 * @param removed whether the teacher removed the student. A removed student can come back only when the
 *   teacher lets them in; a student who left can come back with the class code.
 * @returns whether the student was in the class
 */
export async function takeOffRoster(
  ctx: Context,
  { query, afterCommit }: Write,
  ofClass: Class,
  studentUid: string,
  { removed }: { removed: boolean },
): Promise<boolean> {
  const at = now(ctx);
  const student = { classId: ofClass.id, studentUid };
  if (!(await endEnrollment(query, { ...student, endedAt: at }))) return false;
  if (removed) await insertRemoval(query, { ...student, removedAt: at });
  afterCommit(() => notifyClass(ctx, ofClass, [studentUid]));
  return true;
}
