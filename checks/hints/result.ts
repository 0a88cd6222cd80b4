import { calculate, sameValue } from '../../arithmetic/evaluate.ts';
import { parseExpression } from '../../arithmetic/expression.ts';
import type { Situation } from '../detector.ts';
import { sentencesOf } from './asked.ts';
import { type Assessment, type Conversation, conversationOf } from './conversation.ts';
import { workedExamples } from './examples.ts';
import { isCommonDenominator } from './findings.ts';
import { languageOf } from './language.ts';
import type { Line } from './lines.ts';
import { formatExpression } from './notation.ts';
import { type Problem, problemText, sidesOf, solvedText } from './problems.ts';
import { filled, type KeyAfter, type SentenceKey, sentences, unsaid } from './sentences.ts';

/** How many wrong tries come before a worked example. */
const triesBeforeExample = 2;

/** A sentence under a key, the one that was used least recently. */
export const say = (situation: Situation, key: SentenceKey, ...words: readonly string[]): string =>
  filled(unsaid(sentences(key, languageOf(situation)), situation.earlier), ...words);

/** The word between a percentage and its base. */
export const percentOf = (situation: Situation): string => (languageOf(situation) === 'en' ? 'of' : 'de');

/**
 * What is said of the student's result, with a question that goes on from it; null when nothing can be said.
 * @param continues whether it follows a part of a reply, which may have assessed a guess already
 * @param quotes whether it may repeat the student's line, which a check may stop
 */
export function resultHint(situation: Situation, continues = false, quotes = true): string | null {
  const conversation = conversationOf(situation);
  const { assessment } = conversation;
  if (assessment === null || (continues && assessment.verdict === 'guessing')) return null;
  if (assessment.text !== '' && quotes) return byArithmetic(situation, assessment, conversation);
  return assessment.verdict === 'slip'
    ? `${say(situation, 'slipPlain')} ${afterWrong(situation, assessment, conversation)}`
    : say(situation, assessment.verdict);
}

/** What is said with the student's line or value. */
function byArithmetic(situation: Situation, assessment: Assessment, conversation: Conversation): string {
  const { verdict, text, isOfStory } = assessment;
  const { problem } = conversation;
  const of = percentOf(situation);
  const line = formatExpression(text, of);
  const isValue = problem !== null && !text.includes('=');
  const whole = problem === null || isOfStory ? line : solvedText(problem, of);
  if (verdict === 'right')
    return `${say(situation, 'rightLine', whole)} ${afterSolved(situation, conversation)}`;
  if (verdict === 'part') return say(situation, 'partLine', line);
  if (verdict === 'step')
    return `${say(situation, 'stepLine', line)} ${nextQuestion(situation, conversation) || say(situation, 'afterStep')}`;
  if (verdict === 'holds') return afterHolds(situation, isValue ? whole : line, conversation);
  if (verdict !== 'slip' && verdict !== 'wrong') return say(situation, verdict);
  const key = verdict === 'slip' ? 'slip' : isValue ? 'wrongValue' : 'wrongLine';
  const sought = problem === null ? '' : problemText(problem, of);
  return `${say(situation, key, line, sought)} ${afterWrong(situation, assessment, conversation)}`;
}

/** A calculation that holds: the next step of the problem in hand, or what the exercise asks. */
function afterHolds(situation: Situation, line: string, conversation: Conversation): string {
  const next = conversation.isExercise ? nextQuestion(situation, conversation) : '';
  if (next !== '' || situation.task === '')
    return `${say(situation, 'stepLine', line)} ${next || say(situation, 'checkIt')}`;
  const asked = sentencesOf(situation.task).findLast((one) => one.endsWith('?')) ?? '';
  // The line is not repeated: beside the question of the exercise it would look like its answer.
  return asked === '' || asked.length > longestQuotation
    ? say(situation, 'holds')
    : `${say(situation, 'calculated')} ${say(situation, 'asksFor', asked)}`;
}

/** How much of an exercise is quoted, in characters. */
const longestQuotation = 200;

/** Where it goes wrong; after two wrong tries a worked example with other numbers where the level allows examples. */
function afterWrong(
  situation: Situation,
  { finding = 'again' }: Assessment,
  { problem, tries }: Conversation,
): string {
  const isNew = (says: string) => !situation.earlier.some(({ answer }) => answer.includes(says));
  const needsExample = situation.examples && tries >= triesBeforeExample;
  const examples = needsExample ? workedExamples(situation, problem, languageOf(situation)) : [];
  return examples.find(isNew) ?? naming(say(situation, `look.${finding}`), problem?.unknown ?? '');
}

/** A sentence with the unknown of the problem in hand. */
const naming = (sentence: string, unknown: string): string =>
  sentence.replaceAll('#', unknown === '' ? 'x' : unknown);

/** A question about the next step of the problem in hand; empty without one that is open. */
export function nextQuestion(situation: Situation, { problem, lines, found, solved }: Conversation): string {
  if (problem === null || solved) return '';
  return naming(say(situation, `next.${nextStep(problem, lines, found)}`), problem.unknown);
}

/** The next problem of the exercise, or how to check the result. */
export function afterSolved(situation: Situation, { waiting, problem }: Conversation): string {
  const [next] = waiting;
  if (next) return say(situation, 'nextProblem', problemText(next, percentOf(situation)));
  const unknown = problem?.unknown ?? '';
  return unknown === '' ? say(situation, 'checkIt') : naming(say(situation, 'look.solution'), unknown);
}

type Step = KeyAfter<'next'>;

/** What a problem needs next, after the student's right lines and values. */
function nextStep(problem: Problem, lines: readonly Line[], found: readonly number[]): Step {
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
