import type { renameStudent as renameCall, TeacherClass } from '../../contract/classes.ts';
import type { BodyOf } from '../../contract/endpoint.ts';
import { ContractError } from '../../contract/errors.ts';
import type { SchoolReset } from '../../contract/resets.ts';
import type { TeacherActor } from '../access.ts';
import type { Context } from '../context.ts';
import type { Write } from '../db/group-commit.ts';
import { renameStudentAs } from '../identity/name-rules.ts';
import { resetPassword } from '../identity/password-rules.ts';
import * as resets from '../identity/reset-rules.ts';
import { isEnrolled, listClassesOfOthers } from './enrollment-store.ts';
import { changeableClass, changeTaughtClass, findClass, notifyClass } from './rules.ts';
import { listIdsOfTeacher } from './store.ts';

/**
 * Gives a student of the teacher's class a new password and ends every sign-in of the student. Classes of
 * other teachers are withheld from then on, so that this teacher cannot sign in as the student and read what
 * the student wrote there (docs/decisions/12-access-and-sharing.md).
 * @returns the password, to be shown once
 * @throws ContractError class-not-found, class-archived, student-not-found
 */
export async function resetStudentPassword(
  ctx: Context,
  actor: TeacherActor,
  classId: string,
  studentUid: string,
): Promise<string> {
  const ofClass = await changeableClass(ctx, actor, classId);
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
 * Confirms that a reset by another teacher was the student's wish. This opens the confirming teacher's
 * classes and no others, since the teacher who made the reset could use a second account to confirm it.
 * @throws ContractError class-not-found, class-archived, student-not-found, password-not-changed
 */
export function confirmStudent(
  ctx: Context,
  actor: TeacherActor,
  classId: string,
  studentUid: string,
): Promise<TeacherClass> {
  return changeTaughtClass(ctx, actor, classId, async (write, ofClass) => {
    if (!(await isEnrolled(write.query, ofClass.id, studentUid)))
      throw new ContractError('student-not-found');
    const classIds = await listIdsOfTeacher(write.query, actor.uid);
    const opened = await resets.confirmReset(ctx, write, actor, { studentUid, as: 'teacher', classIds });
    await notifyOpened(ctx, write, opened, studentUid);
  });
}

/**
 * Corrects the name of a student of a class.
 * @throws ContractError class-not-found, class-archived, student-not-found
 */
export const renameStudent = (
  ctx: Context,
  actor: TeacherActor,
  classId: string,
  { studentUid, ...change }: BodyOf<typeof renameCall>,
): Promise<TeacherClass> =>
  changeTaughtClass(ctx, actor, classId, async (write, ofClass) => {
    if (!(await isEnrolled(write.query, ofClass.id, studentUid)))
      throw new ContractError('student-not-found');
    await renameStudentAs(ctx, write, actor, { studentUid, classId, change });
    write.afterCommit(() => notifyClass(ctx, ofClass, [studentUid]));
  });

/**
 * The resets that the caller can confirm as an administrator of the school.
 * @throws ContractError administrator-only
 */
export const listSchoolResets = (ctx: Context, actor: TeacherActor): Promise<SchoolReset[]> =>
  resets.listSchoolResets(ctx, actor);

/**
 * Confirms a reset as an administrator of the school, which opens all classes that are withheld from the
 * student.
 * @throws ContractError administrator-only, student-not-found, own-reset, password-not-changed
 */
export async function confirmSchoolReset(
  ctx: Context,
  actor: TeacherActor,
  studentUid: string,
): Promise<void> {
  await ctx.db.write(async (write) => {
    await notifyOpened(
      ctx,
      write,
      await resets.confirmSchoolReset(ctx, write, actor, studentUid),
      studentUid,
    );
  });
}

/** Notifies the student, and the teachers of the classes that a confirmation has opened to the student. */
async function notifyOpened(
  ctx: Context,
  write: Write,
  classIds: readonly string[],
  studentUid: string,
): Promise<void> {
  for (const classId of classIds) {
    const opened = await findClass(ctx, classId, write.query);
    if (opened) write.afterCommit(() => notifyClass(ctx, opened, [studentUid]));
  }
}
