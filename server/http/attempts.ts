import type { LimitName, Limits } from './limits.ts';
import type { Use } from './sliding-window.ts';
import type { WaitingLines } from './waiting-lines.ts';

/**
 * A limit that an attempt counts against, and the line in which the attempt waits when the limit is reached.
 */
export interface Budget {
  readonly limit: LimitName;
  readonly key: string;
  readonly line: {
    readonly name: string;
    /** Who waits. The parties of a line take turns, however many attempts each of them has in it. */
    readonly party: string;
    /** Milliseconds between two turns. */
    readonly pace: number;
  };
}

/** Paces of lines, in milliseconds. */
export const oncePerSecond = 1_000;
export const fiveTimesPerSecond = 200;

/** An attempt that may go on. */
export interface Attempt {
  /**
   * Takes back what was counted, because this attempt turned out not to count.
   * @param limit only what this limit counted
   */
  giveBack(limit?: LimitName): void;
}

/**
 * Limits the attempts with which somebody could guess. An attempt within its limits goes on at once; past one
 * of them it waits for its turn. A stranger can therefore slow others down, but shut nobody out
 * (docs/decisions/19-limits-and-attacks.md).
 */
export class Attempts {
  constructor(
    private readonly limits: Limits,
    private readonly lines: WaitingLines,
  ) {}

  /**
   * Counts an attempt and waits for its turn if one of its limits is reached. It is counted before its
   * outcome is known, so that simultaneous guesses all count. An attempt that is refused does not count.
   * @param disconnected aborts when the caller has disconnected
   * @throws ContractError too-many-requests (429) when too many wait
   */
  async begin(budgets: readonly Budget[], disconnected: AbortSignal): Promise<Attempt> {
    const counted = await Promise.all(
      budgets.map(async (budget) => ({ ...budget, ...(await this.limits.count(budget.limit, budget.key)) })),
    );
    const attempt = { giveBack: (limit?: LimitName) => giveBack(counted, limit) };
    // One turn in each line, even when two of the limits have the same line.
    const lines = new Map(counted.filter(({ isPast }) => isPast).map(({ line }) => [line.name, line]));
    try {
      for (const { name, party, pace } of lines.values())
        await this.lines.turn(name, party, pace, disconnected);
      return attempt;
    } catch (refusal) {
      attempt.giveBack();
      throw refusal;
    }
  }

  /** Counts an attempt if it is within this limit; undefined if it would be past it. */
  async beginWithin(limit: LimitName, key: string): Promise<Attempt | undefined> {
    const use = await this.limits.count(limit, key);
    if (!use.isPast) return { giveBack: () => use.giveBack() };
    use.giveBack();
    return undefined;
  }
}

function giveBack(counted: readonly (Use & { limit: LimitName })[], limit: LimitName | undefined): void {
  for (const use of counted) if (limit === undefined || use.limit === limit) use.giveBack();
}
