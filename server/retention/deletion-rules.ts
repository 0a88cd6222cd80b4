import type { BodyOf } from '../../contract/endpoint.ts';
import { ContractError } from '../../contract/errors.ts';
import type {
  deleteConversations as deleteCall,
  deleteStudent as deleteStudentCall,
} from '../../contract/retention.ts';
import { owns, type TeacherActor, teaches } from '../access.ts';
import { type Class, findClass, notifyClass, topicOf } from '../classes/rules.ts';
import { now } from '../context.ts';
import type { Write } from '../db/group-commit.ts';
import { deleteAccount } from '../identity/account-deletion-rules.ts';
import { administers, checkStudentOfSchool } from '../identity/student-rules.ts';
import * as securityLog from '../security-log/rules.ts';
import { stopAnswer } from '../tutor/answer-rules.ts';
import type { TutorContext } from '../tutor/context.ts';
import * as noteStore from './note-store.ts';
import * as store from './store.ts';

/** What a deletion did. */
interface Deletion {
  readonly deleted: number;
  readonly kept: number;
}

/**
 * A deletion that also says whether it found nothing to delete: no question, note, reply, help request or
 * pause.
 */
interface WorkDeletion extends Deletion {
  readonly foundNothing: boolean;
}

/**
 * Deletes what a student asked in a class, or the work of a lesson or an assignment, with answers and
 * receipts. Questions that raised an alert stay, since a deletion must not take away what somebody has to
 * look at.
 * @throws ContractError class-not-found, owner-only
 */
export const deleteConversations = (
  ctx: TutorContext,
  actor: TeacherActor,
  classId: string,
  body: BodyOf<typeof deleteCall>,
): Promise<Deletion> =>
  ctx.db.write(async (write) => {
    const ofClass = await deletableClass(ctx, actor, classId, write);
    const { foundNothing, ...done } = await deleteWork(ctx, write, { ...body, classId: ofClass.id });
    if (!foundNothing)
      await securityLog.record(ctx, write, {
        event: 'conversations-deleted',
        detail: partOf(body),
        by: actor,
        about: body.studentUid,
        classId: ofClass.id,
      });
    return done;
  });

const partOf = ({ openingId, assignmentId }: store.Scope) => {
  if (openingId !== undefined) return 'of-lesson';
  return assignmentId === undefined ? 'of-class' : 'of-assignment';
};

/**
 * A class whose work the caller may delete: one that the caller owns, or one of the school that the caller
 * administers.
 */
async function deletableClass(
  ctx: TutorContext,
  actor: TeacherActor,
  id: string,
  { query }: Write,
): Promise<Class> {
  const found = await findClass(ctx, id, query);
  if (found && (owns(actor, found) || (await administers(query, actor, found.schoolId)))) return found;
  throw new ContractError(found && teaches(actor, found) ? 'owner-only' : 'class-not-found');
}

/**
 * Deletes questions, notes, replies, help requests and pauses in the caller's transaction. Answers under way
 * are stopped, the events that contain these texts are deleted, and every page that shows them loads its data
 * again.
 */
async function deleteWork(ctx: TutorContext, write: Write, scope: store.Scope): Promise<WorkDeletion> {
  const deletable = await store.listDeletable(write.query, scope);
  const kept = await store.countKept(write.query, scope);
  const notes = await noteStore.listDeletableNotes(write.query, scope);
  if (deletable.length === 0 && notes.sessions.length === 0) return { deleted: 0, kept, foundNothing: true };
  await noteStore.deleteNotes(write.query, notes);
  await store.deleteQuestions(
    write.query,
    deletable.map(({ id }) => id),
  );
  const students = [...new Set([...deletable.map(({ studentUid }) => studentUid), ...notes.students])];
  await store.setWorkDeleted(write.query, students, now(ctx));
  const sessions = new Set([...deletable.map(({ sessionId }) => sessionId), ...notes.sessions]);
  for (const sessionId of sessions) if (sessionId !== null) await ctx.events.forget(write, sessionId);
  write.afterCommit(() => {
    for (const { id } of deletable) stopAnswer(ctx, id);
    // For a class that it does not find, the feed of a student sends a whole snapshot. No class has an empty id.
    for (const uid of students) ctx.events.notify(topicOf(uid), '');
  });
  return { deleted: deletable.length, kept, foundNothing: false };
}

/**
 * Deletes the conversations of a student of the school that the caller administers, or the account with
 * everything that is stored about it. Safeguarding records stay for as long as the school keeps them, with
 * the account as their nameless holder.
 * @throws ContractError administrator-only, student-not-found
 */
export const deleteStudent = (
  ctx: TutorContext,
  actor: TeacherActor,
  uid: string,
  { what }: BodyOf<typeof deleteStudentCall>,
): Promise<void> =>
  ctx.db.write(async (write) => {
    await checkStudentOfSchool(write.query, actor, uid);
    const event = what === 'account' ? 'account-deleted' : 'conversations-deleted';
    if (what === 'account') await deleteStudentAccount(ctx, write, uid);
    else await deleteWork(ctx, write, { studentUid: uid });
    const entry = { by: actor, about: uid } as const;
    if (event === 'account-deleted') await securityLog.record(ctx, write, { ...entry, event });
    else await securityLog.record(ctx, write, { ...entry, event, detail: 'of-school' });
  });

/**
 * Deletes a student's account and all that is stored about it, in the caller's transaction. Safeguarding
 * records keep a nameless holder.
 */
export async function deleteStudentAccount(ctx: TutorContext, write: Write, uid: string): Promise<void> {
  const { query } = write;
  // Read first, since the deletion removes the rows that lead to them.
  const [sessions, classes] = [await store.sessionsOf(query, uid), await store.classesOf(query, uid)];
  await deleteWork(ctx, write, { studentUid: uid });
  // The events of joining contain the student's name, even in sessions where the student asked nothing.
  for (const sessionId of sessions) await ctx.events.forget(write, sessionId);
  await store.deleteTraces(query, uid);
  await deleteAccount(ctx, write, uid, { keepsHolder: await store.hasRecords(query, uid) });
  write.afterCommit(() => {
    for (const each of classes) notifyClass(ctx, each, []);
  });
}
