import { ContractError } from '../../contract/errors.ts';
import type { Interaction } from '../../contract/tutor.ts';
import { asked, type StudentActor } from '../access.ts';
import { isConflict } from '../db/conflict.ts';
import type { Write } from '../db/group-commit.ts';
import { isUnavailable } from '../db/unavailable.ts';
import { holdQuotas } from '../time-limits/quota-rules.ts';
import { checkTime } from '../time-limits/rules.ts';
import type { Place } from '../time-limits/standing.ts';
import { startGeneration } from './answer.ts';
import type { TutorContext } from './context.ts';
import { announceQuestion, type Conversation, enterConversation, findConversation } from './conversations.ts';
import { dangerIn, storeDangerMessage } from './danger-rules.ts';
import type { Generation } from './generations.ts';
import { askedBefore, keyFor, storeKey } from './keys.ts';
import { failIfStored } from './late-ends.ts';
import { leaseEnd } from './leases.ts';
import { prepareAnswer, readWhileWaiting } from './prepare.ts';
import { type Asked, findChanged, isOwnIn, newInteraction, type Question } from './questions.ts';
import { findAsked, mayReadConversation } from './reading-rules.ts';
import * as store from './store.ts';

/**
 * Asks the tutor: stores the question with its event, then starts the generation of the answer. A question
 * that shows danger is refused only when its session or assignment is not found (danger-rules.ts).
 * @param key the caller's idempotency key: a second call with the same key returns the interaction of the first
 * @param admit refuses the question when a rate limit is exceeded
 * @throws ContractError what findConversation and `admit` throw; time-limit-reached, quota-reached, question-pending,
 *   idempotency-key-reused, not-retryable, model-overloaded
 */
export async function ask(
  ctx: TutorContext,
  actor: StudentActor,
  input: Question,
  { key: keyText, admit }: { key?: string | undefined; admit?: () => Promise<void> } = {},
): Promise<Asked> {
  const askedAt = performance.now();
  const key = keyFor(input, keyText);
  const danger = await dangerIn(ctx, actor, input.conversation, input.question);
  if (danger) return storeDangerMessage(ctx, actor, input, danger, key);
  await admit?.();
  const before = key && (await askedBefore(ctx, actor, key));
  if (before) return before;

  const found = await findConversation(ctx, actor, input.conversation);
  const quotas = await checkTime(ctx, actor, found.ofClass, placeOf(found));
  const slot = ctx.generations.enter({ school: actor.schoolId, class: found.classId, student: actor.uid });
  let generation: Generation | undefined;
  let written: Interaction | undefined;
  try {
    const interaction = await ctx.db.write(async (write) => {
      const conversation = await enterConversation(ctx, write, actor, found);
      const stored = await storeQuestion(ctx, write, actor, conversation, input);
      written = stored;
      if (key) await storeKey(ctx, write, key, stored);
      await holdQuotas(ctx, write, quotas, actor.uid);
      await announceQuestion(ctx, write, stored);
      return stored;
    });
    const asked = { actor, interaction, conversation: found };
    generation = startGeneration(ctx, interaction, slot, askedAt, {
      readWhileWaiting: () => readWhileWaiting(ctx, asked),
      prepare: (reading) => prepareAnswer(ctx, asked, reading),
    });
    return { interaction, generation };
  } catch (error) {
    if (written && isUnavailable(error)) failIfStored(ctx, written);
    if (!isConflict(error)) throw error;
    // The same call arrived twice at once. The question that was stored first is returned.
    const other = key && (await askedBefore(ctx, actor, key));
    if (other) return other;
    throw new ContractError('question-pending');
  } finally {
    if (!generation) slot.leave();
  }
}

const placeOf = (found: Conversation): Place => ({
  classId: found.classId,
  openingId: found.kind === 'session' ? found.session.openingId : null,
});

async function storeQuestion(
  ctx: TutorContext,
  write: Write,
  actor: StudentActor,
  conversation: Conversation,
  input: Question,
): Promise<Interaction> {
  const { question, retryOf } = input;
  if (retryOf) await checkRetry(write, actor, conversation.id, retryOf);
  const changedFrom = await findChanged(write, actor, conversation.id, input);
  const interaction = newInteraction(ctx, actor, conversation, { question, changedFrom });
  const more = {
    conversationId: conversation.id,
    retryOf,
    leaseUntil: leaseEnd(ctx),
    nodeId: ctx.nodes?.members.id,
  };
  await store.insertInteraction(write.query, { ...interaction, ...more });
  return interaction;
}

async function checkRetry(
  write: Write,
  actor: StudentActor,
  conversationId: string,
  retryOf: string,
): Promise<void> {
  const failed = await store.findInteraction(write.query, retryOf);
  if (failed?.status !== 'failed' || !isOwnIn(actor, conversationId, failed))
    throw new ContractError('not-retryable');
}

/**
 * An answer of the student's own that is under way, with its generation, or one of a class that the student still
 * attends.
 * @throws ContractError interaction-not-found
 */
export async function findAnswer(ctx: TutorContext, actor: StudentActor, id: string): Promise<Asked> {
  const found = await findAsked(ctx, id);
  if (!found || !asked(actor, found.interaction)) throw new ContractError('interaction-not-found');
  const { interaction, generation } = found;
  if (!generation && !(await mayReadConversation(ctx, actor, interaction)))
    throw new ContractError('interaction-not-found');
  return found;
}

/**
 * Stops an answer and keeps the text shown so far. Nothing changes for an answer that has ended.
 * @throws ContractError interaction-not-found
 */
export async function stopInteraction(
  ctx: TutorContext,
  actor: StudentActor,
  id: string,
): Promise<Interaction> {
  const { interaction, generation } = await findAnswer(ctx, actor, id);
  if (!generation) return interaction;
  generation.stop();
  return generation.ended();
}

/** Stops an answer of anybody, on whichever node it is generated, because its question was deleted. */
export function stopAnswer(ctx: TutorContext, interactionId: string): void {
  const generation = ctx.generations.get(interactionId);
  if (generation) generation.stop();
  else ctx.answersElsewhere?.stop(interactionId);
}
