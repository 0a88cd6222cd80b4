import type { ModelMessage } from '../model.ts';
import type { Problem } from './arithmetic.ts';
import { type Equation, isSolved } from './equation.ts';
import { offerIn } from './next-problem.ts';
import { type CorrectLine, concerns, correctLinesIn, isPartOf } from './progress.ts';
import { resultOf, solves, type Task } from './task.ts';
import { isAboutTheWork, type Topic } from './topic.ts';
import { bareValue, type Understanding, understand } from './understand.ts';

/** The state of a task after a message of the student. */
interface Work {
  readonly understanding: Understanding;
  readonly task: Task | null;
  /** Whether the last message opened the task rather than working on it. */
  readonly opensTask: boolean;
  /** The student had found the result before this message. */
  readonly solved: boolean;
  /** Everything correct that the student has written about the task, including this message. */
  readonly correctLines: readonly CorrectLine[];
  /** The replies of the tutor since the task began. */
  readonly hints: readonly string[];
}

/** The state of a conversation after its last message. */
export interface Conversation extends Work {
  /** The tutor has not answered in it yet. */
  readonly isNew: boolean;
  /** All replies of the tutor, so that it does not repeat itself. */
  readonly said: readonly string[];
  readonly lastSaid: string;
  /** No praise and no jokes. */
  readonly calm: boolean;
  readonly message: string;
}

const nothingYet: Work = {
  understanding: { kind: 'words' },
  task: null,
  ...{ opensTask: false, solved: false, correctLines: [], hints: [] },
};

/** Reads a conversation and ignores the instructions for a language model. */
export function readConversation(messages: readonly ModelMessage[], calm = false): Conversation {
  const said = messages.filter(({ role }) => role === 'assistant').map(({ content }) => content);
  const asked = messages.filter(({ role }) => role === 'user').map(({ content }) => content);
  let work = nothingYet;
  for (const { role, content } of messages) {
    if (role === 'assistant') work = { ...work, hints: [...work.hints, content] };
    if (role === 'user') work = afterMessage(work, content);
  }
  const lastSaid = said.at(-1) ?? '';
  const isNew = said.every((text) => text.trim() === '');
  return { ...work, isNew, said, lastSaid, calm, message: asked.at(-1) ?? '' };
}

function afterMessage(before: Work, message: string): Work {
  const solvedBefore = before.solved || (before.task !== null && solves(before.understanding, before.task));
  const offer = offerIn(before.hints.at(-1) ?? '');
  const accepted = offer && accepts(message, offer, before) ? offer : null;
  const [current, solved] = accepted ? [accepted, false] : [before.task, solvedBefore];
  const understanding = inContext(understand(message), message, current, solved);
  const task = taskAfter(understanding, current, { ...before, solved });
  const isNewTask = task !== before.task;
  const hints = isNewTask ? [] : before.hints;
  const correctLines = [
    ...(isNewTask ? [] : before.correctLines),
    ...correctLinesIn(understanding, task, hints),
  ];
  // The tutor's offer opened the problem, so this message already works on it.
  return {
    understanding,
    task,
    opensTask: task !== current,
    solved: solved && !isNewTask,
    correctLines,
    hints,
  };
}

/** Whether a message accepts the problem that the tutor offered, or works on it. */
function accepts(message: string, offer: Problem | Equation, { task }: Work): boolean {
  const value = bareValue(message)?.value;
  if (value) return resultOf(offer)?.equals(value) || !(task && resultOf(task)?.equals(value));
  const understanding = understand(message);
  if (understanding.kind === 'lines') return understanding.lines.some((line) => concerns(line, offer, []));
  if (understanding.kind === 'equation') return concerns(understanding, offer, []);
  return (
    understanding.kind === 'move' &&
    ['agreed', 'onward', 'stuck', 'demand', 'frustrated'].includes(understanding.move)
  );
}

/** Reads a bare fraction as a result when one is expected, otherwise as a division. */
function inContext(
  understanding: Understanding,
  message: string,
  task: Task | null,
  solved: boolean,
): Understanding {
  if (understanding.kind !== 'arithmetic' || !task || task.kind === 'topic') return understanding;
  const value = bareValue(message);
  if (!value || task.text === understanding.text) return understanding;
  const isLookedFor =
    !solved && (task.kind === 'equation' || task.operation === 'percentage' || /\d\/\d/.test(task.text));
  return isLookedFor || resultOf(task)?.equals(value.value) ? value : understanding;
}

function taskAfter(
  understanding: Understanding,
  task: Task | null,
  { solved, correctLines, hints }: Work,
): Task | null {
  switch (understanding.kind) {
    case 'arithmetic':
      if (task && task.kind !== 'topic' && !solved && isPartOf(task, understanding, hints)) return task;
      return task?.kind === 'arithmetic' && task.text === understanding.text ? task : understanding;
    case 'equation':
      return belongsTo(understanding, task, solved) ? task : understanding;
    case 'lines': {
      // The student's own lines open a task only if they cannot be a step of an open one.
      const isStep =
        !solved || understanding.lines.some((line) => task && concerns(line, task, correctLines));
      if (task && task.kind !== 'topic' && isStep) return task;
      const [first] = understanding.lines;
      return (first?.kind === 'claim' ? first.problem : first) ?? task;
    }
    case 'topic':
      if (task && task.kind !== 'topic' && understanding.area !== 'feeling') {
        // A bare 'but why?' and a question without a subject belong to the current task.
        if (understanding.subject === '' || (!solved && isAboutTheWork(understanding))) return task;
      }
      return task?.kind === 'topic' && isSameTopic(understanding, task) ? task : understanding;
    default:
      return task;
  }
}

/** A solved line, an equal equation and a shorter one in the same variable are steps, not new tasks. */
function belongsTo(equation: Equation, task: Task | null, solved: boolean): boolean {
  if (task?.kind !== 'equation' || task.variable !== equation.variable) return false;
  if (isSolved(equation) || task.solution.equals(equation.solution)) return true;
  return !solved && equation.text.length < task.text.length;
}

const isSameTopic = (next: Topic, task: Topic): boolean =>
  (next.area === task.area && next.subject === task.subject) ||
  // In a quick start, an answer to the tutor's question does not open a topic.
  (next.area === 'fact' && next.subject === '');
