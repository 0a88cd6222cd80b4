import type { LimitName, Limits } from './limits.ts';
import type { Use } from './sliding-window.ts';
import type { WaitingLines } from './waiting-lines.ts';

/** A limit that an attempt counts against, and the line in which it waits past that limit. */
export interface Budget {
  readonly limit: LimitName;
  readonly key: string;
  readonly line: {
    readonly name: string;
    /** Those who share a line take turns by party. */
    readonly party: string;
    /** Milliseconds between two turns. */
    readonly pace: number;
  };
}

/** The pace of a line: one attempt a second. */
export const everySecond = 1_000;

/** An attempt that may go on. */
export interface Attempt {
  /** Takes back what was counted, since the attempt was none that counts. @param limit only this limit */
  giveBack(limit?: LimitName): void;
}

/**
 * Attempts that somebody could guess with: within their limits they go on at once; past one of them, in their turn. So a
 * stranger slows others down, but shuts nobody out.
 */
export class Attempts {
  constructor(
    private readonly limits: Limits,
    private readonly lines: WaitingLines,
  ) {}

  /**
   * Counts an attempt before its outcome is known, so that simultaneous guesses all count, and waits for its turn if need
   * be. An attempt that is refused does not count.
   * @param left aborts when the caller has left
   * @throws ContractError too-many-requests (429) when too many wait
   */
  async begin(budgets: readonly Budget[], left: AbortSignal): Promise<Attempt> {
    const counted = budgets.map((budget) => ({ ...budget, ...this.limits.count(budget.limit, budget.key) }));
    const attempt = { giveBack: (limit?: LimitName) => giveBack(counted, limit) };
    // One turn in each line, even when two limits lead to it.
    const lines = new Map(counted.filter(({ isPast }) => isPast).map(({ line }) => [line.name, line]));
    try {
      for (const { name, party, pace } of lines.values()) await this.lines.turn(name, party, pace, left);
      return attempt;
    } catch (refusal) {
      attempt.giveBack();
      throw refusal;
    }
  }

  /** Whether one more attempt would be past this limit. Counts it if not. */
  beginWithin(limit: LimitName, key: string): Attempt | undefined {
    const use = this.limits.count(limit, key);
    if (!use.isPast) return { giveBack: () => use.giveBack() };
    use.giveBack();
    return undefined;
  }
}

function giveBack(counted: readonly (Use & { limit: LimitName })[], limit: LimitName | undefined): void {
  for (const use of counted) if (limit === undefined || use.limit === limit) use.giveBack();
}
