import type { ModelMessage } from '../model.ts';
import type { Problem } from './arithmetic.ts';
import { arithmeticSteps } from './arithmetic-steps.ts';
import { type Check, checkOf } from './checks.ts';
import { type Conversation, readConversation } from './conversation.ts';
import { namesNumber, numbersOf } from './disclosure.ts';
import { type Equation, isSolved } from './equation.ts';
import { equationSteps } from './equation-steps.ts';
import { offersLike } from './next-problem.ts';
import { asksForKnown, openSteps } from './progress.ts';
import type { Rational } from './rational.ts';
import { calculationSteps, endlessSteps } from './shared-steps.ts';
import { resultOf, type Task, textOf } from './task.ts';
import { shortened } from './topic.ts';
import { topicSteps } from './topic-steps.ts';
import { understand } from './understand.ts';
import * as wording from './wording.ts';

/** The practice tutor's next answer, which depends on the messages alone. */
export function replyTo(messages: readonly ModelMessage[], calm = false): string {
  const conversation = readConversation(messages, calm);
  const reply = answer(conversation);
  return conversation.isNew ? `${wording.introduction}\n\n${reply}` : reply;
}

/**
 * A hint of the practice tutor, without introduction, for a conversation with another model. Empty without a calculation,
 * since the hint would then only repeat words of the question.
 */
export function hintFor(messages: readonly ModelMessage[], calm = false): string {
  const conversation = readConversation(messages, calm);
  const { task } = conversation;
  return task !== null && task.kind !== 'topic' && isAsked(task, messages) ? answer(conversation) : '';
}

/** Whether the exercise, or a talk's first question, is the task; a calculation that the student tries is none. */
function isAsked(task: Problem | Equation, messages: readonly ModelMessage[]): boolean {
  const first = messages
    .filter(({ role }) => role === 'user')
    .map(({ content }) => understand(content))
    .find(({ kind }) => kind !== 'move');
  if (first?.kind === 'equation') return first.text === task.text && !isSolved(first);
  return first?.kind === 'arithmetic' && first.text === task.text;
}

function answer(conversation: Conversation): string {
  const { understanding, task, opensTask } = conversation;
  const check = checkOf(conversation);
  if (check) return afterCheck(conversation, check);
  if (understanding.kind === 'unreadable') {
    return choose(conversation, understanding.why === 'nonsense' ? wording.nonsense : wording.otherLanguage);
  }
  if (understanding.kind === 'move' && understanding.move === 'goodbye')
    return choose(conversation, wording.goodbyes);
  if (!task) return withoutTask(conversation);
  if (opensTask && understanding.kind !== 'move')
    return choose(conversation, openStepsOf(conversation, task), secretsOf(task));
  if (conversation.solved) return afterResult(conversation, task);
  if (understanding.kind === 'topic' && task.kind !== 'topic' && understanding.subject !== '')
    return choose(conversation, topicSteps(understanding), secretsOf(task));
  if (understanding.kind === 'arithmetic' && task.kind !== 'topic' && understanding.text !== task.text)
    return choose(conversation, [wording.workOut(understanding.text)], secretsOf(task));
  const isChecking = understanding.kind === 'move' && understanding.move === 'checking';
  const confirmed = isChecking && task.kind !== 'topic' ? lastCorrectLine(conversation) : '';
  const steps = openStepsOf(conversation, task);
  // The reply may repeat a correct line of the student, even if it names the result.
  if (confirmed !== '') return `${confirmed} ${choose(conversation, steps, secretsOf(task))}`;
  return choose(conversation, steps, secretsOf(task), openingFor(conversation));
}

/** After the result: a friendly closing, or an offer of the next problem. */
function afterResult(conversation: Conversation, task: Task): string {
  const { understanding } = conversation;
  const move = understanding.kind === 'move' ? understanding.move : null;
  if (move === 'thanks' || move === 'agreed' || move === 'declined') {
    const closing = firstNew(conversation, wording.closings);
    if (closing !== '') return closing;
  }
  const steps = wording.solvedSteps(textOf(task));
  if (move === 'checking') return `${lastCorrectLine(conversation)} ${choose(conversation, steps)}`.trim();
  if (move === 'demand' || understanding.kind === 'arithmetic')
    return choose(conversation, steps, [], firstNew(conversation, wording.alreadyFound));
  const isSaid = move !== null || understanding.kind === 'words';
  const opening = isSaid ? firstNew(conversation, wording.openings[move ?? 'contribution']) : '';
  return choose(conversation, doneSteps(task), [], opening);
}

const doneSteps = (task: Task): string[] => [
  ...(task.kind === 'topic' ? [] : offersLike(task)),
  wording.makeUp,
  ...wording.solvedSteps(textOf(task)),
];

