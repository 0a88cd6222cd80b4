import { createHash } from 'node:crypto';
import { type Context, now } from '../context.ts';
import { inSteps } from '../db/steps.ts';
import * as store from './held-device-store.ts';

type HoldingContext = Pick<Context, 'db' | 'clock'>;

/**
 * How long a hold is stored after it began, in milliseconds. This covers a sign-in of twelve hours and the
 * rest of the day on which it ends.
 */
const holdLifetime = 48 * 3_600_000;
/** The same for a teacher, whose device confirms no reset of a student: as long as a browser keeps its cookie. */
const teacherHoldLifetime = 400 * 24 * 3_600_000;

/** The id in a device's cookie can recognise the device, so only its hash is stored. */
const hashOf = (device: string): string => createHash('sha256').update(device).digest('base64url');

/**
 * Stores that an account holds a device from now on, and ends the hold that another account may still have.
 */
export async function holdDevice(ctx: HoldingContext, device: string, accountId: string): Promise<void> {
  const at = now(ctx);
  await ctx.db.write(async ({ query }) => {
    await store.endHolding(query, hashOf(device), at);
    await store.insertHolding(query, hashOf(device), accountId, at);
  });
}

/** Stores that nobody is signed in on a device any more. */
export async function leaveDevice(ctx: HoldingContext, device: string): Promise<void> {
  await ctx.db.write(({ query }) => store.endHolding(query, hashOf(device), now(ctx)));
}

/** Pairs of accounts that have both held the same device since this time; `uid` is one of `uids`. */
export async function sharingDevices(
  ctx: Pick<Context, 'db'>,
  uids: readonly string[],
  since: string,
): Promise<{ uid: string; otherUid: string }[]> {
  return uids.length === 0 ? [] : store.listSharing(ctx.db.read, uids, since);
}

/** Whether one of these accounts has ever held a device, whatever its cookie says of that now. */
export const wasHeldBy = (
  ctx: Pick<Context, 'db'>,
  device: string,
  uids: readonly string[],
): Promise<boolean> => store.wasHeldBy(ctx.db.read, hashOf(device), uids);

/** Deletes holds that are too old to count. Runs every hour. */
export async function dropOldHoldings(ctx: HoldingContext): Promise<void> {
  const before = (lifetime: number) => new Date(ctx.clock.now().getTime() - lifetime).toISOString();
  await inSteps(ctx.db, (query) => store.deleteStudentHoldings(query, before(holdLifetime)));
  await inSteps(ctx.db, (query) => store.deleteHoldings(query, before(teacherHoldLifetime)));
}
