import { pointerText } from '../../contract/pointer-text.ts';
import type { Interaction } from '../../contract/tutor.ts';
import type { Owner } from '../checks/calls.ts';
import { findClass } from '../classes/rules.ts';
import { supportFor } from '../safeguarding/rules.ts';
import type { TutorContext } from './context.ts';
import type { Conversation } from './conversations.ts';
import * as store from './pointer-store.ts';

/** After how long the sentence may be said again in an assignment, which has no lessons, in milliseconds. */
const repeatsAfter = 24 * 3_600_000;

/**
 * The sentence that points a student to people after the answer to a message that tells of distress below an
 * alert. It is said once in a lesson, and in an assignment once in 24 hours.
 * @returns null when it was said before
 */
export async function pointerFor(
  ctx: TutorContext,
  owner: Owner,
  { studentUid, question, openingId }: Interaction,
  { id: conversationId, classId }: Conversation,
): Promise<string | null> {
  const since = new Date(ctx.clock.now().getTime() - repeatsAfter).toISOString();
  const range = { conversationId, studentUid, openingId, since };
  if (await store.hasPointer(ctx.db.read, range)) return null;
  const reader = { uid: studentUid };
  const [support, ofClass] = await Promise.all([supportFor(ctx, classId, reader), findClass(ctx, classId)]);
  const age = await ctx.guardrails.for(owner).ageOf(ofClass?.ageOrGrade ?? '');
  return pointerText(question, support, age);
}
