/** The generator of Park and Miller: whole numbers from 1 to 2^31 - 2, the same ones for the same seed. */
function parkMiller(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 16_807) % largest;
    return state;
  };
}

const largest = 2_147_483_647;

/** A deterministic source of numbers from 0 to 1. */
export function randomFrom(seed: number): () => number {
  const next = parkMiller(seed);
  return () => next() / largest;
}

/**
 * Shuffles a list in place, always in the same way for the same seed, so that training gives the same model
 * again.
 */
export function shuffle<Item>(items: Item[], seed: number): void {
  const next = parkMiller(seed);
  for (let index = items.length - 1; index > 0; index -= 1) {
    const other = next() % (index + 1);
    [items[index], items[other]] = [items[other] as Item, items[index] as Item];
  }
}
