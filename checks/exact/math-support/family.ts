import hintQuestions from '../../data/hint-questions.json' with { type: 'json' };
import type { Family } from '../../families/family.ts';
import { formula, severalEquations, substitutedNumbers } from './mathematics.ts';

/** How much of a calculation the tutor may write. */
export const mathSupport: Family<'mathSupport'> = {
  detectors: { formula, 'substituted-numbers': substitutedNumbers, 'several-equations': severalEquations },
  questions: () => hintQuestions.calculation,
};
