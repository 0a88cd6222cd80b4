import type { AnswerKeyForm } from '../../contract/assignments.ts';
import type { AnswerOf, BodyOf } from '../../contract/endpoint.ts';
import { ContractError } from '../../contract/errors.ts';
import { effectiveGuidelines } from '../../contract/guidelines.ts';
import type { tryAssignment as tryCall } from '../../contract/trial.ts';
import { detectDanger, readAnswerKey } from '../../guardrails/guardrails.ts';
import type { TeacherActor } from '../access.ts';
import { classOfTeacher } from '../classes/rules.ts';
import { ModelError } from '../model/model.ts';
import { supportFor } from '../safeguarding/rules.ts';
import type { TutorContext } from './context.ts';
import { guardedAnswering } from './guarded-answer.ts';
import { supportReceipt } from './prepare.ts';

type Tried = AnswerOf<typeof tryCall>;

/** Who reads a trial along. */
interface Reader {
  /** Fires when nobody reads it any more. */
  readonly signal: AbortSignal;
  /** Called once it is sure that the question is answered: what is refused is refused before. */
  readonly begin: () => void;
  readonly release: (text: string) => void;
}

/**
 * Answers a teacher's question as a student would get it, by the same steps, without storing anything and without an
 * alert. It is one of the answers under way; unlike a student's it ends when its reader leaves, since nothing is kept
 * that could be read later.
 * @throws ContractError class-not-found, class-archived, too-many-requests, model-failed, model-overloaded,
 *   model-timeout
 */
export async function tryAssignment(
  ctx: TutorContext,
  actor: TeacherActor,
  { classId, title, description, aiGuidelines, answerKey, question, earlier }: BodyOf<typeof tryCall>,
  { signal, begin, release }: Reader,
): Promise<Tried> {
  const { className, subject } = await classOfTeacher(ctx, actor, classId);
  if (detectDanger(question, earlier)) {
    const response = await supportFor(ctx, classId, question);
    begin();
    release(response);
    return { response, receipt: supportReceipt, noticed: null };
  }
  const setting = {
    className,
    subject,
    guidelines: effectiveGuidelines(subject, aiGuidelines),
    key: answerKey ? readAnswerKey(answerKey).key : null,
    task: { title, description },
  };
  const said = earlier.map((turn) => ({ ...turn, status: 'answered' as const }));
  return await ctx.turns.runTrial(actor.uid, signal, async (wanted) => {
    begin();
    const conversation = { setting, earlier: said, question, disclosed: [] };
    const answering = guardedAnswering(ctx, ctx.ids.next(), conversation);
    let response = '';
    try {
      await answering.say({ signal: wanted }, (text) => {
        response += text;
        if (text !== '') release(text);
      });
      if (wanted.aborted) throw new ContractError('model-failed');
    } catch (error) {
      answering.record();
      throw error instanceof ModelError ? new ContractError(error.code) : error;
    }
    const { guard: receipt, noticed } = answering.record();
    return { response, receipt, noticed };
  });
}

/** What the checks understand of an answer key: one sentence for each value, and for each typing error. */
export function checkAnswerKey(form: AnswerKeyForm): { understood: string[]; problems: string[] } {
  const { understood, problems } = readAnswerKey(form);
  return { understood: [...understood], problems: [...problems] };
}
