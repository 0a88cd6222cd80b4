import { limits } from '../../contract/constants.ts';
import { ContractError } from '../../contract/errors.ts';
import type { Opening, LiveSession as Shown } from '../../contract/live-sessions.ts';
import { avatarOf, type MonitorStudent } from '../../contract/monitor.ts';
import { type Actor, nobody, teaches } from '../access.ts';
import {
  attendsClass,
  type Class,
  classOfTeacher,
  findClass,
  noteSession,
  ownClass,
  refuseArchivedMeanwhile,
  topicOf,
} from '../classes/rules.ts';
import { type Context, now } from '../context.ts';
import { isConflict } from '../db/conflict.ts';
import type { Write } from '../db/group-commit.ts';
import { profilesOf } from '../identity/rules.ts';
import type { Presence } from './presence.ts';
import { presentSession } from './present.ts';
import * as store from './store.ts';

export type { LiveSession } from './store.ts';

/** What the rules of this room need beside the common context. */
export interface LiveContext extends Context {
  readonly presence: Presence;
}

/** A session that nobody stopped closes itself after this long, in milliseconds. */
const longestOpening = 12 * 3_600_000;

/**
 * Opens the class's session: made at its first start, reopened as a new lesson after that (spec 4). An open one
 * stays as it is.
 * @throws ContractError class-not-found, class-archived
 */
export async function startSession(ctx: Context, actor: Actor, classId: string): Promise<Shown> {
  const ofClass = await classOfTeacher(ctx, actor, classId);
  const existing = await store.findSessionOfClass(ctx.db.read, classId);
  if (existing) await reopen(ctx, actor, existing, ofClass);
  else await open(ctx, actor, ofClass);
  const session = await store.findSessionOfClass(ctx.db.read, classId);
  if (!session) throw new ContractError('session-not-found');
  return presentTo(ctx, actor, session);
}

