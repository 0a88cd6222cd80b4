import { ContractError } from '../../contract/errors.ts';
import type { SchoolReset } from '../../contract/resets.ts';
import type { AccountActor, Origin, TeacherActor } from '../access.ts';
import type { Context } from '../context.ts';
import type { Write } from '../db/group-commit.ts';
import * as securityLog from '../security-log/rules.ts';
import { administeredBy } from './administrator-rules.ts';
import type { Devices } from './devices.ts';
import * as store from './reset-store.ts';
import { profilesOf } from './rules.ts';
import { isMemberOf } from './teacher-store.ts';
import { tokenHash } from './token-hashes.ts';

export type { WithheldClass } from './reset-store.ts';

/** Whether the account's password was made by somebody else and has to be changed first. */
export const mustChangePassword = (ctx: Pick<Context, 'db'>, uid: string): Promise<boolean> =>
  store.hasReset(ctx.db.read, uid);

/** The students to whom these classes open when their teachers confirm that it is them (decision 34). */
export const listToConfirm = (
  ctx: Pick<Context, 'db'>,
  classIds: readonly string[],
): Promise<store.WithheldClass[]> => store.listToConfirm(ctx.db.read, classIds);

interface Confirmation {
  readonly studentUid: string;
  /** In which of their roles the caller does it. */
  readonly as: 'teacher' | 'administrator';
  /** All withheld classes without it. */
  readonly classIds?: readonly string[];
}

/**
 * Confirms that a student is who uses the account since a reset, for these classes or for all, in the caller's transaction.
 * The calling rule checks the access.
 * @returns the classes that it opened
 * @throws ContractError password-not-changed: until then whoever made the password could sign in with it
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
 * The resets that the caller can confirm for the school that they administer. Those that they made themselves are none of
 * them: somebody else has to say that it was the student's wish.
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

/** Opens all withheld classes to a student on a device that the account was used on before the reset. */
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
 * Lets a device that the account was used on before confirm an unfinished reset: at once, or with the change of the password
 * where that is still to come. A device of the teacher who made the reset confirms nothing.
 * @returns whether the device may be remembered: while a reset is unfinished only those are that are known already
 */
export async function admitDevice(
  ctx: Pick<Context, 'db' | 'clock'>,
  devices: Devices,
  { uid, account, token, cookies, from }: MadeSignIn,
): Promise<boolean> {
  const isReset = await mustChangePassword(ctx, uid);
  const resetters = await store.resettersOf(ctx.db.read, uid);
  if (!isReset && resetters.length === 0) return true;
  const isKnown = (email: string) => devices.knownBy(cookies, email) !== undefined;
  if (!isKnown(account) || resetters.some(isKnown)) return false;
  await ctx.db.write(async (write) => {
    await store.setKnownSignIn(write.query, uid, tokenHash(token));
    await confirmByDevice(ctx, write, { uid, name: '', role: null, from });
  });
  return true;
}
