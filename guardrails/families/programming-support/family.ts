import type { Family } from '../family.ts';
import { hasCode, lastLine } from './focus.ts';
import { largeChange, newCode, severalLines, wholeFunction } from './programming.ts';
import { planning, questions } from './questions.ts';

/** How much of a program the tutor may write. */
export const programmingSupport: Family<'programmingSupport'> = {
  detectors: {
    'new-code': newCode,
    'several-lines': severalLines,
    'large-change': largeChange,
    'whole-function': wholeFunction,
  },
  questions: (situation) => (hasCode(situation) ? questions : planning),
  focus: lastLine,
};
