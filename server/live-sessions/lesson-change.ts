import type { LiveSession as SessionView } from '../../contract/live-sessions.ts';
import type { TeacherActor } from '../access.ts';
import { notifyEverybody, ownClass } from '../classes/rules.ts';
import type { Context } from '../context.ts';
import type { Write } from '../db/group-commit.ts';
import { type LiveSession, openLessonFor, presentTo } from './rules.ts';

/**
 * Changes the open lesson of a teacher's session, and tells everybody in it.
 * @param change returns the session as it is then
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
    await notifyEverybody(ctx, write, await ownClass(ctx, actor, session.classId, write.query));
    const sessionView = await presentTo(ctx, actor, changed, write.query);
    await ctx.events.append(write, session.id, 'session', { session: sessionView });
    return sessionView;
  });
