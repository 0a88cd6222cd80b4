import type { AnswerKeyForm } from '../../contract/assignments.ts';
import type { Receipt } from '../../contract/tutor.ts';
import { KeyProposals } from '../answer-keys/proposed-key-rules.ts';
import type { ReadingModels } from '../model/models.ts';
import { secondReaders } from '../second-readers/second-readers.ts';
import type { TutorContext } from './context.ts';
import type { Setting } from './prompt.ts';
import { type AnswerServices, Review } from './review.ts';
import { writeWhole } from './write-answer.ts';

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
