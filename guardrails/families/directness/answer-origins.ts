import { type NumberMention, numbersIn } from './answer-numbers.ts';

/*
 * Tracks from which numbers of an exercise a value was computed. The answer of a word problem uses all its
 * numbers; a value that leaves some of them out is a step. So the answer can be recognised without an answer
 * key.
 */

/** The numbers of an exercise, one bit each, and the values computed from them so far. */
export interface Origins {
  /** How many numbers the exercise names. */
  readonly count: number;
  readonly bitsByValue: ReadonlyMap<number, number>;
}

/** How many numbers of an exercise are told apart. Each takes one bit of a bit mask, which has 32. */
const maxNumbers = 24;
/** How many numbers of a text are read at most, so that long texts do not take long. */
const maxLearned = 100;
/** A value may have been computed from this many numbers before and after it. */
const neighboursBefore = 5;
const neighboursAfter = 4;

/** Words that stand for a number of the exercise: "twice as much". "Half" can be used as 0.5 and as 2. */
const numberWords: readonly (readonly [RegExp, readonly number[]])[] = [
  [/\b(?:twice|doubled?|doppelt|doble)\b/i, [2]],
  [/\b(?:half|halves|hälfte|halb|moitié|mitad)(?!\p{L})/iu, [0.5, 2]],
  [/\b(?:thrice|tripled?|dreifache?|triple)\b/i, [3]],
];

/** The origins after the messages of a conversation, the oldest first. */
export function originsOf(exercise: string, messages: readonly string[]): Origins {
  const { count, bitsByValue } = givenIn(exercise);
  if (count > 0) for (const message of messages) addComputed(message, bitsByValue);
  return { count, bitsByValue };
}

/** The origins after one more text; the same object when the text computes nothing. */
export function originsAfter(text: string, before: Origins): Origins {
  if (before.count === 0 || !/\d/.test(text)) return before;
  const bitsByValue = new Map(before.bitsByValue);
  return addComputed(text, bitsByValue) ? { count: before.count, bitsByValue } : before;
}

/** Whether a value was computed from every number of the exercise. */
export const usesAllNumbers = (value: number, { count, bitsByValue }: Origins): boolean =>
  count > 0 && bitCount(bitsByValue.get(rounded(value)) ?? 0) === count;

/** Values are looked up after rounding to six decimals. */
const rounded = (value: number): number => Math.round(value * 1e6) / 1e6;

/** How many bits are set. */
function bitCount(bits: number): number {
  let counted = 0;
  for (let left = bits; left !== 0; left &= left - 1) counted++;
  return counted;
}

/** The numbers of an exercise with a bit for each. */
function givenIn(exercise: string): { count: number; bitsByValue: Map<number, number> } {
  const bitsByValue = new Map<number, number>();
  let count = 0;
  const give = (values: readonly number[]) => {
    const [first] = values;
    // "One" is an article more often than a number.
    if (first === undefined || first === 1 || bitsByValue.has(rounded(first)) || count >= maxNumbers) return;
    const bit = 1 << count++;
    for (const value of values) bitsByValue.set(rounded(value), (bitsByValue.get(rounded(value)) ?? 0) | bit);
  };
  let end = 0;
  const mentions = numbersIn(exercise);
  mentions.forEach(({ values, from, to }, at) => {
    // The parts of a fraction are listed after it. The 3 of "a third" counts, because something is divided by
    // 3.
    if (from < end) return;
    end = to;
    const below = mentions[at + 2];
    give(below !== undefined && below.to === to ? [...values, ...below.values] : values);
  });
  for (const [word, values] of numberWords) if (word.test(exercise)) give(values);
  return { count, bitsByValue };
}

/**
 * Adds the values that a text computes, and tells whether there were any. Only the first computation of a
 * value counts.
 */
