import { sameValue } from '../../arithmetic/evaluate.ts';
import { siUnit } from '../exact/worked-out/si-units.ts';
import type { Claim, NumberClaim } from './claims.ts';
import { type Finding, findingIn, findingInLine, isCommonDenominator, partsOf } from './findings.ts';
import type { Line } from './lines.ts';
import { isRounding, numbersIn } from './notation.ts';
import { isSolved, type Problem } from './problems.ts';

/** What arithmetic says of a message, with the student's own line or value; the finding says where it goes wrong. */
export interface Checked {
  readonly verdict: 'right' | 'part' | 'step' | 'holds' | 'slip' | 'wrong';
  readonly text: string;
  readonly finding?: Finding;
}

/** The problem in hand, and what the student has found of it. */
export interface InHand {
  readonly problem: Problem | null;
  /** Right lines of the student, the newest last. */
  readonly lines: readonly Line[];
  /** Results that the student has named. */
  readonly found: readonly number[];
}

/** Checks the lines of a message; null when arithmetic says nothing of them. */
export function checkLines(lines: readonly Line[], claims: readonly Claim[], hand: InHand): Checked | null {
  const slip = lines.find(isSlip);
  if (slip?.problem && slip.result !== null)
    return { verdict: 'slip', text: slip.text, finding: findingIn(slip.problem, slip.result) };
  const equations = lines.flatMap(({ holds, problem }) => (holds === null && problem ? [problem] : []));
  const checked = equations.length > 0 ? checkEquations(equations, claims, hand) : null;
  if (checked) return checked;
  const right = lines.findLast(({ holds, result }) => holds === true && result !== null);
  if (!right) return null;
  const isResult = hand.problem !== null && hand.problem.unknown === '' && namesResult(right, hand.problem);
  if (isResult) return { verdict: 'right', text: right.text };
  // Of a rounded result nothing is said.
  const isExact = right.problem?.results.some((one) => sameValue(one, right.result ?? Number.NaN)) ?? true;
  return isExact ? { verdict: 'holds', text: right.text } : null;
}

/** Whether the sides differ by more than rounding. */
function isSlip({ holds, result, problem }: Line): boolean {
  const [value] = problem?.results ?? [];
  if (holds !== false || result === null || value === undefined) return false;
  const areWhole = Number.isInteger(value) && Number.isInteger(result);
  return areWhole || Math.abs(value - result) > 0.01 * Math.max(Math.abs(value), Math.abs(result));
}

/** Whether a line ends in the result of a problem, written as one number. */
function namesResult({ text, result }: Line, { results }: Problem): boolean {
  const [, right = ''] = text.split(' = ');
  const isNumber = /^-?[\d.]+(?:\s?\/\s?\d+)?(?: \p{L}.*)?$|^\(\d+\+\d+\/\d+\)$/u.test(right.trim());
  return isNumber && results.some((one) => sameValue(one, result ?? Number.NaN) || isRounding(one, right));
}

function checkEquations(
  equations: readonly Problem[],
  claims: readonly Claim[],
  { problem, lines, found }: InHand,
): Checked | null {
  if (!problem || problem.unknown === '') return null;
  const own = equations.filter(({ unknown }) => unknown === problem.unknown);
  const isRoot = (value: number) => problem.results.some((root) => sameValue(root, value));
  // A right line has all results of the problem. A line of a quadratic equation may have only one of them.
  const wrong = own.find(
    (one) =>
      !one.results.every(isRoot) ||
      (!isSolved(one) && problem.topic === 'equation' && one.results.length !== problem.results.length),
  );
  if (wrong && isSolved(wrong))
    // "It is not x = 2, is it?" says nothing that could be wrong, and neither does one value among several.
    return claims.length === 1 && claims[0]?.kind === 'number'
      ? { verdict: 'wrong', text: wrong.text, finding: 'solution' }
      : null;
  if (wrong) {
    const before = lines.findLast(({ holds }) => holds === null)?.problem ?? problem;
    return { verdict: 'wrong', text: wrong.text, finding: findingInLine(before, wrong) };
  }
  const values = own.filter(isSolved);
  const last = own.at(-1);
  if (!last) return null;
  if (values.length === 0) return { verdict: 'step', text: last.text };
  const named = [...found, ...values.flatMap(({ results }) => results)];
  const text = values.map((one) => one.text).join(', ');
  return claims.length > 0 ? { verdict: isWhole(named, problem) ? 'right' : 'part', text } : null;
}

/** Whether no result is left to find after these. */
const isWhole = (named: readonly number[], { results }: Problem): boolean =>
  results.every((root) => named.some((one) => sameValue(one, root)));

/** Compares a number with the problem in hand; null when nothing can be said of it. */
export function checkNumber(claim: NumberClaim, { problem, lines, found }: InHand): Checked | null {
  if (claim.calculated || (claim.unknown !== '' && claim.unknown !== problem?.unknown)) return null;
  const own = lines.findLast(({ result }) => result !== null && sameValue(result, claim.value));
  if (!problem) return own ? { verdict: 'holds', text: own.text } : null;
  const text = claim.written;
  const value = problem.topic === 'units' && claim.unit !== '' ? inUnitOf(problem, claim) : claim.value;
  const isAll = problem.unknown === '' || isWhole([...found, value], problem);
  if (problem.results.some((result) => sameValue(result, value) || isRounding(result, text)))
    return { verdict: isAll ? 'right' : 'part', text };
  if (own) return { verdict: 'holds', text: own.text };
  if (partsOf(problem).some((part) => sameValue(part, value)) || isCommonDenominator(value, problem))
    return { verdict: 'step', text };
  const isGiven = numbersIn(problem.text).includes(value);
  if (isGiven || (claim.unit !== '' && problem.topic !== 'units')) return null;
  return { verdict: 'wrong', text, finding: findingIn(problem, value) };
}

/** A value in the unit that is asked for; not a number for a unit of something else. */
function inUnitOf({ unit }: Problem, claim: NumberClaim): number {
  const [said, asked] = [siUnit(claim.unit), siUnit(unit)];
  if (said === null || asked === null || said.dimension !== asked.dimension) return Number.NaN;
  return (claim.value * said.size) / asked.size;
}
