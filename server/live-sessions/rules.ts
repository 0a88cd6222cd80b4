import { ContractError } from '../../contract/errors.ts';
import type { Opening, LiveSession as SessionView } from '../../contract/live-sessions.ts';
import { type AccountActor, type StudentActor, type TeacherActor, teaches, type Viewer } from '../access.ts';
import { attendsClass, findClass } from '../classes/rules.ts';
import type { Context } from '../context.ts';
import type { Write } from '../db/group-commit.ts';
import { schoolProfileOf } from '../identity/contact-rules.ts';
import { profilesOf } from '../identity/rules.ts';
import { actsOf, withActs, withoutActs } from './lesson-acts.ts';
import { listPausesUnderWay } from './pause-store.ts';
import type { Presence } from './presence.ts';
import { presentSession } from './present.ts';
import * as store from './store.ts';
import { listStudentGuidelines } from './student-guidelines-store.ts';

export type { LiveSession, Participant } from './store.ts';

/**
 * The topic of notifications for a student about what a lesson shows besides the conversation, such as notes.
 * A notification carries the id of the session.
 */
export const lessonTopicOf = (uid: string): string => `lessons-of:${uid}`;

/** The context of the rules in this room. */
export interface LiveContext extends Context {
  readonly presence: Presence;
}

/**
 * A session that the caller may see.
 * @throws ContractError session-not-found
 */
export async function sessionFor(
  ctx: Context,
  actor: AccountActor,
  id: string,
  query = ctx.db.read,
): Promise<store.LiveSession> {
  const session = await store.findSession(query, id);
  if (!session) throw new ContractError('session-not-found');
  const allowed = teaches(actor, session) || (await attendsClass(ctx, actor, session.classId, query));
  if (!allowed) throw new ContractError('session-not-found');
  return session;
}

/**
 * The open session in which a student may act now.
 * @throws ContractError session-not-found, session-closed
 */
export async function openSessionFor(
  ctx: Context,
  actor: StudentActor,
  id: string,
): Promise<store.LiveSession> {
  const session = await sessionFor(ctx, actor, id);
  if (session.status !== 'open') throw new ContractError('session-closed');
  return session;
}

/**
 * The lessons of a session, newest first: all of them for its teacher, the joined ones for a student.
 * @throws ContractError session-not-found
 */
export async function listOpenings(ctx: Context, actor: AccountActor, id: string): Promise<Opening[]> {
  const session = await sessionFor(ctx, actor, id);
  if (teaches(actor, session)) return (await store.listOpenings(ctx.db.read, session.id)).map(withActs);
  return (await store.listOpenings(ctx.db.read, session.id, actor.uid)).map(withoutActs);
}

/**
 * One lesson of a session with its participants, for the session's teacher.
 * @throws ContractError session-not-found
 */
export async function lessonFor(
  ctx: Context,
  actor: TeacherActor,
  sessionId: string,
  openingId: string,
): Promise<{
  session: store.LiveSession;
  opening: ReturnType<typeof withActs>;
  participants: store.Participant[];
}> {
  const session = await sessionFor(ctx, actor, sessionId);
  const lesson = teaches(actor, session) && (await store.findOpening(ctx.db.read, session.id, openingId));
  if (!lesson) throw new ContractError('session-not-found');
  return {
    session,
    opening: withActs(lesson),
    participants: await studentsOfLesson({ openingId }, ctx.db.read),
  };
}

/**
 * The session with this id, or else with this code (spec 5). The session of an archived class registers
 * nobody.
 * @throws ContractError invalid-session-id
 */
export async function sessionForRegistration(
  ctx: Context,
  code: string,
): Promise<{ schoolId: string; sessionCode: string }> {
  const byId = await store.findSession(ctx.db.read, code);
  const session = byId ?? (await store.findSessionByCode(ctx.db.read, code));
  const ofClass = session && (await findClass(ctx, session.classId));
  if (!ofClass || ofClass.archivedAt) throw new ContractError('invalid-session-id');
  if (ofClass.joiningClosed) throw new ContractError('joining-closed');
  // Whoever registers with the id may know only an old code, and must not learn the new one. So the id is
  // stored in place of the code once the code was renewed.
  const sessionCode = byId?.codeRenewedAt ? byId.id : session.sessionCode;
  return { schoolId: ofClass.schoolId, sessionCode };
}