function afterCheck(conversation: Conversation, check: Check): string {
  const { task, solved } = conversation;
  const phrasing = firstNew(conversation, check.phrasings) || (check.phrasings[0] ?? '');
  const answered = (steps: readonly string[], secrets: readonly Rational[] = []) =>
    `${phrasing} ${choose(conversation, [...check.steps, ...steps], secrets)}`;
  if (!task) return answered(check.verdict === 'right' ? wording.solvedSteps('it') : wording.openQuestions);
  if (check.verdict === 'not yet') {
    const earlier = solved ? [wording.correctBefore] : [];
    return answered([...earlier, ...openStepsOf(conversation, task)], [...check.secrets, ...secretsOf(task)]);
  }
  if (check.solves && check.steps.length > 0) return answered(doneSteps(task));
  if (check.solves || solved) return answered(wording.solvedSteps(textOf(task)));
  return answered(openStepsOf(conversation, task), secretsOf(task));
}

/** Without a task: greet, or ask for the task in the student's words. */
function withoutTask(conversation: Conversation): string {
  const { understanding } = conversation;
  if (understanding.kind === 'move') {
    const isGreeting = understanding.move === 'greeting' || understanding.move === 'thanks';
    if (isGreeting) return choose(conversation, wording.greetings);
    return choose(
      conversation,
      wording.openQuestions,
      [],
      firstNew(conversation, wording.openings[understanding.move]),
    );
  }
  const steps = topicSteps({ kind: 'topic', area: 'open', subject: '' });
  return choose(conversation, steps, [], quoted(conversation));
}

function openingFor(conversation: Conversation): string {
  const { understanding, task } = conversation;
  if (understanding.kind === 'move') return firstNew(conversation, wording.openings[understanding.move]);
  if (task?.kind !== 'topic' || !['words', 'value'].includes(understanding.kind))
    return firstNew(conversation, wording.openings.repeat);
  const parts = [quoted(conversation), firstNew(conversation, wording.openings.contribution)];
  return parts.filter((part) => part !== '').join(' ');
}

/** A sentence that confirms the student's last correct line; empty without one. */
function lastCorrectLine({ correctLines }: Conversation): string {
  const [left, right] = correctLines.at(-1)?.sides ?? [];
  return left === undefined ? '' : `Yes, ${left} = ${right} holds.`;
}

/** The student's own words, to show that the tutor has read them. */
function quoted(conversation: Conversation): string {
  const plain = shortened(conversation.message.replaceAll(/[*_`#<>[\]|\\"]/g, ''), 8);
  return plain === '' ? '' : firstNew(conversation, [`You say "${plain}".`]);
}

/** The steps of a task that the student has not shown yet, the nearest first. */
function openStepsOf({ correctLines }: Conversation, task: Task): string[] {
  if (task.kind === 'topic') return topicSteps(task);
  const own =
    task.kind === 'equation'
      ? equationSteps(task)
      : [...openSteps(task, correctLines), ...arithmeticSteps(task)].filter(
          (step) => !asksForKnown(step, correctLines),
        );
  return [...own, ...calculationSteps(task.text)];
}

/** The task's result, unless the task itself already names it. */
function secretsOf(task: Task): Rational[] {
  const result = resultOf(task);
  return result === null || numbersOf(textOf(task)).some((number) => number.equals(result)) ? [] : [result];
}

/** The first phrasing that is new in this conversation, or nothing. */
const firstNew = (conversation: Conversation, ways: readonly string[]): string =>
  allowed(conversation, ways).find((way) => conversation.said.every((text) => !text.includes(way))) ?? '';

const allowed = ({ calm }: Conversation, ways: readonly string[]): readonly string[] =>
  calm ? ways.filter((way) => !wording.praises(way)) : ways;

/**
 * The first step that is new in this conversation and names no secret, after its opening. The endless steps contain no number, so there is always one.
 */
function choose(
  conversation: Conversation,
  steps: readonly string[],
  secrets: readonly Rational[] = [],
  opening = '',
): string {
  const keeps = (text: string) => secrets.every((secret) => !namesNumber(text, secret));
  const safeOpening = keeps(opening) ? opening : '';
  const isNew = (step: string) => conversation.said.every((text) => !text.includes(step));
  for (const step of allowed(conversation, [...steps, ...endlessSteps()])) {
    if (isNew(step) && keeps(step)) return safeOpening === '' ? step : `${safeOpening} ${step}`;
  }
  // When every step was used, the steps begin again, without repeating the last one.
  const round = conversation.said.length % Math.max(steps.length, 1);
  const again = allowed(conversation, [...steps.slice(round), ...steps.slice(0, round), ...endlessSteps()]);
  return (
    again.find((step) => keeps(step) && !conversation.lastSaid.includes(step)) ?? 'What will you try next?'
  );
}
