import type { Context } from '../context.ts';
import { dateAfter, dateAt, mondayOf, startOfDate } from '../zoned-time.ts';
import { serverTimeZone } from './rules.ts';
import * as store from './store.ts';
import { timeUsed } from './use.ts';

/** A week from Monday to Sunday, in a school's time zone. */
export interface Week {
  /** The first and the last day, such as 2026-11-16. */
  readonly monday: string;
  readonly sunday: string;
  /** The moments of its beginning and its end; `ends` is not part of it. */
  readonly begins: string;
  readonly ends: string;
  readonly timeZone: string;
}

/** The week of a school in which a local date lies; without a date the present one. */
export async function weekOf(ctx: Context, schoolId: string, date?: string): Promise<Week> {
  const limits = await store.findSchoolLimits(ctx.db.read, schoolId);
  const timeZone = limits.timeZone ?? serverTimeZone();
  return weekFrom(mondayOf(date ?? dateAt(ctx.clock.now().getTime(), timeZone)), timeZone);
}

/** The week before another one. */
export const weekBefore = ({ monday, timeZone }: Week): Week => weekFrom(dateAfter(monday, -7), timeZone);

function weekFrom(monday: string, timeZone: string): Week {
  const startOf = (date: string) => new Date(startOfDate(date, timeZone)).toISOString();
  return {
    monday,
    sunday: dateAfter(monday, 6),
    begins: startOf(monday),
    ends: startOf(dateAfter(monday, 7)),
    timeZone,
  };
}

/** The whole minutes of use in a week, from the moments of its questions in ascending order. */
export function minutesUsed(ctx: Pick<Context, 'clock'>, moments: readonly string[], week: Week): number {
  const until = Math.min(ctx.clock.now().getTime(), Date.parse(week.ends));
  const used = timeUsed(
    until,
    moments.map((moment) => Date.parse(moment)),
  );
  return Math.floor(used / 60_000);
}
