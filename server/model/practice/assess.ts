import { calculate, sameValue } from '../../../arithmetic/evaluate.ts';
import { unitOf } from '../../../guardrails/guardrails.ts';
import type { Equality } from './equalities.ts';
import { type Finding, findingIn, findingInEquation } from './findings.ts';
import type { Message, Value } from './message.ts';
import { isRounding } from './notation.ts';
import {
  type Calculation,
  calculationOf,
  conversionOf,
  type Equation,
  isSolved,
  type Problem,
  resultsOf,
} from './problems.ts';

/**
 * What may be said of a message. `text` is the student's own line or value.
 * solved: it is the result; part: one of two results; step: it holds; plan: a calculation without its result;
 * wrong: it does not hold, and the finding says where.
 */
export type Assessment =
  | { readonly kind: 'solved' | 'part' | 'step' | 'plan'; readonly text: string }
  | { readonly kind: 'wrong'; readonly text: string; readonly finding: Finding }
  | null;

/** What is known of the open problem. */
export interface Progress {
  readonly problem: Problem | null;
  readonly solved: boolean;
  /** Right lines of the student, the newest last. */
  readonly lines: readonly Equality[];
  /** Results that the student has named already. */
  readonly found: readonly number[];
}

/** Assesses the lines or the value of a message; null when there is nothing to assess. */
export function assess(message: Message, progress: Progress): Assessment {
  const { problem } = progress;
  const assessments = message.equalities.map((equality) => assessEquality(equality, progress));
  const wrong = assessments.find((assessment) => assessment?.kind === 'wrong');
  // "It is not x = 2, is it?" says nothing that could be wrong.
  if (wrong)
    return wrong.kind === 'wrong' && wrong.finding === 'notSolution' && !message.isBareResult ? null : wrong;
  const solved =
    assessments.find((assessment) => assessment?.kind === 'solved') ?? assessRoots(message, progress);
  if (solved) return solved;
  if (assessments.length > 0) return assessments.findLast((assessment) => assessment !== null) ?? null;
  if (message.value) return assessValue(message.value, progress);
  return message.posed && problem && isPartOf(message.posed, problem)
    ? { kind: 'plan', text: message.posed.text }
    : null;
}

const textOf = (equality: Equality): string =>
  equality.kind === 'numbers'
    ? equality.sides.join(' = ')
    : equality.kind === 'units'
      ? equality.text
      : equality.equation.text;

function assessEquality(equality: Equality, progress: Progress): Assessment {
  const { problem } = progress;
  const text = textOf(equality);
  if (equality.kind === 'equation')
    return problem?.kind === 'equation' && problem.unknown === equality.equation.unknown
      ? assessLine(equality.equation, problem, progress)
      : null;
  if (equality.kind === 'units') {
    if (!equality.holds) return { kind: 'wrong', text, finding: 'unit' };
    const namesResult =
      problem?.kind === 'conversion' && equality.amounts.some((amount) => isAmount(amount, problem));
    return { kind: namesResult ? 'solved' : 'step', text };
  }
  const [left, right] = equality.sides;
  if (!equality.holds)
    return { kind: 'wrong', text, finding: findingIn(left, equality.values[0], equality.values[1]) };
  // "391 = 391" shows nothing.
  if (left.replace(/\s/g, '') === right.replace(/\s/g, '')) return null;
  const namesResult = problem?.kind === 'calculation' && isResult(problem, right, equality.values[1]);
  return { kind: namesResult ? 'solved' : 'step', text };
}

/** Whether one side of a line is the result of a problem, written as one number. */
const isResult = (problem: Calculation, text: string, value: number): boolean =>
  (sameValue(problem.value, value) || isRounding(problem.value, text)) && isNumber(text);

/** Whether a side is a number, a fraction, or a mixed number as the parser takes it: `(1+1/2)`. */
const isNumber = (text: string): boolean =>
  /^-?[\d.]+(?:\s?\/\s?\d+)?$|^\(\d+\+\d+\/\d+\)$/.test(text.trim());

const isAmount = ({ value, unit }: { value: number; unit: string }, problem: Problem): boolean =>
  problem.kind === 'conversion' &&
  unitOf(unit)?.size === unitOf(problem.to)?.size &&
  sameValue(value, problem.value);

function assessLine(line: Equation, problem: Equation, { lines, found }: Progress): Assessment {
  const { text } = line;
  const isRoot = line.roots.every((root) => problem.roots.some((one) => sameValue(one, root)));
  if (isSolved(line)) {
    if (!isRoot) return { kind: 'wrong', text, finding: 'notSolution' };
    return { kind: completesRoots(line.roots, problem, found) ? 'solved' : 'part', text };
  }
  // A right line has all results of the problem. A line of a quadratic equation may have only one of them.
  if (isRoot && (line.roots.length === problem.roots.length || problem.topic === 'quadratic'))
    return { kind: 'step', text };
  const before = lines.findLast((one) => one.kind === 'equation');
  const from = before?.kind === 'equation' ? before.equation : problem;
  return { kind: 'wrong', text, finding: findingInEquation(from, line) };
}

/** Whether no result of an equation is left to find after these roots. */
const completesRoots = (
  roots: readonly number[],
  { roots: all }: Equation,
  found: readonly number[],
): boolean => all.every((root) => [...roots, ...found].some((one) => sameValue(one, root)));

