import type { Clock } from '../clock.ts';
import type { Model } from '../model/model.ts';
import type { UsedCall } from './models.ts';

/** What a class used of a model in a quarter of an hour. */
export interface Used {
  readonly classId: string;
  /** The beginning of the quarter, in milliseconds. A day begins with one in every time zone. */
  readonly quarter: number;
  /** The server and the model whose price applies; null for the fallback, which has none. */
  readonly pricedAs: NonNullable<Model['server']> | null;
  calls: number;
  /** The calls whose tokens the server did not report. */
  unreported: number;
  inputTokens: number;
  outputTokens: number;
}

/** In milliseconds. */
const quarterLength = 15 * 60_000;

/**
 * The most sums that wait to be stored. What would need one more is not counted. They are stored every
 * minute, so only a database that is away for long lets them grow.
 */
const maxSums = 10_000;

/**
 * Adds up in memory what each class uses of the model, so that a turn writes nothing more. What was not stored yet is lost when
 * the process dies: a minute at most while the database can be reached.
 */
export class UsageCounts {
  #sums = new Map<string, Used>();

  constructor(private readonly clock: Clock) {}

  /** Counts a call that has ended. Calls that are for no class, and those that failed at once, are left out. */
  count({ classId, tokens, hasBegun, pricedAs }: UsedCall): void {
    if (classId === null || !hasBegun) return;
    const quarter = Math.floor(this.clock.now().getTime() / quarterLength) * quarterLength;
    this.#add({
      classId,
      quarter,
      pricedAs,
      calls: 1,
      unreported: tokens === null ? 1 : 0,
      inputTokens: tokens?.input ?? 0,
      outputTokens: tokens?.output ?? 0,
    });
  }

  /** Takes all sums out, to be stored. */
  takeAll(): Used[] {
    const taken = [...this.#sums.values()];
    this.#sums = new Map();
    return taken;
  }

  /** Puts sums back that could not be stored. */
  putBack(sums: readonly Used[]): void {
    for (const sum of sums) this.#add(sum);
  }

  #add(more: Used): void {
    const { classId, quarter, pricedAs } = more;
    const key = JSON.stringify([classId, quarter, pricedAs?.baseUrl, pricedAs?.model]);
    const sum = this.#sums.get(key);
    if (sum) {
      sum.calls += more.calls;
      sum.unreported += more.unreported;
      sum.inputTokens += more.inputTokens;
      sum.outputTokens += more.outputTokens;
    } else if (this.#sums.size < maxSums) this.#sums.set(key, { ...more });
  }
}
