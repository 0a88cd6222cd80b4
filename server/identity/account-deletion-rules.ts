import { type Context, now } from '../context.ts';
import type { Write } from '../db/group-commit.ts';
import { endSignIns } from './sign-ins.ts';
import * as store from './student-store.ts';

/**
 * Deletes an account in the caller's transaction and ends its sign-ins with their streams. The caller has
 * already deleted everything that refers to the account.
 * @param keepsHolder whether the account stays, without a name or a way to sign in, because safeguarding
 * records refer to it
 */
export async function deleteAccount(
  ctx: Context,
  write: Write,
  uid: string,
  { keepsHolder }: { keepsHolder: boolean },
): Promise<void> {
  await endSignIns(ctx, write, uid);
  await store.deleteCredentials(write.query, uid);
  if (keepsHolder) await store.makeNameless(write.query, uid, now(ctx));
  else await store.deleteUser(write.query, uid);
}
