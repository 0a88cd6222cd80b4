import { ContractError } from '../../contract/errors.ts';
import type { Interaction } from '../../contract/tutor.ts';
import type { Clock } from '../clock.ts';
import { withResolvers } from '../with-resolvers.ts';
import { type Asker, type Slot, Slots } from './slots.ts';

/** The most trials of one teacher at once. */
const maxTrialsOfTeacher = 2;

/** An answer under way in this process: the text released so far and its readers. */
export class Generation {
  text = '';
  /** What the checks found in the question; null for nothing, and until it was read. */
  noticed: Interaction['noticed'] = null;
  readonly #abort = new AbortController();
  readonly #readers = new Set<(text: string) => void>();
  readonly #ended: Promise<Interaction>;
  #settle: { resolve: (ended: Interaction) => void; reject: (error: unknown) => void };

  constructor(readonly interaction: Interaction) {
    const { promise, ...settle } = withResolvers<Interaction>();
    this.#ended = promise;
    this.#settle = settle;
    // A failure that nobody waits for must not be an unhandled rejection. Those who wait still receive it.
    promise.catch(() => {});
  }

  /** Aborts when the answer is no longer wanted. */
  get signal(): AbortSignal {
    return this.#abort.signal;
  }

  /** Ends the answer early. */
  stop(): void {
    this.#abort.abort();
  }

  /** Adds text that the gate released and passes it to every reader. */
  release(text: string): void {
    this.text += text;
    for (const read of this.#readers) read(text);
  }

  /** Passes all further text to the reader; earlier text is in `text`. @returns a function that unsubscribes the reader */
  subscribe(reader: (text: string) => void): () => void {
    this.#readers.add(reader);
    return () => this.#readers.delete(reader);
  }

  /** The interaction as it was stored at its end. Rejects when it could not be stored. */
  ended(): Promise<Interaction> {
    return this.#ended;
  }

  /** Tells those who wait for the end that the answer was stored. */
  end(ended: Interaction): void {
    this.#settle.resolve(ended);
  }

  /** Tells those who wait for the end that the answer could not be stored. */
  fail(error: unknown): void {
    this.#settle.reject(error);
  }
}

/** A teacher's trial under way. */
interface Trial {
  readonly uid: string;
  readonly abort: AbortController;
  readonly ended: Promise<unknown>;
}

/** The answers under way in this process. */
export class Generations {
  readonly #running = new Map<string, Generation>();
  readonly #trials = new Set<Trial>();
  readonly #slots: Slots;

  constructor(clock: Clock) {
    this.#slots = new Slots(clock);
  }

  /**
   * Takes a place for an answer, before its question is stored.
   * @throws ContractError model-overloaded (503) when too many wait
   */
  enter(asker: Asker): Slot {
    return this.#slots.enter(asker);
  }

  /** Fails the answers that have waited too long for their turn. Runs every second. */
  expireWaiting(): void {
    this.#slots.expire();
  }

  /** Adds an answer that begins. */
  add(generation: Generation): void {
    this.#running.set(generation.interaction.id, generation);
  }

  /** Removes an answer that has ended. */
  remove(generation: Generation): void {
    this.#running.delete(generation.interaction.id);
  }

  /** The answer under way to a question; undefined when none is. */
  get(interactionId: string): Generation | undefined {
    return this.#running.get(interactionId);
  }

  /** The ids of the interactions whose answers are under way. */
  ids(): string[] {
    return [...this.#running.keys()];
  }

  /** The answers under way in a session. */
  inSession(sessionId: string): Generation[] {
    return [...this.#running.values()].filter((generation) => generation.interaction.sessionId === sessionId);
  }

  /**
   * Runs a teacher's trial when its turn has come. A trial counts as a generation, and ends early when its reader leaves or
   * the server stops.
   * @throws ContractError model-overloaded; too-many-requests when the teacher has two trials under way
   */
  async runTrial<T>(
    asker: Asker,
    reader: AbortSignal,
    work: (wanted: AbortSignal) => Promise<T>,
  ): Promise<T> {
    const uid = asker.student;
    if ([...this.#trials].filter((trial) => trial.uid === uid).length >= maxTrialsOfTeacher)
      throw new ContractError('too-many-requests', 'Please wait for the answers that are on their way.', 5);
    const slot = this.#slots.enter(asker);
    const abort = new AbortController();
    const wanted = AbortSignal.any([reader, abort.signal]);
    const ended = slot.turn(wanted).then(() => work(wanted));
    const trial = { uid, abort, ended };
    this.#trials.add(trial);
    try {
      return await ended;
    } finally {
      slot.leave();
      this.#trials.delete(trial);
    }
  }

  /** Waits for all generations and trials, and stops those left after the grace period, in milliseconds. */
  async finish(gracePeriod: number): Promise<void> {
    const timer = setTimeout(() => {
      for (const generation of this.#running.values()) generation.stop();
      for (const trial of this.#trials) trial.abort.abort();
    }, gracePeriod);
    const generations = [...this.#running.values()].map((generation) => generation.ended());
    await Promise.allSettled([...generations, ...[...this.#trials].map(({ ended }) => ended)]);
    clearTimeout(timer);
  }
}
