import { plainWords } from '../../input/plain-words.ts';
import { type Token, tokensOf } from '../grammar/tokens.ts';

type Words = readonly string[];

/**
 * Beginnings of words are looked up by their first two letters, or by one if they have no more, such as "5*".
 */
const keyOf = (word: string, letters: number): string => word.slice(0, letters);

const fits = (word: string, entry: string): boolean =>
  entry.endsWith('*') ? word.startsWith(entry.slice(0, -1)) : word === entry;

/**
 * A list of words and phrases, written with commas; "show*" is a word with any ending, "*ing" one with any
 * beginning.
 */
export class Phrases {
  /** The phrases by their first word; where that word has any ending, by its first letters. */
  readonly #whole = new Map<string, Words[]>();
  readonly #begun = new Map<string, Words[]>();
  readonly #endings: string[] = [];

  constructor(list: string) {
    for (const phrase of plainWords(list).split(/[,\n]/)) {
      const written = phrase.trim();
      if (written.startsWith('*')) this.#endings.push(written.slice(1));
      else this.#add(tokensOf(written).map(({ text }) => text));
    }
  }

  #add(words: Words): void {
    const [first] = words;
    if (first === undefined) return;
    const beginning = first.endsWith('*') ? first.slice(0, -1) : '';
    const map = beginning ? this.#begun : this.#whole;
    const key = beginning ? keyOf(beginning, 2) : first;
    map.set(key, [...(map.get(key) ?? []), words]);
  }

  /** The first words of the phrases, for a look-up. */
  get firstWords(): readonly string[] {
    return [...this.#whole.keys()];
  }

  /** How many words the longest phrase has that begins at a token; 0 for none. */
  at(tokens: readonly Token[], from: number): number {
    const word = tokens[from]?.text;
    if (word === undefined) return 0;
    let longest = this.#endings.some((ending) => word.endsWith(ending)) ? 1 : 0;
    const lists = [this.#whole.get(word), this.#begun.get(keyOf(word, 2)), this.#begun.get(keyOf(word, 1))];
    for (const list of lists)
      for (const words of list ?? [])
        if (
          words.length > longest &&
          words.every((one, index) => fits(tokens[from + index]?.text ?? '', one))
        )
          longest = words.length;
    return longest;
  }

  /** Whether a phrase begins at a token from `from` up to `to`, which is left out. */
  within(tokens: readonly Token[], from: number, to: number): boolean {
    for (let at = Math.max(0, from); at < Math.min(to, tokens.length); at += 1)
      if (this.at(tokens, at) > 0) return true;
    return false;
  }
}
