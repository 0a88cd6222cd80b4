import { ContractError } from '../../contract/errors.ts';
import type { Interaction, Receipt, Told } from '../../contract/tutor.ts';
import { type AccountActor, asked, type StudentActor, type TeacherActor } from '../access.ts';
import { assignmentFor } from '../assignments/rules.ts';
import { sessionFor } from '../live-sessions/rules.ts';
import type { Asked } from './answers.ts';
import type { TutorContext } from './context.ts';
import { composeMessages } from './prompt.ts';
import * as promptLog from './prompt-log-store.ts';
import * as store from './store.ts';

/** Whether the caller may read the conversation of an interaction now. */
async function mayReadConversation(
  ctx: TutorContext,
  actor: AccountActor,
  { sessionId, assignmentId }: Pick<Interaction, 'sessionId' | 'assignmentId'>,
): Promise<boolean> {
  try {
    if (sessionId) await sessionFor(ctx, actor, sessionId);
    else if (assignmentId) await assignmentFor(ctx, actor, assignmentId);
    else return false;
    return true;
  } catch (error) {
    if (error instanceof ContractError) return false;
    throw error;
  }
}

/**
 * An interaction as its student sees it: input findings, what a second model made of it, and the kind of harmful content that was
 * asked for or written, are for the teacher only.
 */
export const ownView = (interaction: Interaction): Interaction => ({
  ...interaction,
  noticed: null,
  guard: interaction.guard && withoutContentKind(interaction.guard),
});

const withoutKindName = (name: string): string => name.replace(/^content:.*/, 'content');

const withoutContentKind = ({ secondModel: _, readBy: __, ...guard }: Receipt): Receipt => ({
  ...guard,
  rule: guard.rule && withoutKindName(guard.rule),
  stopped: guard.stopped.map(withoutKindName),
});

/** An interaction as its student sees it, with its answer while it is under way, in this process or on another node. */
export async function findAsked(ctx: TutorContext, interactionId: string): Promise<Asked | undefined> {
  // The answer is looked up before the interaction is read. If the answer ends in between, the caller
  // still gets its end from that answer.
  const answer = ctx.answers.get(interactionId);
  const read = async () => {
    const found = await store.findInteraction(ctx.db.read, interactionId);
    return found && ownView(found);
  };
  const interaction = await read();
  if (!interaction) return undefined;
  const isElsewhere =
    !answer && interaction.status === 'pending' && (await isAnsweredElsewhere(ctx, interactionId));
  const elsewhere = isElsewhere ? ctx.answersElsewhere?.follow(interactionId, read) : undefined;
  return { interaction, answer: answer ?? elsewhere };
}

async function isAnsweredElsewhere(ctx: TutorContext, interactionId: string): Promise<boolean> {
  if (!ctx.nodes) return false;
  const node = await store.findNode(ctx.db.read, interactionId);
  return node !== null && node !== ctx.nodes.members.id;
}

/**
 * An answer of the student's own that is under way, or one of a class that the student still
 * attends.
 * @throws ContractError interaction-not-found
 */
export async function findAnswer(ctx: TutorContext, actor: StudentActor, id: string): Promise<Asked> {
  const found = await findAsked(ctx, id);
  if (!found || !asked(actor, found.interaction)) throw new ContractError('interaction-not-found');
  const { interaction, answer } = found;
  if (!answer && !(await mayReadConversation(ctx, actor, interaction)))
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
  const { interaction, answer } = await findAnswer(ctx, actor, id);
  if (!answer) return interaction;
  answer.stop();
  return answer.ended();
}

/** Stops an answer of anybody, on whichever node writes it, because its question was deleted. */
export function stopAnswer(ctx: TutorContext, interactionId: string): void {
  const answer = ctx.answers.get(interactionId);
  if (answer) answer.stop();
  else ctx.answersElsewhere?.stop(interactionId);
}

/**
 * What the tutor's model was sent for a question in a class of the teacher.
 * @returns null while the answer is pending, and when no language model was asked
 * @throws ContractError interaction-not-found
 */
export async function getTold(ctx: TutorContext, actor: TeacherActor, id: string): Promise<Told | null> {
  const found = await promptLog.findTold(ctx.db.read, id);
  if (!found || !(await mayReadConversation(ctx, actor, found)))
    throw new ContractError('interaction-not-found');
  if (!found.told) return null;
  const { edition, instructions, history, question, corrections } = found.told;
  const ids = history.flatMap((turn) => ('id' in turn ? [turn.id] : []));
  const turns = await promptLog.findTurns(ctx.db.read, ids);
  // An interaction that was deleted since then is left out.
  const sent = history.flatMap((turn) => ('id' in turn ? (turns.get(turn.id) ?? []) : turn));
  return { edition, messages: composeMessages(instructions, sent, question ?? found.question), corrections };
}
