import type { Interaction } from '../../contract/tutor.ts';
import { now } from '../context.ts';
import { inSteps } from '../db/steps.ts';
import { silence } from '../nodes/members.ts';
import { endInteraction, unrecorded } from './answer.ts';
import type { TutorContext } from './context.ts';
import * as store from './store.ts';

/** How long a pending interaction belongs to the process that answers it unless the lease is renewed, in milliseconds. */
const leaseLength = 30_000;

/** The end of a lease that is taken or renewed now. */
export const leaseEnd = (ctx: TutorContext): string =>
  new Date(ctx.clock.now().getTime() + leaseLength).toISOString();

/**
 * Renews the leases of the generations of this process, then fails the interactions whose lease has expired.
 * Runs every few seconds. Of several nodes, each looks only at the leases of its own interactions, since its
 * clock can differ from the clock by which another node set a lease. The interactions of dead nodes fail
 * whatever their lease.
 */
export async function maintainLeases(ctx: TutorContext): Promise<void> {
  await ctx.db.write(({ query }) => store.renewLeases(query, ctx.generations.ids(), leaseEnd(ctx)));
  await failPending(ctx, await store.listPending(ctx.db.read, now(ctx), ctx.nodes?.members.id));
  await failLost(ctx);
}

/**
 * Fails the interactions that an earlier run left pending. A single node has its database to itself
 * (docs/decisions/04-nodes-and-operation.md), so every interaction that is pending at its start is orphaned, even if its lease has not expired.
 * Where there are several nodes, this function does nothing, and `failLost` fails the interactions of those
 * that are dead.
 */
export async function failOrphaned(ctx: TutorContext): Promise<void> {
  if (!ctx.nodes) await failPending(ctx, await store.listPending(ctx.db.read));
}

/** Fails the interactions of dead nodes. Runs as soon as a death is noticed, and in `maintainLeases`. */
export async function failLost(ctx: TutorContext): Promise<void> {
  if (ctx.nodes?.members.isSteady) await failPending(ctx, await store.listLost(ctx.db.read, silence));
}

async function failPending(ctx: TutorContext, pending: readonly Interaction[]): Promise<void> {
  for (const interaction of pending) {
    if (ctx.generations.owns(interaction.id)) continue;
    await endInteraction(ctx, interaction, {
      status: 'failed',
      failure: 'model-failed',
      answer: interaction.answer,
      ...unrecorded,
    });
  }
}

/** How long an idempotency key counts (contract "The tutor"), in milliseconds. */
const keyLifetime = 24 * 3_600_000;

/** The creation time of the oldest idempotency keys that still count. */
export const keysSince = (ctx: TutorContext): string =>
  new Date(ctx.clock.now().getTime() - keyLifetime).toISOString();

/** Deletes idempotency keys that no longer count. Runs every hour. */
export async function dropOldKeys(ctx: TutorContext): Promise<void> {
  await inSteps(ctx.db, (query) => store.deleteKeysBefore(query, keysSince(ctx)));
}
