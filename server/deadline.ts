import { withResolvers } from './with-resolvers.ts';

/** The reason of an abort that nobody has given one: without one, each abort makes an error with its stack. */
const ended = Object.freeze(new DOMException('Nobody wants this any more.', 'AbortError'));

/**
 * Aborts with any of some signals, or by itself. It is used instead of AbortSignal.any, which costs ten times as much and whose
 * sources Node holds by weak references: the garbage collector may take a timeout that nobody else holds, and the deadline
 * never comes. `unlink` must be called at the end.
 */
export class LinkedAbort {
  readonly #controller = new AbortController();
  readonly #parents: readonly AbortSignal[];

  constructor(...parents: readonly AbortSignal[]) {
    this.#parents = parents;
    for (const parent of parents) {
      if (parent.aborted) this.abort(parent.reason);
      else parent.addEventListener('abort', this.#follow, { once: true });
    }
  }

  get signal(): AbortSignal {
    return this.#controller.signal;
  }

  readonly abort = (reason: unknown = ended): void => {
    if (!this.signal.aborted) this.#controller.abort(reason);
  };

  /** Ends the link to the other signals. */
  unlink(): void {
    for (const parent of this.#parents) parent.removeEventListener('abort', this.#follow);
  }

  readonly #follow = (event: Event): void => this.abort((event.target as AbortSignal).reason);
}

/**
 * Waits for a promise, or until the signal aborts.
 * @param milliseconds how long it waits at most; without it, as long as it takes
 * @throws what the promise rejects with
 */
export async function waitFor(
  promise: Promise<void>,
  signal: AbortSignal,
  milliseconds?: number,
): Promise<void> {
  if (signal.aborted) return;
  const over = withResolvers<void>();
  const end = () => over.resolve();
  const timer = milliseconds === undefined ? undefined : setTimeout(end, milliseconds);
  signal.addEventListener('abort', end, { once: true });
  try {
    await Promise.race([promise, over.promise]);
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', end);
  }
}

/** A signal that aborts at a deadline, or when another signal does. */
export interface Deadline {
  readonly signal: AbortSignal;
  /** Whether the deadline came before the other signal aborted. */
  readonly isLate: boolean;
}

/**
 * Does some work with a deadline; its timer ends with the work.
 * @param milliseconds until the deadline
 */
export async function withDeadline<Result>(
  signal: AbortSignal | undefined,
  milliseconds: number,
  work: (deadline: Deadline) => Promise<Result>,
): Promise<Result> {
  const linked = new LinkedAbort(...(signal ? [signal] : []));
  let isLate = false;
  const timer = setTimeout(() => {
    isLate = !linked.signal.aborted;
    linked.abort(new DOMException('The time is over.', 'TimeoutError'));
  }, milliseconds);
  try {
    return await work({
      signal: linked.signal,
      get isLate() {
        return isLate;
      },
    });
  } finally {
    clearTimeout(timer);
    linked.unlink();
  }
}

/**
 * Watches work that has a limit as a whole and for each of its steps. Its one timer is set again only for a limit that comes
 * before it fires.
 */
export class Watchdog {
  readonly #wholeAt: number;
  #next = { at: 0, limit: '' };
  #firesAt = Number.POSITIVE_INFINITY;
  #timer: NodeJS.Timeout | undefined;

  /**
   * @param whole how long all of it may take, in milliseconds
   * @param onLate called with the name of the limit
   */
  constructor(
    whole: number,
    private readonly onLate: (limit: string) => void,
  ) {
    this.#wholeAt = performance.now() + whole;
  }

  /** @param milliseconds that the next step may take */
  allow(milliseconds: number, limit: string): void {
    this.#next = { at: performance.now() + milliseconds, limit };
    this.#setTimer();
  }

  /** Nothing is waited for. */
  pause(): void {
    this.#next.at = Number.POSITIVE_INFINITY;
  }

  get isPaused(): boolean {
    return this.#next.at === Number.POSITIVE_INFINITY;
  }

  stop(): void {
    clearTimeout(this.#timer);
  }

  #setTimer(): void {
    const at = Math.min(this.#next.at, this.#wholeAt);
    if (at >= this.#firesAt) return;
    clearTimeout(this.#timer);
    this.#firesAt = at;
    this.#timer = setTimeout(() => this.#fire(), at - performance.now());
  }

  #fire(): void {
    this.#firesAt = Number.POSITIVE_INFINITY;
    const now = performance.now();
    if (now >= this.#next.at) this.onLate(this.#next.limit);
    else if (now >= this.#wholeAt) this.onLate('whole answer');
    else this.#setTimer();
  }
}
