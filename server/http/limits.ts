import { ContractError } from '../../contract/errors.ts';
import type { Clock } from '../clock.ts';
import type { SharedWindows, UseMode } from '../nodes/shared-windows.ts';
import { bucketsInWindow, SlidingWindow, type Use } from './sliding-window.ts';

/**
 * The rate limits: at most `uses` in any `seconds` for each key (contract "Settings"). A class of 40 behind one
 * address can register, sign in and ask within a minute. Past the limits of sign-in and registration an attempt
 * waits for its turn (attempts.ts), so that nobody is shut out by a stranger;
 * docs/decisions/19-limits-and-attacks.md has the odds of guessing.
 */
const table = {
  registerByAddress: { uses: 120, seconds: 60 },
  wrongCodeByAddress: { uses: 100, seconds: 300 },
  failedSignInByAddress: { uses: 200, seconds: 60 },
  failedSignInByAccountAndAddress: { uses: 10, seconds: 300 },
  failedSignInByAccount: { uses: 100, seconds: 3600 },
  failedSignInByDevice: { uses: 10, seconds: 300 },
  wrongTokenByAddress: { uses: 100, seconds: 60 },
  // Sign-ins with the right password, which only the owner of the account can make.
  signInByAccount: { uses: 60, seconds: 60 },
  // Only somebody who knows the password can guess codes. Three of a million codes are valid at a time, so
  // the chance of guessing one is 1 in 1,400 a day.
  wrongSecondFactorByAccount: { uses: 10, seconds: 3600 },
  passwordByAccount: { uses: 60, seconds: 60 },
  wrongPasswordByAccount: { uses: 10, seconds: 300 },
  identityBySignIn: { uses: 120, seconds: 60 },
  displayNameBySignIn: { uses: 20, seconds: 60 },
  joinByAccount: { uses: 20, seconds: 60 },
  // Each of these sends an email. An account gets at most three links in the half hour for which a link is
  // valid, so whoever is refused another one still has a link that works.
  resetLinkByAddress: { uses: 20, seconds: 600 },
  resetLinkByAccount: { uses: 3, seconds: 1800 },
  // Each of these calls another server.
  modelTrialByAccount: { uses: 20, seconds: 600 },
  invitationByAccount: { uses: 30, seconds: 600 },
  askByAccount: { uses: 30, seconds: 60 },
  // Counted before the message is read. The other limits on questions are counted after it, since a message
  // that shows danger passes them.
  messageByAccount: { uses: 120, seconds: 60 },
  callByAccount: { uses: 600, seconds: 60 },
} as const;

export type LimitName = keyof typeof table;

/** What several nodes count together. */
interface OtherNodes {
  readonly windows: Pick<SharedWindows, 'use'>;
  readonly members: { readonly alive: readonly string[] };
}

/** The use of a limit, and whether the limit allows it. */
interface Answer {
  readonly isAllowed: boolean;
  readonly secondsUntilAllowed: number;
  readonly use: Use;
}

/**
 * The rate limits, of this process or of all nodes together. While Redis is away, each node has its share of
 * them.
 */
export class Limits {
  readonly #windows: Record<LimitName, { window: SlidingWindow; seconds: number; uses: number }>;

  /** @param scale multiplies every limit (LIMITS_SCALE) */
  constructor(
    scale: number,
    clock: Clock,
    private readonly others?: OtherNodes,
  ) {
    const windows = Object.entries(table).map(([name, { uses, seconds }]) => [
      name,
      {
        window: new SlidingWindow(clock, seconds),
        seconds,
        uses: Math.max(1, Math.round(uses * scale)),
      },
    ]);
    this.#windows = Object.fromEntries(windows);
  }

  /**
   * Counts one use; a refused use does not count.
   * @throws ContractError too-many-requests (429) with the seconds to wait
   */
  async take(name: LimitName, key: string): Promise<Use> {
    return allowed(await this.#ask(name, key, 'take'));
  }

  /** Checks without counting. @throws ContractError too-many-requests (429) when no use is left */
  async check(name: LimitName, key: string): Promise<void> {
    allowed(await this.#ask(name, key, 'check'));
  }

  /** Counts one use if the limit allows another. @returns whether it did */
  async takeIfLeft(name: LimitName, key: string): Promise<boolean> {
    return (await this.#ask(name, key, 'take')).isAllowed;
  }

  /** Counts one use, even past the limit. @returns the use, and whether it is past the limit */
  async count(name: LimitName, key: string): Promise<Use & { readonly isPast: boolean }> {
    const { isAllowed, use } = await this.#ask(name, key, 'count');
    return { ...use, isPast: !isAllowed };
  }

  async #ask(name: LimitName, key: string, mode: UseMode): Promise<Answer> {
    if (!this.others) return this.#askHere(name, key, mode);
    const { seconds, uses } = this.#windows[name];
    const window = { seconds, buckets: bucketsInWindow, uses };
    const shared = await this.others.windows.use(`${name} ${key}`, window, mode);
    if (!shared) return this.#askHere(name, key, mode, this.others.members.alive.length);
    const { total, giveBack, secondsUntilAllowed } = shared;
    // In mode `count` Redis allows every use. The total includes this use, so it tells whether the use is
    // past the limit.
    const isAllowed = mode === 'count' ? total <= uses : shared.isAllowed;
    return { isAllowed, secondsUntilAllowed, use: { total, giveBack } };
  }

  /** Answers from this process alone. @param nodes how many nodes share the limit equally */
  #askHere(name: LimitName, key: string, mode: UseMode, nodes = 1): Answer {
    const { window, uses: ofAll } = this.#windows[name];
    const uses = Math.max(1, Math.floor(ofAll / nodes));
    const before = window.total(key);
    const isAllowed = before < uses;
    const counts = mode === 'count' || (mode === 'take' && isAllowed);
    return {
      isAllowed,
      secondsUntilAllowed: isAllowed ? 0 : window.secondsUntilBelow(key, uses),
      use: counts ? window.count(key) : { total: before, giveBack: () => {} },
    };
  }
}

/** @throws ContractError too-many-requests (429) with the seconds to wait */
function allowed({ isAllowed, secondsUntilAllowed, use }: Answer): Use {
  if (!isAllowed) throw new ContractError('too-many-requests', undefined, secondsUntilAllowed);
  return use;
}
