import { ContractError } from '../../contract/errors.ts';
import type { Danger } from '../../contract/safeguarding.ts';
import type { Interaction } from '../../contract/tutor.ts';
import { detectDanger } from '../../guardrails/guardrails.ts';
import type { StudentActor } from '../access.ts';
import { now } from '../context.ts';
import { isConflict } from '../db/conflict.ts';
import type { Write } from '../db/group-commit.ts';
import { raiseAlert, supportFor } from '../safeguarding/rules.ts';
import type { TutorContext } from './context.ts';
import { askedBefore, noteKey, type UsedKey } from './keys.ts';
import { enterAnyway, findPlace, type Place, tellOfQuestion, type Where } from './places.ts';
import { supportReceipt } from './prepare.ts';
import { type Asked, newInteraction, type Question } from './questions.ts';
import * as store from './store.ts';

/** How far back a message is read: so many messages of its conversation, and no older than this, in milliseconds. */
const lastMessages = 6;
const oldest = 24 * 3_600_000;

/** What danger a message shows, read with what the student wrote before it in the same conversation. */
export async function dangerIn(
  ctx: TutorContext,
  { uid }: StudentActor,
  { id }: Where,
  question: string,
): Promise<Danger | undefined> {
  const since = new Date(ctx.clock.now().getTime() - oldest).toISOString();
  const of = { conversationId: id, studentUid: uid, since, limit: lastMessages };
  return detectDanger(question, await store.listWritten(ctx.db.read, of))?.kind;
}

/**
 * Takes in a message that shows danger: stored, answered with the school's own words and an alert, all in one write.
 * No model is asked, so nothing is waited for and no other question is in its way; a place that has closed is none
 * either, nor a key that was used for something else.
 * @throws ContractError session-not-found, assignment-not-found
 */
export async function hear(
  ctx: TutorContext,
  actor: StudentActor,
  { where, question }: Question,
  danger: Danger,
  key: UsedKey | undefined,
): Promise<Asked> {
  const before = key && (await heardBefore(ctx, actor, key));
  if (before === 'another question') return hear(ctx, actor, { where, question }, danger, undefined);
  if (before) return before;
  const found = await findPlace(ctx, actor, where, { evenClosed: true });
  const answer = await supportFor(ctx, found.classId, question);
  try {
    return await ctx.db.write(async (write) => {
      const place = await enterAnyway(ctx, write, actor, found);
      const asked = newInteraction(ctx, actor, place, question);
      const ended: Interaction = {
        ...asked,
        answer,
        status: 'answered',
        guard: supportReceipt,
        processedAt: now(ctx),
      };
      await store.insertInteraction(write.query, { ...ended, conversationId: place.id, leaseUntil: null });
      if (key) await noteKey(ctx, write, key, ended);
      await raise(ctx, write, place, ended, danger);
      await tellOfQuestion(ctx, write, asked);
      if (ended.sessionId) await ctx.events.append(write, ended.sessionId, 'answer', { interaction: ended });
      return { interaction: ended, turn: undefined };
    });
  } catch (error) {
    // The same message twice at once: the other one was stored first, and is found.
    if (key && isConflict(error)) return hear(ctx, actor, { where, question }, danger, key);
    throw error;
  }
}

async function heardBefore(ctx: TutorContext, actor: StudentActor, key: UsedKey) {
  try {
    return await askedBefore(ctx, actor, key);
  } catch (error) {
    if (error instanceof ContractError && error.code === 'idempotency-key-reused') return 'another question';
    throw error;
  }
}

/** How much of what was written before goes with an alert. */
const questionsBefore = 5;

async function raise(
  ctx: TutorContext,
  write: Write,
  { id: conversationId, classId }: Place,
  { id, studentUid, studentName, sessionId, assignmentId, question }: Interaction,
  kind: Danger,
): Promise<void> {
  const before = await store.listPage(write.query, {
    conversationId,
    studentUid,
    limit: questionsBefore + 1,
  });
  const context = before.filter((each) => each.id !== id).map((each) => each.question);
  const where = { classId, sessionId, assignmentId };
  const student = { studentUid, studentName };
  await raiseAlert(ctx, write, { ...where, ...student, kind, interactionId: id, message: question, context });
}
