import type { Breaker, CallEnd, ConcurrencyLimit, LimitedCall } from './breaker-and-limit.ts';
import { ConnectionFailure } from './http-call.ts';
import { failureOf, type MeasuredCall, type ModelMetrics } from './metrics.ts';
import { EmptyAnswer, type Model, ModelError, type ModelRequest, ServerRefusal } from './model.ts';

/** The pause after a refusal that names no time and came while other answers were under way, in milliseconds. */
const shortPause = 250;
/** The statuses with which a server refuses one question, such as one that is too long for it. It may accept the next one. */
const questionRefused: readonly number[] = [400, 413, 422];
/** The failures of a connection that was never made: no question can cause that, as it can that a connection breaks. */
const connectCodes: readonly unknown[] =
  'ECONNREFUSED EHOSTUNREACH ENETUNREACH ENOTFOUND EAI_AGAIN ETIMEDOUT'.split(' ');

/** A model with what its calls have shown: whether it fails, and how many calls it bears. */
export class Upstream {
  /** How many streamed answers are under way. Calls for a whole text, such as those of a judge, do not count. */
  answers = 0;

  /** @param breaker null where every call is made */
  constructor(
    readonly model: Model,
    readonly metrics: ModelMetrics,
    readonly limit: ConcurrencyLimit,
    readonly breaker: Breaker | null,
  ) {}

  get isDown(): boolean {
    return this.breaker?.isOpen ?? false;
  }

  get hasRoom(): boolean {
    return !this.isDown && this.limit.hasRoom;
  }

  /** A server without room is left out while one behind it has room. */
  isPassedOver(others: readonly Upstream[]): boolean {
    return !this.isDown && !this.limit.hasRoom && others.some(({ hasRoom }) => hasRoom);
  }

  /** Makes a call. @returns null when the breaker lets none through, and when nobody wants it any more */
  start(request: ModelRequest, isFallback: boolean): UpstreamCall | null {
    if (request.signal.aborted) return null;
    const number = this.breaker ? this.breaker.admit(request.classId) : 0;
    return number === null ? null : new UpstreamCall(this, request, number, isFallback);
  }
}

/** One call, observed for the metrics, the limit and the breaker of its server. */
export class UpstreamCall {
  hasBegun = false;
  /** The server has refused the call and goes on with others: it can take this one later. */
  isBusy = false;
  #failure: unknown = null;
  #isAnswered = false;
  isOver = false;
  readonly #pieces: AsyncIterator<string, undefined>;
  readonly #limited: LimitedCall;
  readonly #measured: MeasuredCall;
  /** 1 for a streamed answer, otherwise 0. */
  readonly #own: number;
  readonly #hadOthers: boolean;

  /** @param number of the call, by the breaker */
  constructor(
    readonly server: Upstream,
    private readonly request: ModelRequest,
    private readonly number: number,
    private readonly isFallback: boolean,
  ) {
    this.#own = request.whole === true ? 0 : 1;
    server.answers += this.#own;
    this.#hadOthers = server.breaker ? this.#hasOthers : server.limit.underWay > 0;
    this.#limited = server.limit.start();
    this.#measured = server.metrics.start(request);
    const pieces = server.model.answer({ ...request, onTokens: this.#measured.count });
    this.#pieces = pieces[Symbol.asyncIterator]();
  }

  get #hasOthers(): boolean {
    return this.server.answers > this.#own;
  }

  get #code() {
    return this.#failure instanceof ModelError ? this.#failure.code : null;
  }

  get cause(): unknown {
    return this.#failure instanceof ModelError ? this.#failure.cause : null;
  }

  async next(): Promise<IteratorResult<string, undefined>> {
    try {
      const result = await this.#pieces.next();
      if (!result.done) this.#take(result.value);
      else {
        this.#isAnswered = !this.request.signal.aborted;
        this.#end();
      }
      return result;
    } catch (error) {
      this.#failure = error;
      this.isBusy = this.#code === 'model-overloaded' && (this.#hadOthers || this.#hasOthers);
      this.#end();
      throw error;
    }
  }

  /** The reader leaves, early or at the end. */
  async leave(): Promise<void> {
    this.#end();
    await this.#pieces.return?.();
  }

  #take(piece: string): void {
    this.#measured.take(piece);
    if (this.hasBegun) return;
    this.hasBegun = true;
    const { breaker, model } = this.server;
    breaker?.begin(this.number);
    this.#limited.begin();
    if (this.isFallback) this.request.onFallback?.(model.server?.model ?? model.description);
  }

  #end(): void {
    if (this.isOver) return;
    this.isOver = true;
    const { server } = this;
    server.answers -= this.#own;
    const unfailed = this.#isAnswered ? 'answered' : 'stopped';
    this.#measured.end(this.#failure === null ? unfailed : failureOf(this.#failure));
    this.#limited.end(this.#limitEnd());
    if (server.breaker) this.#settle(server.breaker);
  }

  #limitEnd(): CallEnd {
    if (this.#failure === null) return { how: this.hasBegun ? 'well' : 'other' };
    if (this.#code === 'model-timeout') return { how: 'timeout' };
    if (this.#code !== 'model-overloaded') return { how: 'other' };
    const retryAfter = this.cause instanceof ServerRefusal ? this.cause.retryAfter : null;
    return { how: 'refused', pause: retryAfter ?? (this.isBusy ? shortPause : 0) };
  }

  #settle(breaker: Breaker): void {
    const { cause, number, hasBegun } = this;
    const { askedBy, classId } = this.request;
    if (this.#failure !== null && !this.isBusy && !isFaultOfQuestion(cause))
      breaker.fail(number, madeNoConnection(cause) ? undefined : (askedBy ?? classId), classId);
    // Words show that the server works; a call without any, whose reader has left, shows nothing.
    else if (hasBegun || this.#isAnswered) breaker.succeed(number);
    else breaker.leave(number);
  }
}

/** Whether the question was at fault, not the server. If this counted, one student could open the breaker for all. */
const isFaultOfQuestion = (cause: unknown): boolean =>
  cause instanceof EmptyAnswer || (cause instanceof ServerRefusal && questionRefused.includes(cause.status));

const madeNoConnection = (cause: unknown): boolean =>
  cause instanceof ConnectionFailure &&
  connectCodes.includes((cause.cause as NodeJS.ErrnoException | undefined)?.code);
