import { changedFields } from '../../contract/changed-fields.ts';
import type { BodyOf } from '../../contract/endpoint.ts';
import { ContractError } from '../../contract/errors.ts';
import { schoolProfile } from '../../contract/school-profiles.ts';
import type {
  ClassTimeLimits,
  liftTimeLimits,
  SchoolTimeLimits,
  StudentTime,
  setClassTimeLimits as setClassCall,
  setSchoolTimeLimits as setSchoolCall,
  TimeLimits,
} from '../../contract/time-limits.ts';
import type { TeacherActor } from '../access.ts';
import { rosterOf } from '../classes/roster-rules.ts';
import { type Class, changeableClass, taughtClass } from '../classes/rules.ts';
import { type Context, now } from '../context.ts';
import { administeredBy } from '../identity/administrator-rules.ts';
import * as securityLog from '../security-log/rules.ts';
import { startOfNextDay } from '../zoned-time.ts';
import { askedOfQuotas, quotasOf, sumAsked } from './quota-rules.ts';
import { limitsIn, openingOf, schoolLimits, serverTimeZone, usageOf } from './rules.ts';
import { type Limits, overAt } from './standing.ts';
import * as store from './store.ts';
import { timeUsed } from './use.ts';

/** How far back lifts are listed, in milliseconds. They are kept for longer. */
const listedFor = 30 * 24 * 3_600_000;

const listedSince = (ctx: Context): string => new Date(ctx.clock.now().getTime() - listedFor).toISOString();

/** The limits of the school that the caller administers. @throws ContractError administrator-only */
export async function schoolTimeLimits(ctx: Context, actor: TeacherActor) {
  const { id: schoolId, schoolProfile: profile } = await administeredBy(ctx.db.read, actor);
  return {
    limits: await store.findSchoolLimits(ctx.db.read, schoolId),
    ofProfile: schoolProfile(profile).timeLimits,
    serverTimeZone: serverTimeZone(),
    lifts: await store.listLifts(ctx.db.read, { schoolId }, listedSince(ctx)),
  };
}

/**
 * Changes the limits of the school that the caller administers.
 * @throws ContractError administrator-only, changed-since
 */
export async function setSchoolTimeLimits(
  ctx: Context,
  actor: TeacherActor,
  sent: BodyOf<typeof setSchoolCall>,
): Promise<SchoolTimeLimits> {
  return ctx.db.write(async (write) => {
    const { id } = await administeredBy(write.query, actor);
    const current = await store.findSchoolLimits(write.query, id);
    await store.setSchoolLimits(write.query, id, { ...current, ...changedFields(current, sent) });
    await securityLog.record(ctx, write, { event: 'time-limits-set', detail: 'school', by: actor });
    return store.findSchoolLimits(write.query, id);
  });
}

/**
 * The limits of a class, the time of its students, and what was lifted.
 * @throws ContractError class-not-found
 */
export async function classTime(ctx: Context, actor: TeacherActor, classId: string) {
  const ofClass = await taughtClass(ctx, actor, classId);
  const { timeZone, sharedComputers: _, ...school } = await schoolLimits(ctx, ofClass.schoolId);
  const limits = await limitsIn(ctx, ofClass);
  const openingId = await openingOf(ctx, ofClass);
  const quotas = limits && quotasOf(ctx, limits, classId);
  const asked = quotas && (await askedOfQuotas(ctx.db.read, quotas));
  return {
    limits: await store.findClassLimits(ctx.db.read, classId),
    school,
    questionsToday: asked && sumAsked(asked),
    timeZone: timeZone ?? serverTimeZone(),
    inLesson: openingId !== null,
    students: limits ? await timesOf(ctx, ofClass, limits, { openingId, asked }) : [],
    lifts: await store.listLifts(ctx.db.read, { classId }, listedSince(ctx)),
  };
}

