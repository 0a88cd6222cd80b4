import type { AwaitedClass, StudentClass, TeacherClass } from '../../contract/classes.ts';
import { ContractError } from '../../contract/errors.ts';
import { mayJoin, type StudentActor, type TeacherActor, teachersOf } from '../access.ts';
import { type Context, now } from '../context.ts';
import type { Write } from '../db/group-commit.ts';
import * as securityLog from '../security-log/rules.ts';
import { countJoined, isEnrolled, listWaiting } from './enrollment-store.ts';
import { displacedBy, needsApproval } from './join-limits.ts';
import { changeClass } from './manage-rules.ts';
import { deleteRemoval, isRemoved } from './removal-store.ts';
import * as requests from './request-store.ts';
import {
  type Class,
  changeTaughtClass,
  enroll,
  findClass,
  notifyClass,
  presentAllToStudent,
} from './rules.ts';
import { findClassByCode, findClassBySessionCode } from './store.ts';

/** The class that a student joined, or the one whose teacher has to let the student in. */
type Joined = { readonly class: StudentClass } | { readonly class: null; readonly waiting: AwaitedClass };

/**
 * Joins the class with this class code, or with this session code while it invites students; joining again
 * changes nothing. If the teacher lets each student in, or so many joined that approval turns itself on, this stores a
 * request.
 * @throws ContractError class-not-found, also for the code of another school or of an archived class;
 *   removed-from-class until the teacher lets the student in again; joining-closed
 */
export async function joinClass(ctx: Context, actor: StudentActor, code: string): Promise<Joined> {
  const { found, waits } = await ctx.db.write(async (write) => {
    const { query } = write;
    const found = await joinableClass(query, actor, code);
    if (!found) throw new ContractError('class-not-found');
    if (await isRemoved(query, found.id, actor.uid)) throw new ContractError('removed-from-class');
    const isIn = await isEnrolled(query, found.id, actor.uid);
    if (!isIn && found.joiningClosed) throw new ContractError('joining-closed');
    const waits = !isIn && (found.asksApproval || (await turnApprovalOn(ctx, write, found, actor)));
    if (waits) await requestToJoin(ctx, write, found, actor.uid);
    else await enroll(ctx, write, found, actor.uid);
    return { found, waits };
  });
  if (waits) {
    const awaited = await requests.listAwaited(ctx.db.read, actor.uid);
    const waiting = awaited.find(({ classId }) => classId === found.id);
    if (waiting) return { class: null, waiting };
    // The student no longer waits: the teacher has let the student in since the request.
  }
  const [presented] = await presentAllToStudent(ctx, [found]);
  return { class: presented as StudentClass };
}

/**
 * The class that the student may join with this code. The code is always looked up both as a class code and
 * as a session code, so that the time of the answer does not tell which it is.
 */
async function joinableClass(
  query: Write['query'],
  actor: StudentActor,
  code: string,
): Promise<Class | undefined> {
  const byClassCode = await findClassByCode(query, code);
  const bySessionCode = await findClassBySessionCode(query, code);
  const candidates = [byClassCode, bySessionCode?.sessionCodeInvites ? bySessionCode : undefined];
  return candidates.find((found) => found && !found.archivedAt && mayJoin(actor, found));
}

/** Turns approval on when too many joined (`needsApproval`), so that the teacher decides. @returns whether it is on now */
async function turnApprovalOn(
  ctx: Context,
  write: Write,
  ofClass: Class,
  actor: StudentActor,
): Promise<boolean> {
  const joined = await countJoined(write.query, ofClass.id, actor.uid);
  if (!needsApproval(joined, ofClass.approvalTurnedOnAt !== null)) return false;
  await changeClass(ctx, write, ofClass, { asksApproval: true, approvalTurnedOnAt: now(ctx) });
  const entry = { event: 'approval-set', detail: 'many-new', by: actor, classId: ofClass.id } as const;
  await securityLog.record(ctx, write, entry);
  return true;
}

/**
 * Lets nobody else join a class, or register with its session code, until its lesson ends; or opens it again.
 * @throws ContractError class-not-found, class-archived, lesson-not-open
 */
