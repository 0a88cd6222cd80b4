import { ContractError } from '../../contract/errors.ts';
import type { LiveSession as SessionView } from '../../contract/live-sessions.ts';
import { type TeacherActor, teaches } from '../access.ts';
import { notifyEverybody, ownClass } from '../classes/rules.ts';
import type { Context } from '../context.ts';
import type { Write } from '../db/group-commit.ts';
import { type LiveSession, presentTo, sessionFor } from './rules.ts';

/**
 * Changes the open lesson of a teacher's session, and tells everybody in it.
 * @throws ContractError session-not-found, lesson-not-open
 */
export const changeLesson = (
  ctx: Context,
  actor: TeacherActor,
  sessionId: string,
  change: (write: Write, session: LiveSession) => Promise<void>,
): Promise<SessionView> =>
  ctx.db.write(async (write) => {
    const session = await sessionFor(ctx, actor, sessionId, write.query);
    if (!teaches(actor, session)) throw new ContractError('session-not-found');
    if (session.status !== 'open') throw new ContractError('lesson-not-open');
    await change(write, session);
    await notifyEverybody(ctx, write, await ownClass(ctx, actor, session.classId, write.query));
    const sessionView = await presentTo(ctx, actor, session, write.query);
    await ctx.events.append(write, session.id, 'session', { session: sessionView });
    return sessionView;
  });
