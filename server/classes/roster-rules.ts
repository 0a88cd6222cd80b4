import type { TeacherClass } from '../../contract/classes.ts';
import { ContractError } from '../../contract/errors.ts';
import type { TeacherActor } from '../access.ts';
import { type Context, now } from '../context.ts';
import type { Write } from '../db/group-commit.ts';
import { resetPassword } from '../identity/password-rules.ts';
import { profilesOf } from '../identity/rules.ts';
import { presentToTeacher } from './present.ts';
import { type Class, classOfTeacher, notifyClass } from './rules.ts';
import { endEnrollment, isEnrolled, listEnrollments } from './store.ts';

/** The students of a class in the order of joining, for callers that have checked the access. */
export async function rosterOf(ctx: Context, ofClass: Class): Promise<TeacherClass['roster']> {
  const enrollments = await listEnrollments(ctx.db.read, [ofClass.id]);
  const profiles = await profilesOf(
    ctx,
    enrollments.map((enrollment) => enrollment.studentUid),
  );
  return presentToTeacher(ofClass, enrollments, profiles).roster;
}

/**
 * Removes a student from a class, in the caller's transaction. The student's conversations stay with the class, and the
 * student can join again with the class code.
 * @returns whether the student was in the class
 */
export async function removeFromRoster(
  ctx: Context,
  { query, afterCommit }: Write,
  ofClass: Class,
  studentUid: string,
): Promise<boolean> {
  const enrollment = { classId: ofClass.id, studentUid, endedAt: now(ctx) };
  if (!(await endEnrollment(query, enrollment))) return false;
  afterCommit(() => notifyClass(ctx, ofClass, [studentUid]));
  return true;
}

/**
 * Gives a student of the teacher's class a new password; every sign-in of the student ends.
 * @returns the password, to be shown once
 * @throws ContractError class-not-found, class-archived, student-not-found
 */
export async function resetStudentPassword(
  ctx: Context,
  actor: TeacherActor,
  classId: string,
  studentUid: string,
): Promise<string> {
  const ofClass = await classOfTeacher(ctx, actor, classId);
  if (!(await isEnrolled(ctx.db.read, ofClass.id, studentUid))) throw new ContractError('student-not-found');
  const password = await resetPassword(ctx, studentUid);
  ctx.log.info({ teacher: actor.uid, student: studentUid }, 'a teacher reset the password of a student');
  return password;
}
