import { setTimeout as wait } from 'node:timers/promises';
import type { Clock } from '../clock.ts';
import { OwnError } from '../log.ts';
import { Breaker, ConcurrencyLimit, maxAtOnce } from './breaker-and-limit.ts';
import { ConnectionFailure } from './http-call.ts';
import type { ModelMetrics } from './metrics.ts';
import { type Model, ModelError, type ModelRequest, ServerRefusal } from './model.ts';
import { Upstream, type UpstreamCall } from './upstream.ts';

/** Times in milliseconds. */
export interface RetryTiming {
  /** How long a second call to the same server waits after its connection was refused or broke. */
  readonly retryAfter: number;
  /** The longest wait that a server may ask for. When it asks for more, there is no second call. */
  readonly maxRetryAfter: number;
}

const defaultTiming: RetryTiming = { retryAfter: 300, maxRetryAfter: 2_000 };

/** A model to call, with what observes its calls. */
export interface UpstreamSettings {
  readonly model: Model;
  readonly metrics?: ModelMetrics | undefined;
  /** How many calls the server bears, where others call it, too. */
  readonly limit?: ConcurrencyLimit | undefined;
}

/** How the calls of a model are treated. */
export interface PolicyOptions {
  readonly timing?: Partial<RetryTiming>;
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
  readonly #timing: RetryTiming;

  /** @param upstreams the first model, and another one that answers where it does not */
  constructor(
    upstreams: readonly [UpstreamSettings, ...UpstreamSettings[]],
    clock: Clock,
    { timing = {}, onHealth, isGuarded = true }: PolicyOptions = {},
  ) {
    const serverOf = ({ model, metrics, limit = new ConcurrencyLimit(clock) }: UpstreamSettings) =>
      new Upstream(model, metrics, limit, isGuarded ? new Breaker(clock, onHealth) : null);
    const [first, ...others] = upstreams;
    this.#servers = [serverOf(first), ...others.map(serverOf)];
    this.#timing = { ...defaultTiming, ...timing };
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

  /** How many calls the first server bears, for other models of the same server. */
  get limit(): ConcurrencyLimit {
    return this.#servers[0].limit;
  }

  get hasRoom(): boolean {
    return this.#servers.some((server) => server.hasRoom);
  }

  /** @throws ModelError the last failure */
  async *answer(request: ModelRequest): AsyncGenerator<string> {
    for (;;) {
      let failure: unknown = null;
      let isBusy = false;
      for (const [at, server] of this.#servers.entries()) {
        const others = this.#servers.slice(at + 1);
        if (server.isPassedOver(others)) {
          isBusy = true;
          continue;
        }
        for (let tries = 1; ; tries += 1) {
          const call = server.start(request, at > 0);
          if (call === null) break;
          try {
            for await (const piece of server.model.answer(call.request)) {
              call.take(piece);
              yield piece;
            }
            call.succeed();
            return;
          } catch (error) {
            call.fail(error);
            if (call.hasBegun) throw error;
          } finally {
            call.end();
          }
          failure = call.failure;
          isBusy ||= call.isBusy;
          // A server with another one behind it is called once, so that the other one answers soon.
          if (others.length > 0 || tries > 1 || !(await this.#waitForRetry(call))) break;
        }
      }
      if (request.signal.aborted) return;
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
  async #waitForRetry({ cause, isBusy, request, server }: UpstreamCall): Promise<boolean> {
    const { signal, turnAgain } = request;
    const { retryAfter, maxRetryAfter } = this.#timing;
    const said = cause instanceof ServerRefusal ? cause.retryAfter : null;
    const delay = cause instanceof ConnectionFailure ? retryAfter : said;
    // A busy server is asked again at the next turn, when it bears more.
    if (server.breaker === null || delay === null || (isBusy && turnAgain)) return false;
    if (said !== null && said > maxRetryAfter) return false;
    await wait(delay, undefined, { signal }).catch(() => {});
    return true;
  }
}
