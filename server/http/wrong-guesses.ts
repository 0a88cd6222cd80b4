import { ContractError, type ErrorCode } from '../../contract/errors.ts';
import type { LimitName, Limits } from './limits.ts';

/**
 * Counts a call that is refused as wrong. It is counted before the outcome is known, so that simultaneous guesses all count;
 * a call with another outcome is given back.
 */
export async function countWrongGuess<T>(
  limits: Limits,
  { wrong, limit, key }: { wrong: ErrorCode; limit: LimitName; key: string },
  work: () => Promise<T>,
): Promise<T> {
  const guess = await limits.take(limit, key);
  try {
    const done = await work();
    guess.giveBack();
    return done;
  } catch (error) {
    if (!(error instanceof ContractError && error.code === wrong)) guess.giveBack();
    throw error;
  }
}

/** Does what `countWrongGuess` does, for the current password of a signed-in account. */
export const countWrongPassword = <T>(limits: Limits, uid: string, work: () => Promise<T>): Promise<T> =>
  countWrongGuess(limits, { wrong: 'wrong-password', limit: 'wrongPasswordByAccount', key: uid }, work);
