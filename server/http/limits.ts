import { ContractError } from '../../contract/errors.ts';
import type { Clock } from '../clock.ts';
import { SlidingWindow, type Use } from './sliding-window.ts';

/**
 * The rate limits: at most `uses` in any `seconds` for each key (contract "Settings"). A class of 40 behind one address can
 * register, sign in and ask within a minute. Past the limits of sign-in and registration an attempt waits for its turn
 * (attempts.ts), so that nobody is shut out by a stranger; decision 28 has the odds of guessing.
 */
const table = {
  registerByAddress: { uses: 120, seconds: 60 },
  wrongCodeByAddress: { uses: 100, seconds: 300 },
  failedSignInByAddress: { uses: 200, seconds: 60 },
  failedSignInByAccountAndAddress: { uses: 10, seconds: 300 },
  failedSignInByAccount: { uses: 100, seconds: 3600 },
  failedSignInByDevice: { uses: 10, seconds: 300 },
  wrongTokenByAddress: { uses: 100, seconds: 60 },
  // Sign-ins with the right password, which only its owner can make.
  signInByAccount: { uses: 60, seconds: 60 },
  // Only somebody who knows the password can guess codes. Three of a million codes are valid at a time, so the chance of
  // guessing one is 1 in 1,400 a day.
  wrongSecondFactorByAccount: { uses: 10, seconds: 3600 },
  wrongPasswordByAccount: { uses: 10, seconds: 300 },
  identityBySignIn: { uses: 120, seconds: 60 },
  displayNameBySignIn: { uses: 20, seconds: 60 },
  joinByAccount: { uses: 20, seconds: 60 },
  // Each of these sends an email. Three links are sent in the time for which one is valid: whoever is refused another one
  // still has a link that works.
  resetLinkByAddress: { uses: 20, seconds: 600 },
  resetLinkByAccount: { uses: 3, seconds: 1800 },
  // Each of these calls another server.
  modelTrialByAccount: { uses: 20, seconds: 600 },
  invitationByAccount: { uses: 30, seconds: 600 },
  askByAccount: { uses: 30, seconds: 60 },
  // Counted before the message is read. The other limits on questions are counted after it, since a message that shows
  // danger passes them.
  messageByAccount: { uses: 120, seconds: 60 },
  callByAccount: { uses: 600, seconds: 60 },
} as const;

export type LimitName = keyof typeof table;

/** The rate limits of this process. */
export class Limits {
  readonly #windows: Record<LimitName, { window: SlidingWindow; uses: number }>;

  /** @param scale multiplies every limit (LIMITS_SCALE) */
  constructor(scale: number, clock: Clock) {
    const windows = Object.entries(table).map(([name, { uses, seconds }]) => [
      name,
      { window: new SlidingWindow(clock, seconds), uses: Math.max(1, Math.round(uses * scale)) },
    ]);
    this.#windows = Object.fromEntries(windows);
  }

  /** Counts one use; a refused use does not count. @throws ContractError too-many-requests (429) with the seconds to wait */
  take(name: LimitName, key: string): Use {
    this.check(name, key);
    return this.#windows[name].window.count(key);
  }

  /** Checks without counting. @throws ContractError too-many-requests (429) when no use is left */
  check(name: LimitName, key: string): void {
    const { window, uses } = this.#windows[name];
    if (window.total(key) < uses) return;
    throw new ContractError('too-many-requests', undefined, window.secondsUntilBelow(key, uses));
  }

  /** Counts one use if the limit allows another. @returns whether it did */
  takeIfLeft(name: LimitName, key: string): boolean {
    const use = this.count(name, key);
    if (use.isPast) use.giveBack();
    return !use.isPast;
  }

  /** Counts one use, even past the limit. @returns the use, and whether it is past the limit */
  count(name: LimitName, key: string): Use & { readonly isPast: boolean } {
    const { window, uses } = this.#windows[name];
    const use = window.count(key);
    return { ...use, isPast: use.total > uses };
  }
}
