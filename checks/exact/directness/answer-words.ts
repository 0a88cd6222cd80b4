import { isAscii } from '../../../contract/characters.ts';
import { oncePerText, rememberLast } from '../../once-per-text.ts';
import { wholeWordOf, wordSet } from './vocabulary.ts';

/** A text asks or orders: a question mark, "find", "berechne". */
export const asks = new RegExp(`\\?|${wholeWordOf('asks').source}`, 'iu');

const accents = /\p{M}/gu;

/** A text in lower case, without accents and with single blanks between its words. */
export const bareWords = rememberLast((text) => {
  const lower = text.toLowerCase();
  const plain = isAscii(lower) ? lower : lower.normalize('NFD').replace(accents, '');
  return plain.replace(/[^\S ]+| {2,}/g, ' ').replace(/ {2,}/g, ' ');
});

const talk = wordSet('talk');

/** The numbers and the content words of a text, shortened to five letters, so that "sprouts" equals "sprouted". */
export const termsOf = oncePerText((text): readonly string[] => {
  const words = bareWords(text);
  return [
    ...(words.match(/\d+(?:[.,/]\d+)*/g) ?? []),
    ...(words.match(/\p{L}[\p{L}\d]*(?:'\p{L}+)?/gu) ?? [])
      .filter((word) => (word.length > 2 || /\d/.test(word)) && !talk.has(word))
      .map((word) => word.slice(0, 5)),
    ...(words.match(/\p{Script=Han}{2}/gu) ?? []),
  ];
});

const shortestInflected = 6;

/**
 * A word of a text that is an answer inflected, misspelt or in the spelling of another language: "Mitochondrien". Null for one that was said before.
 * @param sameLength whether the conversation has the answer's word itself. Then a word counts only if it differs by at most one letter.
 */
export function inflectedIn(text: string, answer: string, known: string, sameLength = false): string | null {
  if (answer.length < shortestInflected || /[^\p{L}]/u.test(answer)) return null;
  const beginning = answer.slice(0, Math.max(shortestInflected, Math.ceil(answer.length * 0.6)));
  const allowed = sameLength || answer.length < 8 ? 1 : answer.length > 9 ? 3 : 2;
  for (const [word] of text.matchAll(/\p{L}+/gu)) {
    if (word.slice(0, 3) !== answer.slice(0, 3) || Math.abs(word.length - answer.length) > 5) continue;
    const isClose = (!sameLength && word.startsWith(beginning)) || isWithinEdits(word, answer, allowed);
    if (isClose && !known.includes(word)) return word;
  }
  return null;
}

/** Whether a student wrote a word with one or two wrong letters: "hyperboly". @param said in bare words */
export const isMisspelt = (said: string, answer: string): boolean =>
  answer.length >= shortestInflected &&
  said.length < answer.length * 2 &&
  isWithinEdits(said.replace(/[^\p{L} ]/gu, '').trim(), answer, answer.length > 9 ? 2 : 1);

function isWithinEdits(one: string, other: string, most: number): boolean {
  if (Math.abs(one.length - other.length) > most) return false;
  let row = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let line = 1; line <= one.length; line++) {
    const next = [line];
    for (let at = 1; at <= other.length; at++) {
      const same = one[line - 1] === other[at - 1] ? 0 : 1;
      next.push(Math.min((row[at] ?? 0) + 1, (next[at - 1] ?? 0) + 1, (row[at - 1] ?? 0) + same));
    }
    row = next;
  }
  return (row[other.length] ?? most + 1) <= most;
}
