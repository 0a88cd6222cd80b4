import { ContractError } from '../../contract/errors.ts';
import type { Interaction, Place } from '../../contract/tutor.ts';
import type { Clock } from '../clock.ts';
import type { SeveralNodes } from '../nodes/nodes.ts';
import { Watched } from '../watched.ts';
import { withResolvers } from '../with-resolvers.ts';
import type { Asker } from './slot-entries.ts';
import { type SharedSlots, type Slot, Slots } from './slots.ts';
import type { End } from './store.ts';

/** The most trials of one teacher at once. */
const maxTrialsOfTeacher = 2;

/**
 * How the work for an answer learns that nobody wants the answer any more, and how it waits for another turn.
 */
export interface Wanted {
  /** Aborts when the answer is no longer wanted. */
  readonly signal: AbortSignal;
  /**
   * Gives the answer's place up and waits until the model can bear one more answer.
   * @throws ContractError model-overloaded when that takes too long
   */
  readonly turnAgain?: (() => Promise<void>) | undefined;
}

/** An answer under way, in this process or on another node. */
export interface AnswerUnderWay {
  /** The text so far. */
  readonly text: string;
  /** Where the question waits for the model; null when it does not. */
  readonly place: Watched<Place | null>;
  /** Passes all further text to the reader. @returns a function that unsubscribes the reader */
  subscribe(reader: (text: string) => void): () => void;
  /** The interaction as it was stored at its end. Rejects when it could not be stored. */
  ended(): Promise<Interaction>;
  /** Ends the answer early. */
  stop(): void;
}

/** An answer under way in this process: the text released so far and its readers. */
export class Generation implements AnswerUnderWay {
  text = '';
  readonly place = new Watched<Place | null>(null);
  /** What the checks found in the question; null when they found nothing, and until they have read it. */
  noticed: Interaction['noticed'] = null;
  readonly #abort = new AbortController();
  readonly #readers = new Set<(text: string) => void>();
  readonly #ended: Promise<Interaction>;
  #settle: { resolve: (ended: Interaction) => void; reject: (error: unknown) => void };

  /** @param askedAt when the question came, by `performance.now()` */
  constructor(
    readonly interaction: Interaction,
    readonly askedAt: number,
  ) {
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

/** The end of an interaction that could not be stored when it came, because the database was away. */
export interface LateEnd {
  readonly interaction: Interaction;
  readonly end: Omit<End, 'processedAt'>;
}

/**
 * The most late ends that are kept. An interaction whose end is not kept fails when its lease has expired.
 */
const maxLateEnds = 10_000;

/** A teacher's trial under way. */
interface Trial {
  readonly uid: string;
  readonly abort: AbortController;
  readonly ended: Promise<unknown>;
}

const tooManyTrials = () =>
  new ContractError('too-many-requests', 'Please wait for the answers that are on their way.', 5);

/** The channel on which nodes tell that a place for an answer is free. */
const freeSlots = 'free-slots';

const sharedSlots = ({ bus, claims, members }: SeveralNodes): SharedSlots => ({
  take: (names, bounds) => claims.take(names, bounds),
  giveUp: (names) => claims.giveUp(names),
  tellFree: () => bus.publishElsewhere(freeSlots, null),
  nodes: () => members.alive.length,
});

/** The answers under way in this process. */
export class Generations {
  readonly #running = new Map<string, Generation>();
  readonly #trials = new Set<Trial>();
  readonly #lateEnds = new Map<string, LateEnd>();
  readonly #slots: Slots;

  /**
   * @param nodes the nodes that share the places for answers and trials
   * @param capacity how many answers the model bears at once
   */
  constructor(
    clock: Clock,
    private readonly nodes?: SeveralNodes,
    capacity?: () => number,
  ) {
    this.#slots = new Slots(clock, nodes && sharedSlots(nodes), capacity);
    nodes?.bus.subscribe(freeSlots, () => this.#slots.startWaiting());
  }

  /**
   * Takes a place for an answer, before its question is stored.
   * @throws ContractError model-overloaded (503) when too many wait
   */
  enter(asker: Asker): Slot {
    return this.#slots.enter(asker);
  }

  /** How many answers are under way, trials included, and how many wait for their turn. */
  counts(): { readonly running: number; readonly waiting: number } {
    return this.#slots.counts();
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

  /** Keeps the end of an interaction until the database is back (late-ends.ts). */
  endLater(late: LateEnd): void {
    if (this.#lateEnds.size < maxLateEnds) this.#lateEnds.set(late.interaction.id, late);
  }

  /** The ends that are not stored yet. */
  lateEnds(): LateEnd[] {
    return [...this.#lateEnds.values()];
  }

  /** Forgets an end that was stored. */
  forgetLate({ interaction }: LateEnd): void {
    this.#lateEnds.delete(interaction.id);
  }

  /** Whether this process ends an interaction: its answer is under way, or its end is not stored yet. */
  owns(interactionId: string): boolean {
    return this.#running.has(interactionId) || this.#lateEnds.has(interactionId);
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
  async runTrial<T>(asker: Asker, reader: AbortSignal, work: (wanted: Wanted) => Promise<T>): Promise<T> {
    const uid = asker.student;
    if ([...this.#trials].filter((trial) => trial.uid === uid).length >= maxTrialsOfTeacher)
      throw tooManyTrials();
    const claim = [`trials of ${uid}`];
    const isTaken = this.nodes
      ? await this.nodes.claims.take(claim, [{ names: claim, most: maxTrialsOfTeacher }])
      : true;
    if (!isTaken) throw tooManyTrials();
    try {
      return await this.#runTrial(asker, reader, work);
    } finally {
      this.nodes?.claims.giveUp(claim);
    }
  }

  async #runTrial<T>(asker: Asker, reader: AbortSignal, work: (wanted: Wanted) => Promise<T>): Promise<T> {
    const uid = asker.student;
    const slot = this.#slots.enter(asker);
    const abort = new AbortController();
    const signal = AbortSignal.any([reader, abort.signal]);
    const ended = slot.turn(signal).then(() => work({ signal, turnAgain: () => slot.again(signal) }));
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
