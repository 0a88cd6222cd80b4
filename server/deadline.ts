/** A signal that aborts at a deadline, or when another signal does. */
export interface Deadline {
  readonly signal: AbortSignal;
  /** Whether the deadline came before the other signal aborted. */
  readonly isLate: boolean;
}

/**
 * Does some work with a deadline; its timer ends with the work. The function does not use AbortSignal.any:
 * Node holds the sources of such a signal by weak references, so that the garbage collector may take a
 * timeout that nobody else holds, and the deadline never comes. The controller here is held as long as the
 * work lasts.
 * @param milliseconds until the deadline
 */
export async function withDeadline<Result>(
  signal: AbortSignal | undefined,
  milliseconds: number,
  work: (deadline: Deadline) => Promise<Result>,
): Promise<Result> {
  const controller = new AbortController();
  let isLate = false;
  const abort = () => controller.abort(signal?.reason);
  const timer = setTimeout(() => {
    isLate = !controller.signal.aborted;
    controller.abort(new DOMException('The time is over.', 'TimeoutError'));
  }, milliseconds);
  if (signal?.aborted) abort();
  signal?.addEventListener('abort', abort, { once: true });
  try {
    return await work({
      signal: controller.signal,
      get isLate() {
        return isLate;
      },
    });
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', abort);
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
