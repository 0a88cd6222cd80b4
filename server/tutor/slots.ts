import { ContractError } from '../../contract/errors.ts';
import type { Place } from '../../contract/tutor.ts';
import type { Clock } from '../clock.ts';
import { maxAtOnce } from '../model/concurrency-limit.ts';
import type { Bound } from '../nodes/claims.ts';
import { withResolvers } from '../with-resolvers.ts';
import { Durations, nextPlace, placesOf } from './places.ts';
import { type Asker, Counts, Entry, isBefore } from './slot-entries.ts';

/**
 * The most answers under way at once of a class and of a student. The bound of a school depends on the
 * others: it may have no more answers under way than there are free places among `maxAtOnce`. A school alone
 * gets half of all places, a school beside one with half of them gets a quarter, and so on, so that there is
 * always a place for one more school, even while the model answers nobody. When the model bears fewer answers
 * than `maxAtOnce`, one school may have all of them.
 */
const maxOfClass = 60;
const maxOfStudent = 4;

/** The most answers that wait. Past these numbers a question is refused. */
const maxWaiting = { all: 2_000, school: 600, class: 200, student: 4 };

/** How long a question may wait, in milliseconds; then it fails. */
const longestWait = 60_000;

/** A place among the answers under way, or among those that wait. */
export interface Slot {
  /** Whether the turn has not come. */
  readonly isWaiting: boolean;
  /**
   * Waits for the turn, or until the signal aborts.
   * @throws ContractError model-overloaded when the turn did not come in time
   */
  turn(signal: AbortSignal): Promise<void>;
  /**
   * Gives the place up, because the model could not take the answer, and waits for another turn. The answer
   * keeps its time of arrival.
   * @throws ContractError model-overloaded when it did not come in time
   */
  again(signal: AbortSignal): Promise<void>;
  /** Calls the listener with the place in the queue while the answer waits, and with null when its turn has come. */
  onPlace(listener: (place: Place | null) => void): void;
  /** Gives the place up to the next answer that waits. */
  leave(): void;
}

/** The places for answers that all nodes share. */
export interface SharedSlots {
  /** Takes a place for one more answer. @returns false when a bound leaves none */
  take(names: readonly string[], bounds: readonly Bound[]): Promise<boolean>;
  giveUp(names: readonly string[]): void;
  /** Tells the other nodes that a place is free. */
  tellFree(): void;
  /** How many nodes share the places of those that wait. */
  nodes(): number;
}

/** Shares the answers under way among schools, those of a school among its classes, and those of a class among its students. */
export class Slots {
  readonly #running = new Counts();
  readonly #waitingCounts = new Counts();
  /** In the order of arrival. */
  #waiting = new Set<Entry>();
  readonly #durations = new Durations();
  /** Whether `#startShared` is running, and whether it has to run once more after that. */
  #isStarting = false;
  #startsAgain = false;

  /** @param capacity how many answers the model bears at once */
  constructor(
    private readonly clock: Clock,
    private readonly shared?: SharedSlots,
    private readonly capacity: () => number = () => maxAtOnce,
  ) {}

  /**
   * Takes a place. The caller must leave the slot.
   * @throws ContractError model-overloaded (503) when too many wait
   */
  enter(asker: Asker): Slot {
    const hasPlace = this.shared ? this.#fitsWith(asker) : this.#hasCapacity && this.#mayRun(asker);
    if (!hasPlace) this.#checkWaiting(asker);
    const entry = new Entry(asker, this.clock.now().getTime());
    this.#waiting.add(entry);
    this.#waitingCounts.add(asker, 1);
    this.startWaiting();
    return {
      get isWaiting() {
        return entry.state === 'waiting';
      },
      turn: (signal) => untilAborted(entry.started.promise, signal),
      again: (signal) => this.#again(entry, signal),
      onPlace: (listener) => {
        entry.onPlace = listener;
      },
      leave: () => this.#leave(entry),
    };
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
      // After a failure, the next place that is given up or the next `expire` tries again.
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

  /** Fails those who have waited too long, looks again who may start, and tells the others their places. Runs every second. */
  expire(): void {
    const now = this.clock.now().getTime();
    for (const entry of this.#waiting) {
      if (entry.since + longestWait > now) break;
      this.#remove(entry);
      entry.state = 'over';
      entry.started.reject(overloaded());
    }
    // The other nodes may have free places, or the model bears more by now.
    if (this.#waiting.size > 0) this.startWaiting();
    this.#tellPlaces(now);
  }

  #tellPlaces(now: number): void {
    const usual = this.#durations.usual;
    for (const [entry, before] of placesOf(this.#waiting, this.#running)) {
      const atOnce = this.#atOnceFor(entry.asker);
      const told = nextPlace(entry.told, { before, atOnce, usual, now });
      const hasChanged = told.before !== entry.told?.before || told.seconds !== entry.told.seconds;
      entry.told = told;
      if (hasChanged) entry.onPlace({ before: told.before, seconds: told.seconds });
    }
  }

  /**
   * How many answers are under way in the group whose bound keeps the asker waiting: the student, the class,
   * the school, or everybody. The turn comes when answers of this group end.
   */
  #atOnceFor({ school, class: ofClass, student }: Asker): number {
    const running = this.#running;
    if (running.of(student) >= maxOfStudent) return running.of(student);
    if (running.of(ofClass) >= maxOfClass) return running.of(ofClass);
    if (running.of(school) >= maxAtOnce - running.all) return running.of(school);
    return running.all;
  }

  #again(entry: Entry, signal: AbortSignal): Promise<void> {
    if (entry.state === 'running') {
      entry.waitAgain();
      // Keeps the order of arrival, which is also the order in which answers expire.
      this.#waiting = new Set([...this.#waiting, entry].sort((one, other) => one.since - other.since));
      this.#waitingCounts.add(entry.asker, 1);
      this.#giveUp(entry.asker);
    }
    return untilAborted(entry.started.promise, signal);
  }

