import { ContractError } from '../../contract/errors.ts';
import type { LessonFilter } from '../../contract/lesson-actions.ts';
import type { LiveSession as SessionView } from '../../contract/live-sessions.ts';
import type { RecordedPause } from '../../contract/pauses.ts';
import { type AccountActor, type TeacherActor, teaches } from '../access.ts';
import { type Context, now } from '../context.ts';
import { changeLesson } from './lesson-change.ts';
import * as store from './pause-store.ts';
import { hasJoined, type LiveSession, sessionFor } from './rules.ts';

/**
 * Stops new questions of one student, or of all, until the teacher resumes or the lesson ends. Answers under
 * way go on. A pause with another text, or by another teacher, replaces the pause under way, and the record
 * has both.
 * @throws ContractError session-not-found, lesson-not-open, student-not-found
 */
export const pauseLesson = (
  ctx: Context,
  actor: TeacherActor,
  sessionId: string,
  { text, studentUid = null }: { readonly text: string; readonly studentUid?: string | null | undefined },
): Promise<SessionView> =>
  changeLesson(ctx, actor, sessionId, async ({ query }, session) => {
    if (studentUid !== null && !(await hasJoined(session, { uid: studentUid }, query)))
      throw new ContractError('student-not-found');
    const { id, openingId } = session;
    const underWay = await store.listPausesUnderWay(query, openingId);
    const before = underWay.find((pause) => pause.studentUid === studentUid);
    if (before?.text === text && before.teacherName === actor.name) return session;
    const at = now(ctx);
    await store.endPauses(query, openingId, { at, teacher: actor }, studentUid);
    const lesson = { sessionId: id, openingId };
    const teacher = { teacherUid: actor.uid, teacherName: actor.name };
    await store.insertPause(query, {
      id: ctx.ids.next(),
      ...lesson,
      ...teacher,
      studentUid,
      text,
      pausedAt: at,
    });
    return session;
  });

/**
 * Ends the pause of one student, or every pause of the lesson.
 * @throws ContractError session-not-found, lesson-not-open
 */
export const resumeLesson = (
  ctx: Context,
  actor: TeacherActor,
  sessionId: string,
  studentUid?: string,
): Promise<SessionView> =>
  changeLesson(ctx, actor, sessionId, async ({ query }, session) => {
    await store.endPauses(query, session.openingId, { at: now(ctx), teacher: actor }, studentUid);
    return session;
  });

/** The uids of the students of a lesson who are paused; null stands for all students. */
export const pausedIn = async (
  ctx: Context,
  { openingId }: Pick<LiveSession, 'openingId'>,
): Promise<ReadonlySet<string | null>> =>
  new Set((await store.listPausesUnderWay(ctx.db.read, openingId)).map(({ studentUid }) => studentUid));

/**
 * The pauses of a lesson, under way or over. A student who joined the lesson gets the pauses of this student
 * and those of all students; a student who did not join it gets none.
 * @param filter `openingId`: the lesson, without it the current one; `studentUid`: for a teacher, only the
 *   pauses that concern this student
 * @throws ContractError session-not-found
 */
export async function listPauses(
  ctx: Context,
  actor: AccountActor,
  sessionId: string,
  filter: LessonFilter,
): Promise<RecordedPause[]> {
  const session = await sessionFor(ctx, actor, sessionId);
  const lesson = { sessionId: session.id, openingId: filter.openingId ?? session.openingId };
  if (teaches(actor, session))
    return store.listPauses(ctx.db.read, { ...lesson, studentUid: filter.studentUid });
  if (!(await hasJoined(lesson, actor, ctx.db.read))) return [];
  return store.listPauses(ctx.db.read, { ...lesson, studentUid: actor.uid });
}
