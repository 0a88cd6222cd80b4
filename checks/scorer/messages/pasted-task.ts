import { plainText } from '../../canonical/canonical.ts';
import { bareWords, termsOf } from '../../exact/directness/answer-words.ts';

/** The most characters of a text that are read. */
const maxLength = 16_000;
/** The fewest terms that two texts must share. A shorter assignment must be repeated whole. */
const leastShared = 6;

/**
 * Whether a message repeats the assignment: at least four fifths of its terms stand in the assignment, and it shares enough terms
 * with it.
 */
export function repeatsTask(question: string, task: string): boolean {
  if (task === '') return false;
  const given = new Set(termsOf(bareWords(plainText(task.slice(0, maxLength)))));
  const said = new Set(termsOf(bareWords(plainText(question.slice(0, maxLength)))));
  const shared = [...said].filter((term) => given.has(term)).length;
  return shared >= Math.min(leastShared, given.size) && shared >= 3 && shared >= said.size * 0.8;
}
