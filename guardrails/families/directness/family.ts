import type { Situation } from '../../detector.ts';
import type { Family } from '../family.ts';
import { questions as questionsOfCalculations } from '../math-support/questions.ts';
import { keyBeforeAttempt, keyValue } from './answer-key-value.ts';
import { noQuestion } from './answer-question.ts';
import { assertedValue, sameNumbersExample, workedStep } from './answer-restrictive.ts';
import { questions } from './questions.ts';

const numberIn = /\d/;
/** Whether the exercise has numbers. */
export const hasNumbers = ({ task, question }: Situation): boolean =>
  numberIn.test(task) || numberIn.test(question);

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
  questions: (situation) => (hasNumbers(situation) ? questionsOfCalculations : questions),
};
