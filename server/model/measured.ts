import type { ModelConnection, ModelFailure } from '../../contract/model-connection.ts';
import type { Clock } from '../clock.ts';
import { median } from '../median.ts';
import { failureOf } from './failure.ts';
import type { Model, ModelRequest, Purpose, Tokens } from './model.ts';

/** How many of the last answers are remembered. */
const maxTimings = 50;

/** How many characters count as a token; servers count differently, and not all of them tell. */
const charactersPerToken = 4;

/** The times of one answer. */
export interface Timing {
  readonly firstWordMs: number;
  /** Null for an answer that came at once. */
  readonly tokensPerSecond: number | null;
}

/** A call of a model that has ended. */
export interface EndedCall {
  /** A call that nobody wanted any more is "stopped". */
  readonly outcome: 'answered' | 'stopped' | ModelFailure;
  readonly classId: string | null;
  readonly purpose: Purpose | undefined;
  /** Null where the server did not tell them, and for a call that was given up before it did. */
  readonly tokens: Tokens | null;
  /** Whether the model has worked on it: a call that failed before its first word costs nothing. */
  readonly hasBegun: boolean;
}

/** Called at the end of each call of a model. */
export type CallObserver = (call: EndedCall) => void;

/** A model with the times of its last answers and its last failure, in memory. */
export class MeasuredModel implements Model {
  readonly #timings: Timing[] = [];
  #lastFailure: Pick<NonNullable<ModelConnection['lastFailure']>, 'at' | 'failure'> | null = null;

  constructor(
    private readonly inner: Model,
    private readonly clock: Clock,
    private readonly onCall: CallObserver = () => {},
  ) {}

  get description(): string {
    return this.inner.description;
  }

  get connected(): boolean {
    return this.inner.connected;
  }

  get server(): Model['server'] {
    return this.inner.server;
  }

  get cutSilently(): Model['cutSilently'] {
    return this.inner.cutSilently;
  }

  get timings(): readonly Timing[] {
    return this.#timings;
  }

  get lastFailure() {
    return this.#lastFailure;
  }

  async *answer(request: ModelRequest): AsyncGenerator<string> {
    const watch = new Stopwatch(this.clock);
    let outcome: EndedCall['outcome'] = 'stopped';
    let tokens: Tokens | null = null;
    const onTokens = (told: Tokens) => {
      tokens = told;
    };
    try {
      for await (const piece of this.inner.answer({ ...request, onTokens })) {
        watch.take(piece);
        yield piece;
      }
      if (!request.signal.aborted) outcome = 'answered';
    } catch (error) {
      const failure = failureOf(error);
      outcome = failure;
      this.#lastFailure = { at: this.clock.now().toISOString(), failure };
      throw error;
    } finally {
      const { classId = null, purpose } = request;
      const hasBegun = watch.hasBegun || tokens !== null || outcome === 'stopped' || outcome === 'answered';
      this.onCall({ outcome, classId, purpose, tokens, hasBegun });
      // Nobody waits for the first word of an answer that is read as a whole, such as a verdict.
      const timing = request.whole === true ? null : watch.timing();
      if (timing !== null) this.#timings.push(timing);
      if (this.#timings.length > maxTimings) this.#timings.shift();
    }
  }
}

/** Measures one answer. */
class Stopwatch {
  readonly #startedAt: number;
  #firstPieceAt: number | null = null;
  #lastPieceAt = 0;
  /** The characters after the first piece. */
  #characters = 0;

  constructor(private readonly clock: Clock) {
    this.#startedAt = this.#now();
  }

  #now(): number {
    return this.clock.now().getTime();
  }

  take(piece: string): void {
    this.#lastPieceAt = this.#now();
    if (this.#firstPieceAt === null) this.#firstPieceAt = this.#lastPieceAt;
    else this.#characters += piece.length;
  }

  get hasBegun(): boolean {
    return this.#firstPieceAt !== null;
  }

  /** Null without a piece. */
  timing(): Timing | null {
    if (this.#firstPieceAt === null) return null;
    const seconds = (this.#lastPieceAt - this.#firstPieceAt) / 1_000;
    return {
      firstWordMs: this.#firstPieceAt - this.#startedAt,
      tokensPerSecond: seconds > 0 ? this.#characters / charactersPerToken / seconds : null,
    };
  }
}

/** The median times of some answers; null without any. */
export function speedOf(timings: readonly Timing[]): ModelConnection['speed'] {
  const firstWordMs = median(timings.map((timing) => timing.firstWordMs));
  if (firstWordMs === null) return null;
  const rates = timings.flatMap(({ tokensPerSecond }) => tokensPerSecond ?? []);
  return { answers: timings.length, firstWordMs, tokensPerSecond: median(rates) };
}