  #leave(entry: Entry): void {
    const { state, asker } = entry;
    entry.state = 'over';
    if (state === 'waiting') this.#remove(entry);
    else if (state === 'running') {
      this.#durations.add(this.clock.now().getTime() - entry.startedAt);
      this.#giveUp(asker);
    }
  }

  #giveUp(asker: Asker): void {
    this.#running.add(asker, -1);
    this.shared?.giveUp(namesOf(asker));
    this.startWaiting();
    this.shared?.tellFree();
  }

  #startNext(): void {
    for (let next = this.#next(); next; next = this.#next()) this.#start(next);
  }

  /**
   * Asks the other nodes for one place after another, in the order of turns. Askers who get none are passed
   * over.
   */
  async #startShared(shared: SharedSlots): Promise<void> {
    const refused = new Set<Entry>();
    for (let next = this.#next(); next; next = this.#next(refused)) {
      const names = namesOf(next.asker);
      // The answer may have stopped waiting while the other nodes were asked.
      if (!(await shared.take(names, boundsOf(next.asker)))) refused.add(next);
      else if (this.#waiting.has(next)) this.#start(next);
      else shared.giveUp(names);
      if (refused.size >= mostRefused) return;
    }
  }

  #start(next: Entry): void {
    this.#remove(next);
    this.#running.add(next.asker, 1);
    next.state = 'running';
    next.startedAt = this.clock.now().getTime();
    if (next.told !== null) next.onPlace(null);
    next.started.resolve();
  }

  #remove(entry: Entry): void {
    this.#waiting.delete(entry);
    this.#waitingCounts.add(entry.asker, -1);
  }

  /** The next answer that may run: of the school, then the class, then the student with the fewest answers under way. */
  #next(passedOver?: ReadonlySet<Entry>): Entry | undefined {
    if (!this.#hasCapacity) return undefined;
    let best: Entry | undefined;
    for (const waiting of this.#waiting) {
      if (passedOver?.has(waiting)) continue;
      if (this.#mayRun(waiting.asker) && (!best || isBefore(this.#running, waiting.asker, best.asker)))
        best = waiting;
    }
    return best;
  }

  get #hasCapacity(): boolean {
    return this.#running.all < this.capacity();
  }

  #mayRun({ school, class: ofClass, student }: Asker): boolean {
    const running = this.#running;
    return (
      running.of(school) < maxAtOnce - running.all &&
      running.of(ofClass) < maxOfClass &&
      running.of(student) < maxOfStudent
    );
  }

  /**
   * Whether an answer has room even if all that wait here were under way. Then only the other nodes can
   * refuse it.
   */
  #fitsWith({ school, class: ofClass, student }: Asker): boolean {
    const [running, waiting] = [this.#running, this.#waitingCounts];
    const both = (id: string) => running.of(id) + waiting.of(id);
    return (
      running.all + waiting.all < this.capacity() &&
      both(school) < maxAtOnce - running.all - waiting.all &&
      both(ofClass) < maxOfClass &&
      both(student) < maxOfStudent
    );
  }

  /**
   * Each node allows an equal share of the answers that may wait.
   * @throws ContractError model-overloaded when too many wait
   */
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

/** The names under which the answers of all nodes are counted. */
const namesOf = ({ school, class: ofClass, student }: Asker): string[] => [
  'answers',
  `answers of school ${school}`,
  `answers of class ${ofClass}`,
  `answers of ${student}`,
];

/** The bounds of `#mayRun`, for the answers of all nodes. The first one is the bound of the school. */
function boundsOf(asker: Asker): Bound[] {
  const [all = '', school = '', ofClass = '', student = ''] = namesOf(asker);
  return [
    { names: [all, school], most: maxAtOnce },
    { names: [ofClass], most: maxOfClass },
    { names: [student], most: maxOfStudent },
  ];
}

/** After how many refusals `#startShared` asks no further. */
const mostRefused = 20;

/** The refusal; trying again makes sense after 5 seconds. */
const overloaded = () => new ContractError('model-overloaded', undefined, 5);

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
