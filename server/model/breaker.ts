import type { Clock } from '../clock.ts';

/** How many failures in a row open the breaker. */
const maxFailures = 5;
/** Of how many students the questions failed then, at least: one student's questions show nothing about the server. */
const leastAskers = 3;
/** How long it stays open before one call tries the server again, in milliseconds. */
const pause = 10_000;

/**
 * Keeps calls away from a server that fails, so that nobody waits for it. After some failures in a row the
 * breaker opens: it lets no call through for a while, then one, which decides whether it closes. A class whose questions
 * have not failed yet still gets one call through: what the students of another class ask must not keep the tutor from it. A call
 * that was let through before the breaker opened decides nothing: it may end minutes later, and says nothing about the server by
 * then.
 */
export class Breaker {
  #failures = 0;
  /** Whose calls failed in a row. */
  readonly #askers = new Set<string>();
  /** The classes whose calls failed, or that have tried the server since it opened. */
  readonly #classes = new Set<string>();
  /** Null while the breaker is closed. */
  #openedAt: number | null = null;
  /** Calls are numbered. Those up to this number were let through before the breaker opened. */
  #lastBefore = 0;
  #lastCall = 0;
  /** The call that tries the server; null when none does. */
  #trial: number | null = null;

  /** @param onChange called when it may have opened or closed */
  constructor(
    private readonly clock: Clock,
    private readonly onChange: () => void = () => {},
  ) {}

  /** Whether calls wait for the server to recover. */
  get isOpen(): boolean {
    return this.#openedAt !== null;
  }

  /**
   * @param classId the class of the call; undefined for none
   * @returns the number of a call that may be made now, which ends with `succeed`, `fail` or `leave`; null when none may
   */
  admit(classId?: string): number | null {
    if (this.#openedAt === null) return ++this.#lastCall;
    if (classId !== undefined && !this.#classes.has(classId)) {
      this.#classes.add(classId);
      return ++this.#lastCall;
    }
    if (this.#trial !== null || this.clock.now().getTime() < this.#openedAt + pause) return null;
    this.#trial = ++this.#lastCall;
    return this.#trial;
  }

  /**
   * The first words of an answer have come. If it is the call that tries the server, the breaker closes now,
   * and other calls need not wait for the end. Until that end the failures stay counted, so that one more
   * failure opens the breaker again.
   */
  begin(call: number): void {
    if (call === this.#trial) this.#close();
  }

  /** The server has answered to the end. */
  succeed(call: number): void {
    if (call <= this.#lastBefore) return;
    this.#failures = 0;
    this.#askers.clear();
    this.#classes.clear();
    this.#close();
  }

  /**
   * The server has failed.
   * @param askedBy whose question may have caused it; undefined when no question can
   * @param classId the class of the call
   */
  fail(call: number, askedBy = `call ${call}`, classId?: string): void {
    if (call <= this.#lastBefore) return;
    if (classId !== undefined) this.#classes.add(classId);
    this.#failures += 1;
    if (this.#askers.size < leastAskers) this.#askers.add(askedBy);
    const mayBeQuestions = this.#failures < maxFailures || this.#askers.size < leastAskers;
    if (mayBeQuestions && call !== this.#trial) return;
    this.#openedAt = this.clock.now().getTime();
    this.#lastBefore = this.#lastCall;
    this.#trial = null;
    this.onChange();
  }

  /** The call says nothing about the server: it was stopped, or its question was at fault. */
  leave(call: number): void {
    if (call === this.#trial) this.#trial = null;
  }

  #close(): void {
    this.#trial = null;
    if (this.#openedAt === null) return;
    this.#openedAt = null;
    this.onChange();
  }
}
