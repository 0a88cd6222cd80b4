import hintQuestions from '../../data/hint-questions.json' with { type: 'json' };
import type { Family } from '../../families/family.ts';
import { keyBeforeAttempt, keyValue } from './answer-key-value.ts';
import { noQuestion } from './answer-question.ts';
import { assertedValue, sameNumbersExample, workedStep } from './answer-restrictive.ts';

/** How much of the answer the tutor may give away. */
export const directness: Family<'directness'> = {
  detectors: {
    'key-value': keyValue,
    'asserted-value': assertedValue,
    'worked-step': workedStep,
    'no-question': noQuestion,
    'key-before-attempt': keyBeforeAttempt,
    'same-numbers-example': sameNumbersExample,
  },
  questions: () => hintQuestions.facts,
};
