import type { Family } from '../../families/family.ts';
import { lastLine } from './focus.ts';
import { largeChange, newCode, severalLines, wholeFunction } from './programming.ts';
import { questionsFor } from './questions.ts';

/** How much of a program the tutor may write. */
export const programmingSupport: Family<'programmingSupport'> = {
  detectors: {
    'new-code': newCode,
    'several-lines': severalLines,
    'large-change': largeChange,
    'whole-function': wholeFunction,
  },
  questions: questionsFor,
  focus: lastLine,
};
