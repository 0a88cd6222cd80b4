import openings from '../data/openings.json' with { type: 'json' };
import { countWords, letterWordsOf } from '../families/words.ts';

/** Words that accept or offer something. An announcement has at least one; "Well." and "Let us look." have none and are shown at once. */
const offering = new Set(openings.offering.split(' '));
/** The other words of openings, in the languages of hints. A sentence with a word of neither list is not an announcement. */
const filling = new Set(openings.filling.split(' '));

/** A longer segment is not an announcement. */
const maxLength = 90;

const endsWithColon = /[:：]\s*$/;
/** The number of a step or an item alone: "Step 2:", "3.", "b)". */
const ordinal = /^[\s*_#>-]*(?:(?:step|schritt|étape|paso)\s*)?(?:\d{1,2}|[a-h])?[.):]*[\s*_]*$/iu;

/**
 * Whether a segment only announces what comes: "Sure!", "Let's go step by step.", "Here it is:", the number of a list item. It is
 * shown together with what follows and stopped with it.
 */
export function isAnnouncement(segment: string): boolean {
  if (endsWithColon.test(segment) || ordinal.test(segment) || isExclamation(segment)) return true;
  if (segment.length > maxLength || /[?\d]/.test(segment)) return false;
  const words = letterWordsOf(segment);
  return words.some((word) => offering.has(word)) && words.every(isOpening);
}

/** An exclamation with fewer words is an opening: "Haha, clever!", "Nearly!", "Alright, here we go!" */
const fewestWords = 8;
const isExclamation = (text: string): boolean =>
  /[!！]["')\]*_]{0,3}\s*$/.test(text) && !/[?\d]/.test(text) && countWords(text) < fewestWords;

/** Whether a text is no answer yet: it has nothing but words of openings ("Let's think."), or is one exclamation. */
export const isOnlyOpening = (text: string): boolean =>
  isExclamation(text) ||
  (text.length <= maxLength && !/\d/.test(text) && letterWordsOf(text).every(isOpening));

const isOpening = (word: string): boolean => offering.has(word) || filling.has(word);
