import { ContractError } from '../../contract/errors.ts';
import type { TeacherActor } from '../access.ts';
import { type Context, now } from '../context.ts';
import { hashPassword, verifyPassword } from './auth.ts';
import { newPassword } from './new-password.ts';
import { checkPassword } from './rules.ts';
import { endSignIns } from './sign-ins.ts';
import * as store from './store.ts';

/** What changing a password takes; the administrator's command has no more than this. */
export type PasswordContext = Pick<Context, 'db' | 'ids' | 'clock' | 'events'>;

/**
 * Changes the caller's own password; every sign-in of the account ends, the caller's too.
 * @throws ContractError weak-password, wrong-password
 */
export async function changePassword(
  ctx: PasswordContext,
  actor: TeacherActor,
  { currentPassword, newPassword: chosen }: { currentPassword: string; newPassword: string },
): Promise<void> {
  checkPassword(chosen);
  const found = await store.findCredential(ctx.db.read, actor.uid);
  const right = found && (await verifyPassword(found.passwordHash, currentPassword));
  if (!right || !(await replace(ctx, found, chosen))) throw new ContractError('wrong-password');
}

/**
 * Gives an account a new password; every sign-in of the account ends. Whether the caller may is for the calling
 * rule to know.
 * @returns the password, which is kept nowhere
 * @throws ContractError student-not-found when the account has no password of its own
 */
export async function resetPassword(ctx: PasswordContext, uid: string): Promise<string> {
  const found = await store.findCredential(ctx.db.read, uid);
  if (!found) throw new ContractError('student-not-found');
  const password = newPassword(ctx.ids);
  // Another change came first: this one still gives what was asked for, a password that works.
  if (!(await replace(ctx, found, password))) return resetPassword(ctx, uid);
  return password;
}

/**
 * The administrator's reset, by the address that the account signs in with, in any case.
 * @returns the new password
 * @throws Error with a sentence for the administrator
 */
export async function resetPasswordByEmail(ctx: PasswordContext, typed: string): Promise<string> {
  const found = await store.findCredentialByEmail(ctx.db.read, typed.trim().toLowerCase());
  if (!found) throw new Error(`No account signs in with ${typed}. Please check the e-mail address.`);
  return resetPassword(ctx, found.uid);
}

/** @returns false when the password is no longer the one that was found */
async function replace(ctx: PasswordContext, found: store.Credential, password: string): Promise<boolean> {
  // Slow on purpose, so never inside the transaction.
  const passwordHash = await hashPassword(password);
  return ctx.db.write(async (write) => {
    if (!(await store.replacePassword(write.query, found, passwordHash, now(ctx)))) return false;
    await endSignIns(ctx, write, found.uid);
    return true;
  });
}

/** Differs from one password of the account to the next, and tells nothing of either. Empty without an account. */
export async function passwordMark(ctx: Pick<Context, 'db'>, email: string): Promise<string> {
  return markOf(await store.findCredentialByEmail(ctx.db.read, email));
}

/**
 * Whether the account's password still is the one of the mark. Waits for a change that is being committed: that one
 * has ended the sign-ins it saw, and may not have seen the one that asks.
 */
export async function isStillMarked(ctx: Pick<Context, 'db'>, email: string, mark: string): Promise<boolean> {
  return ctx.db.write(async ({ query }) => {
    const found = await store.findCredentialByEmail(query, email);
    return found !== undefined && markOf(found) === mark && (await store.holdPassword(query, found));
  });
}

const markOf = (found: store.Credential | undefined): string => found?.passwordHash.slice(-16) ?? '';
