import { plainText } from '../canonical/canonical.ts';
import table from '../data/example-kinds.json' with { type: 'json' };
import type { Situation } from '../detector.ts';
import { oncePerText } from '../once-per-text.ts';
import { exerciseKind } from './exercise-kind.ts';
import { knownAnswer, numbersOf } from './known.ts';
import { problemsIn } from './lines.ts';
import { numbersIn } from './notation.ts';
import type { Problem, Topic } from './problems.ts';
import { type HintLanguage, type KeyAfter, sentences } from './sentences.ts';
import { matcherOf } from './words.ts';

/** The kinds of calculations that an example can show, each with the topics of its problems. */
const kinds = table.map(({ name, topics, words, signs, exercises }) => ({
  name: name as KeyAfter<'example'>,
  topics: topics as readonly string[],
  /** Matches exercises of this kind; the first kind that matches counts. */
  is: matcherOf(words, signs),
  /** Problems to try; none for a kind that takes words. */
  exercises: exercises.split(', ').filter(Boolean),
}));

/** A number up to this one may be in an example as well as in the exercise. */
const largestCommon = 3;

/** Those texts that have no number of the exercise, of its answers or of what the student said. */
function withOtherNumbers(texts: readonly string[], situation: Situation, problem: Problem | null): string[] {
  const { answers, steps } = knownAnswer(situation);
  const { task, question, earlier } = situation;
  const said = [task, question, ...earlier.map((past) => past.question)].join('\n');
  const own = [...numbersIn(said), ...numbersOf([...answers, ...steps]), ...(problem?.results ?? [])];
  const taken = new Set(own.filter((number) => number > largestCommon));
  return texts.filter((text) => !numbersIn(text).some((number) => taken.has(number)));
}

/** Worked examples for an exercise, with other numbers, texts or questions; none where no kind fits. @param problem the problem in hand */
export function workedExamples(
  situation: Situation,
  problem: Problem | null,
  language: HintLanguage,
): readonly string[] {
  const kind = exerciseKind(situation);
  if (kind !== 'calculation' && problem === null)
    return sentences(`example.${kind === 'text' ? 'writing' : kind}`, language);
  const text = situation.task === '' ? situation.question : situation.task;
  const found =
    kinds.find(({ topics }) => problem !== null && topics.includes(problem.topic)) ??
    kinds.find(({ is }) => is.test(text));
  return found ? withOtherNumbers(sentences(`example.${found.name}`, language), situation, problem) : [];
}

/** A problem to try, of the kind that a message names, or of a topic; null for none. */
export function problemToTry(situation: Situation, topic: Topic, isNamed: boolean): string | null {
  const withExercises = kinds.filter(({ exercises }) => exercises.length > 0);
  const kind =
    (isNamed ? withExercises.find(({ is }) => is.test(situation.question)) : undefined) ??
    withExercises.find(({ topics }) => topics.includes(topic));
  const { earlier } = situation;
  const isNew = (one: string) => !earlier.some(({ answer }) => answer.includes(`**${one}**`));
  const exercises = withOtherNumbers(kind?.exercises ?? [], situation, null).filter(isNew);
  return exercises.at(earlier.length % Math.max(exercises.length, 1)) ?? null;
}

/** The words before a problem that the practice tutor sets. The problem follows in bold; bold text alone sets none. */
const announcements = (['toTry', 'nextProblem'] as const)
  .flatMap((key) => [...sentences(key, 'en'), ...sentences(key, 'es')])
  .map((sentence) => sentence.slice(0, sentence.indexOf('…')));

/** The problem that an answer sets; null for none. */
export const problemSetIn = oncePerText((answer: string): Problem | null => {
  const [found] = announcements.flatMap((announcement) => answer.split(announcement)[1]?.split('**') ?? []);
  // A conversion is set as "3.5 m = ? cm".
  return found === undefined ? null : (problemsIn(plainText(found).replace(' = ? ', ' in '))[0] ?? null);
});
