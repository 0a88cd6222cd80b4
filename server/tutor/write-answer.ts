import { setImmediate } from 'node:timers/promises';
import { ContractError, type ErrorCode } from '../../contract/errors.ts';
import type { InputFindings, Interaction } from '../../contract/tutor.ts';
import { isUnavailable } from '../db/unavailable.ts';
import { secondsSince } from '../metrics/metrics.ts';
import { ModelError } from '../model/model.ts';
import type { Slot, Wanted } from '../queue/queue.ts';
import { endAnswer, unrecorded } from './answer-ends.ts';
import { ownView } from './answer-rules.ts';
import type { Answer } from './answers.ts';
import type { TutorContext } from './context.ts';
import { openReview, readWhileWaiting, type StoredQuestion } from './prepare.ts';
import { answerWhileRead } from './question-reading.ts';
import type { AnswerRecord, Review } from './review.ts';
import { writeAttempt } from './write-attempt.ts';

/**
 * Writes the answer to a stored question. It goes on when the student's connection drops; only `Answer.stop` and the
 * model's timeouts end it early. Every answer ends in the store: answered, stopped or failed.
 * @param slot the place of the answer; it is given up at the end
 */
export function startAnswer(ctx: TutorContext, answer: Answer, slot: Slot, asked: StoredQuestion): void {
  slot.onPlace((place) => answer.place.set(place));
  run(ctx, answer, slot, asked)
    .then((ended) => answer.settle(ownView(ended)))
    .catch((error: unknown) => {
      // The end could not be stored. If only the database is away, answer-ends.ts stores the end later.
      // Otherwise the interaction is orphaned and fails when its lease has expired.
      ctx.log.error({ err: error, interaction: answer.interaction.id }, 'an answer could not be stored');
      answer.fail(error);
    })
    .finally(() => {
      slot.leave();
      ctx.answers.remove(answer);
    });
}

async function run(
  ctx: TutorContext,
  answer: Answer,
  slot: Slot,
  asked: StoredQuestion,
): Promise<Interaction> {
  const { interaction, signal } = answer;
  let review: Review | undefined;
  let end: Pick<Interaction, 'status' | 'failure'>;
  try {
    // Yields once, so that the question goes out to the teacher's screen before the work for the model begins.
    await setImmediate();
    const hasWaited = slot.isWaiting;
    // Without it the question is read beside the answer.
    const reading = hasWaited ? readWhileWaiting(ctx, asked).catch(unreadWhileWaiting(ctx)) : null;
    await slot.turn(signal);
    if (!signal.aborted) {
      review = await openReview(ctx, hasWaited ? await readAgain(ctx, asked) : asked, await reading);
      if (review.noticed) tellFindings(ctx, answer, review.noticed);
      const wanted = { signal, turnAgain: () => slot.again(signal) };
      await writeAnswer(review, wanted, (text) => show(ctx, answer, text));
    }
    end = { status: signal.aborted ? 'stopped' : 'answered', failure: null };
  } catch (error) {
    ctx.log.warn({ err: error, interaction: interaction.id }, 'an answer failed');
    end = { status: 'failed', failure: failureOf(error) };
  }
  const record = (review && (await recordOf(ctx, review))) ?? unrecorded;
  return endAnswer(ctx, { interaction, end: { ...end, ...record, answer: answer.text } });
}

/** The question with its lesson as it is now: the teacher may have changed the levels while the question waited. */
const readAgain = async (ctx: TutorContext, asked: StoredQuestion): Promise<StoredQuestion> => ({
  ...asked,
  lesson: await ctx.lessons.find(ctx, asked.lesson.conversation, true),
});

const unreadWhileWaiting = (ctx: TutorContext) => (error: unknown) => {
  ctx.log.warn({ err: error }, 'a question that waits could not be read');
  return null;
};

function failureOf(error: unknown): ErrorCode {
  if (error instanceof ModelError || error instanceof ContractError) return error.code;
  return isUnavailable(error) ? 'not-ready' : 'internal-error';
}

/** The record of an answer; undefined when the thread that checked it was lost. The end of the answer is stored even then. */
async function recordOf(ctx: TutorContext, review: Review): Promise<AnswerRecord | undefined> {
  try {
    return await review.close();
  } catch (error) {
    ctx.log.error({ err: error }, 'an answer has no receipt');
    return undefined;
  }
}

