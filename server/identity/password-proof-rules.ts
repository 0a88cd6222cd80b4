import { ContractError } from '../../contract/errors.ts';
import { passwordProofMinutes } from '../../contract/passwords.ts';
import type { TeacherActor } from '../access.ts';
import { type Context, now } from '../context.ts';
import { checkOwnPassword } from './password-rules.ts';
import * as store from './sign-in-store.ts';

type ProofContext = Pick<Context, 'db' | 'clock'>;

/**
 * Refuses a call that asks for the password unless its sign-in has proved it within the last minutes. The
 * proof is read from the database and never cached, since it may have been given on another node.
 * @throws ContractError password-needed
 */
export async function checkProof(ctx: ProofContext, signIn: string): Promise<void> {
  const provedAt = await store.findProof(ctx.db.read, signIn);
  const oldest = ctx.clock.now().getTime() - passwordProofMinutes * 60_000;
  if (provedAt === undefined || new Date(provedAt).getTime() <= oldest)
    throw new ContractError('password-needed');
}

/**
 * Proves the password for the calls of this sign-in that ask for it in the next minutes.
 * @throws ContractError wrong-password
 */
export async function provePassword(
  ctx: ProofContext,
  { uid }: TeacherActor,
  signIn: string,
  password: string,
): Promise<void> {
  await checkOwnPassword(ctx, uid, password);
  await ctx.db.write(({ query }) => store.setProof(query, signIn, now(ctx)));
}
