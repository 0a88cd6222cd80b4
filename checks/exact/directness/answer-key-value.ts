import type { Detector, DetectorInput } from '../../detector.ts';
import { hasTried } from './answer-attempts.ts';
import { modelGivenAway } from './answer-model.ts';
import { productIn } from './answer-product.ts';
import { answerIn } from './answer-read.ts';

/** The words with which a reply gives the final answer away; null for none. */
const givenAway = (input: DetectorInput): string | null =>
  answerIn(input) ?? modelGivenAway(input) ?? productIn(input);

/** The final answer: stated, encoded, or completed by what earlier replies disclosed. */
export const keyValue: Detector = (input) => {
  const evidence = givenAway(input);
  return evidence === null ? null : { prohibition: 'key-value', evidence };
};

/** The final answer while the student has not tried the exercise. */
export const keyBeforeAttempt: Detector = (input) => {
  if (hasTried(input)) return null;
  const evidence = givenAway(input);
  return evidence === null ? null : { prohibition: 'key-before-attempt', evidence };
};
