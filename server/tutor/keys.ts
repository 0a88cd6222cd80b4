import { createHash } from 'node:crypto';
import { ContractError } from '../../contract/errors.ts';
import type { Interaction } from '../../contract/tutor.ts';
import type { StudentActor } from '../access.ts';
import type { Write } from '../db/group-commit.ts';
import type { TutorContext } from './context.ts';
import { keysSince } from './leases.ts';
import type { Asked, Question } from './questions.ts';
import { ownView } from './reading-rules.ts';
import * as store from './store.ts';

/** An idempotency key (contract "The tutor") with a mark of the question that it came with. */
export interface UsedKey {
  readonly key: string;
  readonly fingerprint: string;
}

/** The caller's key for this question; undefined without one. */
export const keyFor = (
  { where, question, retryOf }: Question,
  key: string | undefined,
): UsedKey | undefined => {
  if (!key) return undefined;
  const asked = JSON.stringify([where.id, question, retryOf]);
  return { key, fingerprint: createHash('sha256').update(asked).digest('base64url') };
};

/**
 * What was asked under a key before; undefined when nothing was.
 * @throws ContractError idempotency-key-reused when that was another question
 */
export async function askedBefore(
  ctx: TutorContext,
  actor: StudentActor,
  { key, fingerprint }: UsedKey,
): Promise<Asked | undefined> {
  const used = await store.findKey(ctx.db.read, actor.uid, key, keysSince(ctx));
  if (!used) return undefined;
  if (used.fingerprint !== fingerprint) throw new ContractError('idempotency-key-reused');
  const turn = ctx.turns.get(used.interactionId);
  const interaction = await store.findInteraction(ctx.db.read, used.interactionId);
  return interaction && { interaction: ownView(interaction), turn };
}

/** Notes that a key was used, in the transaction that stores its question. @throws a conflict (db/conflict.ts) */
export async function noteKey(
  ctx: TutorContext,
  { query }: Write,
  used: UsedKey,
  { id, studentUid, createdAt }: Interaction,
): Promise<void> {
  await store.deleteKeysBefore(query, keysSince(ctx));
  await store.insertKey(query, { ...used, studentUid, interactionId: id, createdAt });
}
