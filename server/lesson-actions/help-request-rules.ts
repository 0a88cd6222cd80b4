import { ContractError } from '../../contract/errors.ts';
import { type HelpRequest, isOpenRequest } from '../../contract/help-requests.ts';
import type { LessonFilter } from '../../contract/lesson-actions.ts';
import { type AccountActor, type StudentActor, type TeacherActor, teaches } from '../access.ts';
import { type Context, now } from '../context.ts';
import type { Write } from '../db/group-commit.ts';
import { join } from '../live-sessions/joining-rules.ts';
import { type LiveSession, lessonTopicOf, sessionAt, sessionFor } from '../live-sessions/rules.ts';
import type { TutorContext } from '../tutor/context.ts';
import * as store from './help-request-store.ts';
import { checkText } from './student-text-rules.ts';

/**
 * What a student gets: the request without what was found in it, and the support text after a line that shows
 * danger.
 */
interface Asked {
  readonly request: HelpRequest | null;
  readonly support: string | null;
}

/**
 * Asks the teacher of the open lesson for help. A student who has asked already changes the line and keeps
 * the place.
 * @param admit refuses the request when a rate limit is exceeded
 * @throws ContractError session-not-found, session-closed
 */
export async function askTeacher(
  ctx: TutorContext,
  actor: StudentActor,
  sessionId: string,
  text: string,
  admit: () => Promise<void>,
): Promise<Asked> {
  const session = await sessionFor(ctx, actor, sessionId);
  const isUnderWay = session.status === 'open';
  const { support, hasPersonalData } = await checkText(ctx, actor, session.id, text, { admit, isUnderWay });
  const request = await ctx.db.write(async (write) => {
    // The lesson may have ended, or the student may have been removed, since the call began. A message that
    // shows danger is stored by now, with its alert, and needs no request.
    const lesson = await sessionFor(ctx, actor, sessionId, write.query);
    if (lesson.status !== 'open' && support !== null) return null;
    if (lesson.status !== 'open') throw new ContractError('session-closed');
    await join(ctx, write, actor, lesson);
    const at = now(ctx);
    const asked = await store.putRequest(write.query, {
      id: ctx.ids.next(),
      sessionId: lesson.id,
      openingId: lesson.openingId,
      studentUid: actor.uid,
      text,
      hasPersonalData,
      askedAt: at,
      state: 'waiting',
      teacherName: null,
      changedAt: at,
    });
    await announce(ctx, write, asked);
    return asked;
  });
  return { request: request && withoutFinding(request), support };
}

/** Puts a request into the log of its session, and tells the student's pages. */
async function announce(ctx: Context, write: Write, request: store.StoredRequest): Promise<void> {
  const { sessionId, studentUid } = request;
  await ctx.events.append(write, sessionId, 'helpRequest', { request });
  write.afterCommit(() => ctx.events.notify(lessonTopicOf(studentUid), sessionId));
}

/**
 * The last request of a student in the lesson under way, open or not; null without one, and while there is no
 * lesson.
 * @throws ContractError session-not-found
 */
export async function ownRequest(
  ctx: TutorContext,
  actor: StudentActor,
  sessionId: string,
): Promise<HelpRequest | null> {
  const session = await sessionFor(ctx, actor, sessionId);
  if (session.status !== 'open') return null;
  const last = await store.lastRequest(ctx.db.read, session.openingId, actor.uid);
  return last ? withoutFinding(last) : null;
}

/**
 * Takes a student's open request back. Without one nothing changes.
 * @throws ContractError session-not-found
 */
export const withdraw = (
  ctx: TutorContext,
  actor: StudentActor,
  sessionId: string,
): Promise<HelpRequest | null> =>
  ctx.db.write(async (write) => {
    const session = await sessionFor(ctx, actor, sessionId, write.query);
    const last = await store.lastRequest(write.query, session.openingId, actor.uid);
    if (!last) return null;
    return withoutFinding(await change(ctx, write, last, { state: 'withdrawn', teacher: null }));
  });

/** Changes an open request and announces it; one that is over stays as it is. @returns it as it is now */
async function change(
  ctx: Context,
  write: Write,
  request: store.StoredRequest,
  to: Omit<store.Change, 'at'>,
): Promise<store.StoredRequest> {
  const changed = await store.changeRequest(write.query, request.id, { ...to, at: now(ctx) });
  if (!changed) return request;
  await announce(ctx, write, changed);
  return changed;
}

/**
 * A teacher says that they are coming, or that the request is done.
 * @throws ContractError help-request-not-found, lesson-not-open
 */
export const answer = (
  ctx: TutorContext,
  actor: TeacherActor,
  requestId: string,
  state: 'coming' | 'done',
): Promise<HelpRequest> =>
  ctx.db.write(async (write) => {
    const request = await store.findRequest(write.query, requestId);
    const session = request && (await sessionAt(write.query, request.sessionId));
    if (!session || !teaches(actor, session)) throw new ContractError('help-request-not-found');
    if (session.status !== 'open' || session.openingId !== request.openingId)
      throw new ContractError('lesson-not-open');
    return change(ctx, write, request, { state, teacher: actor });
  });

/** Ends a student's open request, because a note answers it, in the transaction that stores the note. */
export async function endByNote(
  ctx: TutorContext,
  write: Write,
  teacher: TeacherActor,
  { openingId }: LiveSession,
  studentUid: string,
): Promise<void> {
  const last = await store.lastRequest(write.query, openingId, studentUid);
  if (last && isOpenRequest(last)) await change(ctx, write, last, { state: 'noted', teacher });
}

/**
 * Ends the open request of a student who leaves the class or is removed, in the transaction of the departure.
 */
export async function endByDeparture(
  ctx: Context,
  write: Write,
  { openingId }: LiveSession,
  studentUid: string,
): Promise<void> {
  const last = await store.lastRequest(write.query, openingId, studentUid);
  if (last && isOpenRequest(last)) await change(ctx, write, last, { state: 'departed', teacher: null });
}

/**
 * The help requests of a lesson, open or over. A student gets only their own.
 * @param filter `studentUid`: for the teacher, those of this student
 * @throws ContractError session-not-found
 */
export async function listRequests(
  ctx: Context,
  actor: AccountActor,
  sessionId: string,
  filter: LessonFilter,
): Promise<HelpRequest[]> {
  const session = await sessionFor(ctx, actor, sessionId);
  const lesson = { sessionId: session.id, openingId: filter.openingId ?? session.openingId };
  if (teaches(actor, session))
    return store.listRequests(ctx.db.read, { ...lesson, studentUid: filter.studentUid });
  return (await store.listRequests(ctx.db.read, { ...lesson, studentUid: actor.uid })).map(withoutFinding);
}

/** The open requests of a session's lesson under way, the oldest first, for the monitor. */
export const requestsOfLesson = (
  { openingId }: LiveSession,
  query: TutorContext['db']['read'],
): Promise<HelpRequest[]> => store.listOpenRequests(query, openingId);

/** What was found in a line is for the teacher, never for the student. */
const withoutFinding = ({ hasPersonalData: _, ...request }: store.StoredRequest): HelpRequest => request;
