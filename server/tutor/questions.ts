import { createHash } from 'node:crypto';
import { ContractError } from '../../contract/errors.ts';
import type { Interaction } from '../../contract/tutor.ts';
import { asked, type StudentActor } from '../access.ts';
import { now } from '../context.ts';
import type { Write } from '../db/group-commit.ts';
import { inSteps } from '../db/steps.ts';
import { findAsked } from './answer-rules.ts';
import type { Asked } from './answers.ts';
import type { TutorContext } from './context.ts';
import type { Conversation, ConversationRef } from './conversations.ts';
import * as store from './store.ts';

/** A question of a student, and the conversation it belongs to. */
export interface Question {
  readonly conversation: ConversationRef;
  readonly question: string;
  /** The id of the failed interaction whose question is asked again. */
  readonly retryOf?: string | undefined;
  /** The id of the interaction whose question the student has changed to this one. */
  readonly changedFrom?: string | undefined;
}

/** A new pending interaction, which the caller stores. */
export const newInteraction = (
  ctx: TutorContext,
  actor: StudentActor,
  conversation: Conversation,
  { question, changedFrom }: Pick<Interaction, 'question' | 'changedFrom'>,
): Interaction => ({
  id: ctx.ids.next(),
  sessionId: conversation.kind === 'session' ? conversation.id : null,
  assignmentId: conversation.kind === 'assignment' && !conversation.isDeleted ? conversation.id : null,
  openingId: conversation.kind === 'session' ? conversation.session.openingId : null,
  studentUid: actor.uid,
  studentName: actor.name,
  question,
  changedFrom,
  answer: '',
  status: 'pending',
  failure: null,
  guard: null,
  noticed: null,
  createdAt: now(ctx),
  processedAt: null,
});

/** Whether an interaction is the student's own and belongs to the conversation. */
export const isOwnIn = (
  actor: StudentActor,
  conversationId: string,
  found: Interaction | undefined,
): boolean =>
  found !== undefined && asked(actor, found) && (found.sessionId ?? found.assignmentId) === conversationId;

/**
 * The id of the interaction whose question a new one changes. Null when there is none, or when the earlier
 * question was deleted meanwhile: the new question is then asked like any other, not refused.
 */
export async function findChanged(
  { query }: Write,
  actor: StudentActor,
  conversationId: string,
  { changedFrom }: Question,
): Promise<string | null> {
  const found = changedFrom && (await store.findInteraction(query, changedFrom));
  return found && isOwnIn(actor, conversationId, found) ? found.id : null;
}

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
  return findAsked(ctx, used.interactionId);
}

/** Stores a used key in the transaction that stores its question. @throws a conflict (db/conflict.ts) */
export const storeKey = (
  ctx: TutorContext,
  { query }: Write,
  used: UsedKey,
  { id, studentUid, createdAt }: Interaction,
): Promise<void> =>
  store.insertKey(query, { ...used, studentUid, interactionId: id, createdAt }, keysSince(ctx));

/** How long an idempotency key counts (contract "The tutor"), in milliseconds. */
const keyLifetime = 24 * 3_600_000;

/** The creation time of the oldest idempotency keys that still count. */
export const keysSince = (ctx: TutorContext): string =>
  new Date(ctx.clock.now().getTime() - keyLifetime).toISOString();

/** Deletes idempotency keys that no longer count. Runs every hour. */
export async function dropOldKeys(ctx: TutorContext): Promise<void> {
  await inSteps(ctx.db, (query) => store.deleteKeysBefore(query, keysSince(ctx)));
}
