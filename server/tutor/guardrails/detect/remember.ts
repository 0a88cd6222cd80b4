import type { Reading, Situation } from '../reading.ts';

/** Computes something once per reading: the acts of a family, asked one after another, share what was found. */
export function oncePerReading<Value>(compute: (reading: Reading) => Value): (reading: Reading) => Value {
  let last: { of: Reading; value: Value } | undefined;
  return (reading) => {
    if (last?.of !== reading) last = { of: reading, value: compute(reading) };
    return last.value;
  };
}

/**
 * Computes something once per answer: a reply is judged some twenty times while its situation stays the same. Goes by
 * the list of earlier exchanges, and by the words, in case the same list serves two questions.
 */
export function oncePerSituation<Value>(
  compute: (situation: Situation) => Value,
): (situation: Situation) => Value {
  const remembered = new WeakMap<Situation['earlier'], { of: Situation; value: Value }>();
  return (situation) => {
    const before = remembered.get(situation.earlier);
    if (before && sameWords(before.of, situation)) return before.value;
    const value = compute(situation);
    remembered.set(situation.earlier, { of: situation, value });
    return value;
  };
}

const sameWords = (one: Situation, other: Situation): boolean =>
  one.question === other.question && one.task === other.task && one.key === other.key;

/** What the student has written so far, the question first. */
export const ownWords = ({ question, earlier }: Situation): string[] => [
  question,
  ...earlier.map((exchange) => exchange.question),
];
