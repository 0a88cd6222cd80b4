import { ContractError } from '../../contract/errors.ts';
import type { SignIn } from '../../contract/identity.ts';
import type { AccountActor } from '../access.ts';
import { now } from '../context.ts';
import { deviceOf } from '../http/user-agent.ts';
import * as securityLog from '../security-log/rules.ts';
import type { IdentityContext } from './rules.ts';
import * as store from './sign-in-store.ts';
import { announceEndedSignIns, endSignIns } from './sign-ins.ts';

/**
 * The caller's sign-ins: the current one first, then the others, the most recently used first.
 * @param current the sign-in that makes the call
 */
export async function listSignIns(
  ctx: IdentityContext,
  actor: AccountActor,
  current: string,
): Promise<SignIn[]> {
  await ctx.signIns.storeUses();
  const rows = await store.listSignIns(ctx.db.read, actor.uid);
  return rows
    .filter((row) => row.expiresAt > now(ctx) && !ctx.signIns.isIdle(row))
    .map((row) => ({
      id: row.id,
      device: deviceOf(row.userAgent ?? ''),
      signedInAt: row.createdAt,
      lastUsedAt: row.updatedAt,
      current: row.token === current,
    }))
    .sort((a, b) => Number(b.current) - Number(a.current));
}

/**
 * Ends one of the caller's sign-ins with its streams.
 * @throws ContractError sign-in-not-found when it has ended or is somebody else's
 */
export async function endSignIn(ctx: IdentityContext, actor: AccountActor, id: string): Promise<void> {
  await ctx.db.write(async (write) => {
    const ended = await store.deleteSignIn(write.query, actor.uid, id);
    if (ended.length === 0) throw new ContractError('sign-in-not-found');
    await announceEndedSignIns(ctx, write, ended);
    await securityLog.record(ctx, write, { event: 'sign-ins-ended', detail: 'one', by: actor });
  });
}

/** Ends all of the caller's sign-ins but the current one, with their streams. */
export async function endOtherSignIns(
  ctx: IdentityContext,
  actor: AccountActor,
  current: string,
): Promise<void> {
  await ctx.db.write(async (write) => {
    if ((await endSignIns(ctx, write, actor.uid, { except: current })) === 0) return;
    await securityLog.record(ctx, write, { event: 'sign-ins-ended', detail: 'others', by: actor });
  });
}
