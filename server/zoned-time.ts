/**
 * Days and times of day in a time zone, from the zone rules of the runtime. A moment is a number of
 * milliseconds since 1970. A local time is a number, too: the moment at which clocks in UTC show this date
 * and time.
 */

const dayLength = 24 * 3_600_000;

const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone);
  if (known) return known;
  const numeric = 'numeric' as const;
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone,
    calendar: 'gregory',
    hourCycle: 'h23',
    year: numeric,
    month: numeric,
    day: numeric,
    hour: numeric,
    minute: numeric,
    second: numeric,
  });
  formats.set(timeZone, format);
  return format;
}

/** The local time at a moment. */
function localTime(moment: number, timeZone: string): number {
  const parts = formatOf(timeZone).formatToParts(moment);
  const [year, month, day, hour, minute, second] = ['year', 'month', 'day', 'hour', 'minute', 'second'].map(
    (type) => Number(parts.find((part) => part.type === type)?.value),
  ) as [number, number, number, number, number, number];
  // The format has no milliseconds; they are the same in every time zone.
  return Date.UTC(year, month - 1, day, hour, minute, second) + (((moment % 1000) + 1000) % 1000);
}

/**
 * The moments at which clocks show a local time, the earliest first. A local time that occurs twice, because
 * clocks are put back, has two moments. One that does not occur, because clocks are put forward, has one: the
 * moment of the change.
 */
function momentsOf(local: number, timeZone: string): number[] {
  // The offsets from UTC a day earlier and a day later: clocks change at most once between them.
  const offsets = [local - dayLength, local + dayLength].map((at) => localTime(at, timeZone) - at);
  const [earlier = local, later = local] = offsets.map((offset) => local - offset).sort((a, b) => a - b);
  // Where the clocks do not change, both are the same moment, which is then listed twice.
  const exact = [earlier, later].filter((moment) => localTime(moment, timeZone) === local);
  if (exact.length > 0) return exact;
  // The local time does not occur: bisection finds the change of the clocks.
  let [before, after] = [earlier - dayLength, later];
  while (after - before > 1) {
    const middle = Math.floor((before + after) / 2);
    if (localTime(middle, timeZone) >= local) after = middle;
    else before = middle;
  }
  return [after];
}

/** The first moment at which clocks show a local time. */
const momentOf = (local: number, timeZone: string): number => momentsOf(local, timeZone)[0] ?? local;

/** The local midnight with which a moment's day begins. */
const midnightBefore = (moment: number, timeZone: string): number => {
  const local = localTime(moment, timeZone);
  return local - (((local % dayLength) + dayLength) % dayLength);
};

/** The moment at which the local day of a moment begins. */
export const startOfDay = (moment: number, timeZone: string): number =>
  momentOf(midnightBefore(moment, timeZone), timeZone);

/** The moment at which the local day after that of a moment begins. */
export const startOfNextDay = (moment: number, timeZone: string): number =>
  momentOf(midnightBefore(moment, timeZone) + dayLength, timeZone);

/**
 * The number of days from Monday 5 January 1970 to a date. A date has the same weekday in every time zone.
 */
const daysSinceAMonday = (date: string): number => Date.parse(date) / dayLength - 4;

/** The Monday of the week of a local date such as 2026-11-22. */
export const mondayOf = (date: string): string => dateAfter(date, -(((daysSinceAMonday(date) % 7) + 7) % 7));

/** The local date some days after another one. */
export const dateAfter = (date: string, days: number): string =>
  new Date(Date.parse(date) + days * dayLength).toISOString().slice(0, 10);

/** The local date at a moment. */
export const dateAt = (moment: number, timeZone: string): string =>
  new Date(localTime(moment, timeZone)).toISOString().slice(0, 10);

/** The moment at which a local date begins. */
export const startOfDate = (date: string, timeZone: string): number => momentOf(Date.parse(date), timeZone);

/** Minutes since local midnight, as the clock on the wall shows them. */
const wallMinutes = (moment: number, timeZone: string): number => {
  const local = localTime(moment, timeZone);
  return (local - midnightBefore(moment, timeZone)) / 60_000;
};

const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

/** Hours of each day, as times such as 07:00. If `until` is before `from`, they last over midnight. */
export interface DailyHours {
  readonly from: string;
  readonly until: string;
}

export function isWithin(hours: DailyHours, moment: number, timeZone: string): boolean {
  const wall = wallMinutes(moment, timeZone);
  const [from, until] = [minutesOf(hours.from), minutesOf(hours.until)];
  return from < until ? wall >= from && wall < until : wall >= from || wall < until;
}

/** The next moment, after this one, at which the clock on the wall shows a time. */
export function nextAt(time: string, moment: number, timeZone: string): number {
  const today = midnightBefore(moment, timeZone) + minutesOf(time) * 60_000;
  const later = momentsOf(today, timeZone).find((at) => at > moment);
  return later ?? momentOf(today + dayLength, timeZone);
}

/** The local time of day at a moment, such as 07:00. */
export function wallTime(moment: number, timeZone: string): string {
  return new Date(localTime(moment, timeZone)).toISOString().slice(11, 16);
}
