import { ContractError } from '../../contract/errors.ts';
import type { TeacherActor } from '../access.ts';
import { type Context, now } from '../context.ts';
import { endGrantsBy } from '../db/grants.ts';
import type { Write } from '../db/group-commit.ts';
import * as securityLog from '../security-log/rules.ts';
import { administeredBy } from './administrator-rules.ts';
import { deleteForAccount } from './invitation-store.ts';
import { emailLoss } from './loss-rules.ts';
import { resetPassword } from './password-rules.ts';
import { endLapsedResets } from './reset-rules.ts';
import { removeSecondFactor } from './second-factor-rules.ts';
import { endSignIns } from './sign-ins.ts';
import { lockPassword } from './store.ts';
import * as store from './teacher-store.ts';

/** What administrators of a school can do with the accounts of its teachers. */

/**
 * The accounts of the teachers of the school that the caller administers, by name.
 * @throws ContractError administrator-only
 */
export async function listTeacherAccounts(
  ctx: Pick<Context, 'db'>,
  actor: TeacherActor,
): Promise<store.TeacherAccount[]> {
  const { id } = await administeredBy(ctx.db.read, actor);
  return store.listTeachers(ctx.db.read, id);
}

/**
 * Changes a teacher's account in one transaction, which checks that the caller administers the teacher's
 * school. Nobody can change their own account this way, so that a school always keeps an administrator.
 * @throws ContractError administrator-only, teacher-not-found, own-account
 */
async function changeTeacher(
  ctx: Pick<Context, 'db'>,
  actor: TeacherActor,
  uid: string,
  change: (write: Write) => Promise<void>,
): Promise<void> {
  await ctx.db.write(async (write) => {
    await checkMayChange(write.query, actor, uid);
    await change(write);
  });
}

/** Checks that the caller may change this account. @throws ContractError as changeTeacher */
async function checkMayChange(query: Write['query'], actor: TeacherActor, uid: string): Promise<void> {
  const { id: schoolId } = await administeredBy(query, actor);
  if (!(await store.isMemberOf(query, { schoolId, role: 'teacher', uid })))
    throw new ContractError('teacher-not-found');
  if (uid === actor.uid) throw new ContractError('own-account');
}

/** For how long a former administrator's account is protected like an administrator's, in milliseconds. */
const protectedAfterRole = 30 * 24 * 3_600_000;

/**
 * Checks what `checkMayChange` does, and that the account does not administer the school, nor did so lately:
 * otherwise one administrator could take over the account of another, after removing the role if need be.
 * @throws ContractError administrator-account, and as checkMayChange
 */
async function checkMayReset(
  ctx: Pick<Context, 'clock'>,
  query: Write['query'],
  actor: TeacherActor,
  uid: string,
): Promise<void> {
  await checkMayChange(query, actor, uid);
  const since = new Date(ctx.clock.now().getTime() - protectedAfterRole).toISOString();
  if (await store.administeredSince(query, uid, since)) throw new ContractError('administrator-account');
}

/** Approves a teacher who waits; for any other it changes nothing. @throws ContractError as changeTeacher */
export const approveTeacher = (ctx: Context, actor: TeacherActor, uid: string): Promise<void> =>
  changeTeacher(ctx, actor, uid, async (write) => {
    if (!(await store.updateAccountStatus(write.query, uid, { awaitsApproval: false }))) return;
    await securityLog.record(ctx, write, { event: 'account-approved', by: actor, about: uid });
  });

/**
 * Disables an account. This ends its sign-ins with their streams, what its teacher handed out, and the
 * invitations of the teacher.
 * @throws ContractError as changeTeacher
 */
export const disableTeacher = (ctx: Context, actor: TeacherActor, uid: string): Promise<void> =>
  changeTeacher(ctx, actor, uid, async (write) => {
    // A sign-in that is being made waits for this lock, and then finds the account disabled.
    await lockPassword(write.query, uid);
    if (!(await store.updateAccountStatus(write.query, uid, { disabledAt: now(ctx) }))) return;
    await endSignIns(ctx, write, uid);
    await deleteForAccount(write.query, uid);
    await endGrantsBy(write.query, uid, { at: now(ctx) });
    await endLapsedResets(ctx, write, uid);
    await securityLog.record(ctx, write, { event: 'account-disabled', by: actor, about: uid });
    await emailLoss(ctx, write, { uid, loss: 'account', by: actor });
  });

/** Enables a disabled account again. @throws ContractError as changeTeacher */
export const enableTeacher = (ctx: Context, actor: TeacherActor, uid: string): Promise<void> =>
  changeTeacher(ctx, actor, uid, async (write) => {
    if (!(await store.updateAccountStatus(write.query, uid, { disabledAt: null }))) return;
    await securityLog.record(ctx, write, { event: 'account-enabled', by: actor, about: uid });
  });

/** Ends every sign-in of a teacher with its streams. @throws ContractError as changeTeacher */
export const endTeacherSignIns = (ctx: Context, actor: TeacherActor, uid: string): Promise<void> =>
  changeTeacher(ctx, actor, uid, async (write) => {
    await endSignIns(ctx, write, uid);
    await securityLog.record(ctx, write, { event: 'sign-ins-ended', by: actor, about: uid, detail: 'all' });
  });

/**
 * Turns off the second factor of a teacher who lost it and ends every sign-in. For a teacher without one it
 * changes nothing.
 * @throws ContractError as checkMayReset
 */
export const takeBackSecondFactor = (ctx: Context, actor: TeacherActor, uid: string): Promise<void> =>
  ctx.db.write(async (write) => {
    await checkMayReset(ctx, write.query, actor, uid);
    await removeSecondFactor(ctx, write, uid, actor);
  });

/**
 * Gives a teacher who forgot the password a new one and ends every sign-in. The teacher changes it at the
 * next sign-in.
 * @returns the password, to be shown once
 * @throws ContractError as checkMayReset
 */
export async function resetTeacherPassword(ctx: Context, actor: TeacherActor, uid: string): Promise<string> {
  // Checked before the password is hashed, which is slow on purpose, and again in the transaction.
  await checkMayReset(ctx, ctx.db.read, actor, uid);
  return resetPassword(ctx, uid, { by: actor, refuse: (query) => checkMayReset(ctx, query, actor, uid) });
}
