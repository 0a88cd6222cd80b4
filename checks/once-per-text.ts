import { LRUCache } from 'lru-cache';

/** The most texts, and the most characters of them, whose readings are kept. */
const maxTexts = 40_000;
const maxCharacters = 4_000_000;
/** The longest text whose readings are kept, in characters. */
const maxLength = 20_000;

/** The readings of recent texts: for each text the result of every function, at the number of the function. */
const readings = new LRUCache<string, unknown[]>({
  max: maxTexts,
  maxSize: maxCharacters,
  sizeCalculation: (_, text) => text.length + 1,
});

/** A result that can be kept: not undefined, which means that none is. */
type Kept = NonNullable<unknown> | null;

/** How many functions `oncePerText` has wrapped: the number of the next one. */
let functions = 0;

/**
 * Remembers the results of a function for recent texts. With each new question the checks read the whole conversation, and all but
 * its end was read before. Use this only for a function whose result depends on the text alone and is never changed.
 */
export function oncePerText<Value extends Kept>(compute: (text: string) => Value): (text: string) => Value {
  const number = functions++;
  return (text) => {
    if (text.length > maxLength) return compute(text);
    const known = readings.get(text)?.[number];
    if (known !== undefined) return known as Value;
    const value = compute(text);
    // Computing the value may have added or dropped the text.
    const ofText = readings.get(text) ?? [];
    ofText[number] = value;
    readings.set(text, ofText);
    return value;
  };
}

/** The most results that a function of a text and something else has for one text. */
const maxOthers = 8;

/** As `oncePerText`, for a function whose result also depends on something short, such as a language or a unit. */
export function oncePerTextAnd<Other, Value extends Kept>(
  compute: (text: string, other: Other) => Value,
): (text: string, other: Other) => Value {
  const resultsFor = oncePerText(() => new Map<Other, Value>());
  return (text, other) => {
    const results = resultsFor(text);
    const known = results.get(other);
    if (known !== undefined) return known;
    if (results.size >= maxOthers) results.clear();
    const value = compute(text, other);
    results.set(other, value);
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
