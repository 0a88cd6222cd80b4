import type { ModelConnection, ModelFailure } from '../../contract/model-connection.ts';
import type { Clock } from '../clock.ts';
import { median } from '../median.ts';
import { ConnectionFailure } from './http-call.ts';
import { ModelError, type ModelRequest, type Purpose, ServerRefusal, type Tokens } from './model.ts';

/** How many of the last answers are remembered. */
const maxTimings = 50;
/** How many characters count as a token; servers count differently, and not all of them tell. */
const charactersPerToken = 4;

export interface Timing {
  readonly firstWordMs: number;
  /** Null for an answer that came at once. */
  readonly tokensPerSecond: number | null;
}

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

export interface MeasuredCall {
  take(piece: string): void;
  count(tokens: Tokens): void;
  /** Must be called once. */
  end(outcome: EndedCall['outcome']): void;
}

/** The times of a model's last answers and its last failure, in memory. */
export class ModelMetrics {
  readonly #timings: Timing[] = [];
  #lastFailure: Pick<NonNullable<ModelConnection['lastFailure']>, 'at' | 'failure'> | null = null;

  /** @param onCall called at the end of each call */
  constructor(
    private readonly clock: Clock,
    private readonly onCall: (call: EndedCall) => void = () => {},
  ) {}

  get timings(): readonly Timing[] {
    return this.#timings;
  }

  get lastFailure() {
    return this.#lastFailure;
  }

  start({ classId, purpose, whole = false }: ModelRequest): MeasuredCall {
    const now = () => this.clock.now().getTime();
    const startedAt = now();
    let firstPieceAt: number | null = null;
    let lastPieceAt = 0;
    let charactersAfterFirst = 0;
    let tokens: Tokens | null = null;
    return {
      take: (piece) => {
        lastPieceAt = now();
        if (firstPieceAt === null) firstPieceAt = lastPieceAt;
        else charactersAfterFirst += piece.length;
      },
      count: (counted) => {
        tokens = counted;
      },
      end: (outcome) => {
        let hasBegun = true;
        if (outcome !== 'stopped' && outcome !== 'answered') {
          this.#lastFailure = { at: this.clock.now().toISOString(), failure: outcome };
          hasBegun = firstPieceAt !== null || tokens !== null;
        }
        this.onCall({ outcome, classId: classId ?? null, purpose, tokens, hasBegun });
        // Nobody waits for the first word of an answer that is read as a whole, such as a verdict.
        if (firstPieceAt === null || whole) return;
        const seconds = (lastPieceAt - firstPieceAt) / 1_000;
        const tokensPerSecond = seconds > 0 ? charactersAfterFirst / charactersPerToken / seconds : null;
        this.#timings.push({ firstWordMs: firstPieceAt - startedAt, tokensPerSecond });
        if (this.#timings.length > maxTimings) this.#timings.shift();
      },
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

/** Why a model gave no answer, in words of the product. @param error what its `answer` threw */
export function failureOf(error: unknown): ModelFailure {
  if (!(error instanceof ModelError)) return 'server-failed';
  if (error.code === 'model-overloaded') return 'overloaded';
  if (error.code === 'model-timeout') return 'too-slow';
  const { cause } = error;
  if (cause instanceof ConnectionFailure) return 'unreachable';
  if (!(cause instanceof ServerRefusal)) return 'no-answer';
  if (cause.status === 401 || cause.status === 403) return 'key-refused';
  // Some servers answer 400 to the name of a model that they do not have.
  return [400, 404, 405].includes(cause.status) ? 'not-found' : 'server-failed';
}
