import { ContractError } from '../../contract/errors.ts';
import type { Interaction } from '../../contract/tutor.ts';
import type { StudentActor } from '../access.ts';
import { isConflict } from '../db/conflict.ts';
import type { Write } from '../db/group-commit.ts';
import { isUnavailable } from '../db/unavailable.ts';
import { join } from '../live-sessions/joining-rules.ts';
import { holdQuotas, type Quotas } from '../time-limits/quota-rules.ts';
import { checkTime, storeRefusal } from '../time-limits/rules.ts';
import { failIfStored, leaseEnd } from './answer-ends.ts';
import { Answer, type Asked } from './answers.ts';
import type { TutorContext } from './context.ts';
import { announceQuestion, type ConversationRef } from './conversations.ts';
import { type ReadQuestion, storeDangerMessage } from './danger-rules.ts';
import { type Lesson, refuseStudent } from './lesson-memory.ts';
import {
  askedBefore,
  findChanged,
  isOwnIn,
  keyFor,
  newInteraction,
  type Question,
  storeKey,
  type UsedKey,
} from './questions.ts';
import * as store from './store.ts';
import { startAnswer } from './write-answer.ts';

/** How a question is asked. */
interface Asking<Key> {
  /** The caller's idempotency key: a second call with the same key returns the interaction of the first. */
  readonly key?: Key | undefined;
  /** The sign-in of the caller. A question is not stored after its end. */
  readonly signIn?: string | undefined;
}

/**
 * Asks the tutor: stores the question with its event, then starts its answer. A question that shows danger is refused only when
 * its session or assignment is not found (danger-rules.ts).
 * @throws ContractError what `refuseStudent` throws; not-signed-in, time-limit-reached, quota-reached, question-pending,
 *   idempotency-key-reused, not-retryable, model-overloaded
 */
export async function ask(
  ctx: TutorContext,
  actor: StudentActor,
  input: ReadQuestion,
  { key: keyText, signIn }: Asking<string> = {},
): Promise<Asked> {
  const key = keyFor(input, keyText);
  if (input.danger) return storeDangerMessage(ctx, actor, input, input.danger, key);
  try {
    return await askNow(ctx, actor, input, { key, signIn });
  } catch (error) {
    // The same call may have come before: then its question is returned, whatever refuses this one.
    const before =
      key && (isConflict(error) || error instanceof ContractError) && (await askedBefore(ctx, actor, key));
    if (before) return before;
    if (isConflict(error)) throw new ContractError('question-pending');
    const isTimeOver = error instanceof ContractError && error.code === 'time-limit-reached';
    if (isTimeOver) await storeRefusal(ctx, actor);
    throw error;
  }
}

async function askNow(
  ctx: TutorContext,
  actor: StudentActor,
  input: ReadQuestion,
  asking: Asking<UsedKey>,
): Promise<Asked> {
  const admitted = await decide(ctx, actor, input.conversation);
  const { id } = admitted.lesson.conversation.ofClass;
  const slot = ctx.queue.enter({ school: actor.schoolId, class: id, student: actor.uid });
  let stored: Stored | undefined;
  try {
    stored = await storeWhileCurrent(ctx, actor, input, admitted, asking);
  } finally {
    if (!stored) slot.leave();
  }
  const { answer, lesson } = stored;
  const { interaction } = answer;
  startAnswer(ctx, answer, slot, { actor, interaction, lesson, past: input.past });
  return { interaction, answer };
}

/** How often a question is tried while its class changes all the time. */
const mostAttempts = 10;

/** Something on which the question depends has changed since it was read. */
class Outdated extends Error {}

/** What allows a question: the lesson as it was read, and the quotas that the question has to keep. */
interface Admitted {
  readonly lesson: Lesson;
  readonly quotas: Quotas | null;
}

