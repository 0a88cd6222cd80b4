import { APIError } from 'better-auth/api';
import { ContractError } from '../../contract/errors.ts';
import { type Context, now } from '../context.ts';
import { isDisabled, updateLastSignIn } from './teacher-store.ts';

/** What the identity service asks about every sign-in, whichever way it is made. */
export interface Admission {
  /** Called before a sign-in is made. @throws APIError with the code of a refusal of the contract */
  check(uid: string): Promise<void>;
  /** Called after a sign-in was made. */
  made(uid: string): Promise<void>;
}

/** Lets every account in that is not disabled. */
export const admissionTo = (ctx: Pick<Context, 'db' | 'clock'>): Admission => ({
  check: async (uid) => {
    if (await isDisabled(ctx.db.read, uid)) throw refused(new ContractError('account-disabled'));
  },
  made: (uid) => ctx.db.write(({ query }) => updateLastSignIn(query, uid, now(ctx))),
});

/** A refusal as the identity service passes it on; mount.ts turns it back. */
const refused = ({ code, message }: ContractError) => new APIError('FORBIDDEN', { code, message });