export const setJoining = (
  ctx: Context,
  actor: TeacherActor,
  classId: string,
  closed: boolean,
): Promise<TeacherClass> =>
  changeTaughtClass(ctx, actor, classId, async (write, ofClass) => {
    if (ofClass.sessionStatus !== 'open') throw new ContractError('lesson-not-open');
    if (ofClass.joiningClosed === closed) return;
    await changeClass(ctx, write, ofClass, { joiningClosed: closed });
    const detail = closed ? 'closed' : 'open';
    await securityLog.record(ctx, write, { event: 'joining-set', detail, by: actor, classId });
  });

/**
 * Stores a request. The longest waiting one is declined when too many wait (`displacedBy`), and may be made again when fewer
 * do: whoever asks again and again displaces nobody.
 * @throws ContractError joining-closed
 */
async function requestToJoin(ctx: Context, write: Write, ofClass: Class, studentUid: string): Promise<void> {
  const { query } = write;
  const asked = { classId: ofClass.id, studentUid, askedAt: now(ctx) };
  const asksAgain = await requests.wasDeclined(query, ofClass.id, studentUid);
  if (!(await requests.insertRequest(query, asked))) return;
  notifyRequest(ctx, write, ofClass, studentUid);
  const toDisplace = displacedBy(await listWaiting(query, ofClass.id), studentUid);
  if (asksAgain && toDisplace.length > 0) throw new ContractError('joining-closed');
  for (const displaced of toDisplace) {
    const declined = { classId: ofClass.id, studentUid: displaced.studentUid, declinedAt: now(ctx) };
    await requests.declineRequest(query, declined);
    notifyRequest(ctx, write, ofClass, displaced.studentUid);
  }
}

/** The topic of notifications about students who ask to join a teacher's classes. */
export const requestsOf = (teacherUid: string): string => `join-requests-of:${teacherUid}`;

function notifyRequest(ctx: Context, { afterCommit }: Write, ofClass: Class, studentUid: string): void {
  afterCommit(() => {
    notifyClass(ctx, ofClass, [studentUid]);
    for (const uid of teachersOf(ofClass)) ctx.events.notify(requestsOf(uid), '');
  });
}

/**
 * Declines a student who asked to join. The student is told and may ask again.
 * @throws ContractError class-not-found, class-archived, student-not-found when the student does not wait
 */
export function declineStudent(
  ctx: Context,
  actor: TeacherActor,
  classId: string,
  studentUid: string,
): Promise<TeacherClass> {
  return changeTaughtClass(ctx, actor, classId, async (write, ofClass) => {
    const declined = { classId, studentUid, declinedAt: now(ctx) };
    if (!(await requests.declineRequest(write.query, declined))) throw new ContractError('student-not-found');
    await securityLog.record(ctx, write, {
      event: 'student-declined',
      by: actor,
      about: studentUid,
      classId,
    });
    notifyRequest(ctx, write, ofClass, studentUid);
  });
}

/**
 * Enrolls a student who asked to join or whom the teacher removed. Nothing changes for a student who is in
 * the class.
 * @throws ContractError class-not-found, class-archived, student-not-found
 */
export function letStudentIn(
  ctx: Context,
  actor: TeacherActor,
  classId: string,
  studentUid: string,
): Promise<TeacherClass> {
  return changeTaughtClass(ctx, actor, classId, async (write, ofClass) => {
    const wasRemoved = await deleteRemoval(write.query, classId, studentUid);
    const asked = await requests.deleteRequest(write.query, classId, studentUid);
    if (wasRemoved || asked) {
      await enroll(ctx, write, ofClass, studentUid);
      const letIn = { event: 'student-let-in', by: actor, about: studentUid, classId } as const;
      await securityLog.record(ctx, write, letIn);
    } else if (!(await isEnrolled(write.query, classId, studentUid)))
      throw new ContractError('student-not-found');
  });
}

/**
 * Deletes a student's request to join a class, whether it waits or was declined.
 * @returns the class; undefined when the student did not ask to join it
 */
export async function withdrawRequest(
  ctx: Context,
  actor: StudentActor,
  classId: string,
): Promise<Class | undefined> {
  return ctx.db.write(async (write) => {
    const ofClass = await findClass(ctx, classId, write.query);
    if (!ofClass || ofClass.archivedAt) return undefined;
    if (!(await requests.deleteRequest(write.query, classId, actor.uid))) return undefined;
    notifyRequest(ctx, write, ofClass, actor.uid);
    return ofClass;
  });
}
