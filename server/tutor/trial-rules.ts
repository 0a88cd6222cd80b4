import type { AnswerOf, BodyOf } from '../../contract/endpoint.ts';
import { ContractError } from '../../contract/errors.ts';
import { effectiveGuidelines } from '../../contract/guidelines.ts';
import { supportReceipt } from '../../contract/receipts.ts';
import type { tryAssignment as tryCall } from '../../contract/trial.ts';
import type { TeacherActor } from '../access.ts';
import type { Owner } from '../checks/calls.ts';
import { changeableClass } from '../classes/rules.ts';
import { ModelError } from '../model/model.ts';
import { supportTextFor } from '../safeguarding/rules.ts';
import type { TutorContext } from './context.ts';
import { classSetting, factsOf } from './conversations.ts';
import { Review } from './review.ts';
import { writeWhole } from './write-answer.ts';

type Tried = AnswerOf<typeof tryCall>;

/** The reader of a trial. */
interface Reader {
  /** Aborts when the reader has disconnected. */
  readonly signal: AbortSignal;
  /** Called once when the answer begins. Refusals are thrown before that. */
  readonly begin: () => void;
  readonly release: (text: string) => void;
}

/**
 * Answers a teacher's question by the same steps as a student's, but stores nothing and raises no alert. A trial has a place
 * in the queue as an answer has, and ends when its reader leaves, since nobody could read the answer later.
 * @throws ContractError class-not-found, class-archived, too-many-requests, model-failed, model-overloaded,
 *   model-timeout
 */
export async function tryAssignment(
  ctx: TutorContext,
  actor: TeacherActor,
  {
    classId,
    title,
    description,
    aiGuidelines,
    answerKey,
    refusesProposedKeys = false,
    question,
    earlier,
  }: BodyOf<typeof tryCall>,
  { signal, begin, release }: Reader,
): Promise<Tried> {
  const ofClass = await changeableClass(ctx, actor, classId);
  const owner = ownerOf(actor);
  const guardrails = ctx.guardrails.for(owner);
  if (await guardrails.detectDanger(question, earlier)) {
    const response = await supportTextFor(ctx, classId, question, actor);
    begin();
    release(response);
    return { response, receipt: supportReceipt, noticed: null };
  }
  const setting = {
    ...classSetting(
      ctx,
      ofClass,
      await factsOf(ctx, ofClass),
      actor,
      effectiveGuidelines(ofClass.subject, aiGuidelines),
    ),
    key: answerKey ? (await guardrails.readAnswerKey(answerKey)).key : null,
    refusesProposedKeys,
    task: { title, description },
  };
  const history = earlier.map((interaction) => ({ ...interaction, status: 'answered' as const }));
  const asker = { school: actor.schoolId, class: classId, student: actor.uid };
  return await ctx.trials.run(asker, signal, async (wanted) => {
    if (wanted.signal.aborted) throw new ContractError('model-failed');
    begin();
    const request = { setting, earlier: history, question, disclosed: [] };
    const review = await Review.open(ctx, { id: ctx.ids.next(), owner, classId }, request);
    try {
      const { text, record } = await writeWhole(review, wanted, release);
      if (wanted.signal.aborted) throw new ContractError('model-failed');
      return { response: text, receipt: record.guard, noticed: record.noticed };
    } catch (error) {
      throw error instanceof ModelError ? new ContractError(error.code) : error;
    }
  });
}

const ownerOf = ({ schoolId, uid }: TeacherActor): Owner => [schoolId, 'trials', uid];
