import { z } from 'zod';

/**
 * Names, titles and other texts of one line that people type and others read: one form in which they are
 * stored, and one check that something of them can be seen.
 */

/** Everything that is drawn as space or as nothing although it is no blank by its class. */
const blanks = /(?!\ufeff)[\s\p{Zs}\u0085\u2800\u3164\uffa0\u115f\u1160\u{13441}\u{13442}]+/gu;

/** Whether a joiner between two letters changes how a word is written: not in these scripts. */
const joinedLetter =
  /(?![\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Han}\p{Script=Hangul}\p{Script=Hebrew}\p{Script=Inherited}\p{Script=Common}])[\p{L}\p{M}]/u
    .source;

/** Signs that nobody sees, and that belong to a letter or to a picture: without them it would be another one. */
const composed = new RegExp(
  [
    `(?<=${joinedLetter})[\\u200c\\u200d](?=\\p{L})`,
    '(?<=\\p{Extended_Pictographic}[\\ufe0f\\p{Emoji_Modifier}]?)\\u200d(?=\\p{Extended_Pictographic})',
    '(?<=\\p{Extended_Pictographic}|[#*\\d](?=\\ufe0f\\u20e3))\\ufe0f',
    '(?<=[\\p{Script=Han}\\p{Script=Mongolian}])[\\ufe00-\\ufe0f\\u{e0100}-\\u{e01ef}\\u180b-\\u180d\\u180f]',
    '(?<=\\u{1f3f4}[\\u{e0020}-\\u{e007e}]{0,8})[\\u{e0020}-\\u{e007f}]',
  ].join('|'),
  'u',
);

/** Controls, direction marks and signs of no width. Number signs of Arabic and Syriac can be seen. */
export const unseen = new RegExp(
  `(?!${composed.source}|[\\u0600-\\u0605\\u06dd\\u070f\\u0890\\u0891\\u08e2\\u{110bd}\\u{110cd}])[\\p{Default_Ignorable_Code_Point}\\p{Cc}\\p{Cf}\\p{Cs}]`,
  'gu',
);

/** A text as it is stored: in one line, composed, with nothing in it that nobody sees. */
export const oneLine = (text: string): string =>
  text.replace(blanks, ' ').replace(unseen, '').replace(blanks, ' ').trim().normalize('NFC');

/** Whether a text that `oneLine` gave has a letter or a digit. */
const canBeRead = (text: string): boolean => /[\p{L}\p{N}]/u.test(text);

const unreadable = 'Please use at least one letter or digit.';

/** A text that is too long is not read any further. */
const atMost = (maximum: number) => ({
  error: `Please use at most ${maximum} characters.`,
  abort: true,
});

/** Text that is stored in one line. It may be longer as it was typed: decomposed, or with spaces around it. */
const line = (maximum: number, error?: string) =>
  z
    .string(error === undefined ? undefined : { error })
    .max(maximum * 4, atMost(maximum))
    .overwrite(oneLine)
    .max(maximum, atMost(maximum));

/** A text of one line that may be empty; one that is not can be read. @param maximum in characters */
export const optionalLine = (maximum: number) =>
  line(maximum).refine((text) => text === '' || canBeRead(text), { error: unreadable });

/** A name, a title or another text of one line. `whenBlank` is the sentence for one without anything to see. */
export const oneLineText = (maximum: number, whenBlank: string) =>
  line(maximum, whenBlank).min(1, { error: whenBlank, abort: true }).refine(canBeRead, { error: unreadable });
