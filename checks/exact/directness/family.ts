import hintQuestions from '../../data/hint-questions.json' with { type: 'json' };
import type { Family } from '../../families/family.ts';
import { keyBeforeAttempt, keyValue } from './answer-key-value.ts';
import { assertedValue, noQuestion, sameNumbersExample, workedStep } from './answer-restrictive.ts';

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
