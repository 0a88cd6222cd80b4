import type { ModelMessage } from '../model.ts';
import { arithmeticSteps } from './arithmetic-steps.ts';
import { type Check, checkOf } from './checks.ts';
import { type Conversation, readConversation, type Task } from './conversation.ts';
import { names, numbersOf } from './disclosure.ts';
import { equationSteps, nextOperation } from './equation-steps.ts';
import type { Rational } from './rational.ts';
import { calculationSteps, endlessSteps } from './shared-steps.ts';
import { shortened } from './topic.ts';
import { topicSteps } from './topic-steps.ts';
import * as wording from './wording.ts';

/** The practice tutor's next answer: a function of the messages alone. */
export function replyTo(messages: readonly ModelMessage[]): string {
  const conversation = readConversation(messages);
  const reply = answer(conversation);
  return conversation.isNew ? `${wording.introduction}\n\n${reply}` : reply;
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
  if (opensTask) return choose(conversation, stepsOf(task), secretsOf(task));
  if (conversation.solved) {
    const opening =
      understanding.kind === 'move' && understanding.move === 'demand' ? wording.alreadyFound : [];
    return choose(conversation, wording.solvedSteps(textOf(task)), [], fresh(conversation, opening));
  }
  return choose(conversation, stepsOf(task), secretsOf(task), openingFor(conversation));
}

function afterCheck(conversation: Conversation, check: Check): string {
  const { task } = conversation;
  const saying = fresh(conversation, check.sayings) || (check.sayings[0] ?? '');
  if (check.verdict === 'not yet') {
    const secrets = [...check.secrets, ...(task && !conversation.solved ? secretsOf(task) : [])];
    return choose(conversation, task ? stepsOf(task) : wording.openQuestions, secrets, saying);
  }
  if (!task || check.solves || conversation.solved) {
    return choose(conversation, wording.solvedSteps(task ? textOf(task) : 'it'), [], saying);
  }
  const steps = check.from ? [nextOperation(check.from), ...stepsOf(task)] : stepsOf(task);
  return choose(conversation, steps, secretsOf(task), saying);
}

/** Nothing to work on yet: greet, or ask for the task with the student's own words. */
function withoutTask(conversation: Conversation): string {
  const { understanding } = conversation;
  if (understanding.kind === 'move') {
    const isGreeting = understanding.move === 'greeting' || understanding.move === 'thanks';
    if (isGreeting) return choose(conversation, wording.greetings);
    return choose(
      conversation,
      wording.openQuestions,
      [],
      fresh(conversation, wording.openings[understanding.move]),
    );
  }
  const steps = topicSteps({ kind: 'topic', area: 'open', subject: '' });
  return choose(conversation, steps, [], quoted(conversation));
}

function openingFor(conversation: Conversation): string {
  const { understanding, task } = conversation;
  if (understanding.kind === 'move') return fresh(conversation, wording.openings[understanding.move]);
  if (task?.kind !== 'topic' || !['words', 'value'].includes(understanding.kind))
    return fresh(conversation, wording.openings.repeat);
  const parts = [quoted(conversation), fresh(conversation, wording.openings.contribution)];
  return parts.filter((part) => part !== '').join(' ');
}

/** The student's words, plain, so that the tutor is seen to have read them. */
function quoted(conversation: Conversation): string {
  const plain = shortened(conversation.message.replaceAll(/[*_`#<>[\]|\\"]/g, ''), 8);
  return plain === '' ? '' : fresh(conversation, [`You say "${plain}".`]);
}

const textOf = (task: Task): string => (task.kind === 'topic' ? task.subject : task.text);

function stepsOf(task: Task): string[] {
  if (task.kind === 'topic') return topicSteps(task);
  const own = task.kind === 'equation' ? equationSteps(task) : arithmeticSteps(task);
  return [...own, ...calculationSteps(task.text)];
}

/** The task's result, unless the task itself already names it. */
function secretsOf(task: Task): Rational[] {
  if (task.kind === 'topic') return [];
  const result = task.kind === 'equation' ? task.solution : task.value;
  return numbersOf(task.text).some((number) => number.equals(result)) ? [] : [result];
}

/** The first way to say it that is new in this conversation, or nothing. */
const fresh = ({ said }: Conversation, ways: readonly string[]): string =>
  ways.find((way) => said.every((text) => !text.includes(way))) ?? '';

/**
 * The first step that is new in this conversation and names no secret, behind its opening. The endless steps at the
 * end hold no number at all, so there is always one.
 */
function choose(
  conversation: Conversation,
  steps: readonly string[],
  secrets: readonly Rational[] = [],
  opening = '',
): string {
  const keeps = (text: string) => secrets.every((secret) => !names(text, secret));
  const safeOpening = keeps(opening) ? opening : '';
  const isNew = (step: string) => conversation.said.every((text) => !text.includes(step));
  for (const step of [...steps, ...endlessSteps()]) {
    if (isNew(step) && keeps(step)) return safeOpening === '' ? step : `${safeOpening} ${step}`;
  }
  // Longer than any lesson: begin again, but not with what was said last.
  const round = conversation.said.length % Math.max(steps.length, 1);
  const again = [...steps.slice(round), ...steps.slice(0, round), ...endlessSteps()];
  return (
    again.find((step) => keeps(step) && !conversation.lastSaid.includes(step)) ?? 'What will you try next?'
  );
}
