import { farthestPlace } from '../../contract/constants.ts';
import { median } from '../median.ts';
import { type Counts, type Entry, isBefore, type ToldPlace } from './slot-entries.ts';

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
  /** How many answers are under way at once in the group whose bound keeps the asker waiting (slots.ts). */
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
