import type { Family } from '../family.ts';
import { formula, numbersPutIn, severalEquations } from './mathematics.ts';
import { questions } from './questions.ts';

/** How much of a calculation a tutor writes. */
export const mathSupport: Family<'mathSupport'> = {
  detectors: { formula, 'numbers-put-in': numbersPutIn, 'several-equations': severalEquations },
  questions: () => questions,
};
