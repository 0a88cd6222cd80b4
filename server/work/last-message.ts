import { beginningOf } from '../../contract/characters.ts';
import type { Interaction } from '../../contract/tutor.ts';
import { plainText } from '../../markdown/plain-text.ts';

/** The most characters of a last message. */
const maximumLength = 160;

/** The answer, or the question while there is no answer, as one line of plain text. */
export function lastMessageOf({ question, answer }: Pick<Interaction, 'question' | 'answer'>): string {
  const text = answer || question;
  // Formatting and white space do not count, so more text is read than is shown.
  const beginning = beginningOf(text, maximumLength * 4);
  const line = plainText(beginning, { growing: beginning.length < text.length }).replace(/\s+/g, ' ');
  return beginningOf(line, maximumLength);
}
