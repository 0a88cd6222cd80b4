import { ContractError } from '../../contract/errors.ts';
import type { LiveSession as SessionView } from '../../contract/live-sessions.ts';
import type { TeacherActor, Viewer } from '../access.ts';
import {
  type Class,
  changeableClass,
  findClass,
  refuseArchivedMeanwhile,
  storeSessionStatus,
  taughtClass,
} from '../classes/rules.ts';
import { type Context, now } from '../context.ts';
import { isConflict } from '../db/conflict.ts';
import type { Write } from '../db/group-commit.ts';
import { newSessionCode } from './code-rules.ts';
import { longestLesson } from './lesson-acts.ts';
import { endPauses } from './pause-store.ts';
import { type LiveContext, presentTo, tellSession } from './rules.ts';
import * as store from './store.ts';

/**
 * Starts a lesson: creates the class's session at the first start and reopens it after that (spec 4). Nothing
 * changes for an open session.
 * @throws ContractError class-not-found, class-archived
 */
export async function startSession(ctx: Context, actor: TeacherActor, classId: string): Promise<SessionView> {
  const ofClass = await changeableClass(ctx, actor, classId);
  const existing = await store.findSessionOfClass(ctx.db.read, classId);
  if (existing) await reopen(ctx, actor, existing, ofClass);
  else await open(ctx, actor, ofClass);
  const session = await store.findSessionOfClass(ctx.db.read, classId);
  if (!session) throw new ContractError('session-not-found');
  return presentTo(ctx, actor, session);
}

async function open(ctx: Context, actor: TeacherActor, ofClass: Class): Promise<void> {
  const at = now(ctx);
  const session: store.LiveSession = {
    id: ctx.ids.next(),
    classId: ofClass.id,
    teacherUid: ofClass.teacherUid,
    coTeachers: ofClass.coTeachers,
    sessionCode: newSessionCode(ctx),
    status: 'open',
    openingId: ctx.ids.next(),
    guidelines: null,
    createdAt: at,
    lastOpenedAt: at,
    codeRenewedAt: null,
    endsAt: null,
    closedAt: null,
    startedBy: actor.name,
    stoppedBy: null,
  };
  try {
    await ctx.db.write(async (write) => {
      await refuseArchivedMeanwhile(write, ofClass.id);
      await store.insertSession(write.query, session);
      await store.insertOpening(write.query, session.openingId, session.id, at, actor);
      await recordStatus(ctx, write, actor, session, ofClass);
    });
  } catch (error) {
    if (!isConflict(error)) throw error;
    // Another call may have started the session at the same time. If none did, the code was taken, and this
    // tries another one.
    if (!(await store.findSessionOfClass(ctx.db.read, ofClass.id))) await open(ctx, actor, ofClass);
  }
}

async function reopen(
  ctx: Context,
  actor: TeacherActor,
  session: store.LiveSession,
  ofClass: Class,
): Promise<void> {
  const at = now(ctx);
  const openingId = ctx.ids.next();
  await ctx.db.write(async (write) => {
    await refuseArchivedMeanwhile(write, ofClass.id);
    if (!(await store.openSession(write.query, session.id, openingId, at))) return;
    await store.insertOpening(write.query, openingId, session.id, at, actor);
    const lesson = { openingId, lastOpenedAt: at, endsAt: null, closedAt: null };
    const acts = { startedBy: actor.name, stoppedBy: null };
    const reopened = { ...session, status: 'open' as const, ...lesson, ...acts };
    await recordStatus(ctx, write, actor, reopened, ofClass);
  });
}

/**
 * Closes the class's session if it is open.
 * @throws ContractError class-not-found
 */
export async function stopSession(ctx: LiveContext, actor: TeacherActor, classId: string): Promise<void> {
  const ofClass = await taughtClass(ctx, actor, classId);
  await ctx.db.write((write) => closeSessionOf(ctx, write, ofClass, actor));
}

/**
 * Closes the class's session if it is open, in the caller's transaction.
 * @param teacher who stops the lesson; null when it ends by itself
 */
export async function closeSessionOf(
  ctx: LiveContext,
  write: Write,
  ofClass: Class,
  teacher: TeacherActor | null,
): Promise<void> {
  const session = await store.findSessionOfClass(write.query, ofClass.id);
  if (!session || !(await store.closeSession(write.query, session.id))) return;
  const closedAt = now(ctx);
  await store.closeOpening(write.query, session.openingId, closedAt, teacher);
  await endPauses(write.query, session.openingId, { at: closedAt, teacher: null });
  const closed = { ...session, status: 'closed' as const, closedAt, stoppedBy: teacher?.name ?? null };
  await recordStatus(ctx, write, teacherOf(session), closed, ofClass);
  write.afterCommit(() => ctx.presence.forget(session.id));
}

/**
 * Stores the new status in the class and appends the session's event, in the same transaction.
 * @returns the session as the viewer sees it
 */
export async function recordStatus(
  ctx: Context,
  write: Write,
  actor: Viewer,
  session: store.LiveSession,
  ofClass: Class,
): Promise<SessionView> {
  await storeSessionStatus(ctx, write, ofClass, {
    sessionStatus: session.status,
    currentSessionId: session.id,
    sessionCode: session.sessionCode,
  });
  return tellSession(ctx, write, actor, session);
}

/** Closes sessions that have been open for more than 12 hours (`longestLesson`). Runs every minute. */
export async function closeForgottenSessions(ctx: LiveContext): Promise<void> {
  const before = new Date(ctx.clock.now().getTime() - longestLesson).toISOString();
  for (const session of await store.listOpenedBefore(ctx.db.read, before)) {
    const ofClass = await findClass(ctx, session.classId);
    if (!ofClass) continue;
    await ctx.db.write(async (write) => {
      // It may have been stopped meanwhile, and another lesson may have begun.
      const current = await store.findSession(write.query, session.id);
      if (current?.status === 'open' && current.openingId === session.openingId)
        await closeSessionOf(ctx, write, ofClass, null);
    });
  }
}

/** The session's teacher, as the viewer for an event that no caller causes. */
const teacherOf = ({ teacherUid }: store.LiveSession): Viewer => ({ uid: teacherUid, role: 'teacher' });
