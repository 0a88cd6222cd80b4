import type { Interaction } from '../../contract/tutor.ts';
import { asked, type StudentActor } from '../access.ts';
import { now } from '../context.ts';
import type { Write } from '../db/group-commit.ts';
import type { TutorContext } from './context.ts';
import type { Conversation, ConversationRef } from './conversations.ts';
import type { AnswerUnderWay } from './generations.ts';
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

/** A stored question, new or found under its idempotency key. It has a `generation` while it is answered, on any node. */
export interface Asked {
  readonly interaction: Interaction;
  readonly generation: AnswerUnderWay | undefined;
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
