import { ContractError } from '../../contract/errors.ts';
import type { SchoolReset } from '../../contract/resets.ts';
import type { AccountActor, Origin, TeacherActor } from '../access.ts';
import type { Context } from '../context.ts';
import type { Write } from '../db/group-commit.ts';
import * as securityLog from '../security-log/rules.ts';
import { administeredBy } from './administrator-rules.ts';
import type { Devices } from './devices.ts';
import { wasHeldBy } from './held-device-rules.ts';
import * as store from './reset-store.ts';
import { profilesOf } from './rules.ts';
import { endSignIns } from './sign-ins.ts';
import { isMemberOf } from './teacher-store.ts';
import { tokenHash } from './token-hashes.ts';

export type { WithheldClass } from './reset-store.ts';

/** Whether the account's password was made by somebody else and has to be changed first. */
export const mustChangePassword = (ctx: Pick<Context, 'db'>, uid: string): Promise<boolean> =>
  store.hasReset(ctx.db.read, uid);

/**
 * Ends the passwords that a teacher made and may no longer make, in the transaction that took the right. A
 * person who had not changed such a password gets a new one from somebody else.
 */
export async function endLapsedResets(
  ctx: Pick<Context, 'events'>,
  write: Write,
  resetBy: string,
): Promise<void> {
  for (const uid of await store.listLapsed(write.query, resetBy)) {
    await store.endPassword(write.query, uid);
    await endSignIns(ctx, write, uid);
  }
}

/** Whether the account's password was made by somebody who may no longer make it. */
export async function hasLapsedReset({ db }: Pick<Context, 'db'>, uid: string): Promise<boolean> {
  const resetBy = (await store.findReset(db.read, uid))?.resetBy ?? null;
  return resetBy !== null && (await store.listLapsed(db.read, resetBy)).includes(uid);
}

/**
 * The students from whom these classes are withheld and whose reset the classes' teachers can confirm now
 * (docs/decisions/12-access-and-sharing.md).
 */
export const listToConfirm = (
  ctx: Pick<Context, 'db'>,
  classIds: readonly string[],
): Promise<store.WithheldClass[]> => store.listToConfirm(ctx.db.read, classIds);

interface Confirmation {
  readonly studentUid: string;
  /** The role in which the caller confirms the reset. */
  readonly as: 'teacher' | 'administrator';
  /** The classes to open; undefined for all that are withheld. */
  readonly classIds?: readonly string[];
}

/**
 * Confirms in the caller's transaction that a reset was the student's wish, and opens the classes. The
 * calling rule checks the access.
 * @returns the classes that it opened
 * @throws ContractError password-not-changed while whoever made the password could still sign in with it
 */
export async function confirmReset(
  ctx: Pick<Context, 'clock'>,
  write: Write,
  by: TeacherActor,
  { studentUid, as, classIds }: Confirmation,
): Promise<string[]> {
  const opened = await store.openWithheld(write.query, studentUid, classIds);
  if (opened.length === 0 && (await store.hasReset(write.query, studentUid)))
    throw new ContractError('password-not-changed');
  if (opened.length > 0)
    await securityLog.record(ctx, write, {
      event: 'reset-confirmed',
      detail: as,
      by,
      about: studentUid,
    });
  return opened;
}

/**
 * The resets that the caller can confirm for the school that they administer. Their own resets are left out:
 * somebody else has to say that such a reset was the student's wish.
 * @throws ContractError administrator-only
 */
export async function listSchoolResets(ctx: Context, actor: TeacherActor): Promise<SchoolReset[]> {
  const { id } = await administeredBy(ctx.db.read, actor);
  const resets = await store.listResetsOfOthers(ctx.db.read, id, actor.uid);
  const people = await profilesOf(
    ctx,
    resets.flatMap(({ studentUid, resetBy }) => [studentUid, resetBy]),
  );
  return resets.map((reset) => ({
    ...reset,
    name: people.get(reset.studentUid)?.fullName ?? '',
    username: people.get(reset.studentUid)?.username ?? '',
    resetBy: people.get(reset.resetBy)?.fullName ?? '',
  }));
}

/**
 * Confirms a reset for the school that the caller administers, in the caller's transaction.
 * @returns the classes that it opened
 * @throws ContractError administrator-only, student-not-found, own-reset, password-not-changed
 */
export async function confirmSchoolReset(
  ctx: Pick<Context, 'clock'>,
  write: Write,
  by: TeacherActor,
  studentUid: string,
): Promise<string[]> {
  const { id: schoolId } = await administeredBy(write.query, by);
  if (!(await isMemberOf(write.query, { schoolId, role: 'student', uid: studentUid })))
    throw new ContractError('student-not-found');
  if (await store.isWithheldBy(write.query, studentUid, by.uid)) throw new ContractError('own-reset');
  return confirmReset(ctx, write, by, { studentUid, as: 'administrator' });
}

/**
 * Confirms a reset for all classes, because the student uses a device that the account was used on before the
 * reset.
 */
export async function confirmByDevice(
  ctx: Pick<Context, 'clock'>,
  write: Write,
  by: AccountActor,
): Promise<void> {
  if ((await store.openWithheld(write.query, by.uid)).length > 0)
    await securityLog.record(ctx, write, { event: 'reset-confirmed', detail: 'device', by });
}

/** A sign-in that has just been made. */
interface MadeSignIn {
  readonly uid: string;
  /** The email address in lower case. */
  readonly account: string;
  readonly token: string;
  /** The Cookie header of the call. */
  readonly cookies: string | undefined;
  readonly from: Origin;
}

/**
 * Confirms a reset when the student signs in on a device that the account was used on before: at once, or
 * with the change of the password if that is still to come. A device that the teacher who made the reset has
 * used confirms nothing; the server knows that by itself, since its cookie can be cut.
 * @returns whether the device may be remembered. While a reset is not confirmed, only a device that is
 * already known may be.
 */
export async function admitDevice(
  ctx: Pick<Context, 'db' | 'clock'>,
  devices: Devices,
  { uid, account, token, cookies, from }: MadeSignIn,
): Promise<boolean> {
  const isReset = await mustChangePassword(ctx, uid);
  const resetters = await store.listResetters(ctx.db.read, uid);
  if (!isReset && resetters.length === 0) return true;
  const device = devices.knownBy(cookies, account);
  if (device === undefined || (await wasHeldBy(ctx, device, resetters))) return false;
  await ctx.db.write(async (write) => {
    await store.setKnownSignIn(write.query, uid, tokenHash(token));
    // The security log stores the uid alone, so name and role can stay empty.
    await confirmByDevice(ctx, write, { uid, name: '', role: null, from });
  });
  return true;
}
