import { dashes } from './signs.ts';

/**
 * One form for the characters that a reader takes for the same. Everything that compares, checks or looks up what
 * people typed uses these tables: the checks of a message, names, codes, passwords.
 */

/** A text of ASCII characters alone, without controls. It has no look-alikes and nothing invisible. */
const ascii = /^[\n\r\t\x20-\x7e]*$/;
/** Whether a text is ASCII, as most texts are. */
export const isAscii = (text: string): boolean => ascii.test(text);

/**
 * What nobody sees: controls, zero-width characters, direction marks, variation selectors, the box of a keycap.
 * Tabs and line ends are blanks.
 */
const invisible =
  /(?![\t\n\v\f\r\u0085\u0600-\u0605\u06dd\u070f\u0890\u0891\u08e2\u{110bd}\u{110cd}])[\p{Default_Ignorable_Code_Point}\p{Cc}\p{Cf}]|\u20e3/gu;

/** Single quotation marks, primes, accents used as apostrophes, and the letters that look like one. */
const apostrophes =
  /['`\u00b4\u02b9\u02bb\u02bc\u02bd\u02be\u02bf\u02c8\u02ca\u02cb\u02f4\u02c0\u0374\u0384\u055a\u055d\u05f3\u07f4\u07f5\u144a\u16cc\u1fbd\u1fbf\u1fef\u1ffd\u1ffe\u2018-\u201b\u2032\u2035\u2039\u203a\u275b\u275c\ua78b\ua78c\uff07\uff40\u{16f51}\u{16f52}]|(?<=[\p{L}\p{M}]) [\u0300\u0301\u0313\u0314](?=\p{L})/gu;

/** Double quotation marks of any language, and double primes. */
const quotationMarks =
  /["\u201c\u201d\u201e\u201f\u00ab\u00bb\u2033\u2036\u02ba\u02dd\u02ee\u05f4\u275d\u275e\u2760\u301d\u301e\u301f\uff02]/g;

/** Line ends of any system. */
const lineEnds = /\r\n?|[\v\f\u0085\u2028\u2029]/g;

/** Every blank but the line end. */
const blanks = /(?![\n\ufeff])[\s\u2800]/gu;
const filler = '[\\u115f\\u1160\\u3164\\uffa0]';
const letter = `(?!${filler})\\p{L}\\p{M}*`;
/**
 * Fillers of Korean syllables, which some programs show as a blank and others not at all. Between two single letters
 * they part none; anywhere else they part words.
 */
const fillers = new RegExp(
  `(?<inside>${filler}(?<=(?<!${letter})${letter}${filler})(?=${letter}(?!\\p{M}|${letter})))|${filler}`,
  'gu',
);
/** The text with something in place of each filler that parts no words, and a blank for any other. */
const withoutFillers = (text: string, inside: string): string =>
  text.replace(fillers, (_, isInside: string | undefined) => (isInside === undefined ? ' ' : inside));

const smallCapitals = 'ᴀʙᴄᴅᴇꜰɢʜɪᴊᴋʟᴍɴᴏᴘʀꜱᴛᴜᴠᴡʏᴢ';
const smallCapital = new RegExp(`[${smallCapitals}]`, 'g');
/** The letter that a chat program draws as a small capital. */
const plainCapital = (drawn: string): string =>
  'abcdefghijklmnoprstuvwyz'.charAt(smallCapitals.indexOf(drawn));

/** A text in usual letters and signs, which is in its plain form: letters of Europe and of Chinese, no accent alone. */
const usual =
  /^[\n\x20-_a-~\u00a1-\u00a7\u00a9\u00bf-\u024f\u0400-\u052f\u3001\u3002\u4e00-\u9fff\uff0c\uff1f]*$/;

/**
 * The text with one apostrophe, one quotation mark, one dash, one blank and one line end, and without what nobody
 * sees. Letters and digits stay as they are, but for small capitals. NFKC and NFKD would turn "´" into a blank and an accent, so call this
 * before either; a text that has been through one already gives the same.
 */
export function plainSigns(text: string): string {
  if (usual.test(text)) return text;
  return withoutFillers(text, '')
    .replace(lineEnds, '\n')
    .replace(blanks, ' ')
    .replace(invisible, '')
    .replace(apostrophes, "'")
    .replace(quotationMarks, '"')
    .replace(dashes, '-')
    .replace(smallCapital, plainCapital);
}

/** Letters that no normalisation takes apart. */
const wholeLetters: Readonly<Record<string, string>> = {
  // Two Persian letters that Arabic keyboards lack.
  ی: 'ي',
  ک: 'ك',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  æ: 'ae',
  œ: 'oe',
  ħ: 'h',
  ŧ: 't',
  ı: 'i',
  ς: 'σ',
};

const wholeLetter = new RegExp(`[${Object.keys(wholeLetters).join('')}]`, 'g');

/**
 * The text as it is compared, never as it is shown: plain signs, compatibility form, full case folding ("ß" as "ss",
 * "İ" and "ı" as "i"), no accents. "José", "JOSE" and "Jose\u0301" give the same.
 */
export function foldedText(text: string): string {
  if (isAscii(text)) return plainSigns(text).toLowerCase();
  const folded = plainSigns(text)
    .normalize('NFKD')
    .toLowerCase()
    .toUpperCase()
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[\p{Mn}\p{Me}]/gu, '')
    .replace(wholeLetter, (found) => wholeLetters[found] ?? found);
  // The compatibility form takes some signs apart: "ŉ" has an apostrophe, "⁻" becomes a minus sign.
  return plainSigns(folded);
}

/** A form of a text, with the places in the text that its characters come from. */
export interface AlignedText {
  readonly text: string;
  /** Where the character at an offset of the form begins in the text. */
  readonly startOf: (offset: number) => number;
  /** Where the character before an offset of the form ends in the text. */
  readonly endOf: (offset: number) => number;
}

/** What a form changes as one: an apostrophe that NFKD took apart, and a character with its marks. */
const pieces =
  /(?<=\p{L}) [\u0300\u0301\u0313\u0314](?=\p{L})|\P{M}[\p{M}\p{Default_Ignorable_Code_Point}]*|\p{M}/gu;

/** A blank with an accent, which is an apostrophe between letters alone. */
const apart = /^ [\u0300\u0301\u0313\u0314]$/;

/**
 * The form of a text, made character by character, so that what is found in the form can be marked in the text.
 * @param formOf the form of a character with its marks, such as `foldedText`
 */
export function alignedForm(written: string, formOf: (character: string) => string): AlignedText {
  // What a filler is depends on the letters around it, and the text keeps its length.
  const original = withoutFillers(written, '\u200b');
  const whole = isAscii(original) ? formOf(original) : '';
  if (whole.length === original.length)
    return { text: whole, startOf: (offset) => offset, endOf: (offset) => offset };
  const known = new Map<string, string>();
  const form = (piece: string): string => {
    let made = known.get(piece);
    if (made === undefined) {
      made = apart.test(piece) ? formOf(`x${piece}x`).slice(1, -1) : formOf(piece);
      known.set(piece, made);
    }
    return made;
  };
  const starts: number[] = [];
  const ends: number[] = [];
  let text = '';
  for (const { 0: piece, index } of original.matchAll(pieces)) {
    const made = form(piece);
    for (let at = 0; at < made.length; at += 1) {
      starts.push(index);
      ends.push(index + piece.length);
    }
    text += made;
  }
  return {
    text,
    startOf: (offset) => starts[offset] ?? original.length,
    endOf: (offset) => ends[offset - 1] ?? 0,
  };
}

/** Cuts texts between characters as people see them: an emoji of several signs is one. */
const segmenter = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/** The last place up to `at` where a text can be cut without cutting a character in two. */
const cutUpTo = (text: string, at: number): number =>
  at <= 0 ? 0 : at >= text.length ? text.length : (segmenter.segment(text).containing(at)?.index ?? 0);

/** The beginning of a text, of at most so many UTF-16 units, that ends with a whole character. */
export const beginningOf = (text: string, maximum: number): string => text.slice(0, cutUpTo(text, maximum));

/** The end of a text, of at most so many UTF-16 units, that begins with a whole character. */
export function endOf(text: string, maximum: number): string {
  const from = text.length - maximum;
  const cut = cutUpTo(text, from);
  const whole = cut < from ? (segmenter.segment(text).containing(cut)?.segment.length ?? 0) : 0;
  return text.slice(cut + whole);
}
