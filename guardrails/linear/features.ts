import type { Token } from '../input/grammar/tokens.ts';

/**
 * How many places there are for features. A hash assigns each feature to a place, and many features share
 * one, so that no word can be read out of a model.
 */
const places = 65_536;

/**
 * The features of a text in three groups (words, runs of letters, meanings): the places of the first, then of
 * the next.
 */
export interface HashedFeatures {
  readonly places: Uint16Array;
  /** Where each group ends. */
  readonly ends: readonly [words: number, runs: number, meanings: number];
}

/** Where an FNV-1a hash begins. */
const offset = 0x811c9dc5;
/** The multiplier of an FNV-1a hash. */
const prime = 0x01000193;
/** One step of the hash: mixes in one character code or number. */
const mixed = (hash: number, code: number): number => Math.imul(hash ^ code, prime);

/** What kind of feature a hash stands for. */
const seeds = { word: 1, wordPair: 2, run: 3, opening: 4, meaning: 5, meaningPair: 6 } as const;

/** The FNV-1a hash of a text; the seed keeps kinds of features apart. */
function hashOf(text: string, seed: number): number {
  let hash = mixed(offset, seed);
  for (let index = 0; index < text.length; index += 1) hash = mixed(hash, text.charCodeAt(index));
  return hash;
}

/**
 * Collects the places of the features found, each once in a group. All texts share one, so that none
 * allocates its arrays.
 */
class Collector {
  readonly #found = new Uint16Array(3 * places);
  /** The group in which each place was last found. */
  readonly #lastGroup = new Uint32Array(places);
  /**
   * The number of the group being collected; it rises over all texts, so that `#lastGroup` is never cleared.
   */
  #group = 0;
  #size = 0;

  start(): void {
    this.#size = 0;
    this.#group += 1;
  }

  /** Begins the next group of the text, and returns where the group before it ends. */
  next(): number {
    this.#group += 1;
    return this.#size;
  }

  add(hash: number): void {
    // The upper bits of the hash count as well. `places` is a power of two, so the mask keeps the place in
    // range.
    const place = (hash ^ (hash >>> 15)) & (places - 1);
    if (this.#lastGroup[place] === this.#group) return;
    this.#lastGroup[place] = this.#group;
    this.#found[this.#size] = place;
    this.#size += 1;
  }

  /** A view of what was found, until the next text is read. */
  found(): Uint16Array {
    return this.#found.subarray(0, this.#size);
  }
}

const collector = new Collector();

/**
 * Runs of three to five letters are read in the first 24 letters of words of at least four. Both ends of a
 * word count as a letter, `wordEnd`: the code of "$", which hardly any word has.
 */
const shortestRun = 3;
const longestRun = 5;
const shortestWord = 4;
const longestWord = 24;
const wordEnd = 36;

/** The runs of letters in a word. A misspelt word shares most of them. */
function addRuns(word: string): void {
  const letters = Math.min(word.length, longestWord);
  if (letters < shortestWord) return;
  for (let from = -1; from + shortestRun <= letters + 1; from += 1) {
    let hash = mixed(offset, seeds.run);
    const last = Math.min(from + longestRun - 1, letters);
    for (let at = from; at <= last; at += 1) {
      hash = mixed(hash, at < 0 || at === letters ? wordEnd : word.charCodeAt(at));
      if (at - from + 1 >= shortestRun) collector.add(hash);
    }
  }
}

/** Whether a token begins with a digit. All numbers are one feature, since they say nothing about content. */
const isNumber = (word: string): boolean => word.charCodeAt(0) <= 57;

/** How many words open a sentence: the form of a request, such as "how do I". */
const opening = 3;

/** Words, pairs of neighbours, and the first words of each sentence. */
function addWords(tokens: readonly Token[]): void {
  let previous = 0;
  let position = 0;
  let sentence = -1;
  for (const token of tokens) {
    const hash = hashOf(isNumber(token.text) ? '0' : token.text, seeds.word);
    position = token.sentence === sentence ? position + 1 : 0;
    collector.add(hash);
    if (position > 0) collector.add(mixed(mixed(previous, hash), seeds.wordPair));
    if (position < opening) collector.add(mixed(mixed(hash, position), seeds.opening));
    previous = hash;
    sentence = token.sentence;
  }
}

/** Meanings or concepts by their names; they are the same in all languages. */
type Named = ReadonlyMap<string, unknown>;

/** The meanings that were found, and every two of them. */
function addMeanings(meanings: Named): void {
  const hashes = [...meanings.keys()].sort().map((name) => hashOf(name, seeds.meaning));
  for (const [index, hash] of hashes.entries()) {
    collector.add(hash);
    for (const other of hashes.slice(index + 1)) collector.add(mixed(mixed(hash, other), seeds.meaningPair));
  }
}

/**
 * The features of a text: words, pairs of words and openings of sentences; runs of letters; meanings and
 * pairs of meanings. The result is valid only until the next call, which overwrites it.
 */
export function featuresOf(tokens: readonly Token[], meanings: Named): HashedFeatures {
  collector.start();
  addWords(tokens);
  const words = collector.next();
  for (const { text } of tokens) if (!isNumber(text)) addRuns(text);
  const runs = collector.next();
  addMeanings(meanings);
  const found = collector.found();
  return { places: found, ends: [words, runs, found.length] };
}

/**
 * The strength of each feature in a group of this size. A group of many features counts more than one of few,
 * but not in proportion.
 */
export const strengthOf = (size: number): number => 2 / Math.sqrt(size + 4);
