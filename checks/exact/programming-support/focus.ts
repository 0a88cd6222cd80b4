import type { Situation } from '../../detector.ts';
import type { Focus } from '../../families/family.ts';
import { ownWords } from '../../families/remember.ts';
import { codeLinesOf } from './code-lines.ts';

/** A sign of code. */
const codeIn = /[=(){}[\];]/;

/** Whether the student has written code. */
export const hasCode = (situation: Situation): boolean =>
  ownWords(situation).some((said) => codeIn.test(said));

/** A longer line is not repeated in a hint. */
const maxLength = 160;

/** The last line of code that the student wrote. */
export function lastLine({ question, earlier }: Situation): Focus | null {
  const line = [...earlier.map((interaction) => interaction.question), question]
    .flatMap((message) => codeLinesOf(message))
    .at(-1)?.code;
  const isShown = line !== undefined && line.length <= maxLength && !line.includes('`');
  return isShown ? { kind: 'line', words: line } : null;
}
