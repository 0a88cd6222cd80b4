import { type AlignedText, alignedForm, plainSigns } from '../../contract/characters.ts';
import { decimalValue } from './characters.ts';

/** A range of a legible text. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

/** How a reader sees a character with its accents: nothing, or plain ones. Fractions stay, since "3½" is not 31/2. */
function plainOf(character: string): string {
  const plain = plainSigns(character);
  const digit = decimalValue(plain);
  if (digit !== null) return String(digit);
  const normal = plain.normalize('NFKC');
  return normal.includes('\u2044') ? plain : normal;
}

/**
 * The text as its reader sees it: digits of any script, full-width letters, and all apostrophes, blanks and dashes as plain ones, accents in one form, and
 * no invisible characters. Letters of other scripts stay as they are.
 */
export const legible = (original: string): AlignedText => alignedForm(original, plainOf);
