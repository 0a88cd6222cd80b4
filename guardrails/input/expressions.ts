/** Up to so many characters of the same sentence between two words; bounded, so that hostile text costs little. */
export const gap = (most: number): string => `[^.!?\\n]{0,${most}}?`;

/** One of several expressions, as whole words. */
export const anyOf = (...expressions: readonly string[]): RegExp =>
  new RegExp(`(?<![\\w'])(?:${expressions.join('|')})(?!\\w)`);
