import { ContractError } from '../../contract/errors.ts';
import type { LiveSession as SessionView } from '../../contract/live-sessions.ts';
import type { StudentActor, TeacherActor } from '../access.ts';
import { type Context, now } from '../context.ts';
import type { Write } from '../db/group-commit.ts';
import { changeLesson } from './lesson-change.ts';
import { listPauses, putPause, removePauses } from './pause-store.ts';
import { hasJoined, type LiveSession } from './rules.ts';

/**
 * Stops new questions of one student, or of all, until the teacher resumes or the lesson ends. Answers under way go on.
 * @throws ContractError session-not-found, lesson-not-open, student-not-found
 */
export const pauseLesson = (
  ctx: Context,
  actor: TeacherActor,
  sessionId: string,
  { text, studentUid = null }: { readonly text: string; readonly studentUid?: string | null | undefined },
): Promise<SessionView> =>
  changeLesson(ctx, actor, sessionId, async (write, session) => {
    if (studentUid !== null && !(await hasJoined(session, { uid: studentUid }, write.query)))
      throw new ContractError('student-not-found');
    const pause = { studentUid, teacherName: actor.name, text, pausedAt: now(ctx) };
    await putPause(write.query, session.openingId, actor.uid, pause);
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
    await removePauses(query, session.openingId, studentUid);
    return session;
  });

/** Refuses a question while its student, or the whole lesson, is paused. @throws ContractError lesson-paused */
export async function refusePaused(
  { query }: Write,
  actor: StudentActor,
  { openingId }: LiveSession,
): Promise<void> {
  if ((await listPauses(query, openingId, actor.uid)).length > 0) throw new ContractError('lesson-paused');
}
