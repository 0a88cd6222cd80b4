import type { Clock } from '../clock.ts';

/** How many failures in a row open the breaker. */
const maxFailures = 5;
/** Of how many students the questions failed then, at least: one student's questions show nothing about the server. */
const leastAskers = 3;
/** How long it stays open, in milliseconds. */
const openFor = 10_000;

/**
 * Keeps calls away from a server that fails, so that nobody waits for it. After some failures in a row the
 * breaker opens: it lets no call through for a while, then one, which decides whether it closes. A class whose questions
 * have not failed yet still gets one call through: what the students of another class ask must not keep the tutor from it. A call
 * from before the breaker opened decides nothing: it may end minutes later.
 */
export class Breaker {
  #failures = 0;
  /** Whose calls failed in a row. */
  readonly #askers = new Set<string>();
  /** The classes whose calls failed, or that have tried the server since it opened. */
  readonly #classes = new Set<string>();
  #openedAt: number | null = null;
  /** Calls are numbered. Those up to `#lastBefore` were let through before the breaker opened. */
  #lastCall = 0;
  #lastBefore = 0;
  /** The call that tries the server. */
  #trial: number | null = null;

  /** @param onChange called when it may have opened or closed */
  constructor(
    private readonly clock: Clock,
    private readonly onChange: () => void = () => {},
  ) {}

  get isOpen(): boolean {
    return this.#openedAt !== null;
  }

  /** @returns the number of a call that may be made now, which ends with `succeed`, `fail` or `leave`; null when none may */
  admit(classId?: string): number | null {
    if (this.#openedAt === null) return ++this.#lastCall;
    if (classId !== undefined && !this.#classes.has(classId)) {
      this.#classes.add(classId);
      return ++this.#lastCall;
    }
    if (this.#trial !== null || this.clock.now().getTime() < this.#openedAt + openFor) return null;
    this.#trial = ++this.#lastCall;
    return this.#trial;
  }

  /**
   * The first words of an answer have come. The breaker closes if the call tries the server. Until the end of the answer the
   * failures stay counted, so that one more opens the breaker again.
   */
  begin(call: number): void {
    if (call === this.#trial) this.#close();
  }

  succeed(call: number): void {
    if (call <= this.#lastBefore) return;
    this.#failures = 0;
    this.#askers.clear();
    this.#classes.clear();
    this.#close();
  }

  /** The server has failed. @param askedBy whose question may have caused it; undefined when no question can */
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

/** The most answers under way at once. Every server begins with this limit, and none has a higher one. */
export const maxAtOnce = 400;

/** The share of the limit that is left when a call is refused, and when one takes too long. */
const afterRefusal = 0.85;
const afterTimeout = 0.75;
/**
 * How much the limit grows, in its slow phase, with every round of good calls; a round has as many calls as
 * the limit allows. It is small because each try beyond what the server bears costs a student a second turn.
 */
const growth = 0.5;
/** Calls raise the limit only when this share of it is under way: fewer do not show that the server bears it. */
const nearLimit = 0.75;
/** How many of the last times to the first word are remembered. */
const remembered = 50;
/** First words take longer than usual when they take more than twice the shortest of these times and this, in milliseconds. */
const longerThanUsual = 1_000;
/** The longest time without a call that a server may ask for, in milliseconds. */
const longestPause = 10_000;

/** How a call ended. `other` says nothing about how much the server bears. */
export type CallEnd =
  | { readonly how: 'well' | 'timeout' | 'other' }
  /** @property pause for how many milliseconds no further call is made */
  | { readonly how: 'refused'; readonly pause: number };

export interface LimitedCall {
  /** The first word of the answer has come. */
  begin(): void;
  /** Must be called once. */
  end(end: CallEnd): void;
}

/**
 * How many calls a model server bears at once, as its answers show (docs/decisions/05-model-and-queue.md). A
 * refusal for load lowers the limit to `afterRefusal` of the calls under way, a timeout to `afterTimeout`. Calls
 * that end well near the limit raise it again, unless first words take longer than usual. Each of them raises it by
 * one until it is half of the limit that was too high, and by less from there on.
 */
export class ConcurrencyLimit {
  #limit = maxAtOnce;
  /** Up to here each good end raises the limit by one. */
  #quickUntil = maxAtOnce;
  #underWay = 0;
  #lastCall = 0;
  /** Calls up to this one were made before the last timeout lowered the limit: their timeouts are the same event. */
  #lastBefore = 0;
  /** Whether the limit has grown since the last refusal. If not, a further refusal belongs to the same overload. */
  #hasGrown = true;
  #pausedUntil = 0;
  readonly #firstWords: number[] = [];

  constructor(private readonly clock: Clock) {}

  get most(): number {
    return Math.floor(this.#limit);
  }

  get underWay(): number {
    return this.#underWay;
  }

  get isPaused(): boolean {
    return this.#now() < this.#pausedUntil;
  }

  get hasRoom(): boolean {
    return !this.isPaused && this.#underWay < this.most;
  }

  /** Counts a call that is made now, even one beyond the limit. */
  start(): LimitedCall {
    const number = ++this.#lastCall;
    const startedAt = this.#now();
    let isUsual = true;
    this.#underWay += 1;
    const beganNear = this.#isNearLimit;
    return {
      begin: () => {
        isUsual = this.#takesUsual(this.#now() - startedAt);
      },
      end: (end) => {
        const underWay = this.#underWay;
        const showsLimit = beganNear || this.#isNearLimit;
        this.#underWay -= 1;
        if (end.how === 'refused') this.#refuse(end.pause);
        else if (end.how === 'timeout') this.#timeOut(number, underWay);
        else if (end.how === 'well' && isUsual && showsLimit) this.#grow();
      },
    };
  }

  /** The server goes on with the calls under way, and has refused one more. */
  #refuse(pause: number): void {
    const tried = this.#underWay + 1;
    if (this.#hasGrown) this.#quickUntil = Math.min(this.#limit, tried) / 2;
    this.#hasGrown = false;
    this.#lower(Math.min(this.#limit, tried * afterRefusal));
    this.#pausedUntil = Math.max(this.#pausedUntil, this.#now() + Math.min(pause, longestPause));
  }

  #timeOut(number: number, underWay: number): void {
    if (number <= this.#lastBefore) return;
    this.#lastBefore = this.#lastCall;
    const lowered = Math.min(this.#limit, underWay) * afterTimeout;
    this.#quickUntil = lowered / 2;
    this.#lower(lowered);
  }

  #lower(limit: number): void {
    this.#limit = Math.max(1, Math.floor(limit));
  }

  get #isNearLimit(): boolean {
    return this.#underWay >= this.#limit * nearLimit;
  }

  #grow(): void {
    this.#hasGrown = true;
    const step = this.#limit < this.#quickUntil ? 1 : growth / this.#limit;
    this.#limit = Math.min(maxAtOnce, this.#limit + step);
  }

  #takesUsual(milliseconds: number): boolean {
    this.#firstWords.push(milliseconds);
    if (this.#firstWords.length > remembered) this.#firstWords.shift();
    return milliseconds <= 2 * Math.min(...this.#firstWords) + longerThanUsual;
  }

  #now(): number {
    return this.clock.now().getTime();
  }
}
