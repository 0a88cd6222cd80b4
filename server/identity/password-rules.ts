import { ContractError } from '../../contract/errors.ts';
import type { AccountActor } from '../access.ts';
import { type Context, now } from '../context.ts';
import * as securityLog from '../security-log/rules.ts';
import { hashPassword, verifyPassword } from './auth.ts';
import { newPassword } from './new-password.ts';
import { checkPassword } from './rules.ts';
import { endSignIns } from './sign-ins.ts';
import * as store from './store.ts';

/** The context of password changes; the administrator's command has no more than this. */
export type PasswordContext = Pick<Context, 'db' | 'ids' | 'clock' | 'events'>;

/**
 * Changes the caller's own password and ends every other sign-in of the account.
 * @param signIn the sign-in that makes the call
 * @throws ContractError weak-password, wrong-password, password-unchanged
 */
export async function changePassword(
  ctx: PasswordContext,
  actor: AccountActor,
  { currentPassword, newPassword: chosen }: { currentPassword: string; newPassword: string },
  signIn: string,
): Promise<void> {
  checkPassword(chosen);
  const found = await store.findCredential(ctx.db.read, actor.uid);
  const right = found && (await verifyPassword(found.passwordHash, currentPassword));
  if (!right) throw new ContractError('wrong-password');
  if (chosen === currentPassword) throw new ContractError('password-unchanged');
  const event = { event: 'password-changed', by: actor } as const;
  if (!(await replace(ctx, found, chosen, event, { except: signIn })))
    throw new ContractError('wrong-password');
}

/**
 * Gives an account a new password and ends every sign-in of the account. The calling rule checks the access.
 * @param reset who does it, and for a student in which class
 * @returns the password, which is not stored
 * @throws ContractError student-not-found when the account has no password of its own
 */
export async function resetPassword(
  ctx: PasswordContext,
  uid: string,
  reset: Pick<securityLog.Entry, 'by' | 'classId'>,
): Promise<string> {
  const found = await store.findCredential(ctx.db.read, uid);
  if (!found) throw new ContractError('student-not-found');
  const password = newPassword(ctx.ids);
  // Another change came first: try again, so that the returned password works.
  const event = { ...reset, event: 'password-reset', about: uid } as const;
  if (!(await replace(ctx, found, password, event))) return resetPassword(ctx, uid, reset);
  return password;
}

/**
 * Resets the password of the account with this e-mail address, in any case, for the administrator.
 * @returns the new password
 * @throws Error with a sentence for the administrator
 */
export async function resetPasswordByEmail(ctx: PasswordContext, typed: string): Promise<string> {
  const found = await store.findCredentialByEmail(ctx.db.read, typed.trim().toLowerCase());
  if (!found) throw new Error(`No account signs in with ${typed}. Please check the e-mail address.`);
  return resetPassword(ctx, found.uid, { by: securityLog.operator });
}

/**
 * Stores a new password and ends the account's sign-ins, except one if it is named.
 * @returns false when the password has changed since it was read
 */
async function replace(
  ctx: PasswordContext,
  found: store.Credential,
  password: string,
  event: securityLog.Entry,
  kept: { except?: string } = {},
): Promise<boolean> {
  // Hashing is slow on purpose, so it happens outside the transaction.
  const passwordHash = await hashPassword(password);
  return ctx.db.write(async (write) => {
    if (!(await store.replacePassword(write.query, found, passwordHash, now(ctx)))) return false;
    await endSignIns(ctx, write, found.uid, kept);
    await securityLog.record(ctx, write, event);
    return true;
  });
}

/** Changes with each new password of the account and reveals nothing about it; empty without an account. */
export async function passwordVersion(ctx: Pick<Context, 'db'>, email: string): Promise<string> {
  return versionOf(await store.findCredentialByEmail(ctx.db.read, email));
}

/**
 * Whether the account's password still has this version. The row lock waits for a change that is being committed: that
 * change ended the sign-ins it found and may have missed the one that is being made.
 */
export async function isPasswordVersion(
  ctx: Pick<Context, 'db'>,
  email: string,
  version: string,
): Promise<boolean> {
  return ctx.db.write(async ({ query }) => {
    const found = await store.findCredentialByEmail(query, email);
    return found !== undefined && versionOf(found) === version && (await store.lockCredential(query, found));
  });
}

const versionOf = (found: store.Credential | undefined): string => found?.passwordHash.slice(-16) ?? '';
