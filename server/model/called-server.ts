import type { Clock } from '../clock.ts';
import { Breaker } from './breaker.ts';
import { type CallEnd, ConcurrencyLimit } from './concurrency-limit.ts';
import { ConnectionFailure } from './http-call.ts';
import { EmptyAnswer, type Model, ModelError, type ModelRequest, ServerRefusal } from './model.ts';

/** The statuses with which a server refuses one question, such as one that is too long for it. It may accept the next one. */
const questionRefused: readonly number[] = [400, 413, 422];

/**
 * Whether the question was at fault, not the server. If this counted, one student could open the breaker for
 * all.
 */
const isFaultOfQuestion = (error: unknown): boolean =>
  error instanceof ModelError &&
  (error.cause instanceof EmptyAnswer ||
    (error.cause instanceof ServerRefusal && questionRefused.includes(error.cause.status)));

/** The failures of a connection that was never made. */
const noConnection: readonly unknown[] = [
  ...['ECONNREFUSED', 'EHOSTUNREACH', 'ENETUNREACH', 'ENOTFOUND', 'EAI_AGAIN', 'ETIMEDOUT'],
];

/** Whether there was no connection: no question can cause that, as it can that a connection breaks. */
const hadNoConnection = (error: unknown): boolean =>
  error instanceof ModelError &&
  error.cause instanceof ConnectionFailure &&
  noConnection.includes((error.cause.cause as { code?: unknown } | undefined)?.code);

/** Whether a server had too much to do. */
const isOverload = (error: unknown): boolean =>
  error instanceof ModelError && error.code === 'model-overloaded';

/**
 * The pause after a refusal that names no time and came while other answers were under way, in milliseconds. A
 * refusal while nothing else was under way counts as a failure.
 */
const shortPause = 250;

/** What the failure of a call says about how much its server bears. */
export function endOf(error: unknown, isBusy: boolean): CallEnd {
  if (!(error instanceof ModelError)) return { how: 'other' };
  const { code, cause } = error;
  if (code === 'model-timeout') return { how: 'timeout' };
  if (code !== 'model-overloaded') return { how: 'other' };
  const retryAfter = cause instanceof ServerRefusal ? cause.retryAfter : null;
  return { how: 'refused', pause: retryAfter ?? (isBusy ? shortPause : 0) };
}

/** The failure of a call that has not begun to answer. */
export interface CallFailure {
  readonly failure: unknown;
  /** Whether the call was only one too many: the server goes on with others, and can take this one later. */
  readonly isBusy: boolean;
}

/** A model with what its calls have shown: whether it fails, and how many calls it bears. */
export class CalledServer {
  readonly breaker: Breaker;
  readonly limit: ConcurrencyLimit;
  /** How many streamed answers are under way. Calls for a whole text, such as those of a judge, do not count. */
  #answers = 0;

  constructor(
    readonly model: Model,
    clock: Clock,
    onBreaker: () => void,
  ) {
    this.breaker = new Breaker(clock, onBreaker);
    this.limit = new ConcurrencyLimit(clock);
  }

  /** Whether one more call would be answered, as far as is known. */
  get hasRoom(): boolean {
    return !this.breaker.isOpen && this.limit.hasRoom;
  }

  /**
   * Makes one call, and passes on the answer.
   * @param admitted the number of the call, from `breaker.admit`
   * @param onBegin called before the first word
   * @returns the failure if the call failed before its first word
   * @throws ModelError when the call fails later
   */
  async *call(
    admitted: number,
    request: ModelRequest,
    onBegin: () => void,
  ): AsyncGenerator<string, 'ended' | CallFailure> {
    const { breaker } = this;
    const limited = this.limit.start();
    const own = request.whole === true ? 0 : 1;
    this.#answers += own;
    const hasOthers = () => this.#answers > own;
    const hadOthers = hasOthers();
    let hasBegun = false;
    let end: CallEnd | undefined;
    // For a reader who leaves early: words show that the server works, and a call without any shows nothing.
    let settle = () => (hasBegun ? breaker.succeed(admitted) : breaker.leave(admitted));
    try {
      for await (const piece of this.model.answer(request)) {
        if (!hasBegun) {
          breaker.begin(admitted);
          limited.begin();
          onBegin();
        }
        hasBegun = true;
        yield piece;
      }
      if (!request.signal.aborted) settle = () => breaker.succeed(admitted);
      return 'ended';
    } catch (error) {
      const isBusy = isOverload(error) && (hadOthers || hasOthers());
      end = endOf(error, isBusy);
      const askedBy = hadNoConnection(error) ? undefined : (request.askedBy ?? request.classId);
      if (!isFaultOfQuestion(error) && !isBusy)
        settle = () => breaker.fail(admitted, askedBy, request.classId);
      if (hasBegun) throw error;
      return { failure: error, isBusy };
    } finally {
      this.#answers -= own;
      limited.end(end ?? { how: hasBegun ? 'well' : 'other' });
      settle();
    }
  }
}
