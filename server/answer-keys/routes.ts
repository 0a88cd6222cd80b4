import { checkAnswerKey, proposeAnswerKey } from '../../contract/answer-keys.ts';
import type { Serve } from '../http/serve.ts';
import type { AnswerKeyContext } from './context.ts';
import * as rules from './rules.ts';

/** Binds the endpoints of answer keys to their rules. */
export function answerKeyRoutes(serve: Serve, ctx: AnswerKeyContext): void {
  serve(checkAnswerKey, ({ actor, body }) => rules.checkAnswerKey(ctx, actor, body));
  serve(
    proposeAnswerKey,
    async ({ actor, body, disconnected }) => ({
      proposal: await rules.proposeAnswerKey(ctx, actor, body, disconnected),
    }),
    { limitByAccount: 'askByAccount' },
  );
}