async function open(ctx: Context, actor: Actor, ofClass: Class): Promise<void> {
  const at = now(ctx);
  const session: store.LiveSession = {
    id: ctx.ids.next(),
    classId: ofClass.id,
    teacherUid: actor.uid,
    sessionCode: ctx.ids.code(limits.studentSessionCodeLength),
    status: 'open',
    openingId: ctx.ids.next(),
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

async function reopen(ctx: Context, actor: Actor, session: store.LiveSession, ofClass: Class): Promise<void> {
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
export async function stopSession(ctx: LiveContext, actor: Actor, classId: string): Promise<void> {
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
async function tell(ctx: Context, write: Write, actor: Actor, session: store.LiveSession, ofClass: Class) {
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

/** The session's teacher as an actor, for what happens without anybody asking. */
const teacherOf = ({ teacherUid }: store.LiveSession): Actor => ({
  ...nobody,
  uid: teacherUid,
  role: 'teacher',
});

/**
 * One session, for its teacher and the students of its class. Reading an open one marks a student as joined.
 * @throws ContractError session-not-found
 */
export async function getSession(ctx: LiveContext, actor: Actor, id: string): Promise<Shown> {
  const session = await sessionFor(ctx, actor, id);
  if (actor.role === 'student' && session.status === 'open') {
    await joinIfNew(ctx, actor, session);
    ctx.presence.sign(session.id, actor.uid, 'active');
  }
  return presentTo(ctx, actor, session);
}

/**
 * A session that the caller may know of.
 * @throws ContractError session-not-found
 */
export async function sessionFor(ctx: Context, actor: Actor, id: string): Promise<store.LiveSession> {
  const session = await store.findSession(ctx.db.read, id);
  if (!session) throw new ContractError('session-not-found');
  const allowed = teaches(actor, session) || (await attendsClass(ctx, actor, session.classId));
  if (!allowed) throw new ContractError('session-not-found');
  return session;
}

/**
 * The open session in which a student may act now.
 * @throws ContractError session-not-found, session-closed
 */
export async function openSessionFor(ctx: Context, actor: Actor, id: string): Promise<store.LiveSession> {
  const session = await sessionFor(ctx, actor, id);
  if (session.status !== 'open') throw new ContractError('session-closed');
  return session;
}

/** The session as it stands inside a transaction. @throws ContractError session-closed */
export async function stillOpen(id: string, write: Write): Promise<store.LiveSession> {
  const present = await store.findSession(write.query, id);
  if (present?.status !== 'open') throw new ContractError('session-closed');
  return present;
}

/**
 * The lessons of a session, newest first: its teacher's are all, a student's those joined.
 * @throws ContractError session-not-found
 */
export async function listOpenings(ctx: Context, actor: Actor, id: string): Promise<Opening[]> {
  const session = await sessionFor(ctx, actor, id);
  return store.listOpenings(ctx.db.read, session.id, teaches(actor, session) ? undefined : actor.uid);
}

/** A sign of life from a student in an open session. @throws ContractError session-not-found, session-closed */
export async function setPresence(
  ctx: LiveContext,
  actor: Actor,
  id: string,
  status: 'active' | 'typing' | 'idle',
): Promise<void> {
  const session = await openSessionFor(ctx, actor, id);
  await joinIfNew(ctx, actor, session);
  ctx.presence.sign(session.id, actor.uid, status);
}

async function joinIfNew(ctx: LiveContext, actor: Actor, session: store.LiveSession): Promise<void> {
  if (!(await store.isParticipant(ctx.db.read, session.openingId, actor.uid))) {
    await ctx.db.write(async (write) => join(ctx, write, actor, await stillOpen(session.id, write)));
  }
}

/**
 * Marks a student as joined in the current lesson, in a transaction of the caller's; again changes nothing.
 * @throws ContractError session-not-found
 */
export async function join(
  ctx: Context,
  write: Write,
  actor: Actor,
  session: store.LiveSession,
): Promise<void> {
  // Taken out of the class since the call began, or the class was archived.
  if (!(await attendsClass(ctx, actor, session.classId, write.query)))
    throw new ContractError('session-not-found');
  const joinedAt = now(ctx);
  const participant = {
    sessionId: session.id,
    openingId: session.openingId,
    studentUid: actor.uid,
    joinedAt,
  };
  if (!(await store.insertParticipant(write.query, participant))) return;
  const student: MonitorStudent = {
    id: actor.uid,
    name: actor.name,
    avatar: avatarOf(actor.name),
    status: 'active',
    lastActivity: joinedAt,
    joinedAt,
    messages: [],
  };
  await ctx.events.append(write, session.id, 'participant', { student });
  // The first student makes the session one that the monitor shows.
  write.afterCommit(() => ctx.events.hint(topicOf(session.teacherUid), session.classId));
}

/**
 * The session that a registration code names: a session's id first, then a session's code (spec 5). An archived
 * class's admits nobody.
 * @throws ContractError invalid-session-id
 */
export async function sessionForRegistration(
  ctx: Context,
  code: string,
): Promise<{ schoolId: string; sessionCode: string }> {
  const session =
    (await store.findSession(ctx.db.read, code)) ?? (await store.findSessionByCode(ctx.db.read, code));
  const ofClass = session && (await findClass(ctx, session.classId));
  if (!ofClass || ofClass.archivedAt) throw new ContractError('invalid-session-id');
  return { schoolId: ofClass.schoolId, sessionCode: session.sessionCode };
}

/** The session that the teacher's monitor shows, or null (spec 4). */
export async function monitoredSession(ctx: Context, actor: Actor): Promise<store.LiveSession | null> {
  return (await store.findQualifying(ctx.db.read, actor.uid)) ?? null;
}

/** The students of the current lesson, in the order of joining. */
export async function studentsOfLesson(
  session: store.LiveSession,
  query: Context['db']['read'],
): Promise<store.Participant[]> {
  const participants = await store.listParticipants(query, session.id);
  return participants.filter((participant) => participant.openingId === session.openingId);
}

/** A session as it stands at the moment of a query. */
export const sessionAt = (query: Context['db']['read'], id: string): Promise<store.LiveSession | undefined> =>
  store.findSession(query, id);

/** A session in the contract's shape, as the caller may see it. */
export async function presentTo(
  ctx: Context,
  actor: Actor,
  session: store.LiveSession,
  query = ctx.db.read,
): Promise<Shown> {
  const ofClass = await findClass(ctx, session.classId, query);
  if (!ofClass) throw new ContractError('session-not-found');
  const participants = await store.listParticipants(query, session.id);
  const uids = participants.map((participant) => participant.studentUid);
  const profiles = await profilesOf(ctx, [session.teacherUid, ...uids], query);
  return presentSession(session, { actor, ofClass, participants, profiles });
}
