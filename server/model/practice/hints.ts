import { calculate, sameValue } from '../../../arithmetic/evaluate.ts';
import { parseExpression } from '../../../arithmetic/expression.ts';
import { isCommonDenominator } from './assess.ts';
import type { Conversation } from './conversation.ts';
import type { Equation, Problem, Topic } from './problems.ts';
import type { ExampleKey, HintKey } from './wording/wording.ts';

/** What the open problem needs next, after the student's right lines. */
export function nextStep({ problem, lines, found }: Conversation & { readonly problem: Problem }): HintKey {
  if (problem.kind === 'conversion') return 'units';
  if (problem.kind === 'equation') {
    const last = lines.findLast((line) => line.kind === 'equation');
    return stepOf(last?.kind === 'equation' ? last.equation : problem);
  }
  if (problem.topic === 'fractions') {
    const step = fractionStep(problem.text, lines);
    return step === 'unlike' && found.some((value) => isCommonDenominator(value, problem)) ? 'rewrite' : step;
  }
  if (problem.topic === 'percent') return lines.length > 0 ? 'percentParts' : 'percent';
  return problem.topic === 'power' && problem.text.includes('sqrt') ? 'root' : (problem.topic as HintKey);
}

function stepOf({ sides, unknown, topic, difference }: Equation): HintKey {
  if (topic === 'quadratic') return difference[1] === 0 ? 'square' : 'factorise';
  if (sides.some((side) => /\(/.test(side))) return 'bracket';
  if (sides.every((side) => side.includes(unknown))) return 'unknownOnBothSides';
  const side = sides.find((one) => one.includes(unknown)) ?? '';
  return parseExpression(side)?.kind === 'operation' && /[+-]/.test(side.replace(/^-/, ''))
    ? 'constant'
    : 'factor';
}

const twoFractions = /^\(?(\d+(?:\/\d+)?)\)?([-+*/])\(?(\d+(?:\/\d+)?)\)?$/;

function fractionStep(text: string, lines: Conversation['lines']): HintKey {
  const [, one = '', sign = '', other = ''] = twoFractions.exec(text.replace(/\s/g, '')) ?? [];
  if (sign === '*') return 'timesFraction';
  if (sign === '/' || sign === '') return 'overFraction';
  const denominatorOf = (fraction: string) => fraction.split('/')[1] ?? '1';
  if (denominatorOf(one) === denominatorOf(other)) return 'like';
  const rewritten = [one, other].filter((fraction) =>
    lines.some(
      (line) =>
        line.kind === 'numbers' &&
        line.sides.every((side) => /^[\d/\s]+$/.test(side)) &&
        sameValue(line.values[0], calculate(fraction) ?? Number.NaN),
    ),
  ).length;
  return (['unlike', 'oneDenominator', 'bothDenominators'] as const)[rewritten] ?? 'unlike';
}

/** The kind of worked example that goes with a problem. */
export function exampleFor(topic: Topic): ExampleKey | null {
  if (topic === 'power' || topic === 'several' || topic === 'quadratic') return null;
  return topic;
}
