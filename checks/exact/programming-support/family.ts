import patterns from '../../data/code-patterns.json' with { type: 'json' };
import hintQuestions from '../../data/hint-questions.json' with { type: 'json' };
import type { Situation } from '../../detector.ts';
import type { Family, HintQuestions } from '../../families/family.ts';
import { wholeWord } from '../../word-rows.ts';
import { hasCode, lastLine } from './focus.ts';
import { largeChange, newCode, severalLines, wholeFunction } from './programming.ts';

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

/** The questions for the stage of the student's work: before the first line, while writing, looking for a fault. */
function questionsFor(situation: Situation): HintQuestions {
  if (!hasCode(situation)) return hintQuestions.planning;
  const recent = [...situation.earlier.slice(-1).map((past) => past.question), situation.question];
  return recent.some((message) => trouble.test(message)) ? hintQuestions.debugging : hintQuestions.writing;
}

/** The student says that something goes wrong. */
const trouble = wholeWord(patterns.trouble);
