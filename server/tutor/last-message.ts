import type { Interaction } from '../../contract/tutor.ts';
import { plainText } from '../../markdown/plain-text.ts';

const shown = 160;

/** The answer, or the question while there is no answer, as one line of plain text. */
export function lastMessageOf({ question, answer }: Pick<Interaction, 'question' | 'answer'>): string {
  const words = answer || question;
  const cut = words.slice(0, shown * 4);
  const line = plainText(cut, { growing: cut.length < words.length }).replace(/\s+/g, ' ');
  return line.slice(0, shown).toWellFormed();
}
