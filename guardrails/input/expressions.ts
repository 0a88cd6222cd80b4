/**
 * The source of an expression that matches at most this many characters of a sentence, for the gap between
 * two words. The limit bounds the time that a hostile text takes.
 */
export const gap = (most: number): string => `[^.!?\\n]{0,${most}}?`;

/** An expression that matches one of several others as whole words. */
export const anyOf = (...expressions: readonly string[]): RegExp =>
  new RegExp(`(?<![\\w'])(?:${expressions.join('|')})(?!\\w)`);
