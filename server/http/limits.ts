import { RateLimiterMemory, type RateLimiterRes } from 'rate-limiter-flexible';
import { ContractError } from '../../contract/errors.ts';

/**
 * The rate limits: `points` in `seconds` for each key (contract "Settings"). A class of 40 behind one address can register,
 * sign in and ask within a minute. A code of six letters cannot be searched for: with 100 tries a minute, half of the 31^6
 * codes take 8 years. Mistyped codes block a class for a minute at most.
 */
const table = {
  registerByAddress: { points: 120, seconds: 60 },
  wrongCodeByAddress: { points: 100, seconds: 60 },
  signInByAddress: { points: 200, seconds: 60 },
  failedSignInByAccountAndAddress: { points: 10, seconds: 300 },
  // Generous, so that guesses from elsewhere do not lock out the owner; 100 guesses in five minutes find no password.
  failedSignInByAccount: { points: 100, seconds: 300 },
  wrongPasswordByAccount: { points: 10, seconds: 300 },
  joinByAccount: { points: 20, seconds: 60 },
  askByAccount: { points: 30, seconds: 60 },
  // Applies before the message is read. The other limits apply after it, since a message that shows danger passes them.
  messageByAccount: { points: 120, seconds: 60 },
  callByAccount: { points: 600, seconds: 60 },
} as const;

export type LimitName = keyof typeof table;

/** The rate limits of this process. */
export class Limits {
  readonly #limiters: Record<LimitName, RateLimiterMemory>;

  /** @param scale multiplies every limit (LIMITS_SCALE) */
  constructor(scale: number) {
    const limiters = Object.entries(table).map(([name, { points, seconds }]) => {
      const limiter = new RateLimiterMemory({
        keyPrefix: name,
        points: Math.max(1, Math.round(points * scale)),
        duration: seconds,
      });
      return [name, limiter];
    });
    this.#limiters = Object.fromEntries(limiters);
  }

  /** Counts one use. @throws ContractError too-many-requests (429) with the seconds to wait */
  async take(name: LimitName, key: string): Promise<void> {
    try {
      await this.#limiters[name].consume(key);
    } catch (refusal) {
      throw tooMany(refusal as RateLimiterRes);
    }
  }

  /** Refunds a use that does not count. */
  async giveBack(name: LimitName, key: string): Promise<void> {
    await this.#limiters[name].reward(key);
  }

  /** Checks without counting. @throws ContractError too-many-requests (429) when no use is left */
  async check(name: LimitName, key: string): Promise<void> {
    const limiter = this.#limiters[name];
    const used = await limiter.get(key);
    if (used && used.consumedPoints >= limiter.points) throw tooMany(used);
  }
}

const tooMany = ({ msBeforeNext }: RateLimiterRes) =>
  new ContractError('too-many-requests', undefined, Math.max(1, Math.ceil(msBeforeNext / 1000)));
