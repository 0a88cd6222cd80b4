import { ContractError } from '../../contract/errors.ts';
import type { Interaction } from '../../contract/tutor.ts';
import { asked, type StudentActor } from '../access.ts';
import type { TutorContext } from './context.ts';
import type { Asked } from './questions.ts';
import { findAsked, mayReadConversation } from './reading-rules.ts';

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
