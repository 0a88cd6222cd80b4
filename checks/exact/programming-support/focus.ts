import type { Situation } from '../../detector.ts';
import type { Focus } from '../../families/family.ts';
import { ownWords } from '../../families/remember.ts';
import { type CodeLine, codeLinesOf } from './code-lines.ts';

/** The student's lines of code, the oldest first. */
const codeLines = (situation: Situation): CodeLine[] =>
  ownWords(situation)
    .toReversed()
    .flatMap((message) => codeLinesOf(message));

export const hasCode = (situation: Situation): boolean => codeLines(situation).length > 0;

/** A longer line is not repeated in a hint. */
const maxLength = 160;

export function lastLine(situation: Situation): Focus | null {
  const line = codeLines(situation).at(-1)?.code;
  const isShown = line !== undefined && line.length <= maxLength && !line.includes('`');
  return isShown ? { kind: 'line', words: line } : null;
}
