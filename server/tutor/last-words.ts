import { withoutFormatting } from '../../contract/plain-text.ts';
import type { Interaction } from '../../contract/tutor.ts';

const shown = 160;

/** One line of what was said last, without its formatting. */
export function lastWordsOf({ question, answer }: Pick<Interaction, 'question' | 'answer'>): string {
  const line = withoutFormatting((answer || question).slice(0, shown * 4)).replace(/\s+/g, ' ');
  return line.slice(0, shown).toWellFormed();
}
