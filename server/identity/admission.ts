import { APIError } from 'better-auth/api';
import { ContractError } from '../../contract/errors.ts';
import { now } from '../context.ts';
import type { Admission } from './auth.ts';
import { hasLapsedReset } from './reset-rules.ts';
import { type CodesContext, spendCode } from './second-factor-codes.ts';
import { isDisabled, updateLastSignIn } from './teacher-store.ts';

/**
 * Admits every account that is not disabled and that proves its second factor, if it has one. A password that
 * somebody made who may no longer make it is a wrong one.
 */
export const admissionTo = (ctx: CodesContext): Admission => ({
  check: async (uid, code) => {
    if (await isDisabled(ctx.db.read, uid)) throw refused(new ContractError('account-disabled'));
    if (await hasLapsedReset(ctx, uid)) throw new APIError('UNAUTHORIZED');
    await spendCode(ctx, uid, code).catch((error: unknown) => {
      throw error instanceof ContractError ? refused(error) : error;
    });
  },
  afterSignIn: (uid) => ctx.db.write(({ query }) => updateLastSignIn(query, uid, now(ctx))),
});

/**
 * A refusal in the form that the identity service passes on. service-calls.ts turns it back into a
 * ContractError.
 */
const refused = ({ code, message }: ContractError) => new APIError('FORBIDDEN', { code, message });
