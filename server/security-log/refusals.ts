import type { ContractError, ErrorCode } from '../../contract/errors.ts';
import type { Actor } from '../access.ts';
import type { SecurityCounts } from './counts.ts';

/**
 * The refusals that are recorded: those of calls that are for others, and of guesses at passwords and codes.
 * Refusals of everyday work, such as a question to a session that has just closed, are not recorded.
 */
const recorded: ReadonlySet<ErrorCode> = new Set<ErrorCode>([
  'teacher-only',
  'student-only',
  'administrator-only',
  'removed-from-class',
  'origin-not-allowed',
  'wrong-password',
  'wrong-second-factor',
  'invitation-not-found',
  'reset-link-not-found',
  'invalid-school-code',
  'invalid-session-id',
]);

/** Makes the function that records refusals in the security log. */
export const refusalsLog =
  (counts: SecurityCounts) =>
  async ({ code }: ContractError, by: Actor): Promise<void> => {
    if (code === 'too-many-requests') await counts.count({ event: 'limit-reached', by });
    else if (recorded.has(code)) await counts.count({ event: 'refused', detail: code, by });
  };
