import { isAscii } from '../canonical/letters.ts';

/** A text as its reader sees it, in ASCII where that is sure, with the way back to where each character stood. */
export interface Legible {
  readonly text: string;
  /** Where the character at an offset of `text` stands in the original; one more entry for the end. */
  readonly at: (offset: number) => number;
}

/** From where to where in a legible text. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

const unseen = /[\u00ad\u200b-\u200f\u2060-\u2064\ufeff]/u;
const decimalDigit = /\p{Nd}/u;

/** The zero of the ten digits that a digit of any script belongs to: Unicode keeps them in rows of ten. */
function digitValue(code: number): number {
  let zero = code;
  while (code - zero < 9 && decimalDigit.test(String.fromCodePoint(zero - 1))) zero -= 1;
  // Mathematical digits stand in five rows without a gap.
  return code >= 0x1d7ce && code <= 0x1d7ff ? (code - 0x1d7ce) % 10 : code - zero;
}

const plainPunctuation = new Map([
  ['\u2010', '-'],
  ['\u2011', '-'],
  ['\u2012', '-'],
  ['\u2013', '-'],
  ['\u2014', '-'],
  ['\u2212', '-'],
  ['\u00a0', ' '],
  ['\u2007', ' '],
  ['\u2009', ' '],
  ['\u202f', ' '],
  ['\u3000', ' '],
]);

function plainOf(character: string): string {
  if (unseen.test(character)) return '';
  const known = plainPunctuation.get(character);
  if (known !== undefined) return known;
  if (decimalDigit.test(character)) return String(digitValue(character.codePointAt(0) ?? 0));
  const normal = character.normalize('NFKC');
  return normal.length === 1 ? normal : character;
}

/**
 * Digits of any script, full-width letters, odd spaces and dashes as the plain ones; what is not seen is left out.
 * Letters of other scripts stay as they are.
 */
export function legible(original: string): Legible {
  if (isAscii(original)) return { text: original, at: (offset) => offset };
  const places: number[] = [];
  let text = '';
  let place = 0;
  for (const character of original) {
    const plain = character < '\x7f' ? character : plainOf(character);
    for (let index = 0; index < plain.length; index += 1) places.push(place);
    text += plain;
    place += character.length;
  }
  places.push(original.length);
  return { text, at: (offset) => places[offset] ?? original.length };
}
