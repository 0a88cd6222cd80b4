import type {
  KeyProblem,
  KeyProposal,
  proposeAnswerKey as proposeCall,
  UnderstoodLine,
} from '../../contract/answer-keys.ts';
import type { AnswerKeyForm } from '../../contract/assignments.ts';
import type { BodyOf } from '../../contract/endpoint.ts';
import { ContractError } from '../../contract/errors.ts';
import type { TeacherActor } from '../access.ts';
import { namesIn } from '../classes/roster-rules.ts';
import { changeableClass } from '../classes/rules.ts';
import { ModelError } from '../model/model.ts';
import { nameMask } from '../names/name-mask.ts';
import type { AnswerKeyContext } from './context.ts';
import { keyCall, replyTo } from './key-calls.ts';

const guardrailsFor = (ctx: AnswerKeyContext, { schoolId, uid }: TeacherActor) =>
  ctx.guardrails.for([schoolId, 'trials', uid]);

/** How the checks understand an answer key: each value, and each likely typing error. */
export async function checkAnswerKey(
  ctx: AnswerKeyContext,
  actor: TeacherActor,
  form: AnswerKeyForm,
): Promise<{ understood: UnderstoodLine[]; problems: KeyProblem[] }> {
  const { understood, problems } = await guardrailsFor(ctx, actor).readAnswerKey(form);
  return { understood: [...understood], problems: [...problems] };
}

/** How long the model may take, in milliseconds: the teacher waits. */
const timeout = 60_000;

/**
 * The key that the connected model proposes for an assignment. Where arithmetic gives another answer with
 * certainty, that answer replaces the model's. Without a connected model, arithmetic alone proposes the key.
 * Like a trial, the call counts as a generation and ends when its reader leaves.
 * @param signal aborts when the reader has disconnected
 * @returns null when there is no single right answer
 * @throws ContractError class-not-found, class-archived, too-many-requests, model-failed, model-overloaded,
 *   model-timeout
 */
export async function proposeAnswerKey(
  ctx: AnswerKeyContext,
  actor: TeacherActor,
  { classId, title, description }: BodyOf<typeof proposeCall>,
  signal: AbortSignal,
): Promise<KeyProposal | null> {
  const ofClass = await changeableClass(ctx, actor, classId);
  const { subject } = ofClass;
  const people = await namesIn(ctx, ofClass);
  const guardrails = guardrailsFor(ctx, actor);
  const [exercise = ''] = await guardrails.maskTexts([nameMask(people)(`${title}\n${description}`.trim())]);
  if (exercise === '') return null;
  const asker = { school: actor.schoolId, class: classId, student: actor.uid };
  return await ctx.trials.run(asker, signal, async ({ signal: wanted }) => {
    const said = ctx.keyModel.connected
      ? await replyTo(ctx.keyModel, { ...keyCall(subject, exercise), classId }, wanted, timeout).catch(
          (error: unknown) => {
            throw new ContractError(error instanceof ModelError ? error.code : 'model-failed');
          },
        )
      : '';
    if (wanted.aborted) throw new ContractError('model-failed');
    return await guardrails.readKeyProposal(exercise, said).catch((error: unknown) => {
      ctx.log.warn({ err: error }, 'the model proposed no key in the form that was asked for');
      throw new ContractError('model-failed');
    });
  });
}
