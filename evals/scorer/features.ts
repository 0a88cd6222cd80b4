/** The number of places for features. Features that share one share its weight. */
export const places = 2 ** 17;

/** FNV-1a, with its bits mixed at the end. */
function placeOf(feature: string): number {
  let hash = 2_166_136_261;
  for (let at = 0; at < feature.length; at += 1) hash = Math.imul(hash ^ feature.charCodeAt(at), 16_777_619);
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  return ((hash ^ (hash >>> 12)) >>> 0) % places;
}

/** The features of a text: their places, and a weight for each. The squares of the weights add up to 1. */
export interface Features {
  readonly places: readonly number[];
  readonly weights: readonly number[];
}

/** How many words at the beginning count once more with their position. */
const opening = 3;

/**
 * The features of a text in any language: words, pairs of words with up to one between them, runs of letters, how long it is,
 * whether it has a question mark or a digit. Accents and the values of numbers do not count. The time is linear.
 */
export function featuresOf(text: string): Features {
  const plain = text
    .normalize('NFKC')
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/\d+/g, '0');
  const words = plain.match(/[\p{L}\p{N}']+|[^\s\p{L}\p{N}]/gu) ?? [];
  const found = new Map<number, number>();
  const add = (feature: string, weight: number) => found.set(placeOf(feature), weight);
  words.forEach((word, at) => {
    add(`word ${word}`, 1);
    if (at > 0) add(`pair ${words[at - 1]} ${word}`, 1);
    if (at > 1) add(`wide ${words[at - 2]} ${word}`, 0.7);
    if (at < opening) add(`opening ${at} ${word}`, 1);
  });
  add(`length ${Math.min(8, Math.round(Math.log2(words.length + 1) * 2))}`, 1);
  add(`question ${plain.includes('?')}`, 1);
  add(`number ${plain.includes('0')}`, 1);
  const letters = ` ${words.join(' ')} `;
  const isHan = /\p{Script=Han}/u.test(letters);
  for (const length of isHan ? [1, 2, 3] : [3, 4])
    for (let at = 0; at + length <= letters.length; at += 1)
      add(`run ${letters.slice(at, at + length)}`, isHan ? 1 : 0.5);
  const size = Math.hypot(...found.values()) || 1;
  return { places: [...found.keys()], weights: [...found.values()].map((weight) => weight / size) };
}
