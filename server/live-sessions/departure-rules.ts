import type { TeacherClass } from '../../contract/classes.ts';
import { ContractError } from '../../contract/errors.ts';
import type { StudentActor, TeacherActor } from '../access.ts';
import { withdrawRequest } from '../classes/join-rules.ts';
import { markArchived } from '../classes/manage-rules.ts';
import { studentsSince, takeOffRoster } from '../classes/roster-rules.ts';
import {
  attendsClass,
  type Class,
  changeableClass,
  findClass,
  ownedClass,
  teacherClass,
} from '../classes/rules.ts';
import type { Write } from '../db/group-commit.ts';
import * as securityLog from '../security-log/rules.ts';
import { closeSessionOf } from './opening-rules.ts';
import type { LiveContext } from './rules.ts';
import { findSessionOfClass, type LiveSession } from './store.ts';

/**
 * Called in the transaction in which a student leaves a class or is removed, so that other rooms end what the
 * student began there. It is a parameter because this room may not import those rooms.
 */
export type OnDeparture = (write: Write, session: LiveSession, studentUid: string) => Promise<void>;

/**
 * Archives a class: its session closes, its students no longer see it, and its teachers can still read
 * everything. Nothing changes for an archived class.
 * @throws ContractError class-not-found, owner-only
 */
export const archiveClass = (ctx: LiveContext, actor: TeacherActor, id: string): Promise<Class> =>
  ctx.db.write(async (write) => {
    const ofClass = await ownedClass(ctx, actor, id, write.query);
    if (ofClass.archivedAt) return ofClass;
    await closeSessionOf(ctx, write, ofClass, actor);
    await markArchived(ctx, write, ofClass);
    await securityLog.record(ctx, write, { event: 'class-archived', by: actor, classId: id });
    return ofClass;
  });

/**
 * Removes a student from the roster until the teacher lets the student in again. An answer under way is
 * finished, and all interactions are kept.
 * @throws ContractError class-not-found, class-archived, student-not-found
 */
export async function removeStudent(
  ctx: LiveContext,
  actor: TeacherActor,
  classId: string,
  studentUid: string,
  onDeparture?: OnDeparture,
): Promise<TeacherClass> {
  const wasEnrolled = await ctx.db.write(async (write) => {
    const ofClass = await changeableClass(ctx, actor, classId, write.query);
    if (!(await depart(ctx, write, ofClass, studentUid, { removed: true, onDeparture }))) return false;
    const removed = { event: 'student-removed', by: actor, about: studentUid, classId } as const;
    await securityLog.record(ctx, write, removed);
    return true;
  });
  if (!wasEnrolled) throw new ContractError('student-not-found');
  return teacherClass(ctx, actor, classId);
}

/**
 * Removes all students who joined a class since a moment, as `removeStudent` does.
 * @returns the class, and how many were removed
 * @throws ContractError class-not-found, class-archived
 */
export async function removeStudentsSince(
  ctx: LiveContext,
  actor: TeacherActor,
  classId: string,
  since: string,
  onDeparture?: OnDeparture,
): Promise<{ class: TeacherClass; removed: number }> {
  const removed = await ctx.db.write(async (write) => {
    const ofClass = await changeableClass(ctx, actor, classId, write.query);
    const late = await studentsSince(write, ofClass, since);
    for (const studentUid of late) {
      await depart(ctx, write, ofClass, studentUid, { removed: true, onDeparture });
      const entry = { event: 'student-removed', by: actor, about: studentUid, classId } as const;
      await securityLog.record(ctx, write, entry);
    }
    return late.length;
  });
  return { class: await teacherClass(ctx, actor, classId), removed };
}

/**
 * Ends a student's enrollment in a class, or withdraws the student's request to join it.
 * @returns the class, and whether the student was in it
 * @throws ContractError class-not-found
 */
export async function leaveClass(
  ctx: LiveContext,
  actor: StudentActor,
  classId: string,
  onDeparture?: OnDeparture,
): Promise<{ left: Class; wasIn: boolean }> {
  const awaited = await withdrawRequest(ctx, actor, classId);
  if (awaited) return { left: awaited, wasIn: false };
  const ofClass = (await attendsClass(ctx, actor, classId)) && (await findClass(ctx, classId));
  if (!ofClass) throw new ContractError('class-not-found');
  await ctx.db.write((write) => depart(ctx, write, ofClass, actor.uid, { removed: false, onDeparture }));
  return { left: ofClass, wasIn: true };
}

/**
 * Takes a student off the roster and out of the class's session.
 * @returns whether the student was on the roster
 */
async function depart(
  ctx: LiveContext,
  write: Write,
  ofClass: Class,
  studentUid: string,
  departure: { removed: boolean; onDeparture: OnDeparture | undefined },
): Promise<boolean> {
  if (!(await takeOffRoster(ctx, write, ofClass, studentUid, departure))) return false;
  const session = await findSessionOfClass(write.query, ofClass.id);
  if (!session) return true;
  await departure.onDeparture?.(write, session, studentUid);
  write.afterCommit(() => ctx.presence.leave(session.id, studentUid));
  return true;
}
