import type { Place } from '../../contract/tutor.ts';
import { withResolvers } from '../with-resolvers.ts';

/** Who asks, by ids. For a trial, `student` is the teacher. */
export interface Asker {
  readonly school: string;
  readonly class: string;
  readonly student: string;
}

/** A place as it was told, with what it was worked out from. */
export interface ToldPlace extends Place {
  /** How many answers were under way at once in the group whose bound kept the asker waiting (slots.ts). */
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
