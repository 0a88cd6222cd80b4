import { ContractError } from '../../contract/errors.ts';
import type { Interaction } from '../../contract/tutor.ts';

/** More answers than this at once would starve each other; a further question is refused with a clear sentence. */
const mostAtOnce = 200;

/** More trials than this one teacher has no use for at once. */
const mostTrialsOfTeacher = 2;

/** One answer under way in this process: what was released so far, and who reads along. */
export class Turn {
  text = '';
  readonly #abort = new AbortController();
  readonly #readers = new Set<(text: string) => void>();
  readonly #ended: Promise<Interaction>;
  #settle: { resolve: (ended: Interaction) => void; reject: (error: unknown) => void };

  constructor(readonly interaction: Interaction) {
    const { promise, ...settle } = withResolvers<Interaction>();
    this.#ended = promise;
    this.#settle = settle;
    // Nobody may be reading when it fails; those who do get the rejection as well.
    promise.catch(() => {});
  }

  /** Aborted when the answer is no longer wanted. */
  get signal(): AbortSignal {
    return this.#abort.signal;
  }

  stop(): void {
    this.#abort.abort();
  }

  /** Adds text that the gate released; every reader has it when this returns. */
  release(text: string): void {
    this.text += text;
    for (const read of this.#readers) read(text);
  }

  /** Reads along from here on; what came before is in `text`. @returns ends the reading */
  read(reader: (text: string) => void): () => void {
    this.#readers.add(reader);
    return () => this.#readers.delete(reader);
  }

  /** The interaction as it ended and was stored. Rejects when it could not be stored. */
  ended(): Promise<Interaction> {
    return this.#ended;
  }

  end(ended: Interaction): void {
    this.#settle.resolve(ended);
  }

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
export class Turns {
  readonly #running = new Map<string, Turn>();
  readonly #trials = new Set<Trial>();

  /** @throws ContractError model-overloaded (503) when as many as can be are under way */
  checkCapacity(): void {
    if (this.#running.size + this.#trials.size >= mostAtOnce)
      throw new ContractError('model-overloaded', undefined, 5);
  }

  add(turn: Turn): void {
    this.#running.set(turn.interaction.id, turn);
  }

  remove(turn: Turn): void {
    this.#running.delete(turn.interaction.id);
  }

  get(interactionId: string): Turn | undefined {
    return this.#running.get(interactionId);
  }

  ids(): string[] {
    return [...this.#running.keys()];
  }

  inSession(sessionId: string): Turn[] {
    return [...this.#running.values()].filter((turn) => turn.interaction.sessionId === sessionId);
  }

  /**
   * Runs a teacher's trial as one of the answers under way. It is wanted until its reader leaves or the server stops.
   * @throws ContractError model-overloaded; too-many-requests where the teacher has two of them under way
   */
  async runTrial<T>(
    uid: string,
    reading: AbortSignal,
    work: (wanted: AbortSignal) => Promise<T>,
  ): Promise<T> {
    this.checkCapacity();
    if ([...this.#trials].filter((trial) => trial.uid === uid).length >= mostTrialsOfTeacher)
      throw new ContractError('too-many-requests', 'Please wait for the answers that are on their way.', 5);
    const abort = new AbortController();
    const ended = work(AbortSignal.any([reading, abort.signal]));
    const trial = { uid, abort, ended };
    this.#trials.add(trial);
    try {
      return await ended;
    } finally {
      this.#trials.delete(trial);
    }
  }

  /** Waits for the answers under way; after the limit, in milliseconds, those left are stopped. */
  async finish(limit: number): Promise<void> {
    const timer = setTimeout(() => {
      for (const turn of this.#running.values()) turn.stop();
      for (const trial of this.#trials) trial.abort.abort();
    }, limit);
    const turns = [...this.#running.values()].map((turn) => turn.ended());
    await Promise.allSettled([...turns, ...[...this.#trials].map(({ ended }) => ended)]);
    clearTimeout(timer);
  }
}

function withResolvers<T>() {
  let resolve: (value: T) => void = () => {};
  let reject: (error: unknown) => void = () => {};
  const promise = new Promise<T>((yes, no) => {
    resolve = yes;
    reject = no;
  });
  return { promise, resolve, reject };
}
