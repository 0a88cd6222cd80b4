/**
 * What only evals/ asks of the guardrails: what the models are trained on, and figures besides verdicts. The product does not
 * load it.
 */
import type { DialogueAct } from '../contract/tutor.ts';
import { canonicalise } from './canonical/canonical.ts';
import { readingOf } from './content/questions.ts';
import { readUnit } from './content/replies.ts';
import type { Situation } from './detector.ts';
import { answerIn } from './families/directness/answer-read.ts';
import { readActs } from './input/dialogue-act/dialogue-act.ts';
import { featuresOfMessage } from './input/dialogue-act/features.ts';
import { tokensOf } from './input/grammar/tokens.ts';
import { type Features, featuresOf } from './input/harm-features.ts';
import { plainWords } from './input/plain-words.ts';
import { pressesForAnswer } from './input/pressure.ts';
import { saysStuck } from './input/stuck.ts';
import { type HashedFeatures, featuresOf as linearFeaturesOf, strengthOf } from './linear/features.ts';
import { linearModelOf, type StoredModel } from './linear/model.ts';
import { sentenceOf } from './manner/sentence.ts';
import { featuresOfSentence } from './manner/trained/trained.ts';

export type { Features } from './input/harm-features.ts';
export type { HarmModel } from './input/harm-model.ts';
export type { StoredModel } from './linear/model.ts';

/**
 * Whether a whole reply gives the answer away; evals/guidelines/answers.ts compares this with people's labels.
 */
export const revealsAnswer = (situation: Situation, reply: string): boolean =>
  answerIn({ ...situation, reply, canonical: canonicalise(reply), complete: true }) !== null;

/** The features that a harm model is trained on. */
export const harmFeatures = (text: string): Features => featuresOf(plainWords(text));

/** The features of a text: the place of each (linear/features.ts) and its strength. */
export interface ContentFeatures {
  readonly places: Uint16Array;
  readonly strengths: Float32Array;
}

/**
 * Copies features and adds the strength of each. The copy is needed because linear/features.ts uses its
 * arrays again for the next text.
 */
function withStrengths({ places, ends }: HashedFeatures): ContentFeatures {
  const strengths = new Float32Array(places.length);
  let from = 0;
  for (const end of ends) {
    strengths.fill(strengthOf(end - from), from, end);
    from = end;
  }
  return { places: places.slice(), strengths };
}

/** The features that the models of harmful content are trained on, of a question or of a unit of a reply. */
export function contentFeatures(text: string, side: 'asked' | 'written'): ContentFeatures {
  const { tokens, meanings } = side === 'asked' ? readingOf(plainWords(text)) : readUnit(text);
  return withStrengths(linearFeaturesOf(tokens, meanings));
}

/** The features that the models of manner are trained on, of a sentence of a reply. */
export function mannerFeatures(text: string): ContentFeatures {
  const sentence = sentenceOf(canonicalise(text).text);
  return withStrengths(featuresOfSentence(tokensOf(sentence), sentence));
}

/**
 * The features that the models of dialogue acts are trained on; null for a message without a word in Latin
 * letters.
 */
export function messageFeatures(text: string): ContentFeatures | null {
  const features = featuresOfMessage(text);
  return features && withStrengths(features);
}

/** Whether the lists alone find that a message says that its writer is stuck, or presses for the answer. */
export const foundByLists = (text: string): { stuck: boolean; presses: boolean } => ({
  stuck: saysStuck(text),
  presses: pressesForAnswer(plainWords(text), () => []),
});

/** What a message does, according to these models; null when no act is likely. */
export const dialogueActBy = (
  models: Readonly<Record<DialogueAct, StoredModel>>,
  text: string,
): DialogueAct | null =>
  readActs(Object.entries(models).map(([act, model]) => [act as DialogueAct, linearModelOf(model)] as const))(
    text,
  );
