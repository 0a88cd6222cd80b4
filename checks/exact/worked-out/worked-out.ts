import { asks } from '../directness/answer-words.ts';
import { wordOf } from '../directness/vocabulary.ts';
import { byClock } from './clock.ts';
import { byPercentage } from './percentages.ts';
import { quantitiesIn } from './quantities.ts';
import { byAlgebra, byReaction, bySystem } from './symbols.ts';

/** A longer text is not read as an exercise. */
const maxLength = 1_500;
/** The most words of a story that arithmetic answers from its numbers alone. */
const maxWords = 60;
/** Words that relate the quantities of a story: "twice as many". */
const relates = wordOf('storyRelations');

/**
 * The answers of an exercise that is read without doubt (a system of equations, a chemical equation, an expression, one change by a percentage, one span of
 * time), written as a teacher would type them into a key; none for any other.
 * @param exercise in canonical text
 * @param raw as it was written
 */
export function workOut(exercise: string, raw: string): readonly string[] {
  if (!/\d/.test(exercise) || exercise.length > maxLength) return [];
  const bySymbols = [...byReaction(raw), ...bySystem(exercise), ...byAlgebra(exercise)];
  if (bySymbols.length > 0) return bySymbols;
  const asked = exercise
    .split(/(?<=[.!?])\s+|\n/)
    .filter((sentence) => asks.test(sentence))
    .join(' ');
  const isStory = relates.test(exercise) || (exercise.match(/\p{L}+/gu)?.length ?? 0) > maxWords;
  if (asked === '' || isStory) return [];
  const given = quantitiesIn(exercise);
  const times = byClock(exercise, asked, given);
  const found = new Set(times.length > 0 ? times : percentagesOf(exercise, asked, given));
  return found.size === 1 ? [...found] : [];
}

/** What a change by a percentage comes to, with the currency of the exercise. */
function percentagesOf(exercise: string, asked: string, given: ReturnType<typeof quantitiesIn>): string[] {
  const currency = given.find(({ si }) => si !== null && /^[€$£]$/.test(si.dimension))?.si?.dimension;
  return byPercentage(exercise, asked, given)
    .filter(Number.isFinite)
    .map((value) => `${Number(value.toPrecision(12))} ${currency ?? ''}`.trim());
}
