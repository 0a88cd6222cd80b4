import type { Situation } from '../detector.ts';
import type { HintLanguage } from '../families/family.ts';
import { exerciseKind } from './exercise-kind.ts';
import { knownAnswer } from './known.ts';
import { toSigns } from './notation.ts';
import { calculationOf, conversionOf, equationOf, type Problem, type Topic } from './problems.ts';
import { type KeyAfter, sentences } from './sentences.ts';

/** A kind of calculation that an example can show. */
interface Kind {
  readonly name: KeyAfter<'example'>;
  /** Matches exercises of this kind; the first kind that matches counts. */
  readonly is: RegExp;
  /** The numbers of an example, in the order of its sentence; each pick is one of `low` to `high`. */
  readonly numbers: (pick: (low: number, high: number) => number) => readonly number[];
  /** The problem that these numbers set, in the signs of the parser; left out where it takes words. */
  readonly sets?: { readonly topics: readonly Topic[]; readonly text: (...numbers: number[]) => string };
}

const kinds: readonly Kind[] = [
  {
    name: 'equation',
    is: /(?<![\p{L}\d])\d{0,4}[a-z]\s?[-+=]\s?\d[^?]*[=\d]|(?<!\p{L})(?:equations?|algebra|ecuaci\p{L}+)(?!\p{L})/iu,
    numbers: (pick) => {
      const [a, b, x] = [pick(3, 9), pick(1, 9), pick(4, 12)];
      return [a, b, a * x + b, a * x, x];
    },
    sets: { topics: ['equation'], text: (a, b, c) => `${a}x + ${b} = ${c}` },
  },
  {
    name: 'fractions',
    is: /\d\s?\/\s?\d+\s?[-+−]|(?<!\p{L})(?:fractions?|denominator|fracci\p{L}+|denominador)(?!\p{L})/iu,
    numbers: (pick) => {
      const [a, b] = [pick(2, 3), [5, 7, 11, 13][pick(0, 3)] ?? 5];
      return [a, b, a * b, a + b];
    },
    sets: { topics: ['fractions'], text: (a, b) => `1/${a} + 1/${b}` },
  },
  {
    name: 'percent',
    is: /%|(?<!\p{L})(?:per ?cent\p{L}*|por ciento|porcentajes?)(?!\p{L})/iu,
    numbers: (pick) => {
      const [c, b] = [pick(3, 9), 10 * pick(2, 9)];
      return [100 * c, b, c, b * c];
    },
    sets: { topics: ['percent'], text: (a, b) => `(${b}/100)*${a}` },
  },
  {
    name: 'speed',
    is: /(?<!\p{L})(?:km\/h|m\/s|mph|speed|fast|velocidad)(?!\p{L})/iu,
    numbers: (pick) => {
      const [b, c] = [pick(2, 6), 10 * pick(3, 9)];
      return [b * c, b, c];
    },
  },
  {
    name: 'mean',
    is: /(?<!\p{L})(?:mean|average|media|promedio)(?!\p{L})/iu,
    numbers: (pick) => {
      const mean = pick(5, 15);
      return [mean - 4, mean + 1, mean + 3, 3 * mean, mean];
    },
  },
  {
    name: 'rectangle',
    is: /(?<!\p{L})(?:perimeter|area|rectangle|perímetro|área|rectángulo)(?!\p{L})/iu,
    numbers: (pick) => {
      const [a, b] = [pick(3, 9), pick(5, 13)];
      return [a, b, 2 * (a + b), a * b];
    },
  },
  {
    name: 'units',
    is: /(?<!\p{L})(?:convert|units?|conviert\p{L}+|unidades)(?!\p{L})|= \?/iu,
    numbers: (pick) => {
      const a = pick(3, 19);
      return [a, a * 1000];
    },
    sets: { topics: ['units'], text: (a) => `${a} kg = ? g` },
  },
  {
    name: 'share',
    is: /(?<!\p{L})(?:shar\p{L}+|divid\p{L}+|equally|repart\p{L}+|entre)(?!\p{L})|\d\s?[÷:/]\s\d/iu,
    numbers: (pick) => {
      const [b, c] = [pick(3, 9), pick(6, 14)];
      return [b * c, b, c];
    },
    sets: { topics: ['divide'], text: (a, b) => `${a} / ${b}` },
  },
  {
    name: 'product',
    is: /\d\s?[*×]\s?\d|(?<!\p{L})(?:times|multipl\p{L}+|product\p{L}*|tablas?)(?!\p{L})/iu,
    numbers: (pick) => {
      const [ones, b] = [pick(3, 8), pick(3, 9)];
      return [10 + ones, b, 10 * b, ones, ones * b, (10 + ones) * b];
    },
    sets: { topics: ['multiply', 'power', 'several', 'quadratic'], text: (a, b) => `${a} * ${b}` },
  },
  {
    name: 'groups',
    is: /(?<!\p{L})(?:each|per|every|cada)(?!\p{L})/iu,
    numbers: (pick) => {
      const [a, b] = [pick(3, 9), pick(6, 13)];
      return [a, b, a * b];
    },
  },
  {
    name: 'left',
    is: /(?<!\p{L})(?:left|remain\p{L}*|falls?|fell|gives? away|loses?|sells?|fewer|less|minus|subtract\p{L}*|queda\p{L}*|menos|restas?|vende\p{L}*)(?!\p{L})|\d\s?[-−]\s?\d/iu,
    numbers: (pick) => {
      const [b, c] = [pick(8, 27), pick(13, 45)];
      return [b + c, b, c];
    },
    sets: { topics: ['subtract'], text: (a, b) => `${a} - ${b}` },
  },
  {
    name: 'total',
    is: /(?<!\p{L})(?:total|altogether|in all|together|sum|add\p{L}*|plus|más|sumas?|juntos|juntas)(?!\p{L})|\d\s?\+\s?\d/iu,
    numbers: (pick) => {
      const [a, b] = [pick(14, 48), pick(15, 39)];
      return [a, b, a + b];
    },
    sets: { topics: ['add'], text: (a, b) => `${a} + ${b}` },
  },
];

