import { LRUCache } from 'lru-cache';
import type { Clock } from '../clock.ts';

/** A window is counted in this many slots. A use counts for the whole window, and for one slot more at most. */
const slotsInWindow = 60;

/** The most keys that one window remembers. Past it, the key that was used least recently is forgotten. */
const mostKeys = 50_000;

/** The uses of one slot of time. */
interface Slot {
  readonly number: number;
  uses: number;
}

/** One use that was counted. */
export interface Use {
  /** How many uses the window now holds, this one included. */
  readonly total: number;
  /** Takes the use back, because it does not count. */
  giveBack(): void;
}

/** Counts the uses of each key in a window of time that slides with the clock: it has no edge at which counting starts anew. */
export class SlidingWindow {
  readonly #slots = new LRUCache<string, Slot[]>({ max: mostKeys });
  readonly #slotLength: number;

  /** @param seconds the length of the window */
  constructor(
    private readonly clock: Clock,
    seconds: number,
  ) {
    this.#slotLength = (seconds * 1000) / slotsInWindow;
  }

  /** Counts one use. */
  count(key: string): Use {
    const now = this.#now();
    const slots = this.#current(key);
    let last = slots.at(-1);
    if (last?.number !== now) {
      last = { number: now, uses: 0 };
      slots.push(last);
    }
    const slot = last;
    slot.uses += 1;
    this.#slots.set(key, slots);
    const giveBack = () => {
      slot.uses -= 1;
    };
    return { total: sum(slots), giveBack };
  }

  /** How many uses of this key the window holds now. */
  total(key: string): number {
    return sum(this.#current(key));
  }

  /** The whole seconds until the window holds fewer than `points` uses of this key; at least 1. */
  secondsUntilBelow(key: string, points: number): number {
    const slots = this.#current(key);
    let left = sum(slots);
    for (const { number, uses } of slots) {
      left -= uses;
      if (left >= points) continue;
      const end = (number + slotsInWindow + 1) * this.#slotLength;
      return Math.max(1, Math.ceil((end - this.clock.now().getTime()) / 1000));
    }
    return 1;
  }

  #now(): number {
    return Math.floor(this.clock.now().getTime() / this.#slotLength);
  }

  /** The slots of this key that still count, the oldest first. */
  #current(key: string): Slot[] {
    const slots = this.#slots.get(key) ?? [];
    const oldest = this.#now() - slotsInWindow;
    while (slots[0] && slots[0].number < oldest) slots.shift();
    return slots;
  }
}

const sum = (slots: readonly Slot[]): number => slots.reduce((total, { uses }) => total + uses, 0);
