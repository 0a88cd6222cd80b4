import { ContractError } from '../../contract/errors.ts';
import type { Interaction } from '../../contract/tutor.ts';

/** More answers than this at once would starve each other; a further question is refused with a clear sentence. */
const mostAtOnce = 200;

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

/** The answers under way in this process. */
export class Turns {
  readonly #running = new Map<string, Turn>();

  /** @throws ContractError model-overloaded (503) when as many as can be are under way */
  checkRoom(): void {
    if (this.#running.size >= mostAtOnce) throw new ContractError('model-overloaded', undefined, 5);
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

  /** Waits for the answers under way; after the limit, in milliseconds, those left are stopped. */
  async finish(limit: number): Promise<void> {
    const timer = setTimeout(() => {
      for (const turn of this.#running.values()) turn.stop();
    }, limit);
    await Promise.allSettled([...this.#running.values()].map((turn) => turn.ended()));
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
