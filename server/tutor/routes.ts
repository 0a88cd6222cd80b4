import { z } from 'zod';
import { ContractError, type ErrorCode } from '../../contract/errors.ts';
import { checkAnswerKey, tryAssignment } from '../../contract/trial.ts';
import {
  type askEvents,
  askInAssignment,
  askInSession,
  type Interaction,
  listAssignmentInteractions,
  listAssignmentStudents,
  listLessonStudents,
  listSessionInteractions,
  stopInteraction,
} from '../../contract/tutor.ts';
import type { EventStream } from '../http/event-stream.ts';
import { checked } from '../http/refusals.ts';
import type { Call, Serve } from '../http/serve.ts';
import type { TutorContext } from './context.ts';
import type { Asked, Question } from './questions.ts';
import * as reading from './reading-rules.ts';
import * as rules from './rules.ts';
import * as trial from './trial-rules.ts';
import * as work from './work-rules.ts';

const idempotencyKey = z.uuid({ error: 'The Idempotency-Key must be a UUID.' }).optional();

export function tutorRoutes(serve: Serve, ctx: TutorContext): void {
  /** The same turn wherever it is asked: whole, or as it streams. */
  const answer = async (
    {
      actor,
      request,
      admit,
      wantsStream,
      openStream,
    }: Pick<Call<typeof askInSession>, 'actor' | 'request' | 'admit' | 'wantsStream' | 'openStream'>,
    question: Question,
  ) => {
    const key = checked(idempotencyKey, request.headers['idempotency-key']);
    const asked = await rules.ask(ctx, actor, question, { key, admit });
    if (!wantsStream) return answerWhole(asked);
    await answerStreaming(asked, openStream());
    return undefined;
  };
  const limit = { limitByAccount: 'askByAccount' } as const;
  const heardFirst = { ...limit, limitBeforeBody: 'messageByAccount' } as const;

  serve(
    askInSession,
    (call) =>
      answer(call, { ...call.body, where: { kind: 'session', id: call.body.sessionId.toUpperCase() } }),
    heardFirst,
  );
  serve(
    askInAssignment,
    (call) => answer(call, { ...call.body, where: { kind: 'assignment', id: call.params.assignmentId } }),
    heardFirst,
  );
  serve(tryAssignment, (call) => (call.wantsStream ? tryStreaming(ctx, call) : tryWhole(ctx, call)), limit);
  serve(checkAnswerKey, async ({ body }) => trial.checkAnswerKey(body));
  serve(stopInteraction, async ({ actor, params }) => ({
    interaction: await rules.stopInteraction(ctx, actor, params.interactionId),
  }));
  serve(listSessionInteractions, ({ actor, params, query }) =>
    reading.listSessionInteractions(ctx, actor, params.sessionId.toUpperCase(), query),
  );
  serve(listAssignmentInteractions, ({ actor, params, query }) =>
    reading.listAssignmentInteractions(ctx, actor, params.assignmentId, query),
  );
  serve(listAssignmentStudents, async ({ actor, params }) => ({
    students: await work.listAssignmentStudents(ctx, actor, params.assignmentId),
  }));
  serve(listLessonStudents, async ({ actor, params }) => ({
    students: await work.listLessonStudents(ctx, actor, params.sessionId.toUpperCase(), params.openingId),
  }));
}

type Trying = Call<typeof tryAssignment>;

const tryWhole = (ctx: TutorContext, { actor, body, left }: Trying) =>
  trial.tryAssignment(ctx, actor, body, { signal: left, begin: () => {}, release: () => {} });

/** The same as it comes. Whoever leaves ends it: nothing of it is kept, so nobody could read it later. */
async function tryStreaming(ctx: TutorContext, { actor, body, openStream }: Trying): Promise<undefined> {
  const gone = new AbortController();
  let stream: ReturnType<Trying['openStream']> | undefined;
  const begin = () => {
    stream = openStream();
    stream.onEnd(() => gone.abort());
    stream.send('start', {});
  };
  const release = (text: string) => stream?.send('delta', { text });
  try {
    const tried = await trial.tryAssignment(ctx, actor, body, { signal: gone.signal, begin, release });
    stream?.send('done', tried);
  } catch (error) {
    // What is refused before the stream has begun is refused like any other call.
    if (!stream) throw error;
    stream.send('error', told(error));
  }
  stream?.end();
}

/** What a stream says of an error. */
function told(error: unknown): { code: ErrorCode; message: string } {
  const { code, message } = error instanceof ContractError ? error : new ContractError('internal-error');
  return { code, message };
}

async function answerWhole({ interaction, turn }: Asked) {
  const ended = turn ? await turn.ended() : interaction;
  if (ended.status === 'failed') throw failureOf(ended);
  if (ended.status === 'pending') throw new ContractError('question-pending');
  return { response: ended.answer, interaction: ended };
}

/** The same answer as it comes: `start`, the text, then `done` or `error` (contract "The tutor"). */
async function answerStreaming(
  { interaction, turn }: Asked,
  stream: EventStream<typeof askEvents>,
): Promise<void> {
  stream.send('start', { interactionId: interaction.id });
  const soFar = turn ? turn.text : interaction.answer;
  if (soFar !== '') stream.send('delta', { text: soFar });
  if (turn) stream.onEnd(turn.read((text) => stream.send('delta', { text })));
  try {
    const ended = turn ? await turn.ended() : interaction;
    if (ended.status === 'failed') throw failureOf(ended);
    if (ended.status === 'pending') throw new ContractError('question-pending');
    stream.send('done', { interaction: ended });
  } catch (error) {
    stream.send('error', told(error));
  }
  stream.end();
}

const failureOf = ({ failure }: Interaction) =>
  new ContractError((failure ?? 'model-failed') satisfies ErrorCode);
