import { ContractError, type ErrorCode } from '../../contract/errors.ts';
import type { LimitName, Limits } from './limits.ts';

/**
 * Does the work of a call, and counts the call against a limit if it is refused with the code `wrong`. The
 * call is counted before its outcome is known, so that simultaneous guesses all count; with any other outcome
 * the count is taken back.
 * @throws ContractError too-many-requests (429), and what the work throws
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

/**
 * Does what `countWrongGuess` does, for the current password of a signed-in account. Since each check is slow
 * on purpose, right passwords count too, against a wider limit.
 */
export async function countWrongPassword<T>(limits: Limits, uid: string, work: () => Promise<T>): Promise<T> {
  await limits.take('passwordByAccount', uid);
  return countWrongGuess(
    limits,
    { wrong: 'wrong-password', limit: 'wrongPasswordByAccount', key: uid },
    work,
  );
}
