import type { Token } from '../input/grammar/tokens.ts';

/**
 * Words by the concept that they stand for, separated by spaces. "*" at the end of a word stands for any
 * ending.
 */
export type ConceptWords = Readonly<Record<string, string>>;

/** Finds the concepts that the words of a text stand for. */
export type ConceptReader = (tokens: readonly Token[], text: string) => Set<string>;

interface Names {
  readonly whole: Map<string, string[]>;
  /** The beginnings of words by their first letters. */
  readonly beginnings: Map<string, (readonly [beginning: string, name: string])[]>;
  /** Chinese words, which are runs of signs. */
  readonly han: (readonly [word: string, name: string])[];
}

const put = <V>(map: Map<string, V[]>, key: string, value: V): void => {
  map.set(key, [...(map.get(key) ?? []), value]);
};

/** By how many of its first letters the beginning of a word is looked up. */
const lookedUp = 2;
const isHan = /\p{Script=Han}/u;

function namesOf(words: ConceptWords): Names {
  const names: Names = { whole: new Map(), beginnings: new Map(), han: [] };
  for (const [name, list] of Object.entries(words))
    for (const word of list.split(/\s+/)) {
      const plain = word.replace('*', '');
      if (isHan.test(plain)) names.han.push([plain, name]);
      else if (word.endsWith('*')) put(names.beginnings, plain.slice(0, lookedUp), [plain, name] as const);
      else put(names.whole, plain, name);
    }
  return names;
}

/** A reader of the concepts that a table names. */
export function conceptReader(words: ConceptWords): ConceptReader {
  const names = namesOf(words);
  return (tokens, text) => {
    const found = new Set<string>();
    let han = false;
    for (const token of tokens) {
      for (const name of names.whole.get(token.text) ?? []) found.add(name);
      for (const [beginning, name] of names.beginnings.get(token.text.slice(0, lookedUp)) ?? [])
        if (token.text.startsWith(beginning)) found.add(name);
      han ||= isHan.test(token.text);
    }
    if (han) for (const [word, name] of names.han) if (text.includes(word)) found.add(name);
    return found;
  };
}
