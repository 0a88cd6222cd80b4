import { type Problem, problemOf, spokenProblemOf } from './arithmetic.ts';
import { type Equation, equationOf } from './equation.ts';
import { formatted } from './notation.ts';
import { evaluate, isInteger, type Rational } from './rational.ts';

/** A student's line that claims that two sides are equal. */
export interface Claim {
  readonly kind: 'claim';
  readonly problem: Problem | null;
  readonly left: Rational;
  readonly right: Rational;
  /** Both sides as they were written, for people. */
  readonly sides: readonly [string, string];
  readonly text: string;
  readonly isCorrect: boolean;
  readonly rounded: boolean;
}

export type Line = Claim | Equation;

const between = /[;\n?!]|=>|->|[⇒→]|\.(?=\s)|,(?=[^,]*=)|\b(?:and|so|then|because|since|but)\b/;

/** All lines of a text in plain notation, in order. */
export const linesOf = (text: string): Line[] => text.split(between).flatMap(readLine);

function readLine(line: string): Line[] {
  const spoken = spokenClaimOf(line);
  if (spoken) return spoken;
  if (!line.includes('=')) return [];
  const equation = equationPart(line);
  const sides = (/[a-z]/.test(equation) ? equation : numericPart(line)).split('=').map((side) => side.trim());
  return sides.slice(1).flatMap((right, at) => readSides(sides[at] ?? '', right) ?? []);
}

const readSides = (left: string, right: string): Line | null =>
  /[a-z]/.test(left + right) ? equationOf(`${left}=${right}`) : claimOf(left, right);

function claimOf(left: string, right: string): Claim | null {
  const [leftValue, rightValue] = [evaluate(left), evaluate(right)];
  if (left === '' || right === '' || !leftValue || !rightValue) return null;
  const rounded = isRounding(leftValue, right);
  return {
    kind: 'claim',
    problem: problemOf(left) ?? problemOf(right),
    ...{ left: leftValue, right: rightValue, sides: [formatted(left), formatted(right)] },
    text: formatted(`${left}=${right}`),
    ...{ isCorrect: rounded || leftValue.equals(rightValue), rounded },
  };
}

/** '20% of 50 = 10' and '√49 = 7'; an empty list if the other side cannot be parsed. */
function spokenClaimOf(line: string): Claim[] | null {
  const [, asked = '', result = ''] = /^(.*?)(?:=|\bis\b(?=\s*-?\d[\d./]*\s*$))(.*)$/.exec(line) ?? [];
  const problem = spokenProblemOf(asked);
  if (!problem) return null;
  const [written = ''] = /-?\d[\d./]*(?<!\.)/.exec(result) ?? [];
  const right = evaluate(written);
  if (!right) return [];
  const rounded = isRounding(problem.value, written);
  const isCorrect = rounded || problem.value.equals(right);
  const sides = [problem.text, formatted(written)] as const;
  return [
    {
      kind: 'claim',
      problem,
      left: problem.value,
      right,
      sides,
      text: sides.join(' = '),
      isCorrect,
      rounded,
    },
  ];
}

/** Whether a decimal number is this value, rounded to its decimal places. */
export function isRounding(value: Rational, written: string): boolean {
  const [, places] = /^-?\d+\.(\d+)$/.exec(written) ?? [];
  if (places === undefined || isInteger(value) || evaluate(written)?.equals(value)) return false;
  return Number(value.valueOf()).toFixed(places.length) === written;
}

/** The longest part of a line that can be a numeric equation. */
const numericPart = (line: string): string =>
  longest(line.match(/[-\d(][\d\s.+\-*/^()]*(?:=\s*[-\d(][\d\s.+\-*/^()]*)+/g)).replace(/[.\s]+$/, '');

/** The longest part that can be an equation with a variable: numbers, operators and single letters. */
const equationPart = (line: string): string =>
  longest(
    line.match(/(?:[\d\s.+\-*/^()=]|(?<![a-z])[a-z](?![a-z]))+/g)?.filter((run) => run.includes('=')) ?? null,
  )
    // An article or 'I' before the equation is not a factor.
    .replace(/^\s*[ai]\s+(?=[\d(a-z])/, '')
    .replace(/[.\s]+$/, '')
    .trim();

const longest = (runs: string[] | null): string =>
  (runs ?? []).reduce((best, run) => (run.length > best.length ? run : best), '');
