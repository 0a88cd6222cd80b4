import { setTimeout as wait } from 'node:timers/promises';
import type { Clock } from '../clock.ts';
import { OwnError } from '../log.ts';
import { Breaker, ConcurrencyLimit, maxAtOnce } from './breaker-and-limit.ts';
import { ConnectionFailure } from './http-call.ts';
import { ModelMetrics } from './metrics.ts';
import { type Model, ModelError, type ModelRequest, ServerRefusal } from './model.ts';
import { Upstream, type UpstreamCall } from './upstream.ts';

/** The longest wait that a server may ask for, in milliseconds. When it asks for more, there is no second call. */
const maxRetryAfter = 2_000;

export interface UpstreamSettings {
  readonly model: Model;
  readonly metrics?: ModelMetrics | undefined;
  /** How many calls the server bears, where others call it, too. */
  readonly limit?: ConcurrencyLimit | undefined;
}

export interface PolicyOptions {
  /** How long a second call to the same server waits after its connection was refused or broke, in milliseconds. */
  readonly retryAfter?: number;
  /** Called when `isDown` may have changed. */
  readonly onHealth?: () => void;
  /** False where the callers decide what becomes of a failure: there is no breaker, and one call for each request. */
  readonly isGuarded?: boolean;
}

/**
 * A model that is asked again, or replaced by another one, when it fails before its first word. An answer that has
 * begun is never started again. While the breaker of a server is open, nobody waits for it. How many calls a server
 * gets follows what it bears (docs/decisions/05-model-and-queue.md).
 */
export class ModelWithPolicy implements Model {
  readonly #servers: readonly [Upstream, ...Upstream[]];
  readonly #retryAfter: number;

  /** @param upstreams the first model, and another one that answers where it does not */
  constructor(
    upstreams: readonly [UpstreamSettings, ...UpstreamSettings[]],
    clock: Clock,
    { retryAfter = 300, onHealth, isGuarded = true }: PolicyOptions = {},
  ) {
    const serverOf = ({ model, metrics, limit }: UpstreamSettings) =>
      new Upstream(
        model,
        metrics ?? new ModelMetrics(clock),
        limit ?? new ConcurrencyLimit(clock),
        isGuarded ? new Breaker(clock, onHealth) : null,
      );
    const [first, ...others] = upstreams;
    this.#servers = [serverOf(first), ...others.map(serverOf)];
    this.#retryAfter = retryAfter;
  }

  get first(): Model {
    return this.#servers[0].model;
  }

  get fallback(): Model | undefined {
    return this.#servers[1]?.model;
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
    return this.#servers.every(({ isDown }) => isDown);
  }

  /**
   * How many answers may be under way at once, as far as the servers bear them. While all servers fail there is no limit, so that
   * nobody waits for a failure.
   */
  get capacity(): number {
    const working = this.#servers.filter(({ isDown }) => !isDown);
    if (working.length === 0) return maxAtOnce;
    if (working.every(({ limit }) => limit.isPaused)) return 0;
    const most = working.reduce((sum, { limit }) => sum + (limit.isPaused ? limit.underWay : limit.most), 0);
    return Math.min(most, maxAtOnce);
  }

  /** For other models of the first server. */
  get limit(): ConcurrencyLimit {
    return this.#servers[0].limit;
  }

  get hasRoom(): boolean {
    return this.#servers.some((server) => server.hasRoom);
  }

  answer(request: ModelRequest): AnswerWithPolicy {
    return new AnswerWithPolicy(this.#servers, request, this.#retryAfter);
  }
}

const over = { done: true, value: undefined } as const;

class AnswerWithPolicy implements AsyncIterableIterator<string, undefined> {
  /** The last call that was made; from the first piece on, the one that answers. */
  #call: UpstreamCall | null = null;
  #isOver = false;

  constructor(
    private readonly servers: readonly Upstream[],
    private readonly request: ModelRequest,
    private readonly retryAfter: number,
  ) {}

  [Symbol.asyncIterator]() {
    return this;
  }

  /** @throws ModelError the last failure */
  next(): Promise<IteratorResult<string, undefined>> {
    if (this.#isOver || this.#call?.isOver) return this.return();
    return this.#call?.hasBegun ? this.#call.next() : this.#first();
  }

  async return(): Promise<typeof over> {
    this.#isOver = true;
    await this.#call?.leave();
    return over;
  }

  /** The first piece, of the first server that gives one. */
  async #first(): Promise<IteratorResult<string, undefined>> {
    const { servers, request } = this;
    for (;;) {
      let failure: unknown = null;
      let isBusy = false;
      for (const [at, server] of servers.entries()) {
        const others = servers.slice(at + 1);
        if (server.isPassedOver(others)) {
          isBusy = true;
          continue;
        }
        for (let tries = 1; ; tries += 1) {
          const call = this.#isOver ? null : server.start(request, at > 0);
          if (call === null) break;
          this.#call = call;
          try {
            return await call.next();
          } catch (error) {
            failure = error;
            isBusy ||= call.isBusy;
          }
          // A server with another one behind it is called once, so that the other one answers soon.
          if (others.length > 0 || tries > 1 || !(await this.#waitForRetry(call))) break;
        }
      }
      if (request.signal.aborted || this.#isOver) return this.return();
      failure ??= new ModelError('model-failed', new OwnError('The model failed several times in a row.'));
      if (!isBusy || !request.turnAgain) throw failure;
      // When the turn does not come again in time, the caller gets the failure of the busy server.
      await request.turnAgain().catch(() => {
        throw failure;
      });
    }
  }

  /**
   * Waits until a second call may succeed: the connection was refused or broke, or the server says when to come back.
   * @returns false where it would fail again
   */
  async #waitForRetry({ cause, isBusy, server }: UpstreamCall): Promise<boolean> {
    const { signal, turnAgain } = this.request;
    const ofServer = cause instanceof ServerRefusal ? cause.retryAfter : null;
    const delay = cause instanceof ConnectionFailure ? this.retryAfter : ofServer;
    // A busy server is asked again at the next turn, when it bears more.
    if (server.breaker === null || delay === null || (isBusy && turnAgain)) return false;
    if (ofServer !== null && ofServer > maxRetryAfter) return false;
    await wait(delay, undefined, { signal }).catch(() => {});
    return true;
  }
}
