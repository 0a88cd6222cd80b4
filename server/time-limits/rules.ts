import { ContractError } from '../../contract/errors.ts';
import { limitsWithDefaults } from '../../contract/school-profiles.ts';
import type { OwnTime, SchoolTimeLimits } from '../../contract/time-limits.ts';
import type { StudentActor } from '../access.ts';
import { attendsClass, type Class, classmatesAmong, findClass } from '../classes/rules.ts';
import { type Context, now } from '../context.ts';
import { inSteps } from '../db/steps.ts';
import { schoolProfileOf } from '../identity/contact-rules.ts';
import { sharingDevices } from '../identity/held-device-rules.ts';
import { sessionAt } from '../live-sessions/rules.ts';
import { startOfDay, wallTime } from '../zoned-time.ts';
import { askedOfQuotas, type Quotas, questionsLeft, quotasOf } from './quota-rules.ts';
import {
  areSet,
  breakDueAt,
  type Limits,
  leftAt,
  type Over,
  overAt,
  type Place,
  type Use,
} from './standing.ts';
import * as store from './store.ts';

/** The time zone of the server, which a school has until it chooses one. */
export const serverTimeZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** The limits of a school: those that it has set, and otherwise those of its profile. */
export async function schoolLimits(
  ctx: Context,
  schoolId: string,
  query = ctx.db.read,
): Promise<SchoolTimeLimits> {
  const own = await store.findSchoolLimits(query, schoolId);
  return limitsWithDefaults(await schoolProfileOf(ctx, schoolId, query), own);
}

/** The limits that apply in a class; null where nothing is limited. */
export async function limitsIn(ctx: Context, { id, schoolId }: Class): Promise<Limits | null> {
  const [school, own] = await Promise.all([
    schoolLimits(ctx, schoolId),
    store.findClassLimits(ctx.db.read, id),
  ]);
  const hasQuotas = own.studentQuestions !== null || own.classQuestions !== null;
  if (!areSet(school) && !areSet(own) && !hasQuotas) return null;
  return { school, own, timeZone: school.timeZone ?? serverTimeZone() };
}

/** The longest lesson, in milliseconds: a session that is left open closes itself after twelve hours. */
const longestLesson = 12 * 3_600_000;

/**
 * The use of today and of the lesson, by student. The use of an account includes that of other accounts of
 * the same class that were signed in on the same devices on this day, unless the school says that its
 * students share computers.
 */
export async function usageOf(
  ctx: Context,
  uids: readonly string[],
  { school, timeZone }: Limits,
): Promise<Map<string, Use>> {
  const at = ctx.clock.now().getTime();
  const midnight = startOfDay(at, timeZone);
  const since = new Date(Math.min(midnight, at - longestLesson)).toISOString();
  const shared = school.sharedComputers
    ? []
    : await sharingDevices(ctx, uids, new Date(midnight).toISOString());
  const pairs = await classmatesAmong(ctx, shared);
  const everybody = [...new Set([...uids, ...pairs.map(({ otherUid }) => otherUid)])];
  const used = await store.listUse(ctx.db.read, everybody, since);
  return new Map(
    uids.map((uid) => {
      const accounts = new Set([
        uid,
        ...pairs.filter((pair) => pair.uid === uid).map((pair) => pair.otherUid),
      ]);
      const all = used.filter((use) => accounts.has(use.uid));
      return [uid, { all, today: all.filter((use) => use.at >= midnight) }];
    }),
  );
}

/** Whether the limits of a class are lifted for a student who asks in this place. */
async function isLifted(ctx: Context, { classId, openingId }: Place, uid: string): Promise<boolean> {
  const lifted = await store.listLifted(ctx.db.read, { classId, openingId, at: now(ctx) });
  return lifted.some((whom) => whom === null || whom === uid);
}

/**
 * Refuses a question when the student's time is over. The server's clock and the stored questions decide.
 * @param limits what `limitsIn` says of the class
 * @returns the quotas that the question has to keep (`holdQuotas`); null where there are none, or they are
 * lifted
 * @throws ContractError time-limit-reached
 */
export async function checkTime(
  ctx: Context,
  { uid }: StudentActor,
  limits: Limits | null,
  place: Place,
): Promise<Quotas | null> {
  if (!limits) return null;
  const over = await overOf(ctx, uid, limits, place);
  const quotas = quotasOf(ctx, limits, place.classId);
  if ((over === null && quotas === null) || (await isLifted(ctx, place, uid))) return null;
  if (over === null) return quotas;
  throw new ContractError('time-limit-reached', sentenceOf(over, limits.timeZone));
}

