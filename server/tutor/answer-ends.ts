import { isContentAnswer, isSupport } from '../../contract/receipts.ts';
import type { Interaction } from '../../contract/tutor.ts';
import { now } from '../context.ts';
import { isUnavailable } from '../db/unavailable.ts';
import { silence } from '../nodes/members.ts';
import type { LateEnd } from './answers.ts';
import type { TutorContext } from './context.ts';
import * as store from './store.ts';

/** The record of an answer that was not checked to its end. */
export const unrecorded = { guard: null, noticed: null, disclosed: [], told: null } as const;

/**
 * Ends a pending interaction and appends its event; nothing changes for one that has ended. While the database is
 * away, the end is kept, to be stored later.
 * @throws when the end could not be stored now, even if it is kept
 */
export async function endAnswer(ctx: TutorContext, ended: LateEnd): Promise<Interaction> {
  try {
    return await storeEnd(ctx, ended);
  } catch (error) {
    if (isUnavailable(error)) ctx.answers.endLater(ended);
    throw error;
  }
}

/** @returns the interaction, even if it had ended before */
function storeEnd(ctx: TutorContext, { interaction, end }: LateEnd): Promise<Interaction> {
  return ctx.db.write(async (write) => {
    const ended = await store.endPending(write.query, interaction.id, { ...end, processedAt: now(ctx) });
    if (!ended) return (await store.findInteraction(write.query, interaction.id)) ?? interaction;
    write.afterCommit(() => measureEnd(ctx, ended));
    if (ended.sessionId) await ctx.events.append(write, ended.sessionId, 'answer', { interaction: ended });
    return ended;
  });
}

function measureEnd({ metrics }: TutorContext, { status, failure, guard }: Interaction): void {
  const isSupported = isSupport({ guard });
  if (status !== 'pending') metrics.turnEnded(isSupported ? 'support' : status, failure);
  if (guard === null) return;
  metrics.judged(isSupported ? 'support' : isContentAnswer({ guard }) ? 'content' : guard.outcome);
}

/**
 * Keeps a failed end for a question that may or may not be stored, because the database went away during its
 * commit. The student was told that the question is refused. If it was stored after all, it fails as soon as
 * the database is back, so that the student's next question need not wait until the lease has expired.
 */
export function failIfStored(ctx: TutorContext, interaction: Interaction): void {
  ctx.answers.endLater({
    interaction,
    end: { status: 'failed', failure: 'not-ready', answer: '', ...unrecorded },
  });
}

/**
 * Stores the ends that could not be stored when they came. Runs every second. If the database is still away,
 * the remaining ends are kept for the next run.
 */
export async function storeLateEnds(ctx: TutorContext): Promise<void> {
  for (const late of ctx.answers.lateEnds()) {
    try {
      await storeEnd(ctx, late);
    } catch (error) {
      if (isUnavailable(error)) return;
      ctx.log.error({ err: error, interaction: late.interaction.id }, 'an answer could not be stored');
    }
    ctx.answers.forgetLate(late);
  }
}

/** How long a pending interaction belongs to the process that answers it unless the lease is renewed, in milliseconds. */
const leaseLength = 30_000;

/** The end of a lease that is taken or renewed now. */
export const leaseEnd = (ctx: TutorContext): string =>
  new Date(ctx.clock.now().getTime() + leaseLength).toISOString();

/**
 * Renews the leases of the answers of this process, then fails the interactions whose lease has expired.
 * Runs every few seconds. Of several nodes, each looks only at the leases of its own interactions, since its
 * clock can differ from the clock by which another node set a lease. The interactions of dead nodes fail
 * whatever their lease.
 */
export async function maintainLeases(ctx: TutorContext): Promise<void> {
  await ctx.db.write(({ query }) => store.renewLeases(query, ctx.answers.ids(), leaseEnd(ctx)));
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
    if (ctx.answers.owns(interaction.id)) continue;
    await storeEnd(ctx, {
      interaction,
      end: { status: 'failed', failure: 'model-failed', answer: interaction.answer, ...unrecorded },
    });
  }
}
