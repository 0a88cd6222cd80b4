import { foldedText } from '../contract/characters.ts';

/**
 * The other ways in which people, keyboards and programs write a text: the forms of Unicode, full-width letters and
 * those of mathematics, signs that nobody sees, and every apostrophe, hyphen and blank.
 */

const unicodeForms = ['NFC', 'NFD', 'NFKC', 'NFKD'] as const;

const everyCharacter = Array.from({ length: 0x30000 }, (_, point) => point)
  .filter((point) => point < 0xd800 || point > 0xdfff)
  .concat([0xe0001, 0xe0041, 0xe0100])
  .map((point) => String.fromCodePoint(point));

/** What a reader takes for an apostrophe. */
const apostrophes = [
  ..."'`´ʹʻʼʽʾʿˈˊˋ˴ʹ΄՚՝׳ߴߵ᾽᾿`´῾‘’‚‛′‵‹›❛❜ꞌꞋ＇｀",
  ...['\u{16f51}', '\u16cc', '\u144a', '\u02c0'],
];
/** A raised or lowered minus belongs to a power. */
const hyphens = everyCharacter
  .filter((sign) => /(?![⁻₋])\p{Dash}/u.test(sign))
  .concat('˗', '⁃', '➖', '・', '･');
const blanks = everyCharacter.filter((sign) => /(?!\ufeff)\s|[\u2800\u3164\uffa0]/u.test(sign));
const lineEnds = /[\n\v\f\r\u0085\u2028\u2029]/;

/** Signs that nobody sees. */
export const invisibleSigns: readonly string[] = everyCharacter.filter((sign) =>
  /(?![\p{Zs}\t\n\v\f\r\u0085\u0600-\u0605\u06dd\u070f\u0890\u0891\u08e2\u{110bd}\u{110cd}])[\p{Default_Ignorable_Code_Point}\p{Cf}\p{Cc}]/u.test(
    sign,
  ),
);
/** Those that programs write most, and every eighth of the others, for checks that take longer. */
export const someInvisibleSigns: readonly string[] = [
  ...['\u00ad', '\u034f', '\u061c', '\u180e', '\u200b', '\u200c', '\u200d', '\u200e', '\u200f', '\u202a'],
  ...['\u202c', '\u202e', '\u2060', '\u2062', '\u2066', '\u2069', '\ufe0e', '\ufe0f', '\ufeff', '\u{e0041}'],
  ...invisibleSigns.filter((_, at) => at % 8 === 0),
];

/** A text in full-width letters, digits and signs. */
const fullWidth = (text: string): string =>
  text
    .replace(/[!-~]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) + 0xfee0))
    .replaceAll(' ', '\u3000');

/** A text in bold, round or other letters, of which the small ones begin at `start`. */
const inLettersFrom = (text: string, start: number): string =>
  text.replace(/[a-z]/g, (letter) => String.fromCodePoint(start + letter.charCodeAt(0) - 97));

const smallCapitals = new Map(
  [...'ᴀʙᴄᴅᴇꜰɢʜɪᴊᴋʟᴍɴᴏᴘʀꜱᴛᴜᴠᴡʏᴢ'].map((sign, at) => ['abcdefghijklmnoprstuvwyz'.charAt(at), sign]),
);
const inSmallCapitals = (text: string): string =>
  text.replace(/[a-z]/g, (letter) => smallCapitals.get(letter) ?? letter);

/** Signs that part digits as a blank does. */
const fillers = /[\u115f\u1160\u3164\uffa0]/g;

/** A text with a sign between any two letters, and between digits unless it parts those. */
const between = (text: string, sign: string): string =>
  text.replace(
    sign.search(fillers) < 0 ? /(?<=[\p{L}\p{N}]\p{M}*)(?=[\p{L}\p{N}])/gu : /(?<=[\p{L}\p{M}])(?=\p{L})/gu,
    sign,
  );

/** A way to write a text, with a name for the message of a failure. */
export interface Form {
  readonly name: string;
  readonly text: string;
}

const codeOf = (sign: string): string => `U+${sign.codePointAt(0)?.toString(16).padStart(4, '0')}`;

const withSigns = (text: string, plain: string, signs: readonly string[]): Form[] =>
  text.includes(plain)
    ? signs.map((sign) => ({ name: `${codeOf(sign)} for "${plain}"`, text: text.replaceAll(plain, sign) }))
    : [];

/**
 * The text in all other forms in which every sign of it can still be seen, each once.
 * @param onOneLine without those that have a line end in place of a blank
 */
export function otherForms(text: string, { onOneLine = false } = {}): Form[] {
  const written = [
    { name: 'plain', text },
    { name: 'full width', text: fullWidth(text) },
    { name: 'bold', text: inLettersFrom(text, 0x1d41a) },
    { name: 'sans-serif', text: inLettersFrom(text, 0x1d5ba) },
    { name: 'of one width', text: inLettersFrom(text, 0x1d68a) },
    { name: 'in circles', text: inLettersFrom(text, 0x24d0) },
    { name: 'small capitals', text: inSmallCapitals(text) },
    ...withSigns(text, "'", apostrophes),
    ...withSigns(text, '-', hyphens),
    ...withSigns(text, ' ', blanks),
  ];
  const forms = written.flatMap((form) => [
    form,
    ...unicodeForms.map((name) => ({ name: `${form.name}, ${name}`, text: form.text.normalize(name) })),
  ]);
  const distinct = [...new Map(forms.map((form) => [form.text, form])).values()];
  return onOneLine ? distinct.filter((form) => !lineEnds.test(form.text)) : distinct;
}

/** The text with each of these signs between any two letters or digits, composed and decomposed. */
export const formsWith = (text: string, signs: readonly string[]): Form[] =>
  signs.flatMap((sign) => {
    const marked = between(text, sign);
    return [
      { name: `with ${codeOf(sign)}`, text: marked },
      { name: `with ${codeOf(sign)}, NFKD`, text: marked.normalize('NFKD') },
    ];
  });

/** All forms of a text that stay on one line, with some of the invisible signs. */
export const formsOnOneLine = (text: string): Form[] => [
  ...otherForms(text, { onOneLine: true }),
  ...formsWith(text, someInvisibleSigns),
];

/** A text in which forms of the same text are equal; a filler of Korean syllables is a blank. */
export const comparable = (text: string): string => foldedText(text.replace(fillers, ' '));
