import { incompleteKind } from '../../contract/reports.ts';
import type { Context } from '../context.ts';
import * as store from './store.ts';

/** How often each kind was stopped or asked for. */
export type Kinds = ReadonlyMap<string, number>;

/** Counts of what a student asked in a class in a range of time; no text of it. */
export interface QuestionsOfStudent {
  readonly studentUid: string;
  readonly studentName: string;
  readonly questions: number;
  readonly offloading: { readonly asked: number; readonly given: number };
  readonly switchOff: number;
  readonly pressure: number;
  /** The messages that showed danger, told of distress or had personal data. */
  readonly personal: number;
  /** The questions that asked for harmful content, by its kind. */
  readonly harmful: Kinds;
  /** The moments of the questions that count as use, in ascending order. */
  readonly moments: readonly string[];
}

/** What the model wrote and the checks stopped: a fact about the model, which names no student. */
export interface StoppedAnswers {
  /** How many answers had something stopped. */
  readonly stopped: number;
  /** How many of these answers broke each prohibition. */
  readonly kinds: Kinds;
}

/** What was stopped in the answers of a class between two moments. The caller has checked the access. */
export async function stoppedAnswersOf(
  ctx: Pick<Context, 'db'>,
  range: store.Range,
): Promise<StoppedAnswers> {
  const kinds = new Map<string, number>();
  const stops = await store.countStops(ctx.db.read, range);
  // An answer with no named prohibition was completed with a hint.
  for (const { stopped, count } of stops)
    for (const kind of new Set(stopped.length === 0 ? [incompleteKind] : stopped))
      kinds.set(kind, (kinds.get(kind) ?? 0) + count);
  return { stopped: stops.reduce((sum, { count }) => sum + count, 0), kinds };
}

/** What was asked in a class between two moments, by student. The caller has checked the access. */
export async function questionsOfClass(
  ctx: Pick<Context, 'db'>,
  range: store.Range,
): Promise<QuestionsOfStudent[]> {
  const counts = await store.countQuestions(ctx.db.read, range);
  const harmful = await store.countHarmful(ctx.db.read, range);
  const moments = await store.listMoments(ctx.db.read, range);
  const students = new Map(
    counts.map((each) => [
      each.studentUid,
      { ...each, harmful: new Map<string, number>(), moments: [] as string[] },
    ]),
  );
  for (const { studentUid, kind, count } of harmful) students.get(studentUid)?.harmful.set(kind, count);
  for (const { studentUid, askedAt } of moments) students.get(studentUid)?.moments.push(askedAt);
  return [...students.values()];
}
