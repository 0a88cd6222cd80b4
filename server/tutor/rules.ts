import { ContractError } from '../../contract/errors.ts';
import type { Interaction } from '../../contract/tutor.ts';
import { asked, type StudentActor } from '../access.ts';
import { isConflict } from '../db/conflict.ts';
import type { Write } from '../db/group-commit.ts';
import { startTurn } from './answer.ts';
import type { TutorContext } from './context.ts';
import { dangerIn, hear } from './danger-rules.ts';
import { askedBefore, keyFor, noteKey } from './keys.ts';
import { leaseEnd } from './leases.ts';
import { enterPlace, findPlace, type Place, tellOfQuestion } from './places.ts';
import { prepareAnswer } from './prepare.ts';
import { type Asked, newInteraction, type Question } from './questions.ts';
import { ownView } from './reading-rules.ts';
import * as store from './store.ts';

/**
 * Asks the tutor: the question is stored, told to whoever watches, then answered. One that shows danger is taken in
 * whatever stands in the way of others (danger-rules.ts).
 * @param key the caller's idempotency key: the same one asks once and finds the first answer again
 * @param admit refuses a question that the limits do not allow now
 * @throws ContractError what findPlace and `admit` throw; question-pending, idempotency-key-reused, not-retryable,
 *   model-overloaded
 */
export async function ask(
  ctx: TutorContext,
  actor: StudentActor,
  input: Question,
  { key: name, admit }: { key?: string | undefined; admit?: () => Promise<void> } = {},
): Promise<Asked> {
  const key = keyFor(input, name);
  const danger = await dangerIn(ctx, actor, input.where, input.question);
  if (danger) return hear(ctx, actor, input, danger, key);
  await admit?.();
  const before = key && (await askedBefore(ctx, actor, key));
  if (before) return before;

  const found = await findPlace(ctx, actor, input.where);
  ctx.turns.checkCapacity();
  try {
    const interaction = await ctx.db.write(async (write) => {
      const place = await enterPlace(ctx, write, actor, found);
      const stored = await storeQuestion(ctx, write, actor, place, input);
      if (key) await noteKey(ctx, write, key, stored);
      await tellOfQuestion(ctx, write, stored);
      return stored;
    });
    const turn = startTurn(ctx, interaction, () => prepareAnswer(ctx, interaction, found));
    return { interaction, turn };
  } catch (error) {
    if (!isConflict(error)) throw error;
    // The same question twice at once: the other one was stored first.
    const other = key && (await askedBefore(ctx, actor, key));
    if (other) return other;
    throw new ContractError('question-pending');
  }
}

async function storeQuestion(
  ctx: TutorContext,
  write: Write,
  actor: StudentActor,
  place: Place,
  { question, retryOf }: Question,
): Promise<Interaction> {
  if (retryOf) await checkRetry(write, actor, place.id, retryOf);
  const interaction = newInteraction(ctx, actor, place, question);
  const more = { conversationId: place.id, retryOf, leaseUntil: leaseEnd(ctx) };
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
  const own = failed && asked(actor, failed) && (failed.sessionId ?? failed.assignmentId) === conversationId;
  if (!own || failed.status !== 'failed') throw new ContractError('not-retryable');
}

/**
 * Stops an answer and keeps the text shown so far; one that ended already stays as it ended.
 * @throws ContractError interaction-not-found
 */
export async function stopInteraction(
  ctx: TutorContext,
  actor: StudentActor,
  id: string,
): Promise<Interaction> {
  const interaction = await store.findInteraction(ctx.db.read, id);
  if (!interaction || !asked(actor, interaction)) throw new ContractError('interaction-not-found');
  const turn = ctx.turns.get(id);
  if (!turn) return ownView(interaction);
  turn.stop();
  return turn.ended();
}
