/** At most this many characters of the same sentence between two words; bounded against hostile text. */
export const gap = (most: number): string => `[^.!?\\n]{0,${most}}?`;

/** One of several expressions, as whole words. */
export const anyOf = (...expressions: readonly string[]): RegExp =>
  new RegExp(`(?<![\\w'])(?:${expressions.join('|')})(?!\\w)`);
