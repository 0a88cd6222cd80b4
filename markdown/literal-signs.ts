/**
 * A sign that is meant as itself and would be read as Markdown, such as the stars of 2*3*4, has a character of the
 * private use area in its place while the Markdown is parsed. Unlike a backslash, it also does no harm within code.
 */
const first = 0xe100;

/** No punctuation and no blank: beside it, a mark of bold counts as if it stood at a letter. */
export const joint = '\uE002';

/** What stands for a formula or for code within a line, and for a block of code, while marks are read. */
export const inlinePlace = '\uE003';
export const blockPlace = '\uE004';

/** What no text may contain before its signs are read. */
export const reserved = /[\uE000-\uE004\uE100-\uE17F]/g;

/** The character in the place of an ASCII sign. */
export const literal = (sign: string): string => String.fromCharCode(first + sign.charCodeAt(0));

/** The text as it was written. */
export const withoutLiterals = (text: string): string =>
  text
    .replaceAll(joint, '')
    .replace(/[\uE100-\uE17F]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) - first));
