import { type Pattern, type Sign, thresholds } from '../../contract/patterns.ts';
import { dateAt, isWithin } from '../zoned-time.ts';

const hour = 3_600_000;
const day = 24 * hour;

/** A stored message of a student, with what the checks found in it. */
export interface Message {
  readonly id: string;
  readonly at: number;
  readonly inAssignment: boolean;
  /** Whether it showed danger, so that an alert was raised. */
  readonly isAlert: boolean;
  readonly distress: Exclude<Sign, 'alert' | 'lingering' | 'harmful' | 'grave'> | null;
  readonly lingers: boolean;
  /** Whether it asked for harmful content, and was answered by the fixed text. */
  readonly harmful: 'harmful' | 'grave' | null;
}

/** What is known of a student's last weeks, in the order of time. */
export interface Weeks {
  readonly messages: readonly Message[];
  /** When questions were refused because the time was over. */
  readonly refusals: readonly number[];
  readonly timeZone: string;
}

/** A pattern with its evidence. */
export interface Found {
  readonly pattern: Pattern;
  readonly days: readonly { readonly from: number; readonly until: number; readonly messages: number }[];
  readonly messages: readonly {
    readonly id: string;
    readonly at: number;
    readonly sign: Sign;
    readonly inAssignment: boolean;
  }[];
  /**
   * How many messages were noticed, listed above or not. For `night-use`, refused questions count as well.
   */
  readonly count: number;
  /** How many questions were refused because the time was over. */
  readonly refused: number;
  /**
   * How many messages of the same days were not noticed. For `night-use`: all messages that were not at
   * night.
   */
  readonly others: number;
  /** What `more-distress` compares with: the noticed messages and the days of use before the last days. */
  readonly before: { readonly messages: number; readonly days: number } | null;
}

/** The most messages that the evidence refers to. */
const maxReferred = 12;

/** Groups moments by the day that each belongs to. The days and the moments stay in order. */
function byDay<T extends { readonly at: number }>(
  moments: readonly T[],
  dayOf: (at: number) => string,
): T[][] {
  const days = new Map<string, T[]>();
  for (const moment of moments) {
    const name = dayOf(moment.at);
    const same = days.get(name);
    if (same) same.push(moment);
    else days.set(name, [moment]);
  }
  return [...days.values()];
}

const spanOf = (moments: readonly { readonly at: number }[]): Found['days'][number] => ({
  from: Math.min(...moments.map(({ at }) => at)),
  until: Math.max(...moments.map(({ at }) => at)),
  messages: moments.length,
});

/** The evidence of messages: the newest of them by reference, and the days on which they were written. */
function evidence(
  pattern: Pattern,
  noticed: readonly Message[],
  signOf: (message: Message) => Sign,
  { messages, timeZone }: Weeks,
): Found {
  const days = byDay(noticed, (at) => dateAt(at, timeZone)).map(spanOf);
  const dates = new Set(noticed.map(({ at }) => dateAt(at, timeZone)));
  const ofSameDays = messages.filter(({ at }) => dates.has(dateAt(at, timeZone)));
  const referred = noticed.slice(-maxReferred);
  return {
    pattern,
    days,
    messages: referred.map((each) => ({
      id: each.id,
      at: each.at,
      sign: signOf(each),
      inAssignment: each.inAssignment,
    })),
    count: noticed.length,
    refused: 0,
    others: ofSameDays.length - noticed.length,
    before: null,
  };
}

const signOf = ({ isAlert, distress, lingers }: Message): Sign =>
  isAlert ? 'alert' : (distress ?? (lingers ? 'lingering' : 'low-mood'));

const countDays = (moments: readonly { readonly at: number }[], timeZone: string): number =>
  byDay(moments, (at) => dateAt(at, timeZone)).length;

/** Use on several nights. A question that was refused at night counts as use: the student was there. */
function findNightUse({ messages, refusals, timeZone }: Weeks): Found | null {
  const { hours, messages: least, nights: leastNights } = thresholds.night;
  const isAtNight = ({ at }: { at: number }) => isWithin(hours, at, timeZone);
  const moments = [...messages.map(({ at }) => ({ at })), ...refusals.map((at) => ({ at }))]
    .filter(isAtNight)
    .sort((one, other) => one.at - other.at);
  // A night belongs to the day on which it begins: moved back by twelve hours, all its moments are on that
  // day.
  const nights = byDay(moments, (at) => dateAt(at - 12 * hour, timeZone)).filter(
    (night) => night.length >= least,
  );
  if (nights.length < leastNights) return null;
  const count = nights.flat().length;
  return {
    pattern: 'night-use',
    days: nights.map(spanOf),
    messages: [],
    count,
    refused: refusals.filter((at) => isAtNight({ at })).length,
    others: messages.filter((message) => !isAtNight(message)).length,
    before: null,
  };
}

