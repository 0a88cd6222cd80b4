import { prohibitions } from '../../contract/prohibitions.ts';
import {
  type AlertFigures,
  incompleteKind,
  type Kinds,
  type StudentFigures,
  type WorkFigures,
} from '../../contract/reports.ts';

/** An alert with the moment at which somebody first looked at it. */
export interface RaisedAlert {
  readonly raisedAt: string;
  readonly lookedAt: string | null;
}

/** The kinds in the order of the table of prohibitions, and those that are not in it by name. */
const order = [...Object.keys(prohibitions), incompleteKind];
const rank = (kind: string): number => (order.includes(kind) ? order.indexOf(kind) : order.length);

/** Counts as a list in a fixed order, not by count: the list is no ranking. */
export const listKinds = (counts: ReadonlyMap<string, number>): Kinds =>
  [...counts]
    .map(([kind, count]) => ({ kind, count }))
    .sort((one, other) => rank(one.kind) - rank(other.kind) || one.kind.localeCompare(other.kind));

/** The figures of several students together. */
export function sumFigures(all: readonly StudentFigures[]): StudentFigures {
  const sum = (figure: (work: StudentFigures) => number) =>
    all.reduce((total, work) => total + figure(work), 0);
  return {
    minutes: sum(({ minutes }) => minutes),
    lessons: sum(({ lessons }) => lessons),
    questions: sum(({ questions }) => questions),
    offloading: {
      asked: sum(({ offloading }) => offloading.asked),
      given: sum(({ offloading }) => offloading.given),
    },
    switchOff: sum(({ switchOff }) => switchOff),
    pressure: sum(({ pressure }) => pressure),
    harmful: sumKinds(all.map(({ harmful }) => harmful)),
  };
}

/** The figures of several classes together. */
export const sumWork = (all: readonly WorkFigures[]): WorkFigures => ({
  ...sumFigures(all),
  stopped: all.reduce((total, { stopped }) => total + stopped, 0),
  kinds: sumKinds(all.map(({ kinds }) => kinds)),
});

function sumKinds(lists: readonly Kinds[]): Kinds {
  const counts = new Map<string, number>();
  for (const { kind, count } of lists.flat()) counts.set(kind, (counts.get(kind) ?? 0) + count);
  return listKinds(counts);
}

/** How many alerts there were, and how fast somebody looked. */
export function alertFigures(alerts: readonly RaisedAlert[]): AlertFigures {
  const unread = alerts.filter(({ lookedAt }) => lookedAt === null).map(({ raisedAt }) => raisedAt);
  const waits = alerts
    .flatMap(({ raisedAt, lookedAt }) =>
      lookedAt === null ? [] : [Date.parse(lookedAt) - Date.parse(raisedAt)],
    )
    .sort((one, other) => one - other);
  const minutes = (milliseconds: number | undefined) =>
    milliseconds === undefined ? null : Math.round(milliseconds / 60_000);
  return {
    raised: alerts.length,
    unread: unread.length,
    unreadSince: unread.sort()[0] ?? null,
    medianMinutes: minutes(medianOf(waits)),
    longestMinutes: minutes(waits.at(-1)),
  };
}

/** The middle one of sorted numbers, or the mean of the two in the middle. */
function medianOf(sorted: readonly number[]): number | undefined {
  const [before, after] = [sorted[Math.ceil(sorted.length / 2) - 1], sorted[Math.floor(sorted.length / 2)]];
  return before === undefined || after === undefined ? undefined : (before + after) / 2;
}
