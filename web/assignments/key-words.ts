import { t } from '@lingui/core/macro';
import type { KeyProblem, UnderstoodLine } from '../../contract/answer-keys.ts';
import { limits } from '../../contract/constants.ts';
import { formatList } from '../ui/lists.ts';

function understoodSentence({ kind, written, equivalents }: UnderstoodLine, step: number): string {
  switch (kind) {
    case 'value': {
      if (equivalents.length === 0) return written;
      const otherForms = formatList(equivalents);
      return t`${written}; also accepted as ${otherForms}.`;
    }
    case 'as-written':
      return t`${written}, searched for as written.`;
    case 'words':
      return t`The words “${written}”.`;
    case 'step':
      return t`Step ${step}: ${written}.`;
    case 'model':
      return t`The model solution: its longer parts are kept from the student.`;
  }
}

/** How the checks understand an answer key: one text for each line. Steps are numbered in their order. */
export function understoodWords(understood: readonly UnderstoodLine[]): string[] {
  const steps = understood.filter(({ kind }) => kind === 'step');
  return understood.map((line) => understoodSentence(line, steps.indexOf(line) + 1));
}

/** Says what was probably typed wrongly and how to correct it. */
export function problemWords({ kind, found }: KeyProblem): string {
  switch (kind) {
    case 'decimal-point':
      return t`“${found}” is not a number. Use one decimal point.`;
    case 'not-a-number':
      return t`“${found}” is not a number. Write it as 3.5 or 7/2.`;
    case 'division-by-zero':
      return t`“${found}” divides by zero. Check the fraction.`;
    case 'letters-in-number':
      return t`“${found}” mixes digits and letters. Write zeros and ones as digits.`;
    case 'loose-sign':
      return t`The line begins or ends with “${found}”. Complete it.`;
    case 'brackets':
      return t`“${found}” has unmatched brackets. Add the missing one.`;
    case 'unknown-unit':
      return t`“${found}” is not a known unit. The number counts without it.`;
    case 'too-many-lines':
      return t`Only the first ${limits.answerKeyLines} lines are used. Remove the others.`;
  }
}
