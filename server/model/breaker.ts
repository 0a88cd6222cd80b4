import type { Clock } from '../clock.ts';

/** So many failures in a row open the breaker. */
const mostFailures = 5;
/** How long it stays open before one call tries the server again, in milliseconds. */
const pause = 10_000;

/**
 * Spares a server that fails, and those who would wait for it: after some failures in a row it lets no call through for a
 * while, then one, which decides.
 */
export class Breaker {
  #failures = 0;
  /** Null while the breaker is closed. */
  #openedAt: number | null = null;
  #isTrying = false;

  constructor(private readonly clock: Clock) {}

  /** Whether calls wait for the server to recover. */
  get isOpen(): boolean {
    return this.#openedAt !== null;
  }

  /** Whether a call may be made now. Each call that may ends with `succeed`, `fail` or `leave`. */
  admit(): boolean {
    if (this.#openedAt === null) return true;
    if (this.#isTrying || this.clock.now().getTime() < this.#openedAt + pause) return false;
    this.#isTrying = true;
    return true;
  }

  /** The server has answered. */
  succeed(): void {
    this.#failures = 0;
    this.#openedAt = null;
    this.#isTrying = false;
  }

  /** The server has failed. */
  fail(): void {
    this.#failures += 1;
    this.#isTrying = false;
    if (this.#failures >= mostFailures) this.#openedAt = this.clock.now().getTime();
  }

  /** The call was stopped, which says nothing about the server. */
  leave(): void {
    this.#isTrying = false;
  }
}
