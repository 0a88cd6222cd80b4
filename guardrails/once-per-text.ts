import { LRUCache } from 'lru-cache';

/** The most characters of the texts whose readings are kept, over all functions. */
const maxCharacters = 2_500_000;
/** A longer text is read anew each time. */
const maxLength = 20_000;

/** The readings of recent texts, by function and text. */
const readings = new LRUCache<string, { readonly value: unknown }>({
  maxSize: maxCharacters,
  sizeCalculation: (_, key) => key.length,
});

let functions = 0;

/**
 * Remembers what a function made of recent texts. A conversation is read again with each of its questions, and all but its end
 * was read before. Only for functions of the text alone, whose results nobody changes.
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