async function timesOf(
  ctx: Context,
  ofClass: Class,
  limits: Limits,
  { openingId, asked }: { openingId: string | null; asked: ReadonlyMap<string, number> | null },
): Promise<StudentTime[]> {
  const roster = await rosterOf(ctx, ofClass);
  const uids = roster.map(({ uid }) => uid);
  const use = await usageOf(ctx, uids, limits);
  const place = { classId: ofClass.id, openingId };
  const lifted = new Set(await store.listLifted(ctx.db.read, { ...place, at: now(ctx) }));
  const at = ctx.clock.now().getTime();
  return roster.map(({ joinedAt: _, ...student }) => {
    const { uid } = student;
    const used = use.get(uid) ?? { today: [], all: [] };
    const moments = used.today.map((each) => each.at);
    const questionsToday = asked?.get(uid) ?? 0;
    const { studentQuestions } = limits.own;
    const hasAskedAll = studentQuestions !== null && questionsToday >= studentQuestions;
    return {
      ...student,
      minutesToday: Math.floor(timeUsed(at, moments) / 60_000),
      questionsToday,
      over: overAt(limits, place, used, at)?.reason ?? (hasAskedAll ? 'questions' : null),
      isLifted: lifted.has(null) || lifted.has(uid),
    };
  });
}

/**
 * Changes the limits of a class, which can only be stricter than those of its school.
 * @throws ContractError class-not-found, class-archived, looser-than-school, changed-since
 */
export async function setClassTimeLimits(
  ctx: Context,
  actor: TeacherActor,
  classId: string,
  sent: BodyOf<typeof setClassCall>,
): Promise<ClassTimeLimits> {
  return ctx.db.write(async (write) => {
    const { schoolId } = await changeableClass(ctx, actor, classId, write.query);
    const current = await store.findClassLimits(write.query, classId);
    const limits = { ...current, ...changedFields(current, sent) };
    if (isLooser(limits, await schoolLimits(ctx, schoolId, write.query)))
      throw new ContractError('looser-than-school');
    await store.setClassLimits(write.query, classId, limits);
    await securityLog.record(ctx, write, { event: 'time-limits-set', detail: 'class', by: actor, classId });
    return store.findClassLimits(write.query, classId);
  });
}

/**
 * Whether a limit is above the school's. A class's quiet hours come on top of the school's, so they cannot be
 * looser.
 */
function isLooser(own: TimeLimits, school: TimeLimits): boolean {
  const isAbove = (limit: number | null, ceiling: number | null) =>
    limit !== null && ceiling !== null && limit > ceiling;
  return (
    isAbove(own.dayMinutes, school.dayMinutes) ||
    isAbove(own.lessonMinutes, school.lessonMinutes) ||
    isAbove(own.breakMinutes, school.breakMinutes)
  );
}

/**
 * Lifts the time limits and the quotas in a class, and the time limits of its school too. Keeps the reason.
 * @throws ContractError class-not-found, class-archived, student-not-found, no-lesson
 */
export async function lift(
  ctx: Context,
  actor: TeacherActor,
  classId: string,
  { studentUid, until, reason }: BodyOf<typeof liftTimeLimits>,
): Promise<void> {
  const ofClass = await changeableClass(ctx, actor, classId);
  const roster = await rosterOf(ctx, ofClass);
  if (studentUid !== undefined && !roster.some(({ uid }) => uid === studentUid))
    throw new ContractError('student-not-found');
  const openingId = until === 'lesson' ? await openingOf(ctx, ofClass) : null;
  if (until === 'lesson' && openingId === null) throw new ContractError('no-lesson');
  const { timeZone } = await store.findSchoolLimits(ctx.db.read, ofClass.schoolId);
  const endOfDay = startOfNextDay(ctx.clock.now().getTime(), timeZone ?? serverTimeZone());
  await ctx.db.write(async (write) => {
    await changeableClass(ctx, actor, classId, write.query);
    await store.insertLift(write.query, {
      id: ctx.ids.next(),
      classId,
      studentUid: studentUid ?? null,
      openingId,
      endsAt: openingId === null ? new Date(endOfDay).toISOString() : null,
      reason,
      liftedBy: actor.uid,
      liftedByName: actor.name,
      liftedAt: now(ctx),
    });
    const about = studentUid;
    await securityLog.record(ctx, write, {
      event: 'time-limits-lifted',
      detail: until,
      by: actor,
      about,
      classId,
    });
  });
}
