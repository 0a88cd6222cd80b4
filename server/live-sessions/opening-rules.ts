import { limits } from '../../contract/constants.ts';
import { ContractError } from '../../contract/errors.ts';
import type { LiveSession as Shown } from '../../contract/live-sessions.ts';
import type { TeacherActor, Viewer } from '../access.ts';
import {
  type Class,
  classOfTeacher,
  findClass,
  noteSession,
  ownClass,
  refuseArchivedMeanwhile,
} from '../classes/rules.ts';
import { type Context, now } from '../context.ts';
import { isConflict } from '../db/conflict.ts';
import type { Write } from '../db/group-commit.ts';
import { type LiveContext, presentTo } from './rules.ts';
import * as store from './store.ts';

/** A session that nobody stopped closes itself after this long, in milliseconds. */
const longestOpening = 12 * 3_600_000;

/**
 * Opens the class's session: made at its first start, reopened as a new lesson after that (spec 4). An open one
 * stays as it is.
 * @throws ContractError class-not-found, class-archived
 */
export async function startSession(ctx: Context, actor: TeacherActor, classId: string): Promise<Shown> {
  const ofClass = await classOfTeacher(ctx, actor, classId);
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
    teacherUid: actor.uid,
    sessionCode: ctx.ids.code(limits.studentSessionCodeLength),
    status: 'open',
    openingId: ctx.ids.next(),
    guidelines: null,
    createdAt: at,
    lastOpenedAt: at,
  };
  try {
    await ctx.db.write(async (write) => {
      await refuseArchivedMeanwhile(write, ofClass.id);
      await store.insertSession(write.query, session);
      await store.insertOpening(write.query, session.openingId, session.id, at);
      await tell(ctx, write, actor, session, ofClass);
    });
  } catch (error) {
    if (!isConflict(error)) throw error;
    // Either the same class was started twice at once, and is open now; or the code was taken: then another one.
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
    await store.insertOpening(write.query, openingId, session.id, at);
    const reopened = { ...session, status: 'open' as const, openingId, lastOpenedAt: at };
    await tell(ctx, write, actor, reopened, ofClass);
  });
}

/**
 * Closes the class's session; a closed one, or one never started, stays as it is.
 * @throws ContractError class-not-found
 */
export async function stopSession(ctx: LiveContext, actor: TeacherActor, classId: string): Promise<void> {
  const ofClass = await ownClass(ctx, actor, classId);
  await ctx.db.write((write) => closeSessionOf(ctx, write, ofClass));
}

/** Closes the class's session, where it is open, in a transaction of the caller's. */
export async function closeSessionOf(ctx: LiveContext, write: Write, ofClass: Class): Promise<void> {
  const session = await store.findSessionOfClass(write.query, ofClass.id);
  if (!session || !(await store.closeSession(write.query, session.id))) return;
  await store.closeOpening(write.query, session.openingId, now(ctx));
  await tell(ctx, write, teacherOf(session), { ...session, status: 'closed' }, ofClass);
  write.afterCommit(() => ctx.presence.forget(session.id));
}

/** Notes the change on the class and in the session's events, in the transaction that makes it. */
async function tell(ctx: Context, write: Write, actor: Viewer, session: store.LiveSession, ofClass: Class) {
  await noteSession(ctx, write, ofClass, {
    sessionStatus: session.status,
    currentSessionId: session.id,
    sessionCode: session.sessionCode,
  });
  const shown = await presentTo(ctx, actor, session, write.query);
  await ctx.events.append(write, session.id, 'session', { session: shown });
}

/** Closes the sessions that were left open for 12 hours; to be called every minute or so. */
export async function closeForgottenSessions(ctx: LiveContext): Promise<void> {
  const before = new Date(ctx.clock.now().getTime() - longestOpening).toISOString();
  for (const session of await store.listOpenSince(ctx.db.read, before)) {
    const ofClass = await findClass(ctx, session.classId);
    if (ofClass) await ctx.db.write((write) => closeSessionOf(ctx, write, ofClass));
  }
}

/** As the session's teacher sees it, for what happens without anybody asking. */
const teacherOf = ({ teacherUid }: store.LiveSession): Viewer => ({ uid: teacherUid, role: 'teacher' });
