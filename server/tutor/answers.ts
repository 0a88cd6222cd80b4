import type { Interaction, Place } from '../../contract/tutor.ts';
import { Watched } from '../watched.ts';
import { withResolvers } from '../with-resolvers.ts';
import type { End } from './store.ts';

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

/** A stored question, new or found under its idempotency key. It has an `answer` while it is answered, on any node. */
export interface Asked {
  readonly interaction: Interaction;
  readonly answer: AnswerUnderWay | undefined;
}

/** An answer under way in this process. It owns the text: student, monitor, store and other nodes read it here. */
export class Answer implements AnswerUnderWay {
  text = '';
  readonly place = new Watched<Place | null>(null);
  /** What the checks found in the question; null when they found nothing, and until they have read it. */
  noticed: Interaction['noticed'] = null;
  readonly #abort = new AbortController();
  readonly #readers = new Set<(text: string) => void>();
  readonly #end = withResolvers<Interaction>();

  /** @param askedAt when the question came, by `performance.now()` */
  constructor(
    readonly interaction: Interaction,
    readonly askedAt: number,
  ) {
    // A failure that nobody waits for must not be an unhandled rejection. Those who wait still receive it.
    this.#end.promise.catch(() => {});
  }

  /** Aborts when the answer is no longer wanted. */
  get signal(): AbortSignal {
    return this.#abort.signal;
  }

  stop(): void {
    this.#abort.abort();
  }

  /** Adds text that may be shown and passes it to every reader. */
  add(text: string): void {
    this.text += text;
    for (const read of this.#readers) read(text);
  }

  subscribe(reader: (text: string) => void): () => void {
    this.#readers.add(reader);
    return () => this.#readers.delete(reader);
  }

  ended(): Promise<Interaction> {
    return this.#end.promise;
  }

  /** Tells those who wait for the end that the answer was stored. */
  settle(ended: Interaction): void {
    this.#end.resolve(ended);
  }

  /** Tells those who wait for the end that the answer could not be stored. */
  fail(error: unknown): void {
    this.#end.reject(error);
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

/** The answers under way in this process, and the ends that are not stored yet. */
export class Answers {
  readonly #underWay = new Map<string, Answer>();
  readonly #lateEnds = new Map<string, LateEnd>();

  /** Adds an answer that begins. */
  add(answer: Answer): void {
    this.#underWay.set(answer.interaction.id, answer);
  }

  /** Removes an answer that has ended. */
  remove(answer: Answer): void {
    this.#underWay.delete(answer.interaction.id);
  }

  /** The answer under way to a question; undefined when none is. */
  get(interactionId: string): Answer | undefined {
    return this.#underWay.get(interactionId);
  }

  /** The ids of the interactions whose answers are under way. */
  ids(): string[] {
    return [...this.#underWay.keys()];
  }

  /** The answers under way in a session. */
  inSession(sessionId: string): Answer[] {
    return [...this.#underWay.values()].filter(({ interaction }) => interaction.sessionId === sessionId);
  }

  /** Keeps the end of an interaction until the database is back (answer-ends.ts). */
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
    return this.#underWay.has(interactionId) || this.#lateEnds.has(interactionId);
  }

  /** Waits for all answers, and stops those left after the grace period, in milliseconds. */
  async finish(gracePeriod: number): Promise<void> {
    const timer = setTimeout(() => {
      for (const answer of this.#underWay.values()) answer.stop();
    }, gracePeriod);
    await Promise.allSettled([...this.#underWay.values()].map((answer) => answer.ended()));
    clearTimeout(timer);
  }
}
