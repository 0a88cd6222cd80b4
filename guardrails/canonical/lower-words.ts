const word = /[a-z\u00c0-\u024f\u0400-\u04ff]{2,}/g;

let last: { text: string; words: readonly string[] } = { text: '', words: [] };

/**
 * The words of a text in lower case. Looking them up in a list is ten times quicker than to find that a long pattern
 * fits nowhere, and several lists are asked of the same text one after another.
 */
export function lowerWords(text: string): readonly string[] {
  if (last.text !== text) last = { text, words: text.toLowerCase().match(word) ?? [] };
  return last.words;
}
