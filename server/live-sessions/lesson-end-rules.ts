import { ContractError } from '../../contract/errors.ts';
import { continueMinutes, type EndedLesson, endedLessonHours } from '../../contract/lesson-end.ts';
import type { Opening, LiveSession as SessionView } from '../../contract/live-sessions.ts';
import type { TeacherActor } from '../access.ts';
import { changeableClass } from '../classes/rules.ts';
import type { Context } from '../context.ts';
import type { Write } from '../db/group-commit.ts';
import * as ending from './lesson-end-store.ts';
import { longestLesson, recordStatus } from './opening-rules.ts';
import { presentTo } from './rules.ts';
import * as store from './store.ts';

/**
 * Goes on with the lesson that a class's session had last, if it ended less than ten minutes ago: the same opening, with
 * everybody who was in it. Nothing changes for an open session.
 * @param openingId the lesson that the caller means; without it the last one
 * @throws ContractError class-not-found, class-archived, lesson-not-continuable
 */
export async function continueSession(
  ctx: Context,
  actor: TeacherActor,
  classId: string,
  openingId?: string,
): Promise<SessionView> {
  return ctx.db.write(async (write) => {
    const ofClass = await changeableClass(ctx, actor, classId, write.query);
    const session = await store.findSessionOfClass(write.query, ofClass.id);
    if (!session || (openingId ?? session.openingId) !== session.openingId)
      throw new ContractError('lesson-not-continuable');
    if (session.status === 'open') return presentTo(ctx, actor, session, write.query);
    await refuseEnded(ctx, write, session);
    if (!(await ending.reopenLesson(write.query, session.id, session.openingId)))
      throw new ContractError('lesson-not-continuable');
    return recordStatus(ctx, write, actor, { ...session, status: 'open' }, ofClass);
  });
}

/** @throws ContractError lesson-not-continuable */
async function refuseEnded(ctx: Context, { query }: Write, session: store.LiveSession): Promise<void> {
  const lesson = await store.findOpening(query, session.id, session.openingId);
  if (!lesson || continuableUntil(ctx, lesson) === null) throw new ContractError('lesson-not-continuable');
}

/**
 * Until when an ended lesson can be continued; null when it can be continued no more. A lesson that reached the longest time
 * would be closed again at once.
 */
function continuableUntil(ctx: Context, { openedAt, closedAt }: Opening): string | null {
  if (closedAt === null) return null;
  const until = Math.min(
    Date.parse(closedAt) + continueMinutes * 60_000,
    Date.parse(openedAt) + longestLesson,
  );
  return ctx.clock.now().getTime() < until ? new Date(until).toISOString() : null;
}

/** The last lessons of the teacher's closed sessions, if they ended in the last 12 hours, newest first. */
export async function listEndedLessons(ctx: Context, actor: TeacherActor): Promise<EndedLesson[]> {
  const since = new Date(ctx.clock.now().getTime() - endedLessonHours * 3_600_000).toISOString();
  const ended = await ending.listEnded(ctx.db.read, actor.uid, since);
  return ended.map((lesson) => ({ ...lesson, continuableUntil: continuableUntil(ctx, lesson) }));
}
