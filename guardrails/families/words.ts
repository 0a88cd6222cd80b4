import { isAscii } from '../canonical/characters.ts';
import { hasPrefix } from '../canonical/incremental-scanner.ts';

const cjk = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;
const piece =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]|(?:(?![\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}])[\p{L}\p{M}\d])+(?:['’-](?:(?![\p{Script=Han}])[\p{L}\p{M}\d])+)*/gu;

const plainPiece = /[a-z\d]+(?:['-][a-z\d]+)*/g;

/** The words of a text in lower case; each Chinese or Japanese character counts as a word. */
export function wordsOf(text: string): readonly string[] {
  const lower = text.toLowerCase();
  // Most texts are ASCII; other scripts take three times as long.
  return (isAscii(lower) ? lower.match(plainPiece) : lower.replace(/’/g, "'").match(piece)) ?? [];
}

/** How many words a passage has; two Chinese or Japanese characters count as one. */
export function countWords(text: string): number {
  const words = wordsOf(text);
  const characters = words.filter((word) => cjk.test(word)).length;
  return words.length - characters + Math.ceil(characters / 2);
}

/** Finds runs of words that a text shares with given texts. */
export class SharedRuns {
  readonly #vocabulary = new Map<string, number>();
  readonly #runs = new Set<string>();
  readonly #size: number;
  /** The last texts without a shared run (a reply and its canonical text), each with its last words, which may begin a run. */
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

  /** @returns the longest run of words that the text shares, when it is as long as asked for */
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

  #longestAmong(words: readonly string[]): readonly string[] {
    let best = { from: 0, to: 0 };
    let from = -1;
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

const maxRead = 4;
const withinWord = /[\p{L}\p{M}\d'’-]/u;
