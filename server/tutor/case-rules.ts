import type { AnswerKeyForm } from '../../contract/assignments.ts';
import type { Receipt } from '../../contract/tutor.ts';
import type { Model } from '../model/model.ts';
import { checkedGenerator, generateWhole } from './checked-generator.ts';
import type { TutorContext } from './context.ts';
import { KeyProposals } from './key-proposals.ts';
import type { Setting } from './prompt.ts';
import { secondReader } from './second-reader.ts';

/** What answers a question. */
export type AnsweredBy = Pick<
  TutorContext,
  'model' | 'judge' | 'keyProposals' | 'log' | 'guardrails' | 'ids'
>;

/** A question that nobody asked, with which a model is tried. */
export interface AskedCase {
  readonly setting: Omit<Setting, 'key'>;
  readonly key: AnswerKeyForm | null;
  readonly question: string;
}

/** Whose text it is. */
const owner = ['the check of a model'];

/** What answers questions with a model, for a command beside the server. @param keyWait the setting, or null: no keys */
export const answeringBy = ({
  model,
  judge,
  keyWait,
  clock,
  ...shared
}: Pick<TutorContext, 'model' | 'clock' | 'log' | 'guardrails' | 'ids'> & {
  readonly judge: Model | null;
  readonly keyWait: number | null;
}): AnsweredBy => ({
  ...shared,
  model,
  judge: judge && secondReader(judge, clock, shared.log),
  keyProposals: keyWait === null ? null : new KeyProposals(model, shared.log, keyWait),
});

/** The same answering, with a memory of its own for the keys that the model proposes. */
export const withNewProposals = (answering: AnsweredBy): AnsweredBy => {
  const { model, log, keyProposals } = answering;
  return { ...answering, keyProposals: keyProposals && new KeyProposals(model, log, keyProposals.wait) };
};

/**
 * Answers a question as for a student, with a given model and judge; nothing is stored.
 * @returns what the student would have read, up to the moment when the signal aborted
 * @throws ModelError
 */
export async function answerCase(
  answering: AnsweredBy,
  { setting, key, question }: AskedCase,
  signal: AbortSignal,
): Promise<{ text: string; receipt: Receipt }> {
  const read = key === null ? null : (await answering.guardrails.for(owner).readAnswerKey(key)).key;
  const request = { setting: { ...setting, key: read }, earlier: [], question, disclosed: [] };
  const generator = await checkedGenerator(answering, { id: answering.ids.next(), owner }, request);
  const { text, record } = await generateWhole(generator, { signal }, () => {});
  return { text, receipt: record.guard };
}

/** The answers that the model proposes as the key of an exercise; null where it proposes none. */
export async function proposedAnswers(
  { keyProposals, guardrails }: AnsweredBy,
  { subject, text }: { subject: string; text: string },
): Promise<readonly string[] | null> {
  const read = (said: string) => guardrails.for(owner).readProposedKey(text, said);
  const key = await keyProposals?.propose({ school: 'the check of a model', subject, text }, read);
  return key?.answers ?? null;
}
