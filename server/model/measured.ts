import type { ModelConnection, ModelFailure } from '../../contract/model-connection.ts';
import type { Clock } from '../clock.ts';
import { median } from '../median.ts';
import { failureOf } from './failure.ts';
import type { Model, ModelRequest } from './model.ts';

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

/** Is told how each call of a model ended. A call that nobody wanted any more is "stopped". */
export type CallObserver = (outcome: 'answered' | 'stopped' | ModelFailure) => void;

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

  get timings(): readonly Timing[] {
    return this.#timings;
  }

  get lastFailure() {
    return this.#lastFailure;
  }

  async *answer(request: ModelRequest): AsyncGenerator<string> {
    const watch = new Stopwatch(this.clock);
    let outcome: Parameters<CallObserver>[0] = 'stopped';
    try {
      for await (const piece of this.inner.answer(request)) {
        watch.take(piece);
        yield piece;
      }
      if (!request.signal.aborted) outcome = 'answered';
    } catch (error) {
      outcome = failureOf(error);
      this.#lastFailure = { at: this.clock.now().toISOString(), failure: outcome };
      throw error;
    } finally {
      this.onCall(outcome);
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
