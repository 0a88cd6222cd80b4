import { APIError } from 'better-auth/api';
import { ContractError } from '../../contract/errors.ts';
import { now } from '../context.ts';
import type { Admission } from './auth.ts';
import { type CodesContext, spendCode } from './second-factor-codes.ts';
import { isDisabled, updateLastSignIn } from './teacher-store.ts';

/** Lets every account in that is not disabled and proves its second factor, if it has one. */
export const admissionTo = (ctx: CodesContext): Admission => ({
  check: async (uid, code) => {
    if (await isDisabled(ctx.db.read, uid)) throw refused(new ContractError('account-disabled'));
    await spendCode(ctx, uid, code).catch((error: unknown) => {
      throw error instanceof ContractError ? refused(error) : error;
    });
  },
  made: (uid) => ctx.db.write(({ query }) => updateLastSignIn(query, uid, now(ctx))),
});

/** A refusal as the identity service passes it on; mount.ts turns it back. */
const refused = ({ code, message }: ContractError) => new APIError('FORBIDDEN', { code, message });
