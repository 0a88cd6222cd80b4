import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { ContractError, type ErrorCode } from '../../contract/errors.ts';
import { tryAssignment } from '../../contract/trial.ts';
import {
  type askEvents,
  askInAssignment,
  askInSession,
  followAnswer,
  getTold,
  type Interaction,
  stopInteraction,
} from '../../contract/tutor.ts';
import type { EventStream } from '../http/event-stream.ts';
import { checked, faultOf, quotable } from '../http/refusals.ts';
import type { Call, Serve } from '../http/serve.ts';
import * as rules from './answer-rules.ts';
import type { Asked } from './answers.ts';
import { ask } from './ask-question.ts';
import type { TutorContext } from './context.ts';
import { readForDanger } from './danger-rules.ts';
import type { Question } from './questions.ts';
import * as trial from './trial-rules.ts';

const idempotencyKey = z.uuid({ error: 'The Idempotency-Key must be a UUID.' }).optional();

export function tutorRoutes(serve: Serve, ctx: TutorContext): void {
  /** Answers a question in a session or an assignment, as a whole or as a stream. */
  const answer = async (
    {
      actor,
      signIn,
      query,
      request,
      admit,
      wantsStream,
      openStream,
    }: Pick<
      Call<typeof askInSession>,
      'actor' | 'signIn' | 'query' | 'request' | 'admit' | 'wantsStream' | 'openStream'
    >,
    question: Question,
  ) => {
    const key = checked(idempotencyKey, request.headers['idempotency-key']);
    const read = await readForDanger(ctx, actor, question);
    // A message that shows danger passes all limits but one (http/limits.ts).
    if (!read.danger) await admit();
    const asked = await ask(ctx, actor, read, { key, signIn });
    if (!wantsStream) return answerWhole(asked, request);
    await answerStreaming(asked, openStream(), request, query);
    return undefined;
  };
  // The body is read before the limits apply, since a message that shows danger passes them.
  const limit = { limitByAccount: 'askByAccount' } as const;
  const limitAfterReading = { ...limit, limitBeforeBody: 'messageByAccount' } as const;

  serve(
    askInSession,
    (call) =>
      answer(call, {
        ...call.body,
        conversation: { kind: 'session', id: call.body.sessionId.toUpperCase() },
      }),
    limitAfterReading,
  );
  serve(
    askInAssignment,
    (call) =>
      answer(call, { ...call.body, conversation: { kind: 'assignment', id: call.params.assignmentId } }),
    limitAfterReading,
  );
  serve(tryAssignment, (call) => (call.wantsStream ? tryStreaming(ctx, call) : tryWhole(ctx, call)), limit);
  serve(followAnswer, async ({ actor, params, query, request, openStream }) => {
    const asked = await rules.findAnswer(ctx, actor, params.interactionId);
    await answerStreaming(asked, openStream(), request, query);
    return undefined;
  });
  serve(stopInteraction, async ({ actor, params }) => ({
    interaction: await rules.stopInteraction(ctx, actor, params.interactionId),
  }));
  serve(getTold, async ({ actor, params }) => ({
    told: await rules.getTold(ctx, actor, params.interactionId),
  }));
}

type TrialCall = Call<typeof tryAssignment>;

const tryWhole = (ctx: TutorContext, { actor, body, disconnected }: TrialCall) =>
  trial.tryAssignment(ctx, actor, body, { signal: disconnected, begin: () => {}, release: () => {} });

/** Streams a trial. It ends when its reader leaves, since it is not stored. */
async function tryStreaming(
  ctx: TutorContext,
  { actor, body, request, openStream }: TrialCall,
): Promise<undefined> {
  const disconnected = new AbortController();
  let stream: ReturnType<TrialCall['openStream']> | undefined;
  const begin = () => {
    stream = openStream();
    stream.onEnd(() => disconnected.abort());
    stream.send('start', {});
  };
  const release = (text: string) => stream?.send('delta', { text });
  try {
    const tried = await trial.tryAssignment(ctx, actor, body, {
      signal: disconnected.signal,
      begin,
      release,
    });
    stream?.send('done', tried);
  } catch (error) {
    // Before the stream has begun, a refusal is plain JSON as for any other call.
    if (!stream) throw error;
    stream.send('error', errorData(error, request));
  }
  stream?.end();
}

/** The data of an `error` event. */
function errorData(
  error: unknown,
  request: FastifyRequest,
): { code: ErrorCode; message: string; requestId?: string } {
  const known = error instanceof ContractError ? error : faultOf(error);
  return { code: known.code, message: known.message, ...quotable(known, request) };
}

async function answerWhole({ interaction, answer }: Asked, request: FastifyRequest) {
  const ended = answer ? await answer.ended() : interaction;
  if (ended.status === 'failed') throw failureOf(ended, request);
  if (ended.status === 'pending') throw new ContractError('question-pending');
  return { response: ended.answer, interaction: ended };
}

/**
 * Streams the answer: `start`, `delta`s, then `done` or `error` (contract "The tutor"). A reader that does not
 * wait gets the text so far, without an end while there is none.
 */
async function answerStreaming(
  { interaction, answer }: Asked,
  stream: EventStream<typeof askEvents>,
  request: FastifyRequest,
  { wait }: { wait?: '0' | undefined },
): Promise<void> {
  stream.send('start', { interactionId: interaction.id });
  // Nothing is awaited between reading the text so far and subscribing, so no text is lost or sent twice.
  const soFar = answer ? answer.text : interaction.answer;
  if (soFar !== '') stream.send('delta', { text: soFar });
  if (answer) {
    stream.onEnd(answer.subscribe((text) => stream.send('delta', { text })));
    if (answer.place.value) stream.send('place', { place: answer.place.value });
    stream.onEnd(answer.place.subscribe((place) => stream.send('place', { place })));
    if (wait === '0') return stream.end();
  }
  try {
    const ended = answer ? await answer.ended() : interaction;
    if (ended.status === 'failed') throw failureOf(ended, request);
    if (ended.status === 'pending') throw new ContractError('question-pending');
    stream.send('done', { interaction: ended });
  } catch (error) {
    stream.send('error', errorData(error, request));
  }
  stream.end();
}

/**
 * The refusal of a failed answer. Its log entry connects the interaction with the call, whose id the student
 * can quote.
 */
function failureOf({ id, failure }: Interaction, request: FastifyRequest): ContractError {
  const code: ErrorCode = failure ?? 'model-failed';
  request.log.warn({ interaction: id, code }, 'a student was told that an answer failed');
  return new ContractError(code);
}
