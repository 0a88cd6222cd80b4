import type { AnswerKeyForm } from '../../contract/assignments.ts';
import type { AnswerOf, BodyOf } from '../../contract/endpoint.ts';
import { ContractError } from '../../contract/errors.ts';
import { effectiveGuidelines } from '../../contract/guidelines.ts';
import { supportReceipt } from '../../contract/receipts.ts';
import type { tryAssignment as tryCall } from '../../contract/trial.ts';
import type { Receipt } from '../../contract/tutor.ts';
import type { TeacherActor } from '../access.ts';
import { KeyProposals } from '../answer-keys/proposed-key-rules.ts';
import type { Owner } from '../checks/calls.ts';
import { changeableClass } from '../classes/rules.ts';
import { ModelError } from '../model/model.ts';
import { supportTextFor } from '../safeguarding/rules.ts';
import type { ReadingModels } from '../second-readers/second-readers.ts';
import { secondReaders } from '../second-readers/second-readers.ts';
import type { TutorContext } from './context.ts';
import { classSetting, factsOf } from './conversations.ts';
import type { Setting } from './prompt.ts';
import { type AnswerServices, Review } from './review.ts';
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

/** What the answer to a check question is made with. */
export type CheckServices = AnswerServices & Pick<TutorContext, 'ids'>;

/** One of the product's own questions, with which a model is checked. */
export interface CheckQuestion {
  readonly setting: Omit<Setting, 'key'>;
  readonly key: AnswerKeyForm | null;
  readonly question: string;
}

/** The owner of the texts that are checked here. The guardrails let owners take turns. */
const owner = ['the check of a model'];

/**
 * The services with which a command outside the server lets a model answer.
 * @param keyModel works out answer keys
 * @param keyWait how long the first words of a reply wait for a proposed key, in milliseconds; null when no key is to be proposed
 */
export const answerServices = ({
  model,
  reading,
  judgeIsTold,
  keyModel,
  keyWait,
  clock,
  ...shared
}: Pick<TutorContext, 'model' | 'keyModel' | 'clock' | 'log' | 'guardrails' | 'ids'> & {
  readonly reading: ReadingModels;
  readonly judgeIsTold: boolean;
  readonly keyWait: number | null;
}): CheckServices => ({
  ...shared,
  model,
  readers: secondReaders(reading, { clock, log: shared.log, judgeIsTold }),
  keyProposals: keyWait === null ? null : new KeyProposals(keyModel, shared.log, keyWait),
});

/** The same services with an empty memory of the keys that the model proposes. */
export const withNewProposals = (services: CheckServices): CheckServices => ({
  ...services,
  keyProposals: services.keyProposals?.anew() ?? null,
});

/**
 * Answers a question as for a student, with a given model and judge; nothing is stored.
 * @returns what the student would have read, up to the moment when the signal aborted
 * @throws ModelError
 */
export async function answerCheckQuestion(
  services: CheckServices,
  { setting, key, question }: CheckQuestion,
  signal: AbortSignal,
): Promise<{ text: string; receipt: Receipt }> {
  const readKey = key === null ? null : (await services.guardrails.for(owner).readAnswerKey(key)).key;
  const request = { setting: { ...setting, key: readKey }, earlier: [], question, disclosed: [] };
  const review = await Review.open(services, { id: services.ids.next(), owner }, request);
  const { text, record } = await writeWhole(review, { signal }, () => {});
  return { text, receipt: record.guard };
}

/** The answers that the model proposes as the key of an exercise; null where it proposes none. */
export async function proposedAnswers(
  { keyProposals, guardrails }: AnswerServices,
  { subject, text }: { subject: string; text: string },
): Promise<readonly string[] | null> {
  const read = (said: string) => guardrails.for(owner).readProposedKey(text, said);
  const key = await keyProposals?.propose({ school: 'the check of a model', subject, text }, read);
  return key?.answers ?? null;
}
