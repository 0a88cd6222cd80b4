import { sameValue } from '../../../arithmetic/evaluate.ts';
import type { AiGuidelines } from '../../../contract/guidelines.ts';
import { type Assessment, numbersIn, partsOf } from './assess.ts';
import type { Finding } from './findings.ts';
import { exampleFor, nextStep } from './hints.ts';
import { formatValue } from './notation.ts';
import { questionOf } from './offers.ts';
import { problemText, resultsOf } from './problems.ts';
import {
  choose,
  fillGap,
  hasProblem,
  isNew,
  isStory,
  isWithoutFormulas,
  lineOf,
  mayShowExamples,
  nameUnknown,
  setProblem,
  type Turn,
  type WithProblem,
} from './turn.ts';

/** What is said of the student's line or value, and how to go on. */
export function onAssessment(turn: Turn, assessment: Exclude<Assessment, null>): string {
  const { words, now, reading } = turn;
  const line = lineOf(turn, assessment.text);
  const says = (choice: readonly string[]) => fillGap(choose(turn, choice), line);
  const { assessment: keyAssessment } = reading;
  if (isStory(turn) && assessment.kind !== 'wrong') {
    const isKnown = keyAssessment === 'right' || keyAssessment === 'step' || keyAssessment === 'part';
    if (isKnown) return `${says(words.right)} ${choose(turn, words.key[keyAssessment])}`;
  }
  switch (assessment.kind) {
    case 'plan':
      return says(words.plan);
    case 'part':
      return fillGap(words.oneOfTwo, line);
    case 'wrong':
      return `${says(words.wrong)} ${afterWrong(turn, assessment.finding)}`;
    case 'solved':
      return isStory(turn) ? afterSolved(turn) : `${says(words.solved)} ${afterSolved(turn)}`;
    case 'step':
      if (hasProblem(turn) && !now.solved && (!isStory(turn) || isOnTheWay(turn)))
        return `${says(words.right)} ${nextHint(turn)}`;
      return isStory(turn) ? afterSolved(turn) : `${says(words.right)} ${choose(turn, words.offerNext)}`;
  }
}

/** Whether what the student has worked out is a part of the open problem. */
function isOnTheWay({ now: { problem, message } }: WithProblem): boolean {
  if (problem.kind !== 'calculation') return true;
  const values = message.equalities.flatMap((equality) =>
    equality.kind === 'numbers' ? [equality.values[1]] : [],
  );
  return (
    message.value !== null || values.some((value) => partsOf(problem).some((part) => sameValue(part, value)))
  );
}

/** Where it goes wrong; after two wrong tries a worked example with other numbers where the level allows examples. */
function afterWrong(turn: Turn, finding: Finding): string {
  const look = nameUnknown(turn, turn.words.look[finding]);
  return exampleOf(turn) || (isNew(turn, look) || !hasProblem(turn) ? look : nextHint(turn));
}

/** How many wrong tries come before a worked example. */
const triesBeforeExample = 2;

/** A worked example with other numbers, once for a kind of problem; empty when none is due. */
export function exampleOf(turn: Turn): string {
  const { problem, tries } = turn.now;
  // An equation cannot be shown without a formula.
  const key =
    problem && !(problem.kind === 'equation' && isWithoutFormulas(turn.talk))
      ? exampleFor(problem.topic)
      : null;
  const example = key ? turn.words.examples[key] : '';
  // An example with the result in it would give it away.
  const isSafe =
    problem !== null && !resultsOf(problem).some((result) => numbersIn(example).includes(result));
  const isTime = isSafe && tries >= triesBeforeExample && mayShowExamples(turn) && isNew(turn, example);
  return key && isTime ? `${example} ${turn.words.yourTurn}` : '';
}

/** The next problem of the assignment, what an assignment in words asks, or the offer of another exercise. */
export function afterSolved(turn: Turn): string {
  const { now, words, talk } = turn;
  const [next] = now.waiting;
  if (next) return fillGap(words.next, setProblem(turn, next));
  return isStory(turn)
    ? fillGap(choose(turn, words.asksFor), questionOf(talk.task))
    : choose(turn, words.offerAnother);
}

/** The step that the open problem needs next. */
export const nextHint = (turn: WithProblem): string =>
  turn.now.solved ? afterSolved(turn) : choose(turn, turn.words.hints[nextStep(turn.now)]);

const showsEquations = ({ mathSupport }: AiGuidelines): boolean =>
  mathSupport === undefined || mathSupport === 'step_by_step' || mathSupport === 'full_calculations';

/** The result of the open problem, where the level permits it, and how to check it. */
export function solution(turn: WithProblem): string {
  const { now, words, talk } = turn;
  const { problem } = now;
  const values = resultsOf(problem).map((value) => formatValue(value, problem.topic === 'fractions'));
  const left =
    problem.kind === 'equation'
      ? problem.unknown
      : problemText(problem, words.percentOf).replace(/ = \?.*/, '');
  const unit = problem.kind === 'conversion' ? ` ${problem.to}` : '';
  const result = showsEquations(talk.guidelines)
    ? values.map((value) => `${left} = ${value}${unit}`).join(', ')
    : `${values.join(', ')}${unit}`;
  return `${fillGap(words.answer, result)} ${choose(turn, words.checks[problem.kind])}`;
}
