/** A list of words or of alternatives of an expression. Data files keep it in rows, which stay short. */
type Rows = readonly string[];

/** The words of a list, in which blanks separate them. */
export const wordsIn = (rows: Rows): string[] => rows.join(' ').split(' ');

/** An expression for any of the alternatives of a list, in which "|" separates them. */
export const anyOf = (rows: Rows): string => `(?:${rows.join('|')})`;

/** An expression for any alternative of a list as a whole word, with what may follow it. */
export const wholeWord = (rows: Rows, after = ''): RegExp =>
  new RegExp(`(?<!\\p{L})${anyOf(rows)}(?!\\p{L})${after}`, 'iu');
