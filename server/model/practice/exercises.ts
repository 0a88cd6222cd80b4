import { inSigns } from './notation.ts';
import {
  type Calculation,
  calculationOf,
  conversionOf,
  equationOf,
  type Problem,
  type Topic,
} from './problems.ts';

/** The number of an exercise and how hard it is make it; the same ones always make the same exercise. */
interface Choice {
  readonly at: number;
  /** 0 to 2. */
  readonly level: number;
}

/** One of the numbers from `low` to `high`, which takes a different way through them for every `step`. */
const pick = ({ at }: Choice, low: number, high: number, step: number): number =>
  low + ((at * step + step) % (high - low + 1));

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

const of = <One>(list: readonly One[], { at }: Choice): One => list[at % list.length] as One;

const makers: Readonly<Record<Topic, (choice: Choice) => Problem | null>> = {
  add: (choice) =>
    calculationOf(`${pick(choice, 24, 89, 29)} + ${pick(choice, 17, 78, 23) * (choice.level > 0 ? 9 : 1)}`),
  subtract: (choice) =>
    calculationOf(`${pick(choice, 61, 99, 14) * (choice.level > 0 ? 7 : 1)} - ${pick(choice, 13, 58, 17)}`),
  multiply: (choice) =>
    calculationOf(
      choice.level === 0
        ? `${pick(choice, 6, 9, 3)} * ${pick(choice, 3, 12, 7)}`
        : `${pick(choice, 12, 19, 5)} * ${pick(choice, choice.level * 6, choice.level * 14, 4)}`,
    ),
  divide: (choice) => {
    const by = pick(choice, 3, 9, 4) + choice.level * 4;
    return calculationOf(`${by * pick(choice, 6, 14, 5)} / ${by}`);
  },
  fractions: (choice) => calculationOf(of(choice.level > 0 ? fractionProducts : fractionPairs, choice)),
  percent: (choice) =>
    calculationOf(
      `(${of(choice.level > 0 ? [15, 35, 12, 65] : [20, 25, 5, 30], choice)}/100)*${pick(choice, 3, 18, 5) * 20}`,
    ),
  power: (choice) =>
    calculationOf(choice.level > 0 ? `2^${pick(choice, 4, 9, 4)}` : `${pick(choice, 6, 14, 5)}^2`),
  several: (choice) =>
    calculationOf(`${pick(choice, 4, 20, 7)} + ${pick(choice, 2, 9, 3)} * ${pick(choice, 3, 8, 5)}`),
  equation: (choice) => {
    const [a, x] = [pick(choice, 3, 7, 3), pick(choice, 4, 9, 5)];
    const b = pick(choice, 2, x - 1, 1);
    if (choice.level === 0) return equationOf(`${a}x + ${b}`, String(a * x + b));
    if (choice.level === 1) return equationOf(`${a + 2}x - ${b}`, `${a}x + ${2 * x - b}`);
    return equationOf(`${a}(x + ${b})`, `${a - 1}x + ${x + a * b}`);
  },
  quadratic: (choice) => {
    const [one, other] = [pick(choice, 1, 6, 5), pick(choice, 2, 9, 3)];
    return equationOf(`x^2 - ${one + other}x + ${one * other}`, '0');
  },
  units: (choice) => {
    const [amount, from, to] = of(amounts, choice);
    return conversionOf(amount, from, to);
  },
};

/** A new exercise. @param table the number of a times table */
export function makeExercise(topic: Topic, table: number | null, at: number, level: number): Problem {
  const choice = { at, level: Math.min(2, Math.max(0, level)) };
  const row = table === null ? null : calculationOf(`${table} * ${pick(choice, 3, 12, 7)}`);
  return row ?? makers[topic](choice) ?? (calculationOf('7 * 8') as Calculation);
}

/** Exercises are in bold, and nothing else that the practice tutor says is: that is how they are found again. */
const bold = /\*\*([^*\n]{1,60})\*\*/g;

/** The exercise that an answer of the practice tutor sets; null for none. */
export function exerciseIn(answer: string): Problem | null {
  const found = [...answer.matchAll(bold)].at(-1)?.[1];
  if (found === undefined) return null;
  const [, amount, from, to] = /^([\d.]+) (\S+) = \? (\S+)$/.exec(found) ?? [];
  if (amount !== undefined) return conversionOf(Number(amount), from ?? '', to ?? '');
  const text = inSigns(unformatted(found));
  const [left = '', right] = text.split('=');
  return right === undefined ? calculationOf(text) : equationOf(left, right);
}

/** The signs of the parser again. */
const unformatted = (text: string): string =>
  text.replace(/×/g, '*').replace(/÷/g, '/').replace(/−/g, '-').replace(/²/g, '^2').replace(/³/g, '^3');
