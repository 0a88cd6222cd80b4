import { toSigns } from './notation.ts';
import {
  type Calculation,
  calculationOf,
  conversionOf,
  equationOf,
  type Problem,
  type Topic,
} from './problems.ts';

/** What an exercise is made from: the same seed always makes the same exercise. */
interface Seed {
  /** How many exercises came before. */
  readonly index: number;
  /** How hard it is, from 0 to 2. */
  readonly level: number;
}

/** One of the numbers from `low` to `high`. Each exercise is `step` numbers further than the one before. */
const pick = ({ index }: Seed, low: number, high: number, step: number): number =>
  low + ((index * step + step) % (high - low + 1));

const fractionPairs = [
  '1/2 + 1/3',
  '3/4 - 1/3',
  '2/5 + 1/2',
  '5/6 - 1/4',
  '1/6 + 3/8',
  '7/10 - 2/5',
  '2/3 + 3/7',
];
const fractionProducts = ['(2/3)*(3/5)', '(3/4)/(2/5)', '(5/8)*(4/7)', '(5/6)/(1/3)', '(7/9)*(3/4)'];
const amounts = [
  [3.5, 'm', 'cm'],
  [2_500, 'g', 'kg'],
  [90, 'min', 'h'],
  [1.2, 'l', 'ml'],
  [4.75, 'km', 'm'],
  [640, 'mm', 'cm'],
  [2.25, 'h', 'min'],
] as const;

const itemFor = <Item>({ index }: Seed, list: readonly Item[]): Item => list[index % list.length] as Item;

/** Makes an exercise of each topic. */
const makers: Readonly<Record<Topic, (seed: Seed) => Problem | null>> = {
  add: (seed) =>
    calculationOf(`${pick(seed, 24, 89, 29)} + ${pick(seed, 17, 78, 23) * (seed.level > 0 ? 9 : 1)}`),
  subtract: (seed) =>
    calculationOf(`${pick(seed, 61, 99, 14) * (seed.level > 0 ? 7 : 1)} - ${pick(seed, 13, 58, 17)}`),
  multiply: (seed) =>
    calculationOf(
      seed.level === 0
        ? `${pick(seed, 6, 9, 3)} * ${pick(seed, 3, 12, 7)}`
        : `${pick(seed, 12, 19, 5)} * ${pick(seed, seed.level * 6, seed.level * 14, 4)}`,
    ),
  divide: (seed) => {
    const by = pick(seed, 3, 9, 4) + seed.level * 4;
    return calculationOf(`${by * pick(seed, 6, 14, 5)} / ${by}`);
  },
  fractions: (seed) => calculationOf(itemFor(seed, seed.level > 0 ? fractionProducts : fractionPairs)),
  percent: (seed) =>
    calculationOf(
      `(${itemFor(seed, seed.level > 0 ? [15, 35, 12, 65] : [20, 25, 5, 30])}/100)*${pick(seed, 3, 18, 5) * 20}`,
    ),
  power: (seed) => calculationOf(seed.level > 0 ? `2^${pick(seed, 4, 9, 4)}` : `${pick(seed, 6, 14, 5)}^2`),
  several: (seed) =>
    calculationOf(`${pick(seed, 4, 20, 7)} + ${pick(seed, 2, 9, 3)} * ${pick(seed, 3, 8, 5)}`),
  equation: (seed) => {
    // The solution is chosen first, so that it is a whole number.
    const [a, x] = [pick(seed, 3, 7, 3), pick(seed, 4, 9, 5)];
    const b = pick(seed, 2, x - 1, 1);
    if (seed.level === 0) return equationOf(`${a}x + ${b}`, String(a * x + b));
    if (seed.level === 1) return equationOf(`${a + 2}x - ${b}`, `${a}x + ${2 * x - b}`);
    return equationOf(`${a}(x + ${b})`, `${a - 1}x + ${x + a * b}`);
  },
  quadratic: (seed) => {
    const [one, other] = [pick(seed, 1, 6, 5), pick(seed, 2, 9, 3)];
    return equationOf(`x^2 - ${one + other}x + ${one * other}`, '0');
  },
  units: (seed) => {
    const [amount, from, to] = itemFor(seed, amounts);
    return conversionOf(amount, from, to);
  },
};

/**
 * A new exercise.
 * @param table the number of a times table; null for none
 * @param index how many exercises came before
 * @param level how hard it is, from 0 to 2; a level outside this range counts as the nearest in it
 */
export function makeExercise(topic: Topic, table: number | null, index: number, level: number): Problem {
  const seed = { index, level: Math.min(2, Math.max(0, level)) };
  const row = table === null ? null : calculationOf(`${table} * ${pick(seed, 3, 12, 7)}`);
  return row ?? makers[topic](seed) ?? (calculationOf('7 * 8') as Calculation);
}

/** The practice tutor writes exercises, and nothing else, in bold, so that they can be found in its answers. */
const bold = /\*\*([^*\n]{1,60})\*\*/g;

/** The exercise that an answer of the practice tutor sets; null for none. */
export function exerciseIn(answer: string): Problem | null {
  const found = [...answer.matchAll(bold)].at(-1)?.[1];
  if (found === undefined) return null;
  const [, amount, from, to] = /^([\d.]+) (\S+) = \? (\S+)$/.exec(found) ?? [];
  if (amount !== undefined) return conversionOf(Number(amount), from ?? '', to ?? '');
  const text = toSigns(unformatted(found));
  const [left = '', right] = text.split('=');
  return right === undefined ? calculationOf(text) : equationOf(left, right);
}

/** Turns typographic signs back into those of the parser. */
const unformatted = (text: string): string =>
  text.replace(/×/g, '*').replace(/÷/g, '/').replace(/−/g, '-').replace(/²/g, '^2').replace(/³/g, '^3');
