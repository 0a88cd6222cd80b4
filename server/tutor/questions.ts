import type { Interaction } from '../../contract/tutor.ts';
import type { StudentActor } from '../access.ts';
import { now } from '../context.ts';
import type { TutorContext } from './context.ts';
import type { Conversation, ConversationRef } from './conversations.ts';
import type { Generation } from './generations.ts';

/** A question of a student, and the conversation it belongs to. */
export interface Question {
  readonly conversation: ConversationRef;
  readonly question: string;
  readonly retryOf?: string | undefined;
}

/** A stored question, new or found under its idempotency key. It has a `generation` while this process answers it. */
export interface Asked {
  readonly interaction: Interaction;
  readonly generation: Generation | undefined;
}

/** A pending interaction. */
export const newInteraction = (
  ctx: TutorContext,
  actor: StudentActor,
  conversation: Conversation,
  question: string,
): Interaction => ({
  id: ctx.ids.next(),
  sessionId: conversation.kind === 'session' ? conversation.id : null,
  assignmentId: conversation.kind === 'assignment' && !conversation.isDeleted ? conversation.id : null,
  openingId: conversation.kind === 'session' ? conversation.session.openingId : null,
  studentUid: actor.uid,
  studentName: actor.name,
  question,
  answer: '',
  status: 'pending',
  failure: null,
  guard: null,
  noticed: null,
  createdAt: now(ctx),
  processedAt: null,
});
