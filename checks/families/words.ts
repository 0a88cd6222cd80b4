import { isAscii } from '../../contract/characters.ts';
import { hasPrefix } from '../canonical/incremental-scanner.ts';

/** A Chinese or Japanese character. */
const cjk = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;
/** One Chinese or Japanese character, or a word of another script with its apostrophes and hyphens. */
const piece =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]|(?:(?![\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}])[\p{L}\p{M}\d])+(?:['’-](?:(?![\p{Script=Han}])[\p{L}\p{M}\d])+)*/gu;

/** The words of an ASCII text in lower case. */
const plainPiece = /[a-z\d]+(?:['-][a-z\d]+)*/g;

/** The words of a text in lower case; each Chinese or Japanese character counts as a word. */
export function wordsOf(text: string): readonly string[] {
  const lower = text.toLowerCase();
  // Most texts are ASCII; other scripts take three times as long.
  return (isAscii(lower) ? lower.match(plainPiece) : lower.replace(/’/g, "'").match(piece)) ?? [];
}

/** The words of a text without digits, in lower case and with their apostrophes, a last one too: "thinkin'". */
export const letterWordsOf = (text: string): readonly string[] =>
  text
    .toLowerCase()
    .replaceAll('’', "'")
    .match(/\p{L}+(?:['-]\p{L}+)*'?/gu) ?? [];

/** How many words a passage has; two Chinese or Japanese characters count as one. */
export function countWords(text: string): number {
  const words = wordsOf(text);
  const characters = words.filter((word) => cjk.test(word)).length;
  return words.length - characters + Math.ceil(characters / 2);
}

/** Finds runs of words that a text shares with given texts. */
export class SharedRuns {
  /** The words of the given texts, each with a number. */
  readonly #vocabulary = new Map<string, number>();
  /** The runs of the given texts, as `#key` writes them. */
  readonly #runs = new Set<string>();
  readonly #size: number;
  /** The last texts without a shared run, such as a reply and its canonical text, each with the words that may begin one. */
  #read: readonly { readonly text: string; readonly last: readonly string[] }[] = [];

  /** @param size how many words in a row count as the same */
  constructor(texts: readonly string[], size: number) {
    this.#size = size;
    for (const text of texts) {
      const words = wordsOf(text);
      for (const word of words)
        if (!this.#vocabulary.has(word)) this.#vocabulary.set(word, this.#vocabulary.size);
      for (let at = 0; at + size <= words.length; at++) this.#runs.add(this.#key(words, at) ?? '');
    }
  }

  /** The run of words at an offset as numbers of the vocabulary; null if a word is not in it. */
  #key(words: readonly string[], at: number): string | null {
    let key = '';
    for (let next = at; next < at + this.#size; next++) {
      const number = this.#vocabulary.get(words[next] ?? '');
      if (number === undefined) return null;
      key += `${number} `;
    }
    return key;
  }

  /** The longest run of words that a text shares with the given texts; empty when none is long enough. */
  longestIn(text: string): readonly string[] {
    if (this.#runs.size === 0) return [];
    // If the reply so far has no shared run, only its new text can contain one.
    const before = this.#read.find((one) => hasPrefix(text, one.text));
    const words = before ? [...before.last, ...wordsOf(text.slice(before.text.length))] : wordsOf(text);
    const best = this.#longestAmong(words);
    const others = this.#read.filter((one) => one !== before).slice(0, maxRead - 1);
    const canContinue = best.length === 0 && !withinWord.test(text.slice(-1));
    this.#read = canContinue ? [{ text, last: words.slice(1 - this.#size) }, ...others] : others;
    return best;
  }

  /** The longest shared run among words: neighbouring runs of the set size join to a longer one. */
  #longestAmong(words: readonly string[]): readonly string[] {
    let best = { from: 0, to: 0 };
    let from = -1;
    // How many words in a row up to this one are in the vocabulary.
    let known = 0;
    for (let at = 0; at < words.length; at++) {
      known = this.#vocabulary.has(words[at] ?? '') ? known + 1 : 0;
      const begin = at - this.#size + 1;
      if (known < this.#size || !this.#runs.has(this.#key(words, begin) ?? '')) {
        from = -1;
        continue;
      }
      if (from < 0) from = begin;
      if (at + 1 - from > best.to - best.from) best = { from, to: at + 1 };
    }
    return words.slice(best.from, best.to);
  }
}

/** How many texts without a shared run are remembered. */
const maxRead = 4;
/** A text that ends with such a character may end inside a word, so that its last word may still grow. */
const withinWord = /[\p{L}\p{M}\d'’-]/u;
