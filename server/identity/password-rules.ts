import { ContractError } from '../../contract/errors.ts';
import { accountName } from '../../contract/identity.ts';
import { normalisedPassword } from '../../contract/passwords.ts';
import type { AccountActor, TeacherActor } from '../access.ts';
import { type Context, now } from '../context.ts';
import type { Write } from '../db/group-commit.ts';
import * as securityLog from '../security-log/rules.ts';
import { emailLoss, type LossContext } from './loss-rules.ts';
import {
  checkPassword,
  makePassword,
  refuseKnownPasswordOf,
  teacherPasswordMinimum,
} from './new-password-rules.ts';
import { hashPassword, verifyPassword } from './password-hashes.ts';
import { confirmByDevice } from './reset-rules.ts';
import * as resets from './reset-store.ts';
import { announceChange, endSignIns } from './sign-ins.ts';
import * as store from './store.ts';
import { isDisabled } from './teacher-store.ts';

/** The context of password changes. It is small because the operator's command has no more than this. */
export type PasswordContext = Pick<Context, 'db' | 'ids' | 'clock' | 'events' | 'breachedPasswords'> &
  LossContext;

/**
 * Checks the password of an account.
 * @returns the account's credential
 * @throws ContractError wrong-password
 */
export async function checkOwnPassword(
  ctx: Pick<Context, 'db'>,
  uid: string,
  password: string,
): Promise<store.Credential> {
  const found = await store.findCredential(ctx.db.read, uid);
  if (!found || !(await verifyPassword(found.passwordHash, password)))
    throw new ContractError('wrong-password');
  return found;
}

/**
 * Changes the caller's own password and ends every other sign-in of the account. This finishes a reset, and
 * also confirms it on a device that the account was used on before (docs/decisions/12-access-and-sharing.md).
 * @param signIn the sign-in that makes the call
 * @throws ContractError weak-password, guessable-password, common-password, breached-password, wrong-password,
 * password-unchanged
 */
export async function changePassword(
  ctx: PasswordContext,
  actor: AccountActor,
  { currentPassword, newPassword: chosen }: { currentPassword: string; newPassword: string },
  signIn: string,
): Promise<void> {
  const minimum = actor.role === 'teacher' ? await teacherPasswordMinimum(ctx, actor.schoolId) : undefined;
  checkPassword(chosen, minimum);
  await refuseKnownPasswordOf(ctx, actor.uid, chosen);
  const found = await checkOwnPassword(ctx, actor.uid, currentPassword);
  if (normalisedPassword(chosen) === normalisedPassword(currentPassword))
    throw new ContractError('password-unchanged');
  const isChanged = await replacePassword(ctx, found, chosen, async (write) => {
    await endSignIns(ctx, write, found.uid, { except: signIn });
    await securityLog.record(ctx, write, { event: 'password-changed', by: actor });
    await emailLoss(ctx, write, { uid: found.uid, loss: 'password', by: actor });
    const reset = await resets.deleteReset(write.query, found.uid);
    if (reset?.knownSignIn === signIn) await confirmByDevice(ctx, write, actor);
    announceChange(ctx, write, signIn);
  });
  if (!isChanged) throw new ContractError('wrong-password');
}

/** The details of a reset. */
export interface Resetting extends Pick<securityLog.Entry, 'classId'> {
  readonly by: TeacherActor | securityLog.Operator;
  /** Reads the classes that the account's sign-ins must not open until somebody else confirms the reset. */
  readonly withheld?: ((query: Write['query']) => Promise<readonly string[]>) | undefined;
  /** Called in the transaction; throws when whoever makes the reset has lost the right to do so. */
  readonly refuse?: ((query: Write['query']) => Promise<void>) | undefined;
}

/**
 * Gives an account a new password and ends every sign-in of the account. Whoever signs in with it has to
 * change it before anything else. The calling rule checks the access.
 * @returns the password, which is stored as a hash only
 * @throws ContractError student-not-found, whatever the role, when there is no such account
 */
