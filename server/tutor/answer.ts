import { setImmediate } from 'node:timers/promises';
import { ContractError, type ErrorCode } from '../../contract/errors.ts';
import { isContentAnswer, isSupport } from '../../contract/receipts.ts';
import type { InputFindings, Interaction } from '../../contract/tutor.ts';
import { now } from '../context.ts';
import { isUnavailable } from '../db/unavailable.ts';
import { secondsSince } from '../metrics/metrics.ts';
import { ModelError } from '../model/model.ts';
import type { TutorContext } from './context.ts';
import type { Generation, LateEnd, Wanted } from './generations.ts';
import type { QuestionReading } from './question-reading.ts';
import { ownView } from './reading-rules.ts';
import type { Slot } from './slots.ts';
import * as store from './store.ts';

/** What an answer is made of, in this order. */
export interface AnswerSteps {
  /** Lets second readers read a question that has to wait for its turn; null where nobody reads. */
  readonly readWhileWaiting: () => Promise<QuestionReading | null>;
  /**
   * Reads what the answer depends on; when it fails, the answer has failed.
   * @param hasWaited whether the question had to wait for its turn
   */
  readonly prepare: (reading: QuestionReading | null, hasWaited: boolean) => Promise<AnswerGenerator>;
}

/** Generates the answer to one question. */
export interface AnswerGenerator {
  /** What the checks found in the question; null for nothing. */
  readonly noticed: Interaction['noticed'];
  /** Releases the answer piece by piece; released text stays when it fails. @throws ModelError */
  readonly generate: (wanted: Wanted, release: (text: string) => void) => Promise<void>;
  /** What is stored beside the text. Call it once, after `generate` has ended or failed. */
  readonly record: () => Promise<Pick<store.End, 'guard' | 'noticed' | 'disclosed' | 'told'>>;
}

/**
 * Generates the answer to a stored question. The generation continues when the student's connection drops;
 * only `Generation.stop` and the model's timeouts end it early. Every generation ends in the store: answered,
 * stopped or failed.
 * @param slot the place of the answer; it is given up at the end
 */
export function startGeneration(
  ctx: TutorContext,
  generation: Generation,
  slot: Slot,
  steps: AnswerSteps,
): void {
  const { interaction } = generation;
  slot.onPlace((place) => generation.place.set(place));
  run(ctx, generation, slot, steps)
    .then((ended) => generation.end(ownView(ended)))
    .catch((error: unknown) => {
      // The end could not be stored. If only the database is away, late-ends.ts stores the end later.
      // Otherwise the interaction is orphaned and fails when its lease has expired.
      ctx.log.error({ err: error, interaction: interaction.id }, 'an answer could not be stored');
      generation.fail(error);
    })
    .finally(() => {
      slot.leave();
      ctx.generations.remove(generation);
    });
}

async function run(
  ctx: TutorContext,
  generation: Generation,
  slot: Slot,
  { readWhileWaiting, prepare }: AnswerSteps,
): Promise<Interaction> {
  let generator: AnswerGenerator | undefined;
  let end: Pick<Interaction, 'status' | 'failure'>;
  try {
    // Yields once, so that the question goes out to the teacher's screen before the work for the model
    // begins.
    await setImmediate();
    const hasWaited = slot.isWaiting;
    const reading = hasWaited ? readWhileWaiting() : null;
    // Without it the question is read beside the answer.
    const read = reading?.catch((error: unknown) => {
      ctx.log.warn({ err: error }, 'a question that waits could not be read');
      return null;
    });
    await slot.turn(generation.signal);
    if (!generation.signal.aborted) {
      generator = await prepare((await read) ?? null, hasWaited);
      if (generator.noticed) tellFindings(ctx, generation, generator.noticed);
      const { signal } = generation;
      const wanted = { signal, turnAgain: () => slot.again(signal) };
      await generator.generate(wanted, (text) => release(ctx, generation, text));
    }
    end = { status: generation.signal.aborted ? 'stopped' : 'answered', failure: null };
  } catch (error) {
    ctx.log.warn({ err: error, interaction: generation.interaction.id }, 'an answer failed');
    end = { status: 'failed', failure: failureOf(error) };
  }
  const record = (generator && (await recordOf(ctx, generator))) ?? unrecorded;
  return endNowOrLater(ctx, {
    interaction: generation.interaction,
    end: { ...end, ...record, answer: generation.text },
  });
}

/**
 * Stores the end of an interaction. While the database is away, `generations` keeps the end, to be stored
 * later.
 * @throws when the end could not be stored now, even if it is kept
 */
async function endNowOrLater(ctx: TutorContext, ended: LateEnd): Promise<Interaction> {
  try {
    return await endInteraction(ctx, ended.interaction, ended.end);
  } catch (error) {
    if (isUnavailable(error)) ctx.generations.endLater(ended);
    throw error;
  }
}

function failureOf(error: unknown): ErrorCode {
  if (error instanceof ModelError || error instanceof ContractError) return error.code;
  return isUnavailable(error) ? 'not-ready' : 'internal-error';
}

/** The record of an answer that was not checked to its end. */
export const unrecorded = { guard: null, noticed: null, disclosed: [], told: null } as const;

/** The record of an answer; undefined when the thread that checked it was lost. The end of the answer is stored even then. */
async function recordOf(ctx: TutorContext, generator: AnswerGenerator) {
  try {
    return await generator.record();
  } catch (error) {
    ctx.log.error({ err: error }, 'an answer has no receipt');
    return undefined;
  }
}

function release(ctx: TutorContext, generation: Generation, text: string): void {
  if (text === '') return;
  if (generation.text === '') ctx.metrics.firstWordAfter(secondsSince(generation.askedAt));
  const offset = generation.text.length;
  generation.release(text);
  const { id, sessionId } = generation.interaction;
  if (sessionId) ctx.events.broadcast(sessionId, 'delta', { interactionId: id, text, offset });
}

/** Tells the teacher at once what was found in the question: a mark does not wait for a slow answer. */
function tellFindings(ctx: TutorContext, generation: Generation, noticed: InputFindings): void {
  generation.noticed = noticed;
  const { id, sessionId } = generation.interaction;
  if (sessionId) ctx.events.broadcast(sessionId, 'findings', { interactionId: id, noticed });
}

/** Ends a pending interaction and appends its event. @returns the interaction, even if it had ended before */
export async function endInteraction(
  ctx: TutorContext,
  interaction: Interaction,
  end: Omit<store.End, 'processedAt'>,
): Promise<Interaction> {
  return ctx.db.write(async (write) => {
    const ended = await store.endPending(write.query, interaction.id, { ...end, processedAt: now(ctx) });
    if (!ended) return (await store.findInteraction(write.query, interaction.id)) ?? interaction;
    write.afterCommit(() => measureEnd(ctx, ended));
    if (ended.sessionId) await ctx.events.append(write, ended.sessionId, 'answer', { interaction: ended });
    return ended;
  });
}

function measureEnd({ metrics }: TutorContext, { status, failure, guard }: Interaction): void {
  const isSupported = isSupport({ guard });
  if (status !== 'pending') metrics.turnEnded(isSupported ? 'support' : status, failure);
  if (guard === null) return;
  metrics.judged(isSupported ? 'support' : isContentAnswer({ guard }) ? 'content' : guard.outcome);
}
