import { wordsOf } from './words.ts';

/** The mark with which a part of an exercise begins: "b)", "2.", "c:". */
export const partMark = /^\s*\(?([a-h]|\d{1,2})[).:](?=\s)/i;
/** A letter that a message names a part by: "b)", "for c do I …". "a" is a word unless it has a bracket or a word before it. */
const letter =
  /(?<![\p{L}\d])(?:([b-h])(?![\p{L}\d'’])|(?:(?:part|parte|question|pregunta|apartado|for|do) )?([a-h])\)|(?:part|question|apartado) (a)(?!\p{L}))/iu;
/** A number of a part: "number 2", "la frase 3", "4 is too long". */
const number =
  /(?:number|sentence|question|part|task|line|no\.|#|n[uú]mero|frase|oraci[oó]n|pregunta|parte|apartado|ejercicio) ?(\d{1,2})(?![\d.,]*\d)|^(\d{1,2}) (?:is|es) /iu;

const named = (pattern: RegExp, said: string): string | undefined =>
  pattern
    .exec(said)
    ?.slice(1)
    .find((one) => one !== undefined)
    ?.toLowerCase();

/** Words of four letters or more, by their first five. */
const stemsOf = (text: string): Set<string> =>
  new Set(wordsOf(text).flatMap((word) => (word.length >= 4 ? [word.slice(0, 5)] : [])));

/**
 * The part of an exercise that a student speaks of: by its mark, or else by the words that both share.
 * @param said the student's messages, the newest first
 * @returns the part; undefined where no message names one
 */
export function partNamed(parts: readonly string[], said: readonly string[]): string | undefined {
  for (const message of said) {
    const names = [named(letter, message), named(number, message)];
    const marked = parts.find((part) => names.includes(partMark.exec(part)?.[1]?.toLowerCase() ?? ''));
    if (marked !== undefined) return marked;
    const stems = stemsOf(message);
    const shared = parts.map((part) => [...stemsOf(part)].filter((stem) => stems.has(stem)).length);
    const most = Math.max(...shared);
    // Words that all parts have name none of them.
    if (most > 0 && shared.some((count) => count < most)) return parts[shared.indexOf(most)];
  }
  return undefined;
}
