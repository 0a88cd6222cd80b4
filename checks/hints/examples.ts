import { calculate } from '../../arithmetic/evaluate.ts';
import table from '../data/example-kinds.json' with { type: 'json' };
import type { Situation } from '../detector.ts';
import { exerciseKind } from './exercise-kind.ts';
import { knownAnswer, numbersOf } from './known.ts';
import type { Problem, Topic } from './problems.ts';
import { type HintLanguage, type KeyAfter, sentences } from './sentences.ts';
import { matcherOf } from './words.ts';

/** A kind of calculation that an example can show. */
interface Kind {
  readonly name: KeyAfter<'example'>;
  /** The topics of problems that it shows. */
  readonly topics: readonly string[];
  /** Matches exercises of this kind; the first kind that matches counts. */
  readonly is: RegExp;
  /** The numbers of its sentence by their letters: "b: 3-9" or "b: 3 5 7" is one of these, "c: a*b" follows from others. */
  readonly numbers: readonly (readonly [letter: string, from: string])[];
  /** The problem that these numbers set; empty where it takes words. */
  readonly sets: string;
}

const kinds = table.map(({ words, signs, numbers, ...kind }) => ({
  ...kind,
  is: matcherOf(words, signs),
  numbers: numbers.split(', ').map((row) => row.split(': ')),
})) as unknown as readonly Kind[];

/** How many sets of numbers are tried to find one without a number of the exercise. */
const maxTries = 60;

/** Numbers for a kind: the same seed always makes the same ones. None of them, except 1 to 3, is taken. */
function numbersFor(kind: Kind, seed: number, taken: ReadonlySet<number>): Map<string, number> | null {
  for (let at = seed; at < seed + maxTries; at++) {
    let picked = 0;
    // A multiplicative hash, so that neighbouring seeds differ in every number.
    const mixed = () => (Math.imul(at + 1, 2_654_435_761) + Math.imul(++picked, 40_503_691)) >>> 12;
    const numbers = new Map<string, number>();
    for (const [letter, from] of kind.numbers) numbers.set(letter, numberFrom(from, mixed, numbers));
    if (![...numbers.values()].some((number) => taken.has(number) && number > 3)) return numbers;
  }
  return null;
}

function numberFrom(from: string, mixed: () => number, numbers: ReadonlyMap<string, number>): number {
  const [, low, high] = /^(\d+)-(\d+)$/.exec(from) ?? [];
  if (low !== undefined) return Number(low) + (mixed() % (Number(high) - Number(low) + 1));
  if (/^[\d ]+$/.test(from))
    return (
      from
        .split(' ')
        .map(Number)
        .at(mixed() % from.split(' ').length) ?? 0
    );
  return calculate(from.replace(/[a-z]/g, (letter) => String(numbers.get(letter)))) ?? 0;
}

/** The numbers of the exercise, of its answers and of the conversation: an example has others. */
function takenNumbers(situation: Situation, problem: Problem | null): ReadonlySet<number> {
  const { answers, steps } = knownAnswer(situation);
  const { task, question, earlier } = situation;
  const said = [task, question, ...earlier.map((past) => past.question)].join('\n');
  const written = (said.match(/\d+(?:\.\d+)?/g) ?? []).map(Number);
  return new Set([...written, ...numbersOf([...answers, ...steps]), ...(problem?.results ?? [])]);
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
  if (!found) return [];
  const taken = takenNumbers(situation, problem);
  const [says = ''] = sentences(`example.${found.name}`, language);
  return [0, maxTries].flatMap((seed) => {
    const numbers = numbersFor(found, seed + situation.earlier.length, taken);
    return numbers === null ? [] : [withNumbers(says, numbers)];
  });
}

const withNumbers = (says: string, numbers: ReadonlyMap<string, number>): string =>
  says.replace(/\{([a-f])\}/g, (_, letter: string) => String(numbers.get(letter)));

/** A problem to try, of the kind that a message names, or of a topic; null for none. */
export function problemToTry(situation: Situation, topic: Topic, isNamed: boolean): string | null {
  const setting = kinds.filter(({ sets }) => sets !== '');
  const kind =
    (isNamed ? setting.find(({ is }) => is.test(situation.question)) : undefined) ??
    setting.find(({ topics }) => topics.includes(topic));
  const numbers = kind && numbersFor(kind, situation.earlier.length, takenNumbers(situation, null));
  return kind && numbers ? withNumbers(kind.sets, numbers) : null;
}
