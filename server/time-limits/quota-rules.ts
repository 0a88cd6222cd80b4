import { ContractError } from '../../contract/errors.ts';
import { type QuestionsLeft, quotaBounds } from '../../contract/time-limits.ts';
import type { Context } from '../context.ts';
import type { Write } from '../db/group-commit.ts';
import { startOfDay, startOfNextDay, wallTime } from '../zoned-time.ts';
import type { Limits } from './standing.ts';
import * as store from './store.ts';

/**
 * How many questions may be asked in a class in one day: by each student, and by all together. Null: no
 * limit.
 */
export interface Quotas {
  readonly classId: string;
  readonly ofStudent: number | null;
  readonly ofClass: number | null;
  /** The beginning and the end of the day in the school's local time, in milliseconds. */
  readonly begins: number;
  readonly ends: number;
  readonly timeZone: string;
}

/**
 * How many questions one student, and the whole class, asked on a day. A question that is being stored counts
 * as well.
 */
interface AskedToday {
  readonly byStudent: number;
  readonly byClass: number;
}

/** The quotas of a class on this day; null where it has none. */
export function quotasOf(
  { clock }: Pick<Context, 'clock'>,
  { own, timeZone }: Limits,
  classId: string,
): Quotas | null {
  const { studentQuestions: ofStudent, classQuestions: ofClass } = own;
  if (ofStudent === null && ofClass === null) return null;
  const at = clock.now().getTime();
  const day = { begins: startOfDay(at, timeZone), ends: startOfNextDay(at, timeZone) };
  return { classId, ofStudent, ofClass, ...day, timeZone };
}

/** How many questions each student of the class asked on the day of the quotas. */
export const askedOfQuotas = (
  query: Write['query'],
  { classId, begins }: Quotas,
): Promise<Map<string, number>> => store.countAsked(query, classId, new Date(begins).toISOString());

/** How many questions all students together asked. */
export const sumAsked = (asked: ReadonlyMap<string, number>): number =>
  [...asked.values()].reduce((sum, count) => sum + count, 0);

const askedToday = (asked: ReadonlyMap<string, number>, uid: string): AskedToday => ({
  byStudent: asked.get(uid) ?? 0,
  byClass: sumAsked(asked),
});

/**
 * Refuses a question that was stored in the same transaction when it is one too many. Transactions run one
 * after another, on several nodes too, so that the quotas hold exactly.
 * @throws ContractError quota-reached, with the seconds until the next day
 */
export async function holdQuotas(
  { clock }: Pick<Context, 'clock'>,
  { query }: Write,
  quotas: Quotas | null,
  uid: string,
): Promise<void> {
  if (quotas === null) return;
  const { byStudent, byClass } = askedToday(await askedOfQuotas(query, quotas), uid);
  const isPast = (limit: number | null, asked: number) => limit !== null && asked > limit;
  const of = isPast(quotas.ofClass, byClass)
    ? 'class'
    : isPast(quotas.ofStudent, byStudent)
      ? 'student'
      : null;
  if (of === null) return;
  const seconds = Math.max(1, Math.ceil((quotas.ends - clock.now().getTime()) / 1_000));
  throw new ContractError('quota-reached', sentenceOf(of, quotas), seconds);
}

/** The sentence of a refusal, for programs that call the server. The web app shows words of its own. */
function sentenceOf(of: QuestionsLeft['of'], { ends, timeZone }: Quotas): string {
  const whose = of === 'class' ? 'The questions of your class' : 'Your questions in this class';
  const at = wallTime(ends, timeZone);
  return `${whose} for today are used up. There are new ones tomorrow, from ${at}. Your teacher can lift the limit.`;
}

/** What is left for a student of the quota that is used up first; null while many questions are left. */
export function questionsLeft(
  quotas: Quotas,
  asked: ReadonlyMap<string, number>,
  uid: string,
): QuestionsLeft | null {
  const { byStudent, byClass } = askedToday(asked, uid);
  const [next] = [
    few('student', quotas.ofStudent, byStudent, quotaBounds.fewOfStudent),
    few('class', quotas.ofClass, byClass, quotaBounds.fewOfClass),
  ]
    .filter((left) => left !== null)
    .sort((one, other) => one.left - other.left);
  return next ? { ...next, until: new Date(quotas.ends).toISOString() } : null;
}

/**
 * The questions left of one quota; null while there are more than `most` of them, or more than a fifth of the
 * quota.
 */
function few(of: QuestionsLeft['of'], limit: number | null, asked: number, most: number) {
  if (limit === null) return null;
  const left = Math.max(0, limit - asked);
  return left > Math.min(most, Math.ceil(limit / 5)) ? null : { of, left };
}
