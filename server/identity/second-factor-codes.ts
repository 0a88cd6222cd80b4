import { codeOf } from '../../contract/codes.ts';
import { ContractError } from '../../contract/errors.ts';
import type { Context } from '../context.ts';

import { stepOf } from './authenticator.ts';
import { verifyPassword } from './password-hashes.ts';
import type { Seal } from './seal.ts';
import * as store from './second-factor-store.ts';

/** The context in which codes are checked. */
export type CodesContext = Pick<Context, 'db' | 'clock'> & { readonly secondFactorSeal: Seal };

/**
 * Checks and uses up a code of the authenticator app or a recovery code. An account whose second factor is
 * off needs none.
 * @throws ContractError second-factor-required without a code, wrong-second-factor for a wrong or used one
 */
export async function spendCode(ctx: CodesContext, uid: string, typed: string | undefined): Promise<void> {
  const factor = await store.findSecondFactor(ctx.db.read, uid);
  if (!factor?.onAt) return;
  if (!typed) throw new ContractError('second-factor-required');
  const code = codeOf(typed);
  const isRight = /^\d{6}$/.test(code)
    ? await spendAppCode(ctx, uid, factor, code)
    : await spendRecoveryCode(ctx, uid, code);
  if (!isRight) throw new ContractError('wrong-second-factor');
}

async function spendAppCode(
  ctx: CodesContext,
  uid: string,
  factor: store.SecondFactor,
  code: string,
): Promise<boolean> {
  const step = await appStep(ctx, uid, factor, code);
  return step !== null && ctx.db.write(({ query }) => store.spendStep(query, uid, step));
}

/**
 * The time step of a code of the app.
 * @returns null when the code is wrong or used, or when the secret was sealed with another key
 */
export async function appStep(
  ctx: Pick<CodesContext, 'clock' | 'secondFactorSeal'>,
  uid: string,
  { sealedSecret, lastStep }: store.SecondFactor,
  typed: string,
): Promise<number | null> {
  const secret = ctx.secondFactorSeal.open(sealedSecret, uid);
  if (secret === null) return null;
  return stepOf(secret, codeOf(typed), { at: ctx.clock.now(), after: lastStep });
}

async function spendRecoveryCode(ctx: CodesContext, uid: string, code: string): Promise<boolean> {
  for (const { id, hash } of await store.listRecoveryCodes(ctx.db.read, uid))
    if (await verifyPassword(hash, code))
      return ctx.db.write(({ query }) => store.deleteRecoveryCode(query, id));
  return false;
}
