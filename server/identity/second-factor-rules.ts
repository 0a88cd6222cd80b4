import { ContractError } from '../../contract/errors.ts';
import { accountName } from '../../contract/identity.ts';
import type { TeacherActor } from '../access.ts';
import { type Context, now } from '../context.ts';
import type { Write } from '../db/group-commit.ts';
import * as securityLog from '../security-log/rules.ts';
import { addressOf, newSecret, shownSecret } from './authenticator.ts';
import { emailLoss, type LossContext } from './loss-rules.ts';
import { hashPassword } from './password-hashes.ts';
import { appStep, type CodesContext, spendCode } from './second-factor-codes.ts';
import * as store from './second-factor-store.ts';
import { endSignIns, readSignInsAgain } from './sign-ins.ts';
import { findCredentialByEmail, findProfile } from './store.ts';

/**
 * How many recovery codes an account gets, and how many characters each has. Ten characters of an alphabet of
 * 31 hold 49 bits.
 */
const recoveryCodes = { count: 10, length: 10 } as const;

type FactorContext = CodesContext & Pick<Context, 'ids' | 'events'> & LossContext;

/** Whether the caller's second factor is on, and how many recovery codes are left. */
export async function readSecondFactor(ctx: Pick<Context, 'db'>, { uid }: TeacherActor) {
  const factor = await store.findSecondFactor(ctx.db.read, uid);
  const codes = await store.listRecoveryCodes(ctx.db.read, uid);
  return { isOn: Boolean(factor?.onAt), recoveryCodesLeft: codes.length };
}

/**
 * Makes a new secret for the caller's app, in place of one that was never confirmed.
 * @returns the secret as people type it, and its `otpauth:` address for a QR code
 * @throws ContractError second-factor-on
 */
export async function beginSecondFactor(ctx: FactorContext, { uid }: TeacherActor) {
  const secret = newSecret(ctx.ids);
  const sealed = ctx.secondFactorSeal.seal(secret, uid);
  const isStored = await ctx.db.write(({ query }) => store.insertSecret(query, uid, sealed));
  if (!isStored) throw new ContractError('second-factor-on');
  const profile = await findProfile(ctx.db.read, uid);
  return { secret: shownSecret(secret), address: addressOf(secret, profile?.email ?? '') };
}

/**
 * Turns the second factor on with a first code and ends every other sign-in, since those were made without
 * it.
 * @param signIn the sign-in that makes the call
 * @returns the recovery codes, which are stored as hashes only
 * @throws ContractError second-factor-off when `beginSecondFactor` was not called before, second-factor-on,
 * wrong-second-factor
 */
export async function confirmSecondFactor(
  ctx: FactorContext,
  actor: TeacherActor,
  { code, signIn }: { code: string; signIn: string },
): Promise<string[]> {
  const { uid } = actor;
  const factor = await store.findSecondFactor(ctx.db.read, uid);
  if (!factor) throw new ContractError('second-factor-off');
  if (factor.onAt) throw new ContractError('second-factor-on');
  const step = await appStep(ctx, uid, factor, code);
  if (step === null) throw new ContractError('wrong-second-factor');
  const codes = Array.from({ length: recoveryCodes.count }, () => ctx.ids.code(recoveryCodes.length));
  // Hashing is slow on purpose, so it happens outside the transaction.
  const hashed = await Promise.all(
    codes.map(async (each) => ({ id: ctx.ids.next(), hash: await hashPassword(each) })),
  );
  await ctx.db.write(async (write) => {
    const on = { sealedSecret: factor.sealedSecret, step, at: now(ctx) };
    if (!(await store.turnOn(write.query, uid, on))) throw new ContractError('wrong-second-factor');
    await store.insertRecoveryCodes(write.query, uid, hashed);
    await endSignIns(ctx, write, uid, { except: signIn });
    await securityLog.record(ctx, write, { event: 'second-factor-on', by: actor });
  });
  return codes.map((each) => `${each.slice(0, 5)}-${each.slice(5)}`);
}

/**
 * Turns the caller's second factor off with a code.
 * @throws ContractError second-factor-off, wrong-second-factor
 */
export async function turnOffSecondFactor(
  ctx: FactorContext,
  actor: TeacherActor,
  code: string,
): Promise<void> {
  const factor = await store.findSecondFactor(ctx.db.read, actor.uid);
  if (!factor?.onAt) throw new ContractError('second-factor-off');
  await spendCode(ctx, actor.uid, code);
  await ctx.db.write(async (write) => {
    await store.deleteSecondFactor(write.query, actor.uid);
    // Where the school requires a second factor, the teacher can do nothing else until it is set up again.
    await readSignInsAgain(ctx, write, { uid: actor.uid });
    await securityLog.record(ctx, write, { event: 'second-factor-off', by: actor });
    await emailLoss(ctx, write, { uid: actor.uid, loss: 'second-factor', by: actor });
  });
}

/**
 * Turns off the second factor of somebody who lost it and ends every sign-in, in the caller's transaction. A
 * second factor that was never confirmed is deleted, and no sign-in ends.
 */
export async function removeSecondFactor(
  ctx: Pick<Context, 'events'> & LossContext,
  write: Write,
  uid: string,
  by: securityLog.Entry['by'],
): Promise<void> {
  if (!(await store.deleteSecondFactor(write.query, uid))) return;
  await endSignIns(ctx, write, uid);
  await securityLog.record(ctx, write, { event: 'second-factor-taken-back', by, about: uid });
  await emailLoss(ctx, write, { uid, loss: 'second-factor', by });
}

/**
 * Turns off the second factor of the account with this email address, for the operator's command. Capitals in
 * the address do not matter. The command exists because a school's only administrator has nobody else to ask.
 * @throws Error with a sentence for the operator
 */
export async function removeSecondFactorByEmail(
  ctx: Pick<Context, 'db' | 'events'> & LossContext,
  typed: string,
): Promise<void> {
  const found = await findCredentialByEmail(ctx.db.read, accountName(typed));
  const factor = found && (await store.findSecondFactor(ctx.db.read, found.uid));
  if (!found || !factor?.onAt)
    throw new Error(
      `No account with a second factor signs in with ${typed}. Please check the email address.`,
    );
  await ctx.db.write((write) => removeSecondFactor(ctx, write, found.uid, securityLog.operator));
}
