import patterns from '../../data/code-patterns.json' with { type: 'json' };
import hintQuestions from '../../data/hint-questions.json' with { type: 'json' };
import type { Situation } from '../../detector.ts';
import type { Family, Focus, HintQuestions } from '../../families/family.ts';
import { ownWords } from '../../families/remember.ts';
import { wholeWord } from '../../word-rows.ts';
import { codeLinesOf } from './code-lines.ts';
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

/** A sign of code. */
const codeIn = /[=(){}[\];]/;

/** Whether the student has written code. */
const hasCode = (situation: Situation): boolean => ownWords(situation).some((said) => codeIn.test(said));

/** A longer line is not repeated in a hint. */
const maxLength = 160;

/** The last line of code that the student wrote. */
function lastLine({ question, earlier }: Situation): Focus | null {
  const line = [...earlier.map((interaction) => interaction.question), question]
    .flatMap((message) => codeLinesOf(message))
    .at(-1)?.code;
  const isShown = line !== undefined && line.length <= maxLength && !line.includes('`');
  return isShown ? { kind: 'line', words: line } : null;
}
