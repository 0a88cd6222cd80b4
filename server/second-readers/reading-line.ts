import type { ConcurrencyLimit } from '../model/breaker-and-limit.ts';
import type { Model } from '../model/model.ts';
import { withResolvers } from '../with-resolvers.ts';

/** What a second reader reads. */
export type ReadingOf = 'question' | 'reply';

/** How many readings may wait at once; past that a text stays unread. */
const maxWaiting = 500;

/** How often those that wait look whether a paused server takes calls again, in milliseconds. */
const checkInterval = 100;

/** A second reader with the line in which its calls wait. */
export interface ReadingModel {
  readonly model: Model;
  readonly line: ReadingLine;
}

interface Waiting {
  readonly of: ReadingOf;
  readonly begin: () => void;
}

/**
 * The calls of second readers to one model server. They count in the limit of that server like answers. On the server of the tutor
 * they may have a quarter of its places and at least one, so that answers are never starved; answers have the rest
 * (`Models.capacity`). Where the line is full, questions go before replies, since a question may tell of danger. A question that waits
 * for its answer's turn is read meanwhile.
 */
export class ReadingLine {
  readonly #waiting: Waiting[] = [];
  #underWay = 0;
  #timer: NodeJS.Timeout | undefined;

  /** @param share of the places of the server that readings may have */
  constructor(
    readonly limit: ConcurrencyLimit,
    private readonly share: number,
  ) {}

  get underWay(): number {
    return this.#underWay;
  }

  /** How many readings may be under way now. */
  get most(): number {
    return this.limit.isPaused ? 0 : Math.max(1, Math.floor(this.limit.most * this.share));
  }

  /**
   * Waits for a place.
   * @returns a function that gives it up; null when the line is full or the signal aborts first
   */
  async enter(of: ReadingOf, signal: AbortSignal): Promise<(() => void) | null> {
    if (signal.aborted) return null;
    if (this.#waiting.length === 0 && this.#underWay < this.most) return this.#take();
    if (this.#waiting.length >= maxWaiting) return null;
    const turn = withResolvers<boolean>();
    const entry: Waiting = { of, begin: () => turn.resolve(true) };
    const leave = () => {
      const index = this.#waiting.indexOf(entry);
      if (index >= 0) this.#waiting.splice(index, 1);
      turn.resolve(false);
    };
    signal.addEventListener('abort', leave, { once: true });
    this.#waiting.push(entry);
    this.#checkLater();
    const hasTurn = await turn.promise;
    signal.removeEventListener('abort', leave);
    return hasTurn ? this.#leaver() : null;
  }

  #take(): () => void {
    this.#underWay += 1;
    return this.#leaver();
  }

  #leaver(): () => void {
    return () => {
      this.#underWay -= 1;
      this.#startNext();
    };
  }

  #startNext(): void {
    while (this.#waiting.length > 0 && this.#underWay < this.most) {
      const question = this.#waiting.findIndex(({ of }) => of === 'question');
      const [next] = this.#waiting.splice(Math.max(0, question), 1);
      this.#underWay += 1;
      next?.begin();
    }
  }

  /** A server that asked for a pause gives no sign when it is over. */
  #checkLater(): void {
    if (this.#timer !== undefined) return;
    this.#timer = setInterval(() => {
      this.#startNext();
      if (this.#waiting.length > 0) return;
      clearInterval(this.#timer);
      this.#timer = undefined;
    }, checkInterval);
    this.#timer.unref();
  }
}