function show(ctx: TutorContext, answer: Answer, text: string): void {
  if (text === '') return;
  if (answer.text === '') ctx.metrics.firstWordAfter(secondsSince(answer.askedAt));
  const offset = answer.text.length;
  answer.add(text);
  const { id, sessionId } = answer.interaction;
  if (sessionId) ctx.events.broadcast(sessionId, 'delta', { interactionId: id, text, offset });
}

/** Tells the teacher at once what was found in the question: a mark does not wait for a slow answer. */
function tellFindings(ctx: TutorContext, answer: Answer, noticed: InputFindings): void {
  answer.noticed = noticed;
  const { id, sessionId } = answer.interaction;
  if (sessionId) ctx.events.broadcast(sessionId, 'findings', { interactionId: id, noticed });
}

/**
 * Writes an answer that keeps to the guidelines. It ends early where second readers find danger or harmful content in the
 * question. Text that was released stays when it fails.
 * @throws ModelError when the model fails before a second reader has ended the answer
 */
async function writeAnswer(review: Review, wanted: Wanted, release: (text: string) => void): Promise<void> {
  let shown = '';
  await writeWhileRead(review, wanted, (text) => {
    shown += text;
    release(text);
  });
  review.isAnswered = shown !== '';
  if (wanted.signal.aborted) return;
  review.ended = review.finding();
  if (review.ended !== null) {
    release(`${shown === '' ? '' : '\n\n'}${await review.fixedText(review.ended)}`);
    return;
  }
  const sentence = await review.pointer();
  if (sentence === null || wanted.signal.aborted) return;
  release(`\n\n${sentence}`);
  review.pointsToPeople = true;
}

async function writeWhileRead(
  review: Review,
  wanted: Wanted,
  release: (text: string) => void,
): Promise<void> {
  const reading = review.openQuestionReading();
  const { readers } = review.services;
  if (reading === null || readers === null) return writeText(review, wanted, release);
  const { doubt } = review;
  const isInDoubt = doubt !== null && (doubt.content || doubt.distress);
  return answerWhileRead(wanted, release, { reading, timing: readers.timing, isInDoubt }, (still, text) =>
    writeText(review, still, text),
  );
}

/** A question that asks for harmful content gets the fixed text at once, and no model is called. */
async function writeText(review: Review, wanted: Wanted, release: (text: string) => void): Promise<void> {
  const { content } = review;
  if (content) release(await review.fixedText({ content }));
  else await writeReply(review, wanted, release);
}

/**
 * Writes a reply that keeps to the guidelines. When the checks stop the model's reply, the part that
 * passed is the answer if it ends in a hint. Otherwise the model tries once more; it is told what is forbidden, but not the value
 * that it must not give. If that fails too, a hint made from the assignment is added. The student never gets a bare refusal.
 * @throws ModelError when the model fails in its first attempt
 */
async function writeReply(review: Review, wanted: Wanted, release: (text: string) => void): Promise<void> {
  const { guardrails, ref, services, proposedKey } = review;
  const { signal } = wanted;
  proposedKey.wantedUntil(signal);
  let shown = '';
  const take = (text: string) => {
    shown += text;
    release(text);
  };
  let state = await writeAttempt(review, wanted, { shown, show: take });
  if (state === 'stopped' && !signal.aborted) {
    const correction = await guardrails.reopenReply(ref.id);
    // The second attempt gets no `turnAgain`: the student is already reading and must not wait for another
    // turn. If the model refuses the attempt, a hint is added below.
    state = await writeAttempt(review, { signal }, { shown, show: take, correction }).catch(
      (error: unknown) => {
        // A failure of the second attempt is not the student's problem: a hint is added below.
        services.log.warn({ err: error }, 'a second attempt at an answer failed');
        return review.state();
      },
    );
  }
  if (signal.aborted || state === 'whole') return;
  const hint = await guardrails.addHint(ref.id);
  if (!signal.aborted) release(hint);
}

/**
 * Writes an answer from beginning to end and closes its review, also when it fails.
 * @throws what writing throws, even when the thread that could close the review was lost
 */
export async function writeWhole(
  review: Review,
  wanted: Wanted,
  release: (text: string) => void,
): Promise<{ text: string; record: AnswerRecord }> {
  let text = '';
  try {
    await writeAnswer(review, wanted, (piece) => {
      text += piece;
      if (piece !== '') release(piece);
    });
  } catch (error) {
    await review.close().catch(() => {});
    throw error;
  }
  return { text, record: await review.close() };
}
