import { ContractError } from '../../contract/errors.ts';
import type { Clock } from '../clock.ts';
import type { Bound } from '../nodes/claims.ts';
import { withResolvers } from '../with-resolvers.ts';

/**
 * The most answers under way at once. A school may have no more than there are free places: half of all places while no other
 * school has any, a quarter beside a school with half of them, and so on. Even when the model answers nobody, there is a
 * place left for one more school.
 */
const maxAtOnce = 400;
const maxOfClass = 60;
const maxOfStudent = 4;

/** The most answers that wait. Past these numbers a question is refused. */
const maxWaiting = { all: 2_000, school: 600, class: 200, student: 4 };

/** How long a question may wait, in milliseconds; then it fails. */
const longestWait = 60_000;

/** Who asks, by ids. For a trial, `student` is the teacher. */
export interface Asker {
  readonly school: string;
  readonly class: string;
  readonly student: string;
}

/** A place among the answers under way, or among those that wait. */
export interface Slot {
  /**
   * Waits for the turn, or until the signal aborts.
   * @throws ContractError model-overloaded when the turn did not come in time
   */
  turn(signal: AbortSignal): Promise<void>;
  /** Gives the place up to the next answer that waits. */
  leave(): void;
}

/** Asks the other nodes whether one more answer may be under way. */
export interface SharedSlots {
  take(names: readonly string[], bounds: readonly Bound[]): Promise<boolean>;
  giveUp(names: readonly string[]): void;
  /** Tells the other nodes that a place is free. */
  tellFree(): void;
  /** How many nodes share the places of those that wait. */
  nodes(): number;
}

interface Waiting {
  readonly asker: Asker;
  readonly since: number;
  readonly start: () => void;
  readonly fail: (error: ContractError) => void;
}

/** Shares the answers under way among schools, those of a school among its classes, and those of a class among its students. */
export class Slots {
  readonly #running = new Counts();
  readonly #waitingCounts = new Counts();
  /** In the order of arrival. */
  readonly #waiting = new Set<Waiting>();
  #isStarting = false;
  #startsAgain = false;

  constructor(
    private readonly clock: Clock,
    private readonly shared?: SharedSlots,
  ) {}

