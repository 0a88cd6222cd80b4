import { ContractError } from '../../contract/errors.ts';
import type { LiveSession as SessionView } from '../../contract/live-sessions.ts';
import { avatarOf, type MonitorStudent } from '../../contract/monitor.ts';
import { type AccountActor, type StudentActor, teachersOf } from '../access.ts';
import { attendsClass, topicOf } from '../classes/rules.ts';
import { type Context, now } from '../context.ts';
import type { Write } from '../db/group-commit.ts';
import { personOf, profilesOf } from '../identity/rules.ts';
import { hasJoined, type LiveContext, openSessionFor, presentTo, sessionFor } from './rules.ts';
import * as store from './store.ts';

/**
 * A session, for its teacher and the students of its class. A student who reads an open session joins its
 * lesson.
 * @throws ContractError session-not-found
 */
export async function getSession(ctx: LiveContext, actor: AccountActor, id: string): Promise<SessionView> {
  const session = await sessionFor(ctx, actor, id);
  if (actor.role !== 'student' || session.status !== 'open') return presentTo(ctx, actor, session);
  // The lesson may have ended since it was read.
  if (!(await joinIfOpen(ctx, actor, session)))
    return presentTo(ctx, actor, await sessionFor(ctx, actor, id));
  ctx.presence.report(session.id, actor.uid, 'active');
  return presentTo(ctx, actor, session);
}

/**
 * Sets the presence of a student in an open session.
 * @throws ContractError session-not-found, session-closed
 */
export async function setPresence(
  ctx: LiveContext,
  actor: StudentActor,
  id: string,
  status: 'active' | 'typing' | 'idle',
): Promise<void> {
  const session = await openSessionFor(ctx, actor, id);
  if (!(await joinIfOpen(ctx, actor, session))) throw new ContractError('session-closed');
  ctx.presence.report(session.id, actor.uid, status);
}

/** Joins a student to a lesson unless the student has joined. @returns whether the lesson was still open */
async function joinIfOpen(
  ctx: LiveContext,
  actor: StudentActor,
  session: store.LiveSession,
): Promise<boolean> {
  if (await hasJoined(session, actor, ctx.db.read)) return true;
  return ctx.db.write(async (write) => {
    const current = await store.findSession(write.query, session.id);
    if (current?.status !== 'open') return false;
    await join(ctx, write, actor, current);
    return true;
  });
}

/**
 * Joins a student to the current lesson, in the caller's transaction; joining again changes nothing.
 * @throws ContractError session-not-found
 */
export async function join(
  ctx: Context,
  write: Write,
  actor: StudentActor,
  session: store.LiveSession,
): Promise<void> {
  // The student may have been removed, or the class archived, since the call began.
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
  const person = personOf((await profilesOf(ctx, [actor.uid], write.query)).get(actor.uid), actor.name);
  const student: MonitorStudent = {
    id: actor.uid,
    ...person,
    avatar: avatarOf(person.name),
    status: 'active',
    lastActivity: joinedAt,
    joinedAt,
    messages: [],
  };
  await ctx.events.append(write, session.id, 'participant', { student });
  // The monitor shows a session once somebody has joined it (spec 4), so the teachers are notified.
  write.afterCommit(() => {
    for (const uid of teachersOf(session)) ctx.events.notify(topicOf(uid), session.classId);
  });
}
