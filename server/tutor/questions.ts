import type { Interaction } from '../../contract/tutor.ts';
import type { StudentActor } from '../access.ts';
import { now } from '../context.ts';
import type { TutorContext } from './context.ts';
import type { Place, Where } from './places.ts';
import type { Turn } from './turns.ts';

/** What a student asks, and where. */
export interface Question {
  readonly where: Where;
  readonly question: string;
  readonly retryOf?: string | undefined;
}

/** A question that was asked, now or before under the same key; `turn` while its answer is under way here. */
export interface Asked {
  readonly interaction: Interaction;
  readonly turn: Turn | undefined;
}

/** A question as it is stored, before anything has come of it. */
export const newInteraction = (
  ctx: TutorContext,
  actor: StudentActor,
  place: Place,
  question: string,
): Interaction => ({
  id: ctx.ids.next(),
  sessionId: place.kind === 'session' ? place.id : null,
  assignmentId: place.kind === 'assignment' && !place.isDeleted ? place.id : null,
  openingId: place.kind === 'session' ? place.session.openingId : null,
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