/** Assesses a message that names several results: "x = 2 or x = 3". */
function assessRoots({ equalities }: Message, { problem, found }: Progress): Assessment {
  const solved = equalities.flatMap((equality) =>
    equality.kind === 'equation' && isSolved(equality.equation) ? [equality.equation] : [],
  );
  const [first] = solved;
  if (!first || problem?.kind !== 'equation' || first.unknown !== problem.unknown) return null;
  const roots = solved.flatMap((one) => one.roots);
  const text = solved.map((one) => one.text).join(', ');
  return completesRoots(roots, problem, found) ? { kind: 'solved', text } : null;
}

function assessValue(said: Value, progress: Progress): Assessment {
  const { problem, solved, lines } = progress;
  const assessment = problem && assessResult(said, problem, progress);
  if (assessment && (assessment.kind !== 'wrong' || !solved)) return assessment;
  // The result of a line of the student's own.
  const isOwn = lines.some((line) => line.kind === 'numbers' && sameValue(line.values[1], said.value));
  return isOwn ? { kind: 'step', text: said.text } : null;
}

function assessResult({ value, text, unit }: Value, problem: Problem, { found }: Progress): Assessment {
  if (problem.kind === 'conversion' && unit !== '') {
    const [said, asked] = [unitOf(unit), unitOf(problem.to)];
    const isSame =
      said &&
      asked &&
      said.dimension === asked.dimension &&
      sameValue(value * said.size, problem.value * asked.size);
    return isSame
      ? { kind: 'solved', text: `${text} ${unit}` }
      : { kind: 'wrong', text: `${text} ${unit}`, finding: 'unit' };
  }
  if (resultsOf(problem).some((result) => sameValue(result, value) || isRounding(result, text))) {
    const isWhole = problem.kind !== 'equation' || completesRoots([value], problem, found);
    return { kind: isWhole ? 'solved' : 'part', text };
  }
  if (problem.kind === 'equation') return { kind: 'wrong', text, finding: 'notSolution' };
  if (problem.kind === 'conversion') return { kind: 'wrong', text, finding: 'unit' };
  if (partsOf(problem).some((part) => sameValue(part, value)) || isCommonDenominator(value, problem))
    return { kind: 'step', text };
  return { kind: 'wrong', text, finding: findingIn(problem.text, problem.value, value) };
}

/** Whether the fractions of a sum can be written with this denominator. */
export function isCommonDenominator(value: number, { topic, text }: Problem): boolean {
  const denominators = text.match(/(?<=\/)\d+/g)?.map(Number) ?? [];
  const isSum =
    topic === 'fractions' &&
    /[+-]/.test(text) &&
    denominators.length === 2 &&
    denominators[0] !== denominators[1];
  return isSum && value > 1 && denominators.every((denominator) => Number.isInteger(value / denominator));
}

/**
 * Values on the way to a result: partial products and sums, parts of a longer calculation, the fractions of a
 * calculation, and simple percentages.
 */
export function partsOf({ text, topic }: Calculation): number[] {
  const plain = text.replace(/\s/g, '');
  if (topic === 'percent') {
    const base = Number(plain.split('*')[1]);
    return [1, 5, 10, 20, 25, 50].map((share) => (share / 100) * base);
  }
  if (topic === 'several')
    return (plain.match(/\([^()]+\)|[\d.]+[*/][\d.]+|[\d.]+\^[\d.]+/g) ?? []).flatMap(
      (part) => calculate(part) ?? [],
    );
  if (topic === 'fractions') return (plain.match(/\d+\/\d+/g) ?? []).flatMap((part) => calculate(part) ?? []);
  const [, one = '', sign = '', other = ''] = /^(\d+)([+*])(\d+)$/.exec(plain) ?? [];
  const [a, b] = [Number(one), Number(other)];
  if (sign === '*')
    return [...placesOf(b).map((place) => a * place), ...placesOf(a).map((place) => b * place)];
  if (sign === '+') return [a - (a % 10) + b - (b % 10), (a % 10) + (b % 10)];
  return [];
}

/** The tens and the ones of a number: 20 and 3 for 23. */
const placesOf = (value: number): number[] => [value - (value % 10), value % 10].filter((place) => place > 0);

/**
 * Whether a calculation has only numbers of the open problem, or their tens and ones. It is then a step that
 * is named without its result.
 */
function isPartOf(asked: Problem, problem: Problem): boolean {
  if (asked.kind !== 'calculation' || asked.text === problem.text) return false;
  const numbers = numbersIn(problem.text);
  const known = [...numbers, ...numbers.flatMap(placesOf)];
  return numbersIn(asked.text).every((number) => known.includes(number));
}

export const numbersIn = (text: string): number[] => (text.match(/\d+(?:\.\d+)?/g) ?? []).map(Number);

/** The problem that a line works out; null for an equation. */
export function calculationIn(equality: Equality): Problem | null {
  if (equality.kind === 'units') {
    const [from, to] = equality.amounts;
    return from && to ? conversionOf(from.value, from.unit, to.unit) : null;
  }
  return equality.kind === 'numbers'
    ? (calculationOf(equality.sides[0]) ?? calculationOf(equality.sides[1]))
    : null;
}
