import data from '../data/encodings.json' with { type: 'json' };
import { anyOf, wordsIn } from '../word-rows.ts';
import { letterOfDigit } from './characters.ts';
import { lowerWords } from './lower-words.ts';
import { maxDecoded, spacedOutIn } from './spaced-out.ts';

/** Characters of European languages and mathematics. A text that was decoded by chance has other characters. */
const printable = /^[\t\n\r\x20-\x7e\u00a0-\u024f\u2010-\u2027\u2200-\u22ff]+$/;
/** Two letters, a digit or a formula, without which a decoded text means nothing. */
const telling = /[a-z]{2}|\d|[a-z]\s?[=*/^+]/i;

/** Words that announce an encoding anywhere in a text. */
const names = {
  base64: /base\s?-?64/i,
  codes: /ascii|unicode|character code|char code|zeichencode/i,
  binary: /binar|base (?:2|two)\b|dual/i,
  backwards: new RegExp(anyOf(data.backwards), 'i'),
  shifted: /rot-?\s?13|caesar/i,
  radix: /hexa?dec|\bhex\b|\boctal/i,
};
type Encoding = keyof typeof names;
const encodings = Object.keys(names) as Encoding[];
export type NamedEncodings = Readonly<Record<Encoding, boolean>>;

/** Any of these words. A text without them, as most are, needs no separate searches. */
const anyName = new RegExp(
  Object.values(names)
    .map(({ source }) => source)
    .join('|'),
  'i',
);
/** At least the length of the longest of these words: so much of the text before is read again, in case a word was cut. */
export const longestName = 24;

const namedIn = (isNamed: (encoding: Encoding) => boolean): NamedEncodings =>
  Object.fromEntries(encodings.map((encoding) => [encoding, isNamed(encoding)])) as NamedEncodings;
export const noneNamed = namedIn(() => false);

export const encodingsNamedIn = (text: string): NamedEncodings =>
  anyName.test(text) ? namedIn((encoding) => names[encoding].test(text)) : noneNamed;

/** The encodings that either of two texts names; the first object itself when the second adds nothing. */
export const namedInEither = (one: NamedEncodings, other: NamedEncodings): NamedEncodings =>
  encodings.some((encoding) => other[encoding] && !one[encoding])
    ? namedIn((encoding) => one[encoding] || other[encoding])
    : one;

/** All texts that are encoded in a complete text. */
export const hiddenIn = (text: string): string[] => [
  ...new Set([...encodedIn(text, encodingsNamedIn(text)), ...spacedOutIn(text)]),
];

/** Texts that are encoded in a piece of text: base64, hexadecimal, binary, rot13, reversed, character codes. */
export function encodedIn(piece: string, named: NamedEncodings): string[] {
  const found: string[] = [];
  const add = (decoded: string) => {
    if (found.length < maxDecoded && decoded !== '' && !found.includes(decoded)) found.push(decoded);
  };
  decodedBase64(piece, named, add);
  decodedHexadecimal(piece, named, add);
  decodedBinary(piece, named, add);
  if (named.radix) inOtherRadix(piece, add);
  if (named.shifted || lowerWords(piece).some((word) => shiftedWords.has(word))) add(rot13(piece));
  backwards(piece, named, add);
  romanNumerals(piece, add);
  digitsForLetters(piece, add);
  return found;
}

type Add = (decoded: string) => unknown;

/** Characters of base64, perhaps padded with "=". */
const base64 = /(?<![A-Za-z0-9+/_-])[A-Za-z0-9+/_-]{2,4000}={0,2}(?![A-Za-z0-9+/])/g;
/** Text without padding and without an announcing word counts only if it is long and not an ordinary word. */
const longBase64 = /(?<![A-Za-z0-9+/_-])[A-Za-z0-9+/_-]{8,4000}(?![A-Za-z0-9+/])/g;

/** Texts in base64, with padding, announced, or long. */
function decodedBase64(text: string, { base64: isNamed }: NamedEncodings, add: Add): void {
  for (const [token] of text.matchAll(isNamed || text.includes('=') ? base64 : longBase64)) {
    const padded = token.endsWith('=');
    if (!padded && !isNamed && (token.length < 8 || !/[a-z]/.test(token) || !/[A-Z0-9]/.test(token)))
      continue;
    const plain = fromBase64(token.replaceAll('-', '+').replaceAll('_', '/'));
    if (plain !== null && printable.test(plain) && telling.test(plain)) add(plain);
  }
}

/** The decoded text; null when it is not valid base64. */
function fromBase64(token: string): string | null {
  const bare = token.replace(/=+$/, '');
  if (bare.length % 4 === 1) return null;
  return decodedText(Uint8Array.from(atob(bare), (character) => character.charCodeAt(0)));
}

const utf8 = new TextDecoder();

/** Bytes decoded as text; null when they are not text. */
function decodedText(bytes: Uint8Array): string | null {
  const text = utf8.decode(bytes);
  return text.includes('\ufffd') ? null : text;
}

/** A shorter run of hexadecimal pairs needs an announcement. */
const shortestHex = 11;