/** Messages of distress on several days. */
function findDistress(weeks: Weeks): Found | null {
  const { messages: least, days } = thresholds.distress;
  const noticed = weeks.messages.filter(({ distress, isAlert }) => distress !== null && !isAlert);
  if (noticed.length < least || countDays(noticed, weeks.timeZone) < days) return null;
  return evidence('distress', noticed, signOf, weeks);
}

/** Mentions of a condition of one's own. */
function findCondition(weeks: Weeks): Found | null {
  const noticed = weeks.messages.filter(({ distress, isAlert }) => distress === 'condition' && !isAlert);
  if (noticed.length < thresholds.condition.messages) return null;
  return evidence('condition', noticed, signOf, weeks);
}

/** Questions for harmful content, again and again, or twice for something grave. */
function findHarmfulRequests(weeks: Weeks): Found | null {
  const noticed = weeks.messages.filter(({ harmful, isAlert }) => harmful !== null && !isAlert);
  const grave = noticed.filter(({ harmful }) => harmful === 'grave').length;
  const { messages: least, grave: leastGrave } = thresholds.harmful;
  if (noticed.length < least && grave < leastGrave) return null;
  return evidence('harmful-requests', noticed, ({ harmful }) => harmful ?? 'harmful', weeks);
}

/** Asking after the time is over, greeting, or asking to go on talking, again and again on several days. */
function findNotStopping(weeks: Weeks): Found | null {
  const { messages, refusals, timeZone } = weeks;
  const { refusals: leastRefused, lingering: leastLingering, days: leastDays } = thresholds.stopping;
  const dayOf = (at: number) => dateAt(at, timeZone);
  const refused = byDay(
    refusals.map((at) => ({ at })),
    dayOf,
  ).filter((moments) => moments.length >= leastRefused);
  const lingering = byDay(
    messages.filter(({ lingers, isAlert }) => lingers && !isAlert),
    dayOf,
  ).filter((moments) => moments.length >= leastLingering);
  const days = byDay(
    [...refused.flat(), ...lingering.flat()].sort((one, other) => one.at - other.at),
    dayOf,
  );
  if (days.length < leastDays) return null;
  const noticed = evidence('not-stopping', lingering.flat(), () => 'lingering', weeks);
  const dates = new Set(days.flat().map(({ at }) => dayOf(at)));
  return {
    ...noticed,
    days: days.map(spanOf),
    refused: refused.flat().length,
    others: messages.filter(({ at }) => dates.has(dayOf(at))).length - noticed.count,
  };
}

/**
 * More messages of distress, alerts included, in the last days than before. The number of such messages per
 * day of use is compared, and only with that of the student's own earlier days.
 */
function findMoreDistress(weeks: Weeks, now: number): Found | null {
  const { recentDays, messages: least, days: leastDays, times, earlierDays } = thresholds.more;
  const { timeZone } = weeks;
  const begin = now - recentDays * day;
  const distressIn = (messages: readonly Message[]) => ({
    days: countDays(messages, timeZone),
    noticed: messages.filter(({ distress, isAlert }) => distress !== null || isAlert),
  });
  const recent = distressIn(weeks.messages.filter(({ at }) => at >= begin));
  const earlier = distressIn(weeks.messages.filter(({ at }) => at < begin));
  if (recent.noticed.length < least || countDays(recent.noticed, timeZone) < leastDays) return null;
  if (earlier.days < earlierDays) return null;
  const rate = recent.noticed.length / recent.days;
  const earlierRate = earlier.noticed.length / earlier.days;
  if (rate < times * earlierRate) return null;
  return {
    ...evidence('more-distress', recent.noticed, signOf, weeks),
    before: { messages: earlier.noticed.length, days: earlier.days },
  };
}

/** When the last observation of each pattern was made of a student. */
export type Noted = Readonly<Partial<Record<Pattern, number>>>;

/**
 * The patterns in a student's last weeks. A pattern is observed once in two weeks, and its evidence is never
 * used twice.
 * @param weeks everything of the last 28 days
 */
export function findPatterns(weeks: Weeks, now: number, noted: Noted = {}): Found[] {
  const within = (since: number): Weeks => ({
    ...weeks,
    messages: weeks.messages.filter(({ at }) => at > since),
    refusals: weeks.refusals.filter((at) => at > since),
  });
  const windowStart = now - thresholds.windowDays * day;
  const found = (
    [
      ['night-use', findNightUse],
      ['distress', findDistress],
      ['condition', findCondition],
      ['harmful-requests', findHarmfulRequests],
      ['not-stopping', findNotStopping],
    ] as const
  ).flatMap(([pattern, find]) => {
    const last = noted[pattern] ?? Number.NEGATIVE_INFINITY;
    return last > windowStart ? [] : (find(within(Math.max(windowStart, last))) ?? []);
  });
  const lastMore = noted['more-distress'] ?? Number.NEGATIVE_INFINITY;
  const more = lastMore > windowStart ? null : findMoreDistress(weeks, now);
  return more ? [...found, more] : found;
}
