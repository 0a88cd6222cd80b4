/** Finds words that begin like one of these, in any case. */
export const beginnings = (...of: string[]): RegExp => new RegExp(`(?<!\\p{L})(?:${of.join('|')})`, 'iu');
