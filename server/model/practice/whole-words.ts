/** An expression for whole words; the alternatives are those of all languages. */
export const wholeWords = (...alternatives: string[]): RegExp =>
  new RegExp(`(?<!\\p{L})(?:${alternatives.join('|')})(?!\\p{L})`, 'u');