/**
 * How many refused questions of one day are stored: enough to see that somebody goes on, and a bound for the
 * table.
 */
const maxRefusals = 20;
/** For how many days refused questions are kept. */
const keptDays = 28;
const dayLength = 24 * 3_600_000;

/** Remembers that a question of a student was refused because the time was over. */
export function storeRefusal(ctx: Context, { uid }: StudentActor): Promise<void> {
  const since = new Date(ctx.clock.now().getTime() - dayLength).toISOString();
  return ctx.db.write(({ query }) =>
    store.insertRefusal(query, { uid, at: now(ctx), since, most: maxRefusals }),
  );
}

/** When questions of a student were refused because the time was over, since a moment, in ascending order. */
export async function refusalsOf(ctx: Context, uid: string, since: string): Promise<number[]> {
  return (await store.listRefusals(ctx.db.read, uid, since)).map((at) => Date.parse(at));
}

/** Deletes old rows about refused questions. */
export const dropOldRefusals = (ctx: Context): Promise<void> =>
  inSteps(ctx.db, (query) =>
    store.deleteRefusalsBefore(
      query,
      new Date(ctx.clock.now().getTime() - keptDays * dayLength).toISOString(),
    ),
  );

/** The time zone of a school. */
export async function timeZoneOf(ctx: Context, schoolId: string): Promise<string> {
  return (await schoolLimits(ctx, schoolId)).timeZone ?? serverTimeZone();
}

async function overOf(ctx: Context, uid: string, limits: Limits, place: Place): Promise<Over | null> {
  if (!areSet(limits.school) && !areSet(limits.own)) return null;
  const used = (await usageOf(ctx, [uid], limits)).get(uid) ?? { today: [], all: [] };
  return overAt(limits, place, used, ctx.clock.now().getTime());
}

/** The sentence of a refusal, for programs that call the server. The web app shows words of its own. */
function sentenceOf({ reason, until }: Over, timeZone: string): string {
  const lift = 'Your teacher can lift the limit.';
  const at = until === null ? null : wallTime(until, timeZone);
  if (reason === 'lesson')
    return `Your time with the tutor in this lesson is used up. It goes on in the next lesson. ${lift}`;
  if (reason === 'day')
    return `Your time with the tutor for today is used up. It goes on tomorrow, from ${at}. ${lift}`;
  if (at === null) return `These are quiet hours. ${lift}`;
  return `These are quiet hours. The tutor answers again at ${at}. ${lift}`;
}

/**
 * The time that a student has left in a class; null where nothing is limited.
 * @throws ContractError class-not-found
 */
export async function ownTime(
  ctx: Context,
  actor: StudentActor,
  classId: string,
  inLesson: boolean,
): Promise<OwnTime | null> {
  const ofClass = (await attendsClass(ctx, actor, classId)) && (await findClass(ctx, classId));
  if (!ofClass) throw new ContractError('class-not-found');
  const limits = await limitsIn(ctx, ofClass);
  if (!limits) return null;
  const place = { classId, openingId: inLesson ? await openingOf(ctx, ofClass) : null };
  const at = ctx.clock.now().getTime();
  const used = (await usageOf(ctx, [actor.uid], limits)).get(actor.uid) ?? { today: [], all: [] };
  const lifted = await isLifted(ctx, place, actor.uid);
  const over = lifted ? null : overAt(limits, place, used, at);
  const quotas = lifted || over ? null : quotasOf(ctx, limits, classId);
  return {
    over: over && { ...over, until: over.until === null ? null : new Date(over.until).toISOString() },
    left: lifted || over ? null : leftAt(limits, place, used, at),
    breakDue: breakDueAt(limits, used, at),
    questions: quotas && questionsLeft(quotas, await askedOfQuotas(ctx.db.read, quotas), actor.uid),
    isLifted: lifted,
    timeZone: limits.timeZone,
  };
}

/** The lesson of a class that is under way; null without one. */
export async function openingOf(ctx: Context, { currentSessionId }: Class): Promise<string | null> {
  const session = currentSessionId === null ? undefined : await sessionAt(ctx.db.read, currentSessionId);
  return session?.status === 'open' ? session.openingId : null;
}
