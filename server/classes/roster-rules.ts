import type { TeacherClass } from '../../contract/classes.ts';
import { ContractError } from '../../contract/errors.ts';
import type { TeacherActor } from '../access.ts';
import { type Context, now } from '../context.ts';
import type { Write } from '../db/group-commit.ts';
import { resetPassword } from '../identity/password-rules.ts';
import { confirmReset } from '../identity/reset-rules.ts';
import { profilesOf } from '../identity/rules.ts';
import * as securityLog from '../security-log/rules.ts';
import { endEnrollment, isEnrolled, listClassesOfOthers, listEnrollments } from './enrollment-store.ts';
import { presentRoster } from './present.ts';
import { deleteRemoval, insertRemoval } from './removal-store.ts';
import { deleteRequest } from './request-store.ts';
import { type Class, classOfTeacher, enroll, notifyClass, teacherClass } from './rules.ts';
import { listIdsOfTeacher } from './store.ts';

/** The students of a class in the order of joining, for callers that have checked the access. */
export async function rosterOf(ctx: Context, ofClass: Class): Promise<TeacherClass['roster']> {
  const enrollments = await listEnrollments(ctx.db.read, [ofClass.id]);
  const profiles = await profilesOf(
    ctx,
    enrollments.map((enrollment) => enrollment.studentUid),
  );
  return presentRoster(ofClass, enrollments, profiles);
}

/**
 * Ends a student's enrollment, in the caller's transaction. The student's conversations stay with the class.
 * @param removed whether the teacher removed the student, whom then no code brings back until the teacher lets the student
 *   in; a student who left comes back with the class code
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

/**
 * Enrolls a student who asked to join or whom the teacher removed; one who is in the class stays as they are.
 * @throws ContractError class-not-found, class-archived, student-not-found
 */
export async function letStudentIn(
  ctx: Context,
  actor: TeacherActor,
  classId: string,
  studentUid: string,
): Promise<TeacherClass> {
  await ctx.db.write(async (write) => {
    const ofClass = await classOfTeacher(ctx, actor, classId, write.query);
    const wasRemoved = await deleteRemoval(write.query, classId, studentUid);
    const asked = await deleteRequest(write.query, classId, studentUid);
    if (wasRemoved || asked) {
      await enroll(ctx, write, ofClass, studentUid);
      const letIn = { event: 'student-let-in', by: actor, about: studentUid, classId } as const;
      await securityLog.record(ctx, write, letIn);
    } else if (!(await isEnrolled(write.query, classId, studentUid)))
      throw new ContractError('student-not-found');
  });
  return teacherClass(ctx, actor, classId);
}

/**
 * Gives a student of the teacher's class a new password; every sign-in of the student ends. Classes of other teachers are
 * withheld from whoever signs in with it, so that the teacher cannot read what the student wrote there (decision 34).
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
  const password = await resetPassword(ctx, studentUid, {
    by: actor,
    classId,
    withheld: (query) => listClassesOfOthers(query, studentUid, actor.uid),
  });
  ctx.log.info({ teacher: actor.uid, student: studentUid }, 'a teacher reset the password of a student');
  return password;
}

/**
 * Confirms that a student of the class is who uses the account since another teacher reset the password. It opens the
 * confirming teacher's classes and no others: a second account of the teacher who made the reset could confirm as well.
 * @throws ContractError class-not-found, class-archived, student-not-found, password-not-changed
 */
export async function confirmStudent(
  ctx: Context,
  actor: TeacherActor,
  classId: string,
  studentUid: string,
): Promise<TeacherClass> {
  await ctx.db.write(async (write) => {
    const ofClass = await classOfTeacher(ctx, actor, classId, write.query);
    if (!(await isEnrolled(write.query, ofClass.id, studentUid)))
      throw new ContractError('student-not-found');
    const classIds = await listIdsOfTeacher(write.query, actor.uid);
    if ((await confirmReset(ctx, write, actor, { studentUid, classIds })).length > 0)
      write.afterCommit(() => notifyClass(ctx, ofClass, [studentUid]));
  });
  return teacherClass(ctx, actor, classId);
}
