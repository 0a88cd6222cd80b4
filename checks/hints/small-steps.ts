import type { Situation } from '../detector.ts';
import type { HintLanguage } from '../families/family.ts';
import { wordsOf } from '../families/words.ts';
import { exerciseKind } from './exercise-kind.ts';
import { knownAnswer } from './known.ts';
import { titleOf } from './points.ts';
import { filled, sentences } from './sentences.ts';

/** Small numbers that stand in for those of an exercise. */
const small = [2, 3, 4, 5, 10];

/** Matches a number and the unit or noun after it: "14 jars", "20 %". A preposition or "and" after the number is no noun. */
const numberWithNoun =
  /(?<![\p{L}\d./^])(\d+(?:[.,]\d+)?)(?:\s?(%|€|\$|£|°|(?!(?:and|or|of|to|in|at|on|for|by|is|de|en|y|o|a|por|con)(?!\p{L}))\p{L}[\p{L}/²³]{0,14}))?(?![\d/^])/gu;

/** A story has at least this many words; a bare calculation has no words that say what its numbers count. */
const fewestWords = 10;

/**
 * Small concrete steps for a student who is stuck, the first to try first: what each number of the exercise counts, the exercise
 * with tiny numbers, or one of its sentences.
 * @param given the sentences of the exercise that a hint may repeat
 */
export function smallSteps(situation: Situation, given: readonly string[], language: HintLanguage): string[] {
  const { task } = situation;
  const isStory =
    exerciseKind(situation) === 'calculation' && !task.includes('=') && wordsOf(task).length >= fewestWords;
  const numbers = isStory ? [...task.slice(titleOf(situation).length).matchAll(numberWithNoun)] : [];
  const steps: string[] = [];
  // One number has nothing to be compared with, and more than four are too many for a small step.
  if (numbers.length >= 2 && numbers.length <= 4) {
    const list = inWords(
      numbers.map(([shown]) => shown.trim()),
      language,
    );
    steps.push(...sentences('small.list', language).map((step) => filled(step, list)));
    const written = numbers.map(([, number = '']) => number);
    const tiny = tinyNumbers(
      situation,
      written.map((number) => Number(number.replace(',', '.'))),
    );
    if (tiny)
      steps.push(
        ...sentences('small.replace', language).map((step) =>
          filled(step, inWords(tiny.map(String), language), inWords(written, language)),
        ),
      );
  }
  const words = sentences('small.words', language).map((step, at) => {
    const sentence = given[at % Math.max(given.length, 1)];
    return sentence === undefined ? '' : filled(step, sentence);
  });
  return [...steps, ...words.filter(Boolean)];
}

/** Small numbers in the same order of size as those of the exercise; null where they would make no sense. */
function tinyNumbers(situation: Situation, values: readonly number[]): number[] | null {
  // In an equation, a fraction or a percentage other numbers change what can be worked out.
  if (/[=%^√/]|per ?cent|por ciento/i.test(situation.task) || !values.every(Number.isInteger)) return null;
  const { answers, steps, given } = knownAnswer(situation);
  const taken = [...answers, ...steps].flatMap((one) => (one.kind === 'number' ? [one.value] : []));
  const free = small.filter((value) => !taken.includes(value) && !given.has(value));
  const sizes = [...new Set(values)].sort((one, other) => one - other);
  return free.length < sizes.length ? null : values.map((value) => free[sizes.indexOf(value)] ?? 1);
}

/** A list in words: "2, 3 and 4". */
const inWords = (parts: readonly string[], language: HintLanguage): string =>
  `${parts.slice(0, -1).join(', ')}${language === 'en' ? ' and ' : ' y '}${parts.at(-1)}`;
