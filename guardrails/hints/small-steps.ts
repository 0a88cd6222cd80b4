import type { Situation } from '../detector.ts';
import { factsOf } from '../families/directness/answer-situation.ts';
import { wordsOf } from '../families/words.ts';
import { exerciseKind } from './exercise-kind.ts';
import { titleOf } from './points.ts';
import type { HintWords } from './words/words.ts';

/** Small numbers that stand in for those of an exercise. */
const small = [2, 3, 4, 5, 10];

/**
 * Matches a number and the unit or noun after it: "14 jars", "20 %". A preposition or "and" after the number
 * is no noun.
 */
const numberWithNoun =
  /(?<![\p{L}\d./^])(\d+(?:[.,]\d+)?)(?:\s?(%|€|\$|£|°|(?!(?:and|or|of|to|in|at|on|for|by|is|und|oder|von|auf|in|mit|um|et|ou|de|à|en|sur|y|o|a|por|con)(?!\p{L}))\p{L}[\p{L}/²³]{0,14}))?(?![\d/^])/gu;

/**
 * Small concrete steps for a student who is stuck, the first to try first: what each number of the exercise
 * counts, the exercise with tiny numbers, or one of its sentences.
 * @param sentences the sentences of the exercise that a hint may repeat
 */
export function smallSteps(
  situation: Situation,
  sentences: readonly string[],
  { smallSteps: says, smallWords }: HintWords,
): string[] {
  const inWords = smallWords.map((step, at) => {
    const sentence = sentences[at % Math.max(sentences.length, 1)];
    return sentence === undefined ? '' : step.replace('…', () => sentence);
  });
  const numbers = isStory(situation) ? numbersOf(situation) : [];
  // One number has nothing to be compared with, and more than four are too many for a small step.
  if (numbers.length < 2 || numbers.length > 4) return inWords.filter(Boolean);
  const list = joined(
    numbers.map(({ shown }) => shown),
    says.pair,
  );
  const steps = [says.list.replace('…', () => list)];
  const tiny = inPlaceOf(situation, numbers);
  if (tiny) {
    // The first dots of the text stand for the small numbers, the second for those of the exercise.
    const pairs = [tiny.map(String), numbers.map(({ written }) => written)].map((one) =>
      joined(one, says.pair),
    );
    let next = 0;
    steps.push(says.replace.replace(/…/g, () => pairs[next++] ?? ''));
  }
  return [...steps, ...inWords.filter(Boolean)];
}

/**
 * Whether words say what the numbers of the exercise count. A bare calculation and an equation have no such
 * words.
 */
const isStory = (situation: Situation): boolean =>
  exerciseKind(situation) === 'calculation' &&
  !situation.task.includes('=') &&
  wordsOf(situation.task).length >= fewestWords;

/** A story has at least this many words. */
const fewestWords = 10;

/** A number of the exercise. */
interface Given {
  readonly written: string;
  readonly value: number;
  /** With the word after it: "14 jars". */
  readonly shown: string;
}

/** The numbers of the exercise, without those of its title. */
const numbersOf = (situation: Situation): Given[] =>
  [...situation.task.slice(titleOf(situation).length).matchAll(numberWithNoun)].map(
    ([shown, written = '']) => ({
      written,
      shown: shown.trim(),
      value: Number(written.replace(',', '.')),
    }),
  );

/**
 * Small numbers in place of those of the exercise, in the same order of size; null where they would make no
 * sense.
 */
function inPlaceOf(situation: Situation, numbers: readonly Given[]): number[] | null {
  const { task } = situation;
  // In an equation, a fraction or a percentage other numbers change what can be worked out.
  if (/[=%^√/]|per ?cent|prozent|pour cent|por ciento/i.test(task)) return null;
  if (numbers.some(({ value }) => !Number.isInteger(value))) return null;
  const { answers, steps, givenNumbers: given } = factsOf(situation);
  const taken = [...answers, ...steps].flatMap((form) => (form.kind === 'number' ? [form.value] : []));
  const free = small.filter((value) => !taken.includes(value) && !given.has(value));
  if (free.length < numbers.length) return null;
  const sizes = [...new Set(numbers.map(({ value }) => value))].sort((one, other) => one - other);
  return numbers.map(({ value }) => free[sizes.indexOf(value)] ?? 1);
}

/** A list in words: "2, 3 and 4". */
const joined = (parts: readonly string[], pair: string): string =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')}${pair}${parts.at(-1)}`;
