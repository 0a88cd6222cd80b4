import { farthestPlace } from '../../contract/constants.ts';
import type { Place } from '../../contract/tutor.ts';
import { median } from '../median.ts';
import { withResolvers } from '../with-resolvers.ts';

/** Who asks, by ids. For a trial, `student` is the teacher. */
export interface Asker {
  readonly school: string;
  readonly class: string;
  readonly student: string;
}

/** A place as it was told, with what it was worked out from. */
export interface ToldPlace extends Place {
  /** How many answers were under way at once in the group whose bound kept the asker waiting (queue.ts). */
  readonly atOnce: number;
  /** When the turn was expected, in milliseconds; null without an estimate. */
  readonly expectedAt: number | null;
}

/** An answer that waits for its turn or is under way. */
export class Entry {
  state: 'waiting' | 'running' | 'over' = 'waiting';
  /** Resolves when the turn has come; rejects when it does not come in time. */
  started = withResolvers<void>();
  /** When its answer began, in milliseconds. */
  startedAt = 0;
  /** Called with the place in the queue when it changes, and with null when the turn has come. */
  onPlace: (place: Place | null) => void = () => {};
  /** What was told last. */
  told: ToldPlace | null = null;

  /** @param since when the answer arrived, in milliseconds */
  constructor(
    readonly asker: Asker,
    readonly since: number,
  ) {
    this.#ignoreFailure();
  }

  /** Makes an answer under way wait for another turn. */
  waitAgain(): void {
    this.state = 'waiting';
    this.told = null;
    this.started = withResolvers<void>();
    this.#ignoreFailure();
  }

  /** Nobody waits any more for a slot that was left; its failure must not be an unhandled rejection. */
  #ignoreFailure(): void {
    this.started.promise.catch(() => {});
  }
}

/** How many answers there are in all, and of each school, class and student. */
export class Counts {
  readonly #counts = new Map<string, number>();
  all = 0;

  of(id: string): number {
    return this.#counts.get(id) ?? 0;
  }

  copy(): Counts {
    const copy = new Counts();
    copy.all = this.all;
    for (const [id, count] of this.#counts) copy.#counts.set(id, count);
    return copy;
  }

  add({ school, class: ofClass, student }: Asker, change: number): void {
    this.all += change;
    for (const id of [school, ofClass, student]) {
      const count = this.of(id) + change;
      if (count > 0) this.#counts.set(id, count);
      else this.#counts.delete(id);
    }
  }
}

/**
 * Whether one asker's turn comes before another's. The asker whose school has fewer answers under way comes
 * first; if the schools have equally many, the classes decide, then the students.
 */
export function isBefore(running: Counts, one: Asker, other: Asker): boolean {
  const difference =
    running.of(one.school) - running.of(other.school) ||
    running.of(one.class) - running.of(other.class) ||
    running.of(one.student) - running.of(other.student);
  return difference < 0;
}

/** How many of the last answers are remembered, and how many are needed for an estimate. */
const remembered = 50;
const needed = 3;

/** Estimates are rounded up to a multiple of this many seconds. */
const step = 5;
/** The longest estimate that is told, in seconds: a question that waits longer fails. */
const longest = 60;

/** How long the last answers took. */
export class Durations {
  readonly #milliseconds: number[] = [];

  add(milliseconds: number): void {
    this.#milliseconds.push(milliseconds);
    if (this.#milliseconds.length > remembered) this.#milliseconds.shift();
  }

  /** The median in milliseconds; null while too few answers are known. */
  get usual(): number | null {
    return this.#milliseconds.length < needed ? null : median(this.#milliseconds);
  }
}

interface Facts {
  /** How many turns come before this one. */
  readonly before: number;
  /** How many answers are under way at once in the group whose bound keeps the asker waiting (queue.ts). */
  readonly atOnce: number;
  /** How long an answer usually takes, in milliseconds; null when that is not known. */
  readonly usual: number | null;
  /** In milliseconds. */
  readonly now: number;
}

/**
 * The place to tell now. An estimate that was told counts down undisturbed, so that the student does not see
 * it jump. An earlier estimate replaces it at any time. A later one replaces it only when the place has moved
 * back, when fewer answers are given at once, or when its time is over and the place has moved forward. When
 * its time is over and the place has not moved, no estimate is told.
 */
export function nextPlace(told: ToldPlace | null, { before, atOnce, usual, now }: Facts): ToldPlace {
  const estimate = usual === null || atOnce === 0 ? null : now + ((before + 1) * usual) / atOnce;
  const hasReason = told === null || before > told.before || atOnce < told.atOnce;
  const isLate = told !== null && told.expectedAt !== null && told.expectedAt <= now;
  const hasMoved = told !== null && before < told.before;
  if (hasReason || told.expectedAt === null || (isLate && hasMoved))
    return toldPlace(before, atOnce, estimate, now);
  const isSooner = estimate !== null && estimate < told.expectedAt;
  return isSooner
    ? toldPlace(before, atOnce, estimate, now)
    : toldPlace(before, told.atOnce, told.expectedAt, now);
}

function toldPlace(before: number, atOnce: number, expectedAt: number | null, now: number): ToldPlace {
  const left = expectedAt === null ? 0 : Math.ceil((expectedAt - now) / 1_000 / step) * step;
  return { before, atOnce, expectedAt, seconds: left > 0 && left <= longest ? left : null };
}

/**
 * How many turns come before each of those who wait, if everything stays as it is. All places from
 * `farthestPlace` on get this number.
 * @param waiting in the order of arrival
 */
export function placesOf(waiting: Iterable<Entry>, running: Counts): Map<Entry, number> {
  const left = new Set(waiting);
  const counts = running.copy();
  const places = new Map<Entry, number>();
  while (left.size > 0 && places.size < farthestPlace) {
    let next: Entry | undefined;
    for (const entry of left) if (!next || isBefore(counts, entry.asker, next.asker)) next = entry;
    if (!next) break;
    left.delete(next);
    counts.add(next.asker, 1);
    places.set(next, places.size);
  }
  for (const entry of left) places.set(entry, farthestPlace);
  return places;
}
