import { ContractError } from '../../contract/errors.ts';
import { supportReceipt } from '../../contract/receipts.ts';
import type { Danger } from '../../contract/safeguarding.ts';
import type { Interaction } from '../../contract/tutor.ts';
import type { StudentActor } from '../access.ts';
import { now } from '../context.ts';
import { isConflict } from '../db/conflict.ts';
import type { Write } from '../db/group-commit.ts';
import { isUnavailable } from '../db/unavailable.ts';
import { raiseAlert, supportTextFor } from '../safeguarding/rules.ts';
import type { Asked } from './answers.ts';
import type { TutorContext } from './context.ts';
import { announceQuestion, type Conversation, enterEvenClosed, findConversation } from './conversations.ts';
import type { Past } from './past-memory.ts';
import { listPast } from './past-store.ts';
import {
  askedBefore,
  findChanged,
  newInteraction,
  type Question,
  storeKey,
  type UsedKey,
} from './questions.ts';
import * as store from './store.ts';

/** How many earlier messages of the conversation are read together with a new message. */
const earlierMessages = 6;
/** How old those messages may be, in milliseconds. */
const maximumAge = 24 * 3_600_000;

/** A question that was read for danger, together with what the student wrote before. */
export interface ReadQuestion extends Question {
  readonly danger: Danger | undefined;
  readonly past: Past;
  /** When the question came, by `performance.now()`. */
  readonly askedAt: number;
}

/** Reads a question for danger, before any limit could refuse it. */
export async function readForDanger(
  ctx: TutorContext,
  actor: StudentActor,
  question: Question,
): Promise<ReadQuestion> {
  const askedAt = performance.now();
  const past = await ctx.past.read(ctx, question.conversation.id, actor.uid);
  return { ...question, past, askedAt, danger: await dangerIn(ctx, actor, question.question, past) };
}

/** The danger that a message shows, read with the earlier messages of the student in the same conversation. */
async function dangerIn(
  ctx: TutorContext,
  { uid, schoolId }: StudentActor,
  question: string,
  { newest }: Past,
): Promise<Danger | undefined> {
  const since = new Date(ctx.clock.now().getTime() - maximumAge).toISOString();
  const earlier = newest
    .filter(({ createdAt }) => createdAt >= since)
    .slice(-earlierMessages)
    .map((each) => ({ question: each.question }));
  // The conversation is not looked up yet, so it is no owner: with invented ones an account would take many turns.
  return (await ctx.guardrails.for([schoolId, uid]).detectDanger(question, earlier))?.kind;
}

/**
 * Stores a message that shows danger with the school's support text as its answer, and raises the alert, in one write.
 * No model is called. A pending question, a closed session or assignment, or a reused idempotency key does not prevent it.
 * @throws ContractError session-not-found, assignment-not-found
 */
export async function storeDangerMessage(
  ctx: TutorContext,
  actor: StudentActor,
  input: Question,
  danger: Danger,
  key: UsedKey | undefined,
): Promise<Asked> {
  const { conversation, question } = input;
  const before = key && (await storedBefore(ctx, actor, key));
  // The key belongs to another question, so this message is stored without it.
  if (before === 'another question') return storeDangerMessage(ctx, actor, input, danger, undefined);
  if (before) return before;
  const found = await findConversation(ctx, actor, conversation);
  const answer = await supportTextFor(ctx, found.classId, question, actor);
  try {
    return await ctx.db.write(async (write) => {
      const conversation = await enterEvenClosed(ctx, write, actor, found);
      const changedFrom = await findChanged(write, actor, conversation.id, input);
      const asked = newInteraction(ctx, actor, conversation, { question, changedFrom });
      const ended: Interaction = {
        ...asked,
        answer,
        status: 'answered',
        guard: supportReceipt,
        processedAt: now(ctx),
      };
      await store.insertInteraction(write.query, {
        ...ended,
        conversationId: conversation.id,
        leaseUntil: null,
      });
      if (key) await storeKey(ctx, write, key, ended);
      await raise(ctx, write, conversation, ended, danger);
      await announceQuestion(ctx, write, asked);
      write.afterCommit(() => {
        ctx.metrics.turnEnded('support');
        ctx.metrics.judged('support');
      });
      if (ended.sessionId) await ctx.events.append(write, ended.sessionId, 'answer', { interaction: ended });
      return { interaction: ended, answer: undefined };
    });
  } catch (error) {
    // The same call arrived twice at once. The message that was stored first is returned.
    if (key && isConflict(error)) return storeDangerMessage(ctx, actor, input, danger, key);
    throw error;
  }
}

/**
 * The message that was already stored with this key; 'another question' when the key was used for a different
 * text.
 */
async function storedBefore(ctx: TutorContext, actor: StudentActor, key: UsedKey) {
  try {
    return await askedBefore(ctx, actor, key);
  } catch (error) {
    if (error instanceof ContractError && error.code === 'idempotency-key-reused') return 'another question';
    throw error;
  }
}

/** How often an alert is tried while the database is away, and how long it waits in between, in milliseconds. */
const alertTries = 60;
const betweenTries = 1_000;

/**
 * Raises the alert for a stored question in which a second reader has found danger, with the same record as for a message in which the
 * checks find it. Nobody waits for it.
 */
export function raiseFoundDanger(
  ctx: TutorContext,
  { interaction, conversation }: { interaction: Interaction; conversation: Conversation },
  kind: Danger,
): void {
  const tryToRaise = async (): Promise<void> => {
    for (let time = 1; ; time++) {
      try {
        await ctx.db.write(async (write) => {
          const stored = await store.findInteraction(write.query, interaction.id);
          if (stored) await raise(ctx, write, conversation, stored, kind);
        });
        return;
      } catch (error) {
        if (!isUnavailable(error) || time === alertTries) throw error;
        await new Promise((resolve) => setTimeout(resolve, betweenTries));
      }
    }
  };
  tryToRaise().catch((error: unknown) =>
    ctx.log.error({ err: error, interaction: interaction.id }, 'an alert could not be raised'),
  );
}

/** How many earlier questions an alert contains. */
const contextQuestions = 5;

async function raise(
  ctx: TutorContext,
  write: Write,
  { id: conversationId, classId }: Pick<Conversation, 'id' | 'classId'>,
  { id, studentUid, studentName, sessionId, assignmentId, question }: Interaction,
  kind: Danger,
): Promise<void> {
  // The message is stored already, so one more question is read, and the message is left out.
  const past = await listPast(write.query, { conversationId, studentUid });
  const before = past.slice(-(contextQuestions + 1));
  const context = before.filter((each) => each.id !== id).map((each) => each.question);
  const where = { classId, sessionId, assignmentId };
  const student = { studentUid, studentName };
  await raiseAlert(ctx, write, { ...where, ...student, kind, interactionId: id, message: question, context });
}
