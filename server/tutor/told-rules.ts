import { ContractError } from '../../contract/errors.ts';
import type { Told } from '../../contract/tutor.ts';
import type { TeacherActor } from '../access.ts';
import { mayReadConversation } from './answer-rules.ts';
import type { TutorContext } from './context.ts';
import { composeMessages } from './prompt.ts';
import * as store from './told-store.ts';

/**
 * What the tutor's model was sent for a question in a class of the teacher.
 * @returns null while the answer is pending, and when no language model was asked
 * @throws ContractError interaction-not-found
 */
export async function getTold(ctx: TutorContext, actor: TeacherActor, id: string): Promise<Told | null> {
  const found = await store.findTold(ctx.db.read, id);
  if (!found || !(await mayReadConversation(ctx, actor, found)))
    throw new ContractError('interaction-not-found');
  if (!found.told) return null;
  const { edition, instructions, history, question, corrections } = found.told;
  const ids = history.flatMap((turn) => ('id' in turn ? [turn.id] : []));
  const turns = await store.findTurns(ctx.db.read, ids);
  // An interaction that was deleted since then is left out.
  const sent = history.flatMap((turn) => ('id' in turn ? (turns.get(turn.id) ?? []) : turn));
  return { edition, messages: composeMessages(instructions, sent, question ?? found.question), corrections };
}