function addComputed(text: string, bitsByValue: Map<number, number>): boolean {
  let left = maxLearned;
  let learned = false;
  for (const sentence of text.split(/(?<=[.!?])\s+|\n/)) {
    const mentions = numbersIn(sentence).slice(0, left);
    left -= mentions.length;
    mentions.forEach((mention, at) => {
      const value = rounded(mention.values[0] ?? Number.NaN);
      const known = bitsByValue.get(value) ?? 0;
      if (bitCount(known) > 1) return;
      // First the numbers before the value and its equation are tried, then the numbers on both sides of it.
      const found =
        usedFor(mention, mentions.slice(Math.max(0, at - neighboursBefore), at), bitsByValue, sentence) ||
        usedFor(
          mention,
          mentions.slice(Math.max(0, at - neighboursBefore), at + 1 + neighboursAfter),
          bitsByValue,
          '',
        );
      if (bitCount(found | known) <= bitCount(known)) return;
      bitsByValue.set(value, found | known);
      learned = true;
    });
    if (left <= 0) break;
  }
  return learned;
}

/**
 * The numbers of the exercise, as bits, from which the numbers nearby compute a value; of several
 * computations, the one that uses the most.
 */
function usedFor(
  mention: NumberMention,
  neighbours: readonly NumberMention[],
  bitsByValue: ReadonlyMap<number, number>,
  sentence: string,
): number {
  const [value = Number.NaN] = mention.values;
  const others = neighbours.filter(
    ({ values, from, to }) => !values.includes(value) && (to <= mention.from || from >= mention.to),
  );
  const bitsOf = ({ values: [one = Number.NaN] }: NumberMention) => bitsByValue.get(rounded(one)) ?? 0;
  let found = 0;
  const take = (bits: number) => {
    if (bitCount(bits) > bitCount(found)) found = bits;
  };
  others.forEach((one, at) => {
    const [first = Number.NaN] = one.values;
    let [sum, product, difference, bits] = [first, first, first, bitsOf(one)];
    others.slice(at + 1).forEach((other, further) => {
      const [next = Number.NaN] = other.values;
      if (pairMakes(one, other, value)) take(bitsOf(one) | bitsOf(other));
      [sum, product, difference, bits] = [
        sum + next,
        product * next,
        difference - next,
        bits | bitsOf(other),
      ];
      // The last of these subtracts all earlier numbers from the newest one.
      const made = [sum, product, difference, next + next - sum];
      if (further > 0 && made.some((result) => isNear(result, value))) take(bits);
    });
  });
  for (const operand of operandsBefore(mention, sentence)) take(found | bitsOf(operand));
  return found;
}

/** Whether two numbers make a value by one calculation, in either order. */
function pairMakes(one: NumberMention, other: NumberMention, value: number): boolean {
  return one.values.some((first) =>
    other.values.some(
      (second) =>
        isNear(first + second, value) ||
        isNear(first - second, value) ||
        isNear(second - first, value) ||
        isNear(first * second, value) ||
        isNear(first / second, value) ||
        isNear(second / first, value),
    ),
  );
}

/** Equal, or rounded to hundredths. */
const isNear = (one: number, other: number): boolean =>
  Math.abs(one - other) <= 0.006 * Math.min(1, Math.abs(other));

/** How many characters before a value may hold its calculation. */
const longestEquation = 120;

/** The numbers to the left of an equals sign right before a value; none without a calculation. */
function operandsBefore({ from }: NumberMention, sentence: string): NumberMention[] {
  const text = sentence.slice(Math.max(0, from - longestEquation), from);
  const equals = /=\s?[$€£]?$/.exec(text);
  if (!equals) return [];
  const left = text.slice(0, equals.index).split('=').at(-1) ?? '';
  // The last sentence or clause before the equals sign.
  const calculation = left.slice(left.search(/[^.;?!](?:[^;?!.]|\.(?=\d))*$/));
  return /\d[^\d]{0,30}[-+*/]/.test(calculation) ? numbersIn(calculation) : [];
}
