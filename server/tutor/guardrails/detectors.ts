import type { ActName } from './acts.ts';
import { keyBeforeAttempt, keyValue } from './detect/answer-key-value.ts';
import { noQuestion } from './detect/answer-question.ts';
import { assertedValue, sameNumbersExample, workedStep } from './detect/answer-steps.ts';
import type { Detector } from './reading.ts';

const nothing: Detector = () => null;

/** How each forbidden act is recognised. */
export const detectors: Readonly<Record<ActName, Detector>> = {
  'key-value': keyValue,
  'asserted-value': assertedValue,
  'worked-step': workedStep,
  'no-question': noQuestion,
  'key-before-attempt': keyBeforeAttempt,
  'same-numbers-example': sameNumbersExample,
  formula: nothing,
  'numbers-put-in': nothing,
  'several-equations': nothing,
  quotation: nothing,
  'copied-words': nothing,
  'long-quotation': nothing,
  'unnamed-source': nothing,
  'new-code': nothing,
  'several-lines': nothing,
  'large-change': nothing,
  'whole-function': nothing,
  'translated-phrase': nothing,
  'translated-clause': nothing,
};