/** The session that the teacher's monitor shows, or null (spec 4). */
export async function monitoredSession(ctx: Context, actor: TeacherActor): Promise<store.LiveSession | null> {
  return (await store.findMonitored(ctx.db.read, actor.uid)) ?? null;
}

/**
 * The session of a teacher while its lesson is open.
 * @throws ContractError session-not-found, lesson-not-open
 */
export async function openLessonFor(
  ctx: Context,
  actor: TeacherActor,
  sessionId: string,
  query: Write['query'],
): Promise<store.LiveSession> {
  const session = await sessionFor(ctx, actor, sessionId, query);
  if (!teaches(actor, session)) throw new ContractError('session-not-found');
  if (session.status !== 'open') throw new ContractError('lesson-not-open');
  return session;
}

/** The students of a session's lesson, in the order of joining. */
export const studentsOfLesson = (
  { openingId }: Pick<store.LiveSession, 'openingId'>,
  query: Context['db']['read'],
): Promise<store.Participant[]> => store.listParticipantsOfLesson(query, openingId);

/** Whether a student has joined a lesson. */
export const hasJoined = (
  { openingId }: Pick<store.LiveSession, 'openingId'>,
  { uid }: Pick<StudentActor, 'uid'>,
  query: Context['db']['read'],
): Promise<boolean> => store.isParticipant(query, openingId, uid);

/** A session as this query, such as that of a transaction, reads it; undefined when there is none. */
export const sessionAt = (query: Context['db']['read'], id: string): Promise<store.LiveSession | undefined> =>
  store.findSession(query, id);

/**
 * A session as the caller may see it: its teacher sees all students, a student only their own entry.
 * @throws ContractError session-not-found when its class does not exist
 */
export async function presentTo(
  ctx: Context,
  actor: Viewer,
  session: store.LiveSession,
  query = ctx.db.read,
): Promise<SessionView> {
  const ofClass = await findClass(ctx, session.classId, query);
  if (!ofClass) throw new ContractError('session-not-found');
  const onlyStudent = teaches(actor, session) ? undefined : actor.uid;
  const participants = await store.listParticipants(query, session.id, onlyStudent);
  const uids = participants.map(({ studentUid }) => studentUid);
  const profiles = await profilesOf(ctx, [session.teacherUid, ...uids], query);
  const schoolProfile = await schoolProfileOf(ctx, ofClass.schoolId, query);
  const isOpen = session.status === 'open';
  const pauses = isOpen ? await listPausesUnderWay(query, session.openingId, onlyStudent) : [];
  const studentGuidelines = isOpen ? await listStudentGuidelines(query, session.openingId, onlyStudent) : [];
  const ownLevels = onlyStudent === undefined ? undefined : studentGuidelines[0]?.aiGuidelines;
  const acts = onlyStudent === undefined ? actsOf({ ...session, openedAt: session.lastOpenedAt }) : undefined;
  const ofLesson = { pauses, studentGuidelines, ownLevels, acts };
  return presentSession(session, { ofClass, participants, profiles, schoolProfile, ...ofLesson });
}

/**
 * Appends the event that tells how a session is now.
 * @returns the session as the viewer sees it
 * @throws ContractError session-not-found
 */
export async function tellSession(
  ctx: Context,
  write: Write,
  actor: Viewer,
  session: store.LiveSession,
): Promise<SessionView> {
  const view = await presentTo(ctx, actor, session, write.query);
  const { students: _, ...state } = view;
  await ctx.events.append(write, session.id, 'session', { session: state });
  return view;
}

/** The different guidelines of a school's sessions, each with the number of sessions that have them. */
export const guidelinesOfSessions = (ctx: Context, schoolId: string) =>
  store.countGuidelines(ctx.db.read, schoolId);
