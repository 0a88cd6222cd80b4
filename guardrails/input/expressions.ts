/**
 * Matches at most this many characters of the same sentence between two words. The limit keeps a hostile text from taking
 * long.
 */
export const gap = (most: number): string => `[^.!?\\n]{0,${most}}?`;

/** An expression that matches one of several others as whole words. */
export const anyOf = (...expressions: readonly string[]): RegExp =>
  new RegExp(`(?<![\\w'])(?:${expressions.join('|')})(?!\\w)`);
