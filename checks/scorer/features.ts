/** The number of places for features. Features that share one share its weight. */
export const places = 2 ** 17;

/** The features of a text: their places, each once, and a weight for each. The squares of the weights add up to 1. */
export interface Features {
  readonly places: readonly number[];
  readonly weights: readonly number[];
}

/** How much each group of features counts, and what tells its hashes from those of other groups. */
const groups = {
  word: { seed: 1, weight: 1 },
  pair: { seed: 2, weight: 1 },
  /** Two words with one between them. */
  wide: { seed: 3, weight: 0.7 },
  /** A word among the first ones, with its position. */
  opening: { seed: 4, weight: 1 },
  run: { seed: 5, weight: 0.5 },
  hanRun: { seed: 6, weight: 1 },
  length: { seed: 7, weight: 1 },
  question: { seed: 8, weight: 1 },
  number: { seed: 9, weight: 1 },
} as const;

const openingWords = 3;

/** One step of an FNV-1a hash. */
const mixed = (hash: number, code: number): number => Math.imul(hash ^ code, 0x01000193);

function hashOf(text: string, from: number, to: number): number {
  let hash = 0x811c9dc5;
  for (let at = from; at < to; at += 1) hash = mixed(hash, text.charCodeAt(at));
  return hash;
}

/** Collects places. All texts share one collector, so that none allocates its arrays. */
class Collector {
  readonly #places: number[] = [];
  readonly #weights: number[] = [];
  /** The number of the text in which each place was last found; it rises, so that this is never cleared. */
  readonly #foundIn = new Uint32Array(places);
  #text = 0;
  #size = 0;
  #squares = 0;

  start(): void {
    this.#text += 1;
    this.#size = 0;
    this.#squares = 0;
  }

  add({ seed, weight }: { seed: number; weight: number }, hash: number): void {
    const bits = Math.imul(mixed(hash, seed) ^ (hash >>> 15), 0x2c1b3c6d);
    const place = ((bits ^ (bits >>> 12)) >>> 0) % places;
    if (this.#foundIn[place] === this.#text) return;
    this.#foundIn[place] = this.#text;
    this.#places[this.#size] = place;
    this.#weights[this.#size] = weight;
    this.#size += 1;
    this.#squares += weight * weight;
  }

  end(): Features {
    const scale = 1 / (Math.sqrt(this.#squares) || 1);
    const weights = this.#weights.slice(0, this.#size);
    for (let at = 0; at < weights.length; at += 1) weights[at] = (weights[at] ?? 0) * scale;
    return { places: this.#places.slice(0, this.#size), weights };
  }
}

const collector = new Collector();

function addWords(words: readonly string[]): void {
  let before = 0;
  let twoBefore = 0;
  words.forEach((word, at) => {
    const hash = hashOf(word, 0, word.length);
    collector.add(groups.word, hash);
    if (at > 0) collector.add(groups.pair, mixed(before, hash));
    if (at > 1) collector.add(groups.wide, mixed(twoBefore, hash));
    if (at < openingWords) collector.add(groups.opening, mixed(hash, at));
    twoBefore = before;
    before = hash;
  });
}

function addRuns(letters: string): void {
  const isHan = /\p{Script=Han}/u.test(letters);
  const group = isHan ? groups.hanRun : groups.run;
  const [shortest, longest] = isHan ? [1, 3] : [3, 4];
  for (let from = 0; from + shortest <= letters.length; from += 1) {
    let hash = hashOf(letters, from, from + shortest);
    collector.add(group, hash);
    for (let at = from + shortest; at < from + longest && at < letters.length; at += 1) {
      hash = mixed(hash, letters.charCodeAt(at));
      collector.add(group, hash);
    }
  }
}

/**
 * The features of a text in any language: words, pairs of words with up to one between them, the first words, runs of letters,
 * how long it is, whether it has a question mark or a digit. The values of numbers do not count. The time is linear.
 * @param plainText the text in plain words (canonical/plain-words.ts)
 */
export function featuresOf(plainText: string): Features {
  const plain = plainText.replace(/\d+/g, '0');
  const words = plain.match(/[\p{L}\p{N}']+|[^\s\p{L}\p{N}]/gu) ?? [];
  collector.start();
  addWords(words);
  collector.add(groups.length, Math.min(8, Math.round(Math.log2(words.length + 1) * 2)));
  collector.add(groups.question, /[?？؟]/.test(plain) ? 1 : 0);
  collector.add(groups.number, plain.includes('0') ? 1 : 0);
  addRuns(` ${words.join(' ')} `);
  return collector.end();
}
