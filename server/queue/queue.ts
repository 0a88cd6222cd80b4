import { ContractError } from '../../contract/errors.ts';
import type { Place } from '../../contract/tutor.ts';
import type { Clock } from '../clock.ts';
import { waitFor } from '../deadline.ts';
import { maxAtOnce } from '../model/breaker-and-limit.ts';
import type { SeveralNodes } from '../nodes/nodes.ts';
import { atOnceFor, boundsOf, fitsWith, isFull, mayRun, namesOf } from './bounds.ts';
import { type Asker, Counts, Durations, Entry, isBefore, nextPlace, placesOf } from './places.ts';

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

/** How the work for an answer learns that nobody wants the answer any more, and how it waits for another turn. */
export interface Wanted {
  /** Aborts when the answer is no longer wanted. */
  readonly signal: AbortSignal;
  /**
   * Gives the answer's place up and waits until the model can bear one more answer.
   * @throws ContractError model-overloaded when that takes too long
   */
  readonly turnAgain?: (() => Promise<void>) | undefined;
}

/** What the nodes share that answer together. */
type Nodes = Pick<SeveralNodes, 'claims' | 'bus'> & {
  readonly members: { readonly alive: readonly string[] };
};

/** The channel on which nodes tell that a place for an answer is free. */
const freeSlots = 'free-slots';

/** Shares the answers under way among schools, those of a school among its classes, and those of a class among its students. */
export class Queue {
  readonly #running = new Counts();
  readonly #waitingCounts = new Counts();
  /** In the order of arrival. */
  #waiting = new Set<Entry>();
  readonly #durations = new Durations();
  /** Whether `#startShared` is running, and whether it has to run once more after that. */
  #isStarting = false;
  #startsAgain = false;

  /**
   * @param shared the nodes that share the places
   * @param capacity how many answers the model bears at once
   */
  constructor(
    private readonly clock: Clock,
    private readonly shared?: Nodes,
    private readonly capacity: () => number = () => maxAtOnce,
  ) {
    shared?.bus.subscribe(freeSlots, () => this.startWaiting());
  }

  /**
   * Takes a place. The caller must leave the slot.
   * @throws ContractError model-overloaded (503) when too many wait
   */
  enter(asker: Asker): Slot {
    const hasPlace = this.shared
      ? fitsWith(this.#running, this.#waitingCounts, this.capacity(), asker)
      : this.#hasCapacity && mayRun(this.#running, asker);
    const nodes = this.shared?.members.alive.length ?? 1;
    if (!hasPlace && isFull(this.#waitingCounts, nodes, asker)) throw overloaded();
    const entry = new Entry(asker, this.clock.now().getTime());
    this.#waiting.add(entry);
    this.#waitingCounts.add(asker, 1);
    this.startWaiting();
    return {
      get isWaiting() {
        return entry.state === 'waiting';
      },
      turn: (signal) => waitFor(entry.started.promise, signal),
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

  #startInTurn(shared: Nodes): void {
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
      const atOnce = atOnceFor(this.#running, entry.asker);
      const told = nextPlace(entry.told, { before, atOnce, usual, now });
      const hasChanged = told.before !== entry.told?.before || told.seconds !== entry.told.seconds;
      entry.told = told;
      if (hasChanged) entry.onPlace({ before: told.before, seconds: told.seconds });
    }
  }

  #again(entry: Entry, signal: AbortSignal): Promise<void> {
    if (entry.state === 'running') {
      entry.waitAgain();
      // Keeps the order of arrival, which is also the order in which answers expire.
      this.#waiting = new Set([...this.#waiting, entry].sort((one, other) => one.since - other.since));
      this.#waitingCounts.add(entry.asker, 1);
      this.#giveUp(entry.asker);
    }
    return waitFor(entry.started.promise, signal);
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
    this.shared?.claims.giveUp(namesOf(asker));
    this.startWaiting();
    this.shared?.bus.publishElsewhere(freeSlots, null);
  }

  #startNext(): void {
    for (let next = this.#next(); next; next = this.#next()) this.#start(next);
  }

  /**
   * Asks the other nodes for one place after another, in the order of turns. Askers who get none are passed
   * over.
   */
  async #startShared(shared: Nodes): Promise<void> {
    const refused = new Set<Entry>();
    for (let next = this.#next(); next; next = this.#next(refused)) {
      const names = namesOf(next.asker);
      // The answer may have stopped waiting while the other nodes were asked.
      if (!(await shared.claims.take(names, boundsOf(next.asker)))) refused.add(next);
      else if (this.#waiting.has(next)) this.#start(next);
      else shared.claims.giveUp(names);
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
      if (
        mayRun(this.#running, waiting.asker) &&
        (!best || isBefore(this.#running, waiting.asker, best.asker))
      )
        best = waiting;
    }
    return best;
  }

  get #hasCapacity(): boolean {
    return this.#running.all < this.capacity();
  }
}

/** After how many refusals `#startShared` asks no further. */
const mostRefused = 20;

/** The refusal; trying again makes sense after 5 seconds. */
const overloaded = () => new ContractError('model-overloaded', undefined, 5);
