import { LRUCache } from 'lru-cache';

/** The most characters of text for which results are kept, over all functions together. */
const maxCharacters = 2_500_000;
/** The longest text whose result is kept, in characters. */
const maxLength = 20_000;

/** The results for recent texts. A key is the number of the function, a blank and the text. */
const readings = new LRUCache<string, { readonly value: unknown }>({
  maxSize: maxCharacters,
  sizeCalculation: (_, key) => key.length,
});

/** How many functions `oncePerText` has wrapped: the number of the next one. */
let functions = 0;

/**
 * Remembers the results of a function for recent texts. With each new question the checks read the whole conversation, and all but
 * its end was read before. Use this only for a function whose result depends on the text alone and is never changed.
 */
export function oncePerText<Value>(compute: (text: string) => Value): (text: string) => Value {
  const prefix = `${functions++} `;
  return (text) => {
    if (text.length > maxLength) return compute(text);
    const key = prefix + text;
    const known = readings.get(key);
    if (known) return known.value as Value;
    const value = compute(text);
    readings.set(key, { value });
    return value;
  };
}

/** Remembers the result for the text that was read last, since several checks read the same sentence one after another. */
export function rememberLast<Value>(compute: (text: string) => Value): (text: string) => Value {
  let last: { readonly text: string; readonly value: Value } | undefined;
  return (text) => {
    if (last?.text !== text) last = { text, value: compute(text) };
    return last.value;
  };
}
