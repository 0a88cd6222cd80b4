import { dashes as allDashes, unseen as allUnseen, decimalValue, isAscii } from '../canonical/characters.ts';

/** A text as its reader sees it, in ASCII where possible, with the original offset of each character. */
export interface Legible {
  readonly text: string;
  /** The original offset of each character of `text`, and of its end. */
  readonly originalOffset: (offset: number) => number;
}

/** A range of a legible text. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

/** An invisible character. */
const unseen = new RegExp(allUnseen, 'u');
/** A dash or minus sign of any kind. */
const dash = new RegExp(allDashes, 'u');

/** How a reader sees a character: nothing, a plain one, or itself. */
function plainOf(character: string): string {
  if (unseen.test(character)) return '';
  if (dash.test(character)) return '-';
  const digit = decimalValue(character);
  if (digit !== null) return String(digit);
  const normal = character.normalize('NFKC');
  return normal.length === 1 ? normal : character;
}

/**
 * Replaces digits of any script, full-width letters, unusual spaces and dashes with plain ones, and leaves
 * out invisible characters. Letters of other scripts stay as they are.
 */
export function legible(original: string): Legible {
  if (isAscii(original)) return { text: original, originalOffset: (offset) => offset };
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
  return { text, originalOffset: (offset) => places[offset] ?? original.length };
}
