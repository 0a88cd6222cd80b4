import { LRUCache } from 'lru-cache';
import type { Clock } from '../clock.ts';

/**
 * A window is divided into this many buckets. A use counts for the length of the window, and at most for one
 * bucket more.
 */
export const bucketsInWindow = 60;

/** The most keys that one window remembers. Past it, the key that was used least recently is forgotten. */
const maxKeys = 50_000;

/** The uses of one bucket of time. */
interface Bucket {
  readonly number: number;
  uses: number;
}

/** One use that was counted. */
export interface Use {
  /** How many uses the window now holds, this one included. */
  readonly total: number;
  /** Takes the use back, because it turned out not to count. */
  giveBack(): void;
}

/**
 * Counts the uses of each key in a window of time that moves with the clock. The counting never starts anew
 * at a fixed time.
 */
export class SlidingWindow {
  // `max` would reserve the memory of all keys at once, in each of many windows.
  readonly #buckets = new LRUCache<string, Bucket[]>({ maxSize: maxKeys, sizeCalculation: () => 1 });
  readonly #bucketLength: number;

  /** @param seconds the length of the window */
  constructor(
    private readonly clock: Clock,
    seconds: number,
  ) {
    this.#bucketLength = (seconds * 1000) / bucketsInWindow;
  }

  /** Counts one use. */
  count(key: string): Use {
    const now = this.#now();
    const buckets = this.#current(key);
    let last = buckets.at(-1);
    if (last?.number !== now) {
      last = { number: now, uses: 0 };
      buckets.push(last);
    }
    const bucket = last;
    bucket.uses += 1;
    this.#buckets.set(key, buckets);
    const giveBack = () => {
      bucket.uses -= 1;
    };
    return { total: sum(buckets), giveBack };
  }

  /** How many uses of this key the window holds now. */
  total(key: string): number {
    return sum(this.#current(key));
  }

  /**
   * The whole seconds, at least 1, until the window holds fewer than `limit` uses of a key that has at least
   * as many now.
   */
  secondsUntilBelow(key: string, limit: number): number {
    const buckets = this.#current(key);
    let left = sum(buckets);
    for (const { number, uses } of buckets) {
      left -= uses;
      if (left >= limit) continue;
      const end = (number + bucketsInWindow + 1) * this.#bucketLength;
      return Math.max(1, Math.ceil((end - this.clock.now().getTime()) / 1000));
    }
    return 1;
  }

  #now(): number {
    return Math.floor(this.clock.now().getTime() / this.#bucketLength);
  }

  /** The buckets of this key that still count, the oldest first. */
  #current(key: string): Bucket[] {
    const buckets = this.#buckets.get(key) ?? [];
    const oldest = this.#now() - bucketsInWindow;
    while (buckets[0] && buckets[0].number < oldest) buckets.shift();
    return buckets;
  }
}

const sum = (buckets: readonly Bucket[]): number => buckets.reduce((total, { uses }) => total + uses, 0);
