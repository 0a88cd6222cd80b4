import { canonicalise } from './canonical/canonical.ts';
import type { Situation } from './detector.ts';
import { answerScore } from './families/directness/answer-read.ts';
import { balancedPoint, guardPoint } from './families/directness/answer-score.ts';
import type { Danger } from './input/danger-signs.ts';
import { type Features, featuresOf } from './input/harm-features.ts';
import type { HarmModel } from './input/harm-model.ts';
import { plainWords } from './input/plain-words.ts';
import { dangerIn } from './input/safety.ts';

/** Whether a whole reply gives the answer away, at either of two points. */
export interface Reveals {
  /** Where the product stops it: rather one hint too many than one answer. */
  readonly guarded: boolean;
  /** Where a verdict is as likely right as complete. */
  readonly balanced: boolean;
}

/** The directness score of a whole reply; bench/guidelines compares it with what people say. */
export function revealsAnswer(situation: Situation, reply: string): Reveals {
  const { score } = answerScore({ ...situation, reply, canonical: canonicalise(reply), complete: true });
  return { guarded: score >= guardPoint, balanced: score >= balancedPoint };
}

/** Danger as a model that was trained without a text sees that text. */
export const dangerBy = (model: HarmModel, text: string): Danger | null => dangerIn(text, model);

/** What a model of harm learns from. */
export const harmFeatures = (text: string): Features => featuresOf(plainWords(text));