export async function resetPassword(
  ctx: PasswordContext,
  uid: string,
  { by, classId, withheld, refuse }: Resetting,
): Promise<string> {
  const found = await store.findCredential(ctx.db.read, uid);
  if (!found) throw new ContractError('student-not-found');
  const password = await makePassword(ctx);
  const isReset = await replacePassword(ctx, found, password, async (write) => {
    await refuse?.(write.query);
    await endSignIns(ctx, write, uid);
    await securityLog.record(ctx, write, { event: 'password-reset', by, about: uid, classId });
    await emailLoss(ctx, write, { uid, loss: 'password', by });
    const reset = { uid, resetBy: by.role === 'teacher' ? by.uid : null, resetAt: now(ctx) };
    await resets.saveReset(write.query, reset);
    await resets.withholdClasses(write.query, reset, (await withheld?.(write.query)) ?? []);
  });
  // Another change was committed in the meantime: try again, so that the returned password works.
  return isReset ? password : resetPassword(ctx, uid, { by, classId, withheld, refuse });
}

/**
 * Resets the password of the account with this email address, for the operator. Capitals in the address do
 * not matter.
 * @returns the new password
 * @throws Error with a sentence for the operator
 */
export async function resetPasswordByEmail(ctx: PasswordContext, typed: string): Promise<string> {
  const found = await store.findCredentialByEmail(ctx.db.read, accountName(typed));
  if (!found) throw new Error(`No account signs in with ${typed}. Please check the email address.`);
  return resetPassword(ctx, found.uid, { by: securityLog.operator });
}

/**
 * Stores a new password. Only the rules of this room call it.
 * @param alongside makes the changes that belong to the same transaction
 * @returns false when the password has changed since it was read
 */
export async function replacePassword(
  ctx: PasswordContext,
  found: store.Credential,
  password: string,
  alongside: (write: Write) => Promise<void>,
): Promise<boolean> {
  // Hashing is slow on purpose, so it happens outside the transaction.
  const passwordHash = await hashPassword(password);
  return ctx.db.write(async (write) => {
    if (!(await store.replacePassword(write.query, found, passwordHash, now(ctx)))) return false;
    await alongside(write);
    return true;
  });
}

/**
 * A value that changes with each new password of the account and reveals nothing about it; empty without an
 * account.
 */
export async function passwordVersion(ctx: Pick<Context, 'db'>, email: string): Promise<string> {
  return versionOf(await store.findCredentialByEmail(ctx.db.read, email));
}

/**
 * The key under which guesses at an account's second factor are counted, at the sign-in and after it. It
 * changes with the password, so that the guesses of somebody who knew the old password do not count against
 * the owner.
 * @param account a uid, or an email address in lower case that need not belong to an account
 */
export async function secondFactorGuessKey(
  ctx: Pick<Context, 'db'>,
  account: { readonly email: string } | { readonly uid: string },
): Promise<string> {
  const { read } = ctx.db;
  const found =
    'uid' in account
      ? await store.findCredential(read, account.uid)
      : await store.findCredentialByEmail(read, account.email);
  return JSON.stringify([found?.uid ?? account, versionOf(found)]);
}

/**
 * Whether the account's password still has this version and the account is not disabled. A change of the
 * password ends the sign-ins that it finds, and would miss one that is being made. Therefore `lockCredential`
 * waits for a change under way.
 */
export async function isPasswordVersion(
  ctx: Pick<Context, 'db'>,
  email: string,
  version: string,
): Promise<boolean> {
  return ctx.db.write(async ({ query }) => {
    const found = await store.findCredentialByEmail(query, email);
    if (found === undefined || versionOf(found) !== version) return false;
    return (await store.lockCredential(query, found)) && !(await isDisabled(query, found.uid));
  });
}

/**
 * The end of the stored hash. It depends on a random salt, so even the same password gets another one when it
 * is set again.
 */
const versionOf = (found: store.Credential | undefined): string => found?.passwordHash.slice(-16) ?? '';
