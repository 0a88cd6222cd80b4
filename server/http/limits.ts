import { ContractError } from '../../contract/errors.ts';
import type { Clock } from '../clock.ts';
import { SlidingWindow, type Use } from './sliding-window.ts';

/**
 * The rate limits: `points` in every `seconds` for each key (contract "Settings"). A class of 40 behind one address can
 * register, sign in and ask within a minute. Past the limits of sign-in and registration an attempt waits for its turn
 * (attempts.ts), so that nobody is shut out by a stranger; decision 28 has the odds of guessing.
 */
const table = {
  registerByAddress: { points: 120, seconds: 60 },
  wrongCodeByAddress: { points: 100, seconds: 300 },
  failedSignInByAddress: { points: 200, seconds: 60 },
  failedSignInByAccountAndAddress: { points: 10, seconds: 300 },
  failedSignInByAccount: { points: 100, seconds: 3600 },
  failedSignInByDevice: { points: 10, seconds: 300 },
  wrongTokenByAddress: { points: 100, seconds: 60 },
  // Sign-ins with the right password, which only its owner can make.
  signInByAccount: { points: 60, seconds: 60 },
  // Only somebody who knows the password can guess codes. Three of a million codes are valid at a time, so the chance of
  // guessing one is 1 in 1,400 a day.
  wrongSecondFactorByAccount: { points: 10, seconds: 3600 },
  wrongPasswordByAccount: { points: 10, seconds: 300 },
  identityBySignIn: { points: 120, seconds: 60 },
  displayNameBySignIn: { points: 20, seconds: 60 },
  joinByAccount: { points: 20, seconds: 60 },
  // Each of these sends an email. Three links are sent in the time for which one is valid: whoever is refused another one
  // still has a link that works.
  resetLinkByAddress: { points: 20, seconds: 600 },
  resetLinkByAccount: { points: 3, seconds: 1800 },
  // Each of these calls another server.
  modelTrialByAccount: { points: 20, seconds: 600 },
  invitationByAccount: { points: 30, seconds: 600 },
  askByAccount: { points: 30, seconds: 60 },
  // Counted before the message is read. The other limits on questions are counted after it, since a message that shows
  // danger passes them.
  messageByAccount: { points: 120, seconds: 60 },
  callByAccount: { points: 600, seconds: 60 },
} as const;

export type LimitName = keyof typeof table;

/** The rate limits of this process. */
export class Limits {
  readonly #windows: Record<LimitName, { window: SlidingWindow; points: number }>;

  /** @param scale multiplies every limit (LIMITS_SCALE) */
  constructor(scale: number, clock: Clock) {
    const windows = Object.entries(table).map(([name, { points, seconds }]) => [
      name,
      { window: new SlidingWindow(clock, seconds), points: Math.max(1, Math.round(points * scale)) },
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
    const { window, points } = this.#windows[name];
    if (window.total(key) < points) return;
    throw new ContractError('too-many-requests', undefined, window.secondsUntilBelow(key, points));
  }

  /** Counts one use if the limit allows another. @returns whether it did */
  takeIfLeft(name: LimitName, key: string): boolean {
    const use = this.count(name, key);
    if (use.isPast) use.giveBack();
    return !use.isPast;
  }

  /** Counts one use, even past the limit. @returns the use, and whether it is past the limit */
  count(name: LimitName, key: string): Use & { readonly isPast: boolean } {
    const { window, points } = this.#windows[name];
    const use = window.count(key);
    return { ...use, isPast: use.total > points };
  }
}
