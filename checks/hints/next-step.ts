import { calculate, sameValue } from '../../arithmetic/evaluate.ts';
import { parseExpression } from '../../arithmetic/expression.ts';
import { isCommonDenominator } from './findings.ts';
import type { Line } from './lines.ts';
import { type Problem, sidesOf } from './problems.ts';
import type { KeyAfter } from './sentences.ts';

type Step = KeyAfter<'next'>;

/** What a problem needs next, after the student's right lines and values. */
export function nextStep(problem: Problem, lines: readonly Line[], found: readonly number[]): Step {
  const { topic, text } = problem;
  if (topic === 'equation') {
    const last = lines.findLast(({ holds, problem: line }) => holds === null && line !== null);
    return stepOfEquation(last?.problem ?? problem);
  }
  if (topic === 'fractions') return stepOfFractions(problem, lines, found);
  return topic === 'power' && text.includes('sqrt') ? 'root' : topic;
}

function stepOfEquation(equation: Problem): Step {
  const sides = sidesOf(equation);
  const { unknown } = equation;
  if (sides.some((side) => side.includes('('))) return 'bracket';
  if (sides.every((side) => side.includes(unknown))) return 'bothSides';
  const side = sides.find((one) => one.includes(unknown)) ?? '';
  const isSum = parseExpression(side)?.kind === 'operation' && /[+-]/.test(side.replace(/^-/, ''));
  return isSum ? 'constant' : 'factor';
}

const twoFractions = /^\(?(\d+(?:\/\d+)?)\)?([-+*/])\(?(\d+(?:\/\d+)?)\)?$/;

function stepOfFractions(problem: Problem, lines: readonly Line[], found: readonly number[]): Step {
  const [, one = '', sign = '', other = ''] = twoFractions.exec(problem.text.replace(/\s/g, '')) ?? [];
  if (sign === '*') return 'times';
  if (sign === '/' || sign === '') return 'over';
  const bottom = (fraction: string) => fraction.split('/')[1] ?? '1';
  if (bottom(one) === bottom(other)) return 'like';
  const rewritten = [one, other].filter((fraction) =>
    lines.some(
      ({ text, result }) =>
        /^[\d/\s=]+$/.test(text) && result !== null && sameValue(result, calculate(fraction) ?? Number.NaN),
    ),
  ).length;
  if (rewritten === 2) return 'like';
  return rewritten === 1 || found.some((value) => isCommonDenominator(value, problem)) ? 'rewrite' : 'unlike';
}
