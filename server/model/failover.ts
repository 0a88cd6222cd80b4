import { setTimeout as wait } from 'node:timers/promises';
import type { Clock } from '../clock.ts';
import { OwnError } from '../log.ts';
import { Breaker } from './breaker.ts';
import { type Model, ModelError, type ModelRequest, ServerRefusal } from './model.ts';

/** Times in milliseconds. */
export interface FailoverTiming {
  /** How long a second call to the same server waits after its connection was refused or broke. */
  readonly retryAfter: number;
  /** The longest wait that a server may ask for. When it asks for more, there is no second call. */
  readonly maxRetryAfter: number;
}

const defaultTiming: FailoverTiming = { retryAfter: 300, maxRetryAfter: 2_000 };

/** The statuses with which a server refuses one question, such as one that is too long for it. It may accept the next one. */
const questionRefused: readonly number[] = [400, 413, 422];

/** Whether the question was at fault and not the server: otherwise one student could open the breaker for all. */
const isFaultOfQuestion = (error: unknown): boolean =>
  error instanceof ModelError &&
  error.cause instanceof ServerRefusal &&
  questionRefused.includes(error.cause.status);

interface Server {
  readonly model: Model;
  readonly breaker: Breaker;
}

/**
 * A model that is asked again, or replaced by another one, when it fails before its first word (decision 68). An answer
 * that has begun is never started again. While the breaker of a server is open, nobody waits for it.
 */
export class FailoverModel implements Model {
  readonly #servers: readonly [Server, ...Server[]];
  readonly #timing: FailoverTiming;

  /** @param fallback answers where the first model does not */
  constructor(
    readonly first: Model,
    readonly fallback: Model | undefined,
    clock: Clock,
    timing: Partial<FailoverTiming> = {},
  ) {
    const serverOf = (model: Model): Server => ({ model, breaker: new Breaker(clock) });
    this.#servers = [serverOf(first), ...(fallback ? [serverOf(fallback)] : [])];
    this.#timing = { ...defaultTiming, ...timing };
  }

  get description(): string {
    return this.#servers.map(({ model }) => model.description).join(', otherwise ');
  }

  get connected(): boolean {
    return this.first.connected;
  }

  get server(): Model['server'] {
    return this.first.server;
  }

  /** Whether no server is asked at present, because each has failed several times in a row. */
  get isDown(): boolean {
    return this.#servers.every(({ breaker }) => breaker.isOpen);
  }

  async *answer(request: ModelRequest): AsyncGenerator<string> {
    let failure: unknown;
    for (const [index, server] of this.#servers.entries()) {
      // A server with another one behind it is called once, so that the other one answers soon.
      const isLast = index === this.#servers.length - 1;
      const calls = isLast ? 2 : 1;
      for (let call = 1; call <= calls; call++) {
        const admitted = request.signal.aborted ? null : server.breaker.admit();
        if (admitted === null) break;
        const begun = yield* this.#call(server, admitted, request, index > 0);
        if (begun === 'ended') return;
        failure = begun.failure;
        const delay = this.#retryAfter(failure);
        if (delay === null) break;
        if (call < calls) await wait(delay, undefined, { signal: request.signal }).catch(() => {});
      }
    }
    if (request.signal.aborted) return;
    throw failure ?? new ModelError('model-failed', new OwnError('The model failed several times in a row.'));
  }

  /**
   * One call.
   * @returns the failure of a call that has not begun to answer
   * @throws ModelError the failure of one that has
   */
  async *#call(
    { model, breaker }: Server,
    admitted: number,
    request: ModelRequest,
    isFallback: boolean,
  ): AsyncGenerator<string, 'ended' | { failure: unknown }> {
    let hasBegun = false;
    // Words show that the server works, also when their reader has enough of them.
    let settle = () => (hasBegun ? breaker.succeed(admitted) : breaker.leave(admitted));
    try {
      for await (const piece of model.answer(request)) {
        if (!hasBegun) {
          breaker.begin(admitted);
          if (isFallback) request.onFallback?.(model.server?.model ?? model.description);
        }
        hasBegun = true;
        yield piece;
      }
      if (!request.signal.aborted) settle = () => breaker.succeed(admitted);
      return 'ended';
    } catch (error) {
      if (!isFaultOfQuestion(error)) settle = () => breaker.fail(admitted);
      if (hasBegun) throw error;
      return { failure: error };
    } finally {
      settle();
    }
  }

  /**
   * After how many milliseconds a second call may succeed: the connection was refused or broke, or the server says when to
   * come back. Null where it would fail again.
   */
  #retryAfter(failure: unknown): number | null {
    const cause = failure instanceof ModelError ? failure.cause : undefined;
    if (cause instanceof TypeError) return this.#timing.retryAfter;
    if (!(cause instanceof ServerRefusal) || cause.retryAfter === null) return null;
    return cause.retryAfter <= this.#timing.maxRetryAfter ? cause.retryAfter : null;
  }
}
