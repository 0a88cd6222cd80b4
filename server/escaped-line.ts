import { unseen } from '../contract/one-line-text.ts';

/** What a terminal or a mail program would obey, or hide, instead of showing it; line breaks among it. */
const obeyed = new RegExp(`[\\u2028\\u2029]|${unseen.source}`, 'gu');

const codeOf = (sign: string): string => `\\u{${sign.codePointAt(0)?.toString(16)}}`;

/**
 * A text as one line for a terminal or an email, with the code of each sign that nobody sees, such as `\u{1b}`. Names and
 * titles are stored without such signs, but older rows, files and other servers can have them.
 * @param kept signs that stay
 */
export const escapedLine = (text: string, kept = ''): string =>
  text.replace(obeyed, (sign) => (kept.includes(sign) ? sign : codeOf(sign)));
