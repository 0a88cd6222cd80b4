import { changedFields } from '../../contract/changed-fields.ts';
import type { BodyOf } from '../../contract/endpoint.ts';
import { ContractError } from '../../contract/errors.ts';
import {
  continueMinutes,
  type EndedLesson,
  endedLessonHours,
  minutesSentence,
  type setLessonTimer as setLessonTimerCall,
  timerMinutes,
} from '../../contract/lesson-end.ts';
import type { Opening, LiveSession as SessionView } from '../../contract/live-sessions.ts';
import type { TeacherActor } from '../access.ts';
import { changeableClass, findClass } from '../classes/rules.ts';
import { type Context, now } from '../context.ts';
import type { Write } from '../db/group-commit.ts';
import { actsOf, longestLesson } from './lesson-acts.ts';
import { changeLesson } from './lesson-change.ts';
import * as ending from './lesson-end-store.ts';
import { closeSessionOf, recordStatus } from './opening-rules.ts';
import { type LiveContext, presentTo } from './rules.ts';
import * as store from './store.ts';

/**
 * Continues the last lesson of a class's session, if it ended less than ten minutes ago and began less than
 * twelve hours ago. It is the same lesson, with everybody who was in it. Nothing changes for an open session.
 * @param openingId the lesson to continue, which must be the last one; without it the last one
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
    await refuseNotContinuable(ctx, write, session);
    // A timer that has run out would end the lesson again at once, so it is removed.
    const endsAt = session.endsAt !== null && session.endsAt > now(ctx) ? session.endsAt : null;
    const continued = { ...session, endsAt, status: 'open' as const, closedAt: null, stoppedBy: null };
    if (!(await ending.reopenLesson(write.query, continued)))
      throw new ContractError('lesson-not-continuable');
    return recordStatus(ctx, write, actor, continued, ofClass);
  });
}

/** @throws ContractError lesson-not-continuable */
async function refuseNotContinuable(
  ctx: Context,
  { query }: Write,
  session: store.LiveSession,
): Promise<void> {
  const lesson = await store.findOpening(query, session.id, session.openingId);
  if (!lesson || continuableUntil(ctx, lesson) === null) throw new ContractError('lesson-not-continuable');
}

/**
 * Until when an ended lesson can be continued; null when that is no longer possible. A lesson past the
 * longest time would be closed again at once.
 */
function continuableUntil(ctx: Context, { openedAt, closedAt }: Opening): string | null {
  if (closedAt === null) return null;
  const until = Math.min(
    Date.parse(closedAt) + continueMinutes * 60_000,
    Date.parse(openedAt) + longestLesson,
  );
  return ctx.clock.now().getTime() < until ? new Date(until).toISOString() : null;
}

/** The last lesson of each closed session of the teacher, if it ended in the last 12 hours, newest first. */
export async function listEndedLessons(ctx: Context, actor: TeacherActor): Promise<EndedLesson[]> {
  const since = new Date(ctx.clock.now().getTime() - endedLessonHours * 3_600_000).toISOString();
  const ended = await ending.listEnded(ctx.db.read, actor.uid, since);
  return ended.map(({ endsAt, startedBy, stoppedBy, ...lesson }) => ({
    ...lesson,
    acts: actsOf({ ...lesson, endsAt, startedBy, stoppedBy }),
    continuableUntil: continuableUntil(ctx, lesson),
  }));
}

/**
 * Sets when the lesson of a session ends by itself, or removes the timer (`changeLesson` notifies everybody).
 * @throws ContractError session-not-found, lesson-not-open, changed-since, invalid-input for a time that is too near or too
 * far away
 */
export const setLessonTimer = (
  ctx: Context,
  actor: TeacherActor,
  sessionId: string,
  timer: BodyOf<typeof setLessonTimerCall>,
): Promise<SessionView> =>
  changeLesson(ctx, actor, sessionId, async ({ query }, session) => {
    const endsAt = endOf(ctx, session, timer);
    changedFields({ endsAt: session.endsAt }, { endsAt, was: timer.was });
    const timed = { ...session, endsAt };
    if (!(await ending.setTimer(query, session.openingId, timed.endsAt)))
      throw new ContractError('lesson-not-open');
    return timed;
  });

/**
 * When the timer ends the lesson, never later than the longest time of a lesson allows; null without a timer.
 * @throws ContractError invalid-input
 */
function endOf(
  ctx: Context,
  { lastOpenedAt }: store.LiveSession,
  { minutes, endsAt }: BodyOf<typeof setLessonTimerCall>,
): string | null {
  const at = ctx.clock.now().getTime();
  const wanted = endsAt == null ? (minutes ?? null) : (Date.parse(endsAt) - at) / 60_000;
  if (wanted === null) return null;
  if (wanted < timerMinutes.minimum || wanted > timerMinutes.maximum)
    throw new ContractError('invalid-input', minutesSentence);
  return new Date(Math.min(at + wanted * 60_000, Date.parse(lastOpenedAt) + longestLesson)).toISOString();
}

/** Ends the lessons whose timers have run out. Runs every second. */
export async function endTimedOutLessons(ctx: LiveContext): Promise<void> {
  for (const { id, classId } of await ending.listTimedOut(ctx.db.read, now(ctx))) {
    const ofClass = await findClass(ctx, classId);
    if (!ofClass) continue;
    await ctx.db.write(async (write) => {
      // The teacher may have changed the timer meanwhile.
      const current = await store.findSession(write.query, id);
      if (current?.endsAt && current.endsAt <= now(ctx)) await closeSessionOf(ctx, write, ofClass, null);
    });
  }
}
