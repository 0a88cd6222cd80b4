import type { LiveSession as SessionView } from '../../contract/live-sessions.ts';
import type { TeacherActor } from '../access.ts';
import { notifyEverybody, taughtClass } from '../classes/rules.ts';
import type { Context } from '../context.ts';
import type { Write } from '../db/group-commit.ts';
import { type LiveSession, openLessonFor, tellSession } from './rules.ts';

/**
 * Changes the open lesson of a session that the caller teaches, appends a `session` event, and notifies the
 * teachers and students of the class after the commit.
 * @param change makes the change and returns the changed session
 * @throws ContractError session-not-found, lesson-not-open
 */
export const changeLesson = (
  ctx: Context,
  actor: TeacherActor,
  sessionId: string,
  change: (write: Write, session: LiveSession) => Promise<LiveSession>,
): Promise<SessionView> =>
  ctx.db.write(async (write) => {
    const session = await openLessonFor(ctx, actor, sessionId, write.query);
    const changed = await change(write, session);
    await notifyEverybody(ctx, write, await taughtClass(ctx, actor, session.classId, write.query));
    return tellSession(ctx, write, actor, changed);
  });
