import {
  type ClassTimeLimits,
  type SchoolTimeLimits,
  type TimeLimits,
  type TimeReason,
  timeBounds,
} from '../../contract/time-limits.ts';
import { isWithin, nextAt, startOfNextDay } from '../zoned-time.ts';
import { stretchSince, timeUsed } from './use.ts';

/** The limits that apply in a class: those of its school and its own. */
export interface Limits {
  readonly school: SchoolTimeLimits;
  readonly own: ClassTimeLimits;
  readonly timeZone: string;
}

/** A question that counts as use; `at` in milliseconds. */
export interface Used {
  readonly at: number;
  readonly classId: string | null;
  readonly openingId: string | null;
}

/**
 * The use that counts, in ascending order. `today`: since midnight. `all`: since midnight or since the
 * longest lesson could have begun, whichever is earlier.
 */
export interface Use {
  readonly today: readonly Used[];
  readonly all: readonly Used[];
}

/** Where somebody asks. */
export interface Place {
  readonly classId: string;
  /** The lesson; null outside of one. */
  readonly openingId: string | null;
}

/**
 * Why a student's time is over, and when the student may go on (`until`). It is null if that is in the next
 * lesson, or if quiet hours cover the whole day.
 */
export interface Over {
  readonly reason: TimeReason;
  readonly until: number | null;
}

const minute = 60_000;

/** Whether anything limits time. */
export const areSet = ({ dayMinutes, lessonMinutes, breakMinutes, quietHours }: TimeLimits): boolean =>
  [dayMinutes, lessonMinutes, breakMinutes, quietHours].some((limit) => limit !== null);

/**
 * Each limit on use that applies, with the time that is left of it in milliseconds. The school's limit for a
 * day counts the use in all classes, the limit of a class only the use in this class.
 */
function budgets({ school, own }: Limits, place: Place, { today, all: recent }: Use, now: number) {
  const moments = (used: readonly Used[]) => used.map(({ at }) => at);
  const day = moments(today);
  const inClass = moments(today.filter(({ classId }) => classId === place.classId));
  const inLesson = moments(recent.filter(({ openingId }) => openingId === place.openingId));
  const lesson = place.openingId === null ? [] : [school.lessonMinutes, own.lessonMinutes];
  const limits: [reason: TimeReason, minutes: number | null, moments: number[]][] = [
    ['day', school.dayMinutes, day],
    ['day', own.dayMinutes, inClass],
    ...lesson.map((minutes): [TimeReason, number | null, number[]] => ['lesson', minutes, inLesson]),
  ];
  return limits.flatMap(([reason, minutes, moments]) =>
    minutes === null ? [] : [{ reason, left: minutes * minute - timeUsed(now, moments) }],
  );
}

const quietHoursOf = ({ school, own }: Limits) =>
  [school.quietHours, own.quietHours].filter((hours) => hours !== null);

/**
 * When the quiet hours that have begun end; null when those of the school and the class leave no time between
 * them.
 */
function endOfQuiet(limits: Limits, now: number): number | null {
  let end = now;
  // Each pass goes to the end of one of at most two periods. If more passes are needed, the two cover the
  // whole day.
  for (let pass = 0; pass < 4; pass += 1) {
    const running = quietHoursOf(limits).find((hours) => isWithin(hours, end, limits.timeZone));
    if (!running) return end;
    end = nextAt(running.until, end, limits.timeZone);
  }
  return null;
}

/** Why a student may not ask now; null while they may. */
export function overAt(limits: Limits, place: Place, used: Use, now: number): Over | null {
  if (quietHoursOf(limits).some((hours) => isWithin(hours, now, limits.timeZone)))
    return { reason: 'quiet-hours', until: endOfQuiet(limits, now) };
  const spent = budgets(limits, place, used, now).filter(({ left }) => left <= 0);
  if (spent.some(({ reason }) => reason === 'day'))
    return { reason: 'day', until: startOfNextDay(now, limits.timeZone) };
  return spent.length > 0 ? { reason: 'lesson', until: null } : null;
}

/** What ends the student's time next, and in how many minutes; null while that is not near. */
export function leftAt(limits: Limits, place: Place, used: Use, now: number) {
  const quiet = quietHoursOf(limits).flatMap((hours) => {
    const begin = nextAt(hours.from, now, limits.timeZone);
    // Clocks that are put forward can skip quiet hours as a whole.
    if (!isWithin(hours, begin, limits.timeZone)) return [];
    return [{ reason: 'quiet-hours' as const, left: begin - now }];
  });
  const ends = [...budgets(limits, place, used, now), ...quiet].sort((a, b) => a.left - b.left);
  const [next] = ends;
  if (!next || next.left > timeBounds.nearEnd * minute) return null;
  return { reason: next.reason, minutes: Math.max(1, Math.ceil(next.left / minute)) };
}

/** How long the tutor was used without a break, once that is long enough for a reminder; null before. */
export function breakDueAt({ school, own }: Limits, { all: used }: Use, now: number) {
  const after = [school.breakMinutes, own.breakMinutes].filter((minutes) => minutes !== null);
  const since = stretchSince(
    now,
    used.map(({ at }) => at),
  );
  if (after.length === 0 || since === null || now - since < Math.min(...after) * minute) return null;
  return { minutes: Math.floor((now - since) / minute), since: new Date(since).toISOString() };
}
