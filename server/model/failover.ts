import { setTimeout as wait } from 'node:timers/promises';
import type { Clock } from '../clock.ts';
import { OwnError } from '../log.ts';
import { CalledServer, type CallFailure } from './called-server.ts';
import { type ConcurrencyLimit, maxAtOnce } from './concurrency-limit.ts';
import { ConnectionFailure } from './http-call.ts';
import { type Model, ModelError, type ModelRequest, ServerRefusal } from './model.ts';

/** Times in milliseconds. */
export interface FailoverTiming {
  /** How long a second call to the same server waits after its connection was refused or broke. */
  readonly retryAfter: number;
  /** The longest wait that a server may ask for. When it asks for more, there is no second call. */
  readonly maxRetryAfter: number;
}

const defaultTiming: FailoverTiming = { retryAfter: 300, maxRetryAfter: 2_000 };

/**
 * A model that is asked again, or replaced by another one, when it fails before its first word. An answer that has
 * begun is never started again. While the breaker of a server is open, nobody waits for it. How many calls a server
 * gets follows what it bears (docs/decisions/05-model-and-queue.md).
 */
export class FailoverModel implements Model {
  readonly #servers: readonly [CalledServer, ...CalledServer[]];
  readonly #timing: FailoverTiming;

  /**
   * @param fallback answers where the first model does not
   * @param onHealth called when `isDown` may have changed
   */
  constructor(
    readonly first: Model,
    readonly fallback: Model | undefined,
    clock: Clock,
    timing: Partial<FailoverTiming> = {},
    onHealth: () => void = () => {},
  ) {
    const serverOf = (model: Model) => new CalledServer(model, clock, onHealth);
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

  get cutSilently(): Model['cutSilently'] {
    return this.first.cutSilently;
  }

  /** Whether no server is asked at present, because each has failed several times in a row. */
  get isDown(): boolean {
    return this.#servers.every(({ breaker }) => breaker.isOpen);
  }

  /**
   * How many answers may be under way at once, as far as the servers bear them. While all servers fail there is no limit, so that
   * nobody waits for a failure.
   */
  get capacity(): number {
    const working = this.#servers.filter(({ breaker }) => !breaker.isOpen);
    if (working.length === 0) return maxAtOnce;
    if (working.every(({ limit }) => limit.isPaused)) return 0;
    const most = working.reduce((sum, { limit }) => sum + (limit.isPaused ? limit.underWay : limit.most), 0);
    return Math.min(most, maxAtOnce);
  }

  /** How many calls the first server bears, for other models of the same server. */
  get limit(): ConcurrencyLimit {
    const [{ limit }] = this.#servers;
    return limit;
  }

  get hasRoom(): boolean {
    return this.#servers.some((server) => server.hasRoom);
  }

  async *answer(request: ModelRequest): AsyncGenerator<string> {
    for (;;) {
      const ended = yield* this.#askInOrder(request);
      if (ended === 'ended' || request.signal.aborted) return;
      const { failure, isBusy } = ended;
      if (!isBusy || !request.turnAgain) throw failure;
      // When the turn does not come again in time, the caller gets the failure of the busy server.
      await request.turnAgain().catch(() => {
        throw failure;
      });
    }
  }

  /** @returns the last failure when no server has answered, and whether one of them only has too much to do */
  async *#askInOrder(request: ModelRequest): AsyncGenerator<string, 'ended' | CallFailure> {
    let failure: unknown = new ModelError(
      'model-failed',
      new OwnError('The model failed several times in a row.'),
    );
    let isBusy = false;
    for (const [index, server] of this.#servers.entries()) {
      const others = this.#servers.slice(index + 1);
      // A server without room is left out while one behind it has room.
      if (!server.breaker.isOpen && !server.limit.hasRoom && others.some((other) => other.hasRoom)) {
        isBusy = true;
        continue;
      }
      // A server with another one behind it is called once, so that the other one answers soon.
      const calls = others.length === 0 ? 2 : 1;
      for (let call = 1; call <= calls; call++) {
        const admitted = request.signal.aborted ? null : server.breaker.admit(request.classId);
        if (admitted === null) break;
        const begun = yield* server.call(admitted, request, () => {
          if (index > 0) request.onFallback?.(server.model.server?.model ?? server.model.description);
        });
        if (begun === 'ended') return begun;
        failure = begun.failure;
        isBusy ||= begun.isBusy;
        const delay = this.#retryAfter(failure);
        // A busy server is asked again at the next turn, when it bears more.
        if (delay === null || (begun.isBusy && request.turnAgain)) break;
        if (call < calls) await wait(delay, undefined, { signal: request.signal }).catch(() => {});
      }
    }
    return { failure, isBusy };
  }

  /**
   * After how many milliseconds a second call may succeed: the connection was refused or broke, or the server says when to
   * come back. Null where it would fail again.
   */
  #retryAfter(failure: unknown): number | null {
    const cause = failure instanceof ModelError ? failure.cause : undefined;
    if (cause instanceof ConnectionFailure) return this.#timing.retryAfter;
    if (!(cause instanceof ServerRefusal) || cause.retryAfter === null) return null;
    return cause.retryAfter <= this.#timing.maxRetryAfter ? cause.retryAfter : null;
  }
}