  /**
   * Takes a place. The caller must leave the slot.
   * @throws ContractError model-overloaded (503) when too many wait
   */
  enter(asker: Asker): Slot {
    if (!this.shared && this.#mayRun(asker)) {
      this.#running.add(asker, 1);
      return { turn: async () => {}, leave: once(() => this.#end(asker)) };
    }
    if (!this.#fitsWith(asker)) this.#checkWaiting(asker);
    const slot = this.#wait(asker);
    if (this.shared) this.startWaiting();
    return slot;
  }

  /** Starts the answers whose turn has come: a place was given up, here or on another node. */
  startWaiting(): void {
    if (this.shared) this.#startInTurn(this.shared);
    else this.#startNext();
  }

  #startInTurn(shared: SharedSlots): void {
    this.#startsAgain = this.#isStarting;
    if (this.#isStarting) return;
    this.#isStarting = true;
    this.#startShared(shared)
      // The next place that is given up, or the next second, tries again.
      .catch(() => {})
      .finally(() => {
        this.#isStarting = false;
        if (this.#startsAgain) this.#startInTurn(shared);
      });
  }

  /** How many answers are under way, and how many wait. */
  counts(): { readonly running: number; readonly waiting: number } {
    return { running: this.#running.all, waiting: this.#waiting.size };
  }

  /** Fails those who have waited too long. Runs every second. */
  expire(): void {
    const now = this.clock.now().getTime();
    for (const waiting of this.#waiting) {
      if (waiting.since + longestWait > now) return;
      this.#remove(waiting);
      waiting.fail(overloaded());
    }
    if (this.shared && this.#waiting.size > 0) this.startWaiting();
  }

  #wait(asker: Asker): Slot {
    let hasFailed = false;
    const started = withResolvers<void>();
    // Nobody waits any more for a slot that was left; its failure must not be an unhandled rejection.
    started.promise.catch(() => {});
    const fail = (error: ContractError) => {
      hasFailed = true;
      started.reject(error);
    };
    const waiting = { asker, since: this.clock.now().getTime(), start: started.resolve, fail };
    this.#waiting.add(waiting);
    this.#waitingCounts.add(asker, 1);
    return {
      turn: (signal) => untilAborted(started.promise, signal),
      leave: once(() => {
        if (this.#waiting.has(waiting)) this.#remove(waiting);
        else if (!hasFailed) this.#end(asker);
      }),
    };
  }

  #end(asker: Asker): void {
    this.#running.add(asker, -1);
    this.shared?.giveUp(namesOf(asker));
    this.startWaiting();
    this.shared?.tellFree();
  }

  #startNext(): void {
    for (let next = this.#next(); next; next = this.#next()) this.#start(next);
  }

  /** Asks for one place after another, by turns. Askers who get none are passed over in this round. */
  async #startShared(shared: SharedSlots): Promise<void> {
    const refused = new Set<Waiting>();
    for (let next = this.#next(); next; next = this.#next(refused)) {
      const names = namesOf(next.asker);
      // Who waits may stop waiting while the others are asked.
      if (!(await shared.take(names, boundsOf(next.asker)))) refused.add(next);
      else if (this.#waiting.has(next)) this.#start(next);
      else shared.giveUp(names);
      if (refused.size >= mostRefused) return;
    }
  }

  #start(next: Waiting): void {
    this.#remove(next);
    this.#running.add(next.asker, 1);
    next.start();
  }

  #remove(waiting: Waiting): void {
    this.#waiting.delete(waiting);
    this.#waitingCounts.add(waiting.asker, -1);
  }

  /** The next answer that may run: of the school, then the class, then the student with the fewest answers under way. */
  #next(passedOver?: ReadonlySet<Waiting>): Waiting | undefined {
    let best: Waiting | undefined;
    for (const waiting of this.#waiting) {
      if (passedOver?.has(waiting)) continue;
      if (this.#mayRun(waiting.asker) && (!best || this.#isBefore(waiting.asker, best.asker))) best = waiting;
    }
    return best;
  }

  #isBefore(one: Asker, other: Asker): boolean {
    const running = this.#running;
    const difference =
      running.of(one.school) - running.of(other.school) ||
      running.of(one.class) - running.of(other.class) ||
      running.of(one.student) - running.of(other.student);
    return difference < 0;
  }

  #mayRun({ school, class: ofClass, student }: Asker): boolean {
    const running = this.#running;
    return (
      running.of(school) < maxAtOnce - running.all &&
      running.of(ofClass) < maxOfClass &&
      running.of(student) < maxOfStudent
    );
  }

  /** Whether there is room for an answer beside all that run and wait here: only the other nodes have to be asked. */
  #fitsWith({ school, class: ofClass, student }: Asker): boolean {
    const [running, waiting] = [this.#running, this.#waitingCounts];
    const both = (id: string) => running.of(id) + waiting.of(id);
    return (
      both(school) < maxAtOnce - running.all - waiting.all &&
      both(ofClass) < maxOfClass &&
      both(student) < maxOfStudent
    );
  }

  #checkWaiting({ school, class: ofClass, student }: Asker): void {
    const waiting = this.#waitingCounts;
    const nodes = this.shared?.nodes() ?? 1;
    const shareOf = (most: number) => Math.max(1, Math.floor(most / nodes));
    const isFull =
      waiting.all >= shareOf(maxWaiting.all) ||
      waiting.of(school) >= shareOf(maxWaiting.school) ||
      waiting.of(ofClass) >= shareOf(maxWaiting.class) ||
      waiting.of(student) >= shareOf(maxWaiting.student);
    if (isFull) throw overloaded();
  }
}

/** Under which names an answer counts on all nodes together, and the bounds, which are those of `#mayRun`. */
const namesOf = ({ school, class: ofClass, student }: Asker): string[] => [
  'answers',
  `answers of school ${school}`,
  `answers of class ${ofClass}`,
  `answers of ${student}`,
];

function boundsOf(asker: Asker): Bound[] {
  const [all = '', school = '', ofClass = '', student = ''] = namesOf(asker);
  return [
    { names: [all, school], most: maxAtOnce },
    { names: [ofClass], most: maxOfClass },
    { names: [student], most: maxOfStudent },
  ];
}

/** How many of those who wait may get no place before a round ends. */
const mostRefused = 20;

/** How many there are of each school, class and student. */
class Counts {
  readonly #counts = new Map<string, number>();
  all = 0;

  of(id: string): number {
    return this.#counts.get(id) ?? 0;
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

const overloaded = () => new ContractError('model-overloaded', undefined, 5);

function once(run: () => void): () => void {
  let done = false;
  return () => {
    if (!done) run();
    done = true;
  };
}

/** Waits for a promise, or until the signal aborts. */
async function untilAborted(promise: Promise<void>, signal: AbortSignal): Promise<void> {
  if (signal.aborted) return;
  const aborted = withResolvers<void>();
  const stop = () => aborted.resolve();
  signal.addEventListener('abort', stop, { once: true });
  try {
    await Promise.race([promise, aborted.promise]);
  } finally {
    signal.removeEventListener('abort', stop);
  }
}