/** Numbers and texts in hexadecimal ("0x2a", "48 65 6c"), and announced decimal character codes ("72, 101"). */
function decodedHexadecimal(text: string, { codes, radix }: NamedEncodings, add: Add): void {
  // The code of an ASCII character begins with a digit, so a text without digits contains none.
  if (!/\d/.test(text)) return;
  for (const [, digits = ''] of text.matchAll(/\b0x([0-9a-f]{1,12})\b/gi))
    add(String(Number.parseInt(digits, 16)));
  // Bytes from 0x20 on, tabs and line ends, each perhaps with "0x", "\x" or "%" before it.
  const pairs = /(?<![0-9a-z])(?:(?:\\x|0x|%)?(?:[2-9a-f][0-9a-f]|0[9ad])[\s,:;]{0,2}){2,400}(?![0-9a-z])/gi;
  for (const [run] of text.matchAll(pairs)) {
    // Without an announcement or a prefix, two or three pairs are times of day and list items.
    if (run.length < shortestHex && !radix && !/x|%/i.test(run)) continue;
    const bytes = run.match(/[2-9a-f][0-9a-f](?![0-9a-f]?x)|0[9ad]/gi) ?? [];
    const plain = decodedText(Uint8Array.from(bytes, (pair) => Number.parseInt(pair, 16)));
    if (plain !== null && printable.test(plain) && telling.test(plain)) add(plain);
  }
  if (!codes) return;
  for (const [run] of text.matchAll(
    /(?<!\d)(?:(?:3[2-9]|[4-9]\d|1[0-2]\d)[\s,;-]{1,2}){1,200}(?:3[2-9]|[4-9]\d|1[0-2]\d)(?!\d)/g,
  )) {
    add(String.fromCharCode(...(run.match(/\d+/g) ?? []).map(Number)));
  }
}

/** Numbers and texts in binary: "0b101010", announced "101010", bytes of eight digits. */
function decodedBinary(text: string, { binary: isNamed }: NamedEncodings, add: Add): void {
  if (!/[01]{3}/.test(text)) return;
  for (const [, prefix, digits = ''] of text.matchAll(/(?<![\w.,])(0b)?([01]{3,48})(?![\w]|[.,]\d)/g)) {
    if (prefix || isNamed) add(String(Number.parseInt(digits, 2)));
  }
  for (const [run] of text.matchAll(/(?<!\d)(?:[01]{8}\s?){1,200}(?!\d)/g)) {
    const plain = (run.match(/[01]{8}/g) ?? [])
      .map((byte) => String.fromCharCode(Number.parseInt(byte, 2)))
      .join('');
    if (printable.test(plain) && telling.test(plain)) add(plain);
  }
}

/** Announced numbers in hexadecimal or octal. */
function inOtherRadix(text: string, add: Add): void {
  for (const [digits] of text.matchAll(/(?<![\w.])(?=[0-9a-f]*\d)[0-9a-f]{1,8}(?![\w.]\w|\w)/gi)) {
    add(String(Number.parseInt(digits, 16)));
    if (/^[0-7]+$/.test(digits)) add(String(Number.parseInt(digits, 8)));
  }
}

/** Common words of answers. One of them in rot13 or reversed shows that the text is encoded so. */
const commonWords = wordsIn(data.answers);
/** The encoded forms of the common words. Shorter words are left out, since their forms occur by chance. */
const inverted = (invert: (word: string) => string, shortest: number): ReadonlySet<string> =>
  new Set(commonWords.filter((word) => word.length >= shortest).map(invert));

export function rot13(text: string): string {
  return text.replace(/[a-z]/gi, (letter) => {
    const base = letter <= 'Z' ? 65 : 97;
    return String.fromCharCode(((letter.charCodeAt(0) - base + 13) % 26) + base);
  });
}

export const reversed = (text: string): string => [...text].reverse().join('');

const shiftedWords = inverted(rot13, 3);
const reversedWords = inverted(reversed, 4);

/** The text and its numbers reversed, if it names this encoding or has reversed words. */
function backwards(text: string, named: NamedEncodings, add: Add): void {
  if (named.backwards || lowerWords(text).some((word) => reversedWords.has(word))) {
    add(reversed(text));
    for (const [digits] of text.matchAll(/(?<![\d.,])\d[\d.]{0,10}\d(?![\d]|[.,]\d)/g)) add(reversed(digits));
  }
}

const roman = /(?<![\w'.-])M{0,3}(?:CM|CD|D?C{0,3})(?:XC|XL|L?X{0,3})(?:IX|IV|V?I{0,3})(?![\w'-])/g;
const romanValues: Readonly<Record<string, number>> = { I: 1, V: 5, X: 10, L: 50, C: 100, D: 500, M: 1000 };
/** Roman numerals that are also units, abbreviations or words, or that mostly number things, as in "World War II". */
const notNumerals = new Set('MIX MM CM ML DM CD DI LI MI MD DC CC CV XL MC II III'.split(' '));

/** The values of Roman numerals. After a word with a capital letter, a Roman numeral numbers a person: "Louis XIV". */
function romanNumerals(text: string, add: Add): void {
  if (!/[IVXLCDM]{2}/.test(text)) return;
  for (const { 0: numeral, index } of text.matchAll(roman)) {
    if (numeral.length < 2 || notNumerals.has(numeral)) continue;
    if (/[A-Z]\p{Ll}+\s$/u.test(text.slice(Math.max(0, index - 20), index))) continue;
    let value = 0;
    for (let at = 0; at < numeral.length; at++) {
      const worth = romanValues[numeral.charAt(at)] ?? 0;
      value += worth < (romanValues[numeral.charAt(at + 1)] ?? 0) ? -worth : worth;
    }
    add(String(value));
  }
}

/** "f0rty-tw0": digits in place of letters inside words. */
function digitsForLetters(text: string, add: Add): void {
  if (!/[a-z]\d|\d[a-z]{2}/i.test(text)) return;
  for (const [word] of text.matchAll(/(?<![\w.])(?=[a-z-]{0,20}\d)[a-z013457-]{4,20}(?![\w.])/gi)) {
    if ((word.match(/[a-z]/gi)?.length ?? 0) > 1 && /[a-z]\d/i.test(word)) {
      add(word.replace(/\d/g, (digit) => letterOfDigit[digit] ?? digit));
    }
  }
}
