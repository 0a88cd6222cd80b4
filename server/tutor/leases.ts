import { now } from '../context.ts';
import { endInteraction } from './answer.ts';
import type { TutorContext } from './context.ts';
import * as store from './store.ts';

/** How long a pending question belongs to the process that answers it, in milliseconds, unless it renews. */
const leaseLength = 30_000;

/** The end of a lease that is taken or renewed now. */
export const leaseEnd = (ctx: TutorContext): string =>
  new Date(ctx.clock.now().getTime() + leaseLength).toISOString();

/**
 * Renews the leases of the answers under way here, then ends as failed those whose owner is gone; to be called
 * every few seconds.
 */
export async function maintainLeases(ctx: TutorContext): Promise<void> {
  await ctx.db.write(({ query }) => store.renewLeases(query, ctx.turns.ids(), leaseEnd(ctx)));
  await failPending(ctx, now(ctx));
}

/**
 * Ends what an earlier run left pending. One server holds a database at a time (decision 19): all that is pending at
 * its start is abandoned, however long its lease, and nobody has to wait for that.
 */
export const failOrphaned = (ctx: TutorContext): Promise<void> => failPending(ctx);

/** @param expiredBy leaves alone what somebody still holds a lease on at this moment */
async function failPending(ctx: TutorContext, expiredBy?: string): Promise<void> {
  for (const interaction of await store.listPending(ctx.db.read, expiredBy)) {
    if (ctx.turns.get(interaction.id)) continue;
    await endInteraction(ctx, interaction, {
      status: 'failed',
      failure: 'model-failed',
      answer: interaction.answer,
      guard: null,
      noticed: null,
      disclosed: [],
    });
  }
}

const keysKept = 24 * 3_600_000;

/** The moment since which idempotency keys count (contract "The tutor"). */
export const keysSince = (ctx: TutorContext): string =>
  new Date(ctx.clock.now().getTime() - keysKept).toISOString();

/** Drops idempotency keys that no longer count; to be called every hour or so. */
export async function dropOldKeys(ctx: TutorContext): Promise<void> {
  await ctx.db.write(({ query }) => store.deleteKeysBefore(query, keysSince(ctx)));
}
