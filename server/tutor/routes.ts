import { z } from 'zod';
import { ContractError, type ErrorCode } from '../../contract/errors.ts';
import {
  askInSession,
  type Interaction,
  listSessionInteractions,
  stopInteraction,
} from '../../contract/tutor.ts';
import type { EventStream } from '../http/event-stream.ts';
import { checked } from '../http/refusals.ts';
import type { Serve } from '../http/serve.ts';
import type { TutorContext } from './context.ts';
import * as rules from './rules.ts';

const idempotencyKey = z.uuid({ error: 'The Idempotency-Key must be a UUID.' }).optional();

export function tutorRoutes(serve: Serve, ctx: TutorContext): void {
  serve(
    askInSession,
    async ({ actor, body, request, wantsStream, openStream }) => {
      const key = checked(idempotencyKey, request.headers['idempotency-key']);
      const sessionId = body.sessionId.toUpperCase();
      const asked = await rules.askInSession(ctx, actor, { ...body, sessionId }, key);
      if (!wantsStream) return answerWhole(asked);
      await answerStreaming(asked, openStream());
      return undefined;
    },
    { limitByAccount: 'askByAccount' },
  );
  serve(stopInteraction, async ({ actor, params }) => ({
    interaction: await rules.stopInteraction(ctx, actor, params.interactionId),
  }));
  serve(listSessionInteractions, ({ actor, params, query }) =>
    rules.listSessionInteractions(ctx, actor, params.sessionId.toUpperCase(), query),
  );
}

async function answerWhole({ interaction, turn }: rules.Asked) {
  const ended = turn ? await turn.ended() : interaction;
  if (ended.status === 'failed') throw failureOf(ended);
  if (ended.status === 'pending') throw new ContractError('question-pending');
  return { response: ended.answer, interaction: ended };
}

/** The same answer as it comes: `start`, the text, then `done` or `error` (contract "The tutor"). */
async function answerStreaming({ interaction, turn }: rules.Asked, stream: EventStream): Promise<void> {
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
    const { code, message } = error instanceof ContractError ? error : new ContractError('internal-error');
    stream.send('error', { code, message });
  }
  stream.end();
}

const failureOf = ({ failure }: Interaction) =>
  new ContractError((failure ?? 'model-failed') satisfies ErrorCode);
