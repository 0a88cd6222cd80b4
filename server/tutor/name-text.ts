import { type AlignedText, foldedText } from '../../contract/characters.ts';
import { isUnspaced, joint, wordsIn } from './name-forms.ts';

/** A word of a text. */
interface Word {
  readonly text: string;
  /** Offsets in the folded text. */
  readonly start: number;
  readonly end: number;
  readonly hasCapital: boolean;
}

/** The longest space between two parts of a name, in characters. */
const longestGap = 40;
/** Blanks, hyphens, the marks of emphasis, and one comma: "Pérez, José", "José **Pérez**". */
const gap = /^[\s'_*-]*[,،、;/·・•‧]?[\s'_*-]*$/u;
/** The same without a comma. */
const plainGap = /^[\s'_*·・-]*$/u;

/** How a word stands to the word before it: in no name with it, after a comma, or directly. */
type Gap = 'none' | 'comma' | 'plain';

function gapBetween(folded: string, one: Word, next: Word): Gap {
  // The point after an initial belongs to it.
  const isInitial = one.text.length === 1 && folded[one.end] === '.' && !isUnspaced(one.text);
  const start = one.end + (isInitial ? 1 : 0);
  if (next.start - start > longestGap) return 'none';
  const space = folded.slice(start, next.start);
  if (space === ' ' || plainGap.test(space)) return 'plain';
  return gap.test(space) ? 'comma' : 'none';
}

/** A capital letter inside a word, which begins another word: "JosePerez". */
const innerCapital = /(?=\p{Lu})(?<=\p{Ll}[\p{M}\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}]*)/u;

/** The words of a text. A word with a capital letter inside it is several when all of those are known. */
function wordsOf(
  original: string,
  { text: folded, startOf, endOf }: AlignedText,
  known: ReadonlyMap<string, unknown>,
): Word[] {
  return wordsIn(folded).flatMap(({ text, start, end }) => {
    if (text.length === 1) return [{ text, start, end, hasCapital: false }];
    const written = original.slice(startOf(start), endOf(end)).normalize('NFKC');
    const whole = { text, start, end, hasCapital: /^\p{Lu}/u.test(written) };
    if (known.has(text) || !innerCapital.test(written)) return [whole];
    const pieces: Word[] = [];
    let from = start;
    for (const piece of written.split(innerCapital)) {
      const short = foldedText(piece);
      pieces.push({ text: short, start: from, end: from + short.length, hasCapital: /^\p{Lu}/u.test(piece) });
      from += short.length;
    }
    return pieces.every((piece) => known.has(piece.text)) && from === end ? pieces : [whole];
  });
}

/** A text with its words. */
export interface NameText {
  readonly folded: string;
  readonly words: readonly Word[];
  /** The words, with a sign before each that says whether it continues the word before, and one at the end. */
  readonly joined: string;
  /** Where each word begins in `joined`. */
  readonly starts: readonly number[];
  /** How each word stands to the one before. */
  readonly gaps: readonly Gap[];
}

/** Between two words that may belong to different parts of a name only. */
export const apart = '\u0000';

/**
 * A text with its words, joined so that one comparison finds a part of many words: somebody may call themselves by a hundred
 * characters, each of which is a word, and write the first of them thousands of times.
 */
export function textOf(
  original: string,
  aligned: AlignedText,
  known: ReadonlyMap<string, unknown>,
): NameText {
  const folded = aligned.text;
  const words = wordsOf(original, aligned, known);
  const gaps = words.map((word, at): Gap => {
    const before = words[at - 1];
    return before ? gapBetween(folded, before, word) : 'none';
  });
  const starts: number[] = [];
  let joined = '';
  for (const [at, { text, start }] of words.entries()) {
    const space = folded.slice(words[at - 1]?.end ?? start, start);
    joined += space === '' || (space === ' ' && isUnspaced(text)) ? joint : apart;
    starts.push(joined.length);
    joined += text;
  }
  return { folded, words, joined: joined + apart, starts, gaps };
}
