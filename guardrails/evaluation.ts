import { canonicalise } from './canonical/canonical.ts';
import type { Situation } from './detector.ts';
import { answerScore } from './families/directness/answer-read.ts';
import { balancedPoint, guardPoint } from './families/directness/answer-score.ts';
import { type Features, featuresOf } from './input/harm-features.ts';
import { plainWords } from './input/plain-words.ts';

/** Whether a whole reply gives the answer away, at either of two points. */
export interface Reveals {
  /** At the product's threshold, which would rather stop a harmless reply than show an answer. */
  readonly guarded: boolean;
  /** At the threshold where precision equals recall. */
  readonly balanced: boolean;
}

/** The directness score of a whole reply; bench/guidelines compares it with what people say. */
export function revealsAnswer(situation: Situation, reply: string): Reveals {
  const { score } = answerScore({ ...situation, reply, canonical: canonicalise(reply), complete: true });
  return { guarded: score >= guardPoint, balanced: score >= balancedPoint };
}

/** The features that a harm model is trained on. */
export const harmFeatures = (text: string): Features => featuresOf(plainWords(text));
