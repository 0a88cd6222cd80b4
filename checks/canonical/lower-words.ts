/** A word in Latin or Cyrillic letters. */
const word = /[a-z\u00c0-\u024f\u0400-\u04ff]{2,}/g;

/** The text of the last call and its words. */
let lastCall: { text: string; words: readonly string[] } = { text: '', words: [] };

/**
 * The words of a text in lower case, to look up in sets of words: a set is ten times as fast as a long
 * pattern that matches nothing. The result of the last call is kept, because several sets are checked against
 * the same text.
 */
export function lowerWords(text: string): readonly string[] {
  if (lastCall.text !== text) lastCall = { text, words: text.toLowerCase().match(word) ?? [] };
  return lastCall.words;
}
