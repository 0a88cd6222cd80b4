import { createHash } from 'node:crypto';
import { ContractError } from '../../contract/errors.ts';
import type { Interaction } from '../../contract/tutor.ts';
import type { StudentActor } from '../access.ts';
import type { Write } from '../db/group-commit.ts';
import type { TutorContext } from './context.ts';
import { keysSince } from './leases.ts';
import type { Asked, Question } from './questions.ts';
import { findAsked } from './reading-rules.ts';
import * as store from './store.ts';

/** An idempotency key (contract "The tutor") with the fingerprint of its question. */
export interface UsedKey {
  readonly key: string;
  readonly fingerprint: string;
}

/** The key of this question; undefined without one. */
export const keyFor = (
  { conversation, question, retryOf }: Question,
  key: string | undefined,
): UsedKey | undefined => {
  if (!key) return undefined;
  const asked = JSON.stringify([conversation.id, question, retryOf]);
  return { key, fingerprint: createHash('sha256').update(asked).digest('base64url') };
};

/**
 * The question that was asked under this key before, if any.
 * @throws ContractError idempotency-key-reused when it was another question
 */
export async function askedBefore(
  ctx: TutorContext,
  actor: StudentActor,
  { key, fingerprint }: UsedKey,
): Promise<Asked | undefined> {
  const used = await store.findKey(ctx.db.read, actor.uid, key, keysSince(ctx));
  if (!used) return undefined;
  if (used.fingerprint !== fingerprint) throw new ContractError('idempotency-key-reused');
  const asked = await findAsked(ctx, used.interactionId);
  if (asked?.interaction.status !== 'pending' || asked.generation) return asked;
  // A committed question can be read a moment before this process has started its answer. A write that begins now ends after
  // the answer was started.
  await ctx.db.write(async () => undefined);
  return findAsked(ctx, used.interactionId);
}

/** Stores a used key in the transaction that stores its question. @throws a conflict (db/conflict.ts) */
export async function storeKey(
  ctx: TutorContext,
  { query }: Write,
  used: UsedKey,
  { id, studentUid, createdAt }: Interaction,
): Promise<void> {
  await store.deleteKeysBefore(query, keysSince(ctx));
  await store.insertKey(query, { ...used, studentUid, interactionId: id, createdAt });
}