/** Decides by what is remembered whether a student may ask. Nobody is refused by what may be out of date. */
async function decide(
  ctx: TutorContext,
  actor: StudentActor,
  conversation: ConversationRef,
  isFresh = false,
): Promise<Admitted> {
  const lesson = await ctx.lessons.find(ctx, conversation, isFresh);
  try {
    refuseStudent(ctx, lesson, actor);
    return { lesson, quotas: await checkTime(ctx, actor, lesson.limits, placeOf(lesson)) };
  } catch (error) {
    if (isFresh || !(error instanceof ContractError)) throw error;
    return decide(ctx, actor, conversation, true);
  }
}

/** A stored question, whose answer is under way, and the lesson as it was when it was stored. */
interface Stored {
  readonly answer: Answer;
  readonly lesson: Lesson;
}

/** Stores the question, and decides again by what is new when something has changed meanwhile. */
async function storeWhileCurrent(
  ctx: TutorContext,
  actor: StudentActor,
  input: ReadQuestion,
  first: Admitted,
  asking: Asking<UsedKey>,
): Promise<Stored> {
  let admitted = first;
  for (let time = 1; ; time++) {
    try {
      return { answer: await storeQuestion(ctx, actor, input, admitted, asking), lesson: admitted.lesson };
    } catch (error) {
      if (!(error instanceof Outdated)) throw error;
      if (time === mostAttempts) throw new ContractError('not-ready');
      admitted = await decide(ctx, actor, input.conversation, true);
    }
  }
}

const placeOf = ({ conversation }: Lesson) => ({
  classId: conversation.classId,
  openingId: conversation.kind === 'session' ? conversation.session.openingId : null,
});

/**
 * The one write of a question. Its answer is known from here on, so that whoever finds the stored question finds
 * the answer as well.
 * @throws Outdated when the class has changed; a conflict (db/conflict.ts); ContractError
 */
async function storeQuestion(
  ctx: TutorContext,
  actor: StudentActor,
  input: ReadQuestion,
  { lesson, quotas }: Admitted,
  { key, signIn }: Asking<UsedKey>,
): Promise<Answer> {
  let answer: Answer | undefined;
  const forget = (error: unknown) => {
    if (!answer) return;
    ctx.answers.remove(answer);
    answer.fail(error);
  };
  try {
    return await ctx.db.write(async (write) => {
      await checkCurrent(write, lesson, signIn);
      const interaction = await newQuestion(ctx, write, actor, lesson, input);
      if (key) await storeKey(ctx, write, key, interaction);
      await holdQuotas(ctx, write, quotas, actor.uid);
      await announceQuestion(ctx, write, interaction);
      // A batch of writes that fails runs its writes again.
      if (answer) forget(new Outdated());
      answer = new Answer(interaction, input.askedAt);
      ctx.answers.add(answer);
      write.afterCommit(() => lesson.joined.add(actor.uid));
      return answer;
    });
  } catch (error) {
    forget(error);
    if (answer && isUnavailable(error)) failIfStored(ctx, answer.interaction);
    throw error;
  }
}

/** @throws Outdated; ContractError not-signed-in */
async function checkCurrent(
  { query }: Write,
  { conversation, revision }: Lesson,
  signIn: string | undefined,
): Promise<void> {
  const found = await store.findRevision(query, conversation.classId, signIn);
  if (found?.isSignedIn === false) throw new ContractError('not-signed-in');
  if (found?.revision !== revision) throw new Outdated();
}

async function newQuestion(
  ctx: TutorContext,
  write: Write,
  actor: StudentActor,
  { conversation, joined }: Lesson,
  input: Question,
): Promise<Interaction> {
  if (conversation.kind === 'session' && !joined.has(actor.uid))
    await join(ctx, write, actor, conversation.session);
  if (input.retryOf) await checkRetry(write, actor, conversation.id, input.retryOf);
  const changedFrom = await findChanged(write, actor, conversation.id, input);
  const interaction = newInteraction(ctx, actor, conversation, { question: input.question, changedFrom });
  await store.insertInteraction(write.query, {
    ...interaction,
    conversationId: conversation.id,
    retryOf: input.retryOf,
    leaseUntil: leaseEnd(ctx),
    nodeId: ctx.nodes?.members.id,
  });
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