/** How many sets of numbers are tried to find one without a number of the exercise. */
const maxTries = 60;

/** Sets of numbers for a kind: the same seed always makes the same ones. None of them, except 1 to 3, is taken. */
function numbersFor(kind: Kind, seed: number, taken: ReadonlySet<number>): readonly number[] | null {
  for (let at = seed; at < seed + maxTries; at++) {
    let picked = 0;
    // A multiplicative hash, so that neighbouring seeds differ in every number.
    const mixed = () => (Math.imul(at + 1, 2_654_435_761) + Math.imul(++picked, 40_503_691)) >>> 12;
    const numbers = kind.numbers((low, high) => low + (mixed() % (high - low + 1)));
    if (!numbers.some((number) => taken.has(number) && number > 3)) return numbers;
  }
  return null;
}

/** The numbers of the exercise, of its answers and of the conversation: an example has others. */
function takenNumbers(situation: Situation): ReadonlySet<number> {
  const { answers, steps } = knownAnswer(situation);
  const said = [situation.task, situation.question, ...situation.earlier.map((past) => past.question)].join(
    '\n',
  );
  return new Set([
    ...(said.match(/\d+(?:\.\d+)?/g) ?? []).map(Number),
    ...[...answers, ...steps].flatMap((value) => (value.kind === 'number' ? [value.value] : [])),
  ]);
}

/** Worked examples for an exercise, with other numbers, texts or questions; none where no kind fits. @param problem the problem in hand */
export function workedExamples(
  situation: Situation,
  problem: Problem | null,
  language: HintLanguage,
): string[] {
  const kind = exerciseKind(situation);
  if (kind !== 'calculation' && problem === null)
    return [...sentences(`example.${kind === 'text' ? 'writing' : kind}`, language)];
  const text = situation.task === '' ? situation.question : situation.task;
  const found =
    kinds.find(({ sets }) => problem !== null && sets?.topics.includes(problem.topic)) ??
    kinds.find(({ is }) => is.test(text));
  if (!found) return [];
  const taken = new Set([...takenNumbers(situation), ...(problem?.results ?? [])]);
  const [says = ''] = sentences(`example.${found.name}`, language);
  return [0, maxTries].flatMap((seed) => {
    const numbers = numbersFor(found, seed + situation.earlier.length, taken);
    return numbers === null
      ? []
      : [says.replace(/\{([a-f])\}/g, (_, name: string) => String(numbers['abcdef'.indexOf(name)]))];
  });
}

/** A problem to try, of the kind that a message names, or of a topic. */
export function problemToTry(situation: Situation, topic: Topic): Problem | null {
  const setting = kinds.filter(({ sets }) => sets !== undefined);
  const kind =
    setting.find(({ is }) => is.test(situation.question)) ??
    setting.find(({ sets }) => sets?.topics.includes(topic));
  const numbers = kind && numbersFor(kind, situation.earlier.length, takenNumbers(situation));
  return kind?.sets && numbers ? problemIn(kind.sets.text(...numbers)) : null;
}

/** The practice tutor writes problems to try, and nothing else, in bold, so that they can be found in its answers. */
const bold = /\*\*([^*\n]{1,60})\*\*/g;

/** How the practice tutor begins to set a problem; a model that writes in bold does not set one. */
const beginnings = (['toTry', 'nextProblem'] as const)
  .flatMap((key) => [...sentences(key, 'en'), ...sentences(key, 'es')])
  .map((sentence) => sentence.slice(0, sentence.indexOf('…')));

/** The problem that an answer sets; null for none. */
export function exerciseIn(answer: string): Problem | null {
  if (!beginnings.some((beginning) => answer.includes(beginning))) return null;
  const found = [...answer.matchAll(bold)].at(-1)?.[1];
  if (found === undefined) return null;
  const typed = found
    .replace(/×/g, '*')
    .replace(/÷/g, '/')
    .replace(/−/g, '-')
    .replace(/²/g, '^2')
    .replace(/³/g, '^3');
  return problemIn(/= \?/.test(typed) ? typed : toSigns(typed));
}

/** The problem that a text in the signs of the parser states. */
function problemIn(text: string): Problem | null {
  const [, amount, from = '', to = ''] = /^([\d.]+) (\S+) = \? (\S+)$/.exec(text) ?? [];
  if (amount !== undefined) return conversionOf(Number(amount), from, to);
  const [left = '', right] = text.split('=');
  return right === undefined ? calculationOf(text) : equationOf(left, right);
}
