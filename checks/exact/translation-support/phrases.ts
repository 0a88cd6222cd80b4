import { languagesByLetters, languagesOf } from './languages.ts';

/** Words in a row, without a stop between them, in a language that the conversation is not held in. */
export interface Phrase {
  readonly words: readonly string[];
  readonly from: number;
  readonly to: number;
}

export const word = /\p{L}[\p{L}\p{M}]*(?:['’]\p{L}+)*/gu;
export const plainWord = (written: string): string => written.toLowerCase().replace(/’/g, "'");
/** A mark that ends a phrase. */
const stop = /[.,;:!?…|/()[\]{}"“”„«»=\n\t<>→]|\s[-–—]\s|\*\*/;
/** Scripts without blanks between words. */
const unspaced = String.raw`[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]`;
const beginsUnspaced = new RegExp(`^${unspaced}`, 'u');
const otherAlphabets = String.raw`[\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Devanagari}\p{Script=Thai}]`;
/** Scripts that no language of `languages.ts` writes; one character without blanks is not yet a word. */
const otherScripts = new RegExp(`${unspaced}{2,}|${otherAlphabets}+`, 'gu');

/**
 * Finds phrases of three words or more in a foreign language: no word is common only in the conversation's language, all words may belong to one other
 * language, and at least two words and one in five are common or spelled as in that language.
 * @param conversation the conversation's languages, as bits
 * @param foreign the languages that count as foreign, as bits
 */
export function foreignPhrases(text: string, conversation: number, foreign = ~conversation): Phrase[] {
  const found: Phrase[] = [];
  let words: string[] = [];
  let from = 0;
  let to = 0;
  let evidence = 0;
  /** The languages that all its words so far may be of. */
  let language = foreign;
  const close = () => {
    if (words.length >= 3 && evidence >= 2 && evidence * 5 >= words.length) found.push({ words, from, to });
    words = [];
    evidence = 0;
    language = foreign;
  };
  for (const match of text.matchAll(word)) {
    const plain = plainWord(match[0]);
    const known = languagesOf(plain) || languagesByLetters(plain);
    const ours = (known & conversation) !== 0;
    const theirs = (known & foreign) !== 0;
    if (words.length > 0 && parted(text, to, match.index)) close();
    // A word that only the conversation's language has ends the phrase. A word that both languages have may
    // belong to it.
    if (ours && (!theirs || (words.length > 0 && (known & language) === 0))) {
      close();
      continue;
    }
    if (theirs && !ours && (known & language) === 0) close();
    if (words.length === 0) from = match.index;
    words.push(plain);
    to = match.index + match[0].length;
    if (theirs && !ours) {
      evidence += 1;
      language &= known;
    }
  }
  close();
  return [...found, ...inOtherScripts(text, conversation)];
}

/** Most words are separated by one blank; only other gaps are examined. */
const parted = (text: string, from: number, to: number): boolean =>
  !(to - from === 1 && text[from] === ' ') && stop.test(text.slice(from, to));

/** Phrases in scripts that no language of `languages.ts` writes. */
function inOtherScripts(text: string, conversation: number): Phrase[] {
  if (conversation === 0 || !otherScripts.test(text)) return [];
  otherScripts.lastIndex = 0;
  const found: { words: string[]; from: number; to: number }[] = [];
  for (const match of text.matchAll(otherScripts)) {
    // Two characters of a script without blanks are about a word.
    const words = beginsUnspaced.test(match[0])
      ? (match[0].match(/.{1,2}/gu) ?? [])
      : [match[0].toLowerCase()];
    const last = found.at(-1);
    const to = match.index + match[0].length;
    if (last && text.slice(last.to, match.index).trim() === '') {
      for (const one of words) last.words.push(one);
      last.to = to;
    } else found.push({ words: [...words], from: match.index, to });
  }
  return found.filter(({ words }) => words.length >= 3);
}
