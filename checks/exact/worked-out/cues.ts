/** An expression for words that begin with one of these, in upper or lower case. */
export const beginnings = (...words: string[]): RegExp =>
  new RegExp(`(?<!\\p{L})(?:${words.join('|')})`, 'iu');
