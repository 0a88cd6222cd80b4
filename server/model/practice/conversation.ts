import type { ModelMessage } from '../model.ts';
import type { Problem } from './arithmetic.ts';
import { type Equation, isSolved } from './equation.ts';
import { offerIn } from './next-problem.ts';
import { concerns, isPartOf, type Shown, shownIn } from './progress.ts';
import { resultOf, solves, type Task } from './task.ts';
import { isAboutTheWork, type Topic } from './topic.ts';
import { bareValue, type Understanding, understand } from './understand.ts';

/** The state of a task after a message of the student. */
interface Work {
  readonly understanding: Understanding;
  readonly task: Task | null;
  /** The last message opened the task; otherwise it belongs to it. */
  readonly opensTask: boolean;
  /** The student had found the result before this message, which is judged by its reply. */
  readonly solved: boolean;
  /** Everything correct that the student has written about the task, including this message. */
  readonly shown: readonly Shown[];
  /** The replies of the tutor since the task began. */
  readonly hints: readonly string[];
}

/** The state of a conversation after its last message. */
export interface Conversation extends Work {
  /** No tutor has answered in it yet. */
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
  ...{ opensTask: false, solved: false, shown: [], hints: [] },
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
  const shown = [...(isNewTask ? [] : before.shown), ...shownIn(understanding, task, hints)];
  // The tutor's offer opened the problem, so this message already works on it.
  return { understanding, task, opensTask: task !== current, solved: solved && !isNewTask, shown, hints };
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

/** A fraction alone is a result while one is expected, and otherwise a division. */
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
  { solved, shown, hints }: Work,
): Task | null {
  switch (understanding.kind) {
    case 'arithmetic':
      if (task && task.kind !== 'topic' && !solved && isPartOf(task, understanding, hints)) return task;
      return task?.kind === 'arithmetic' && task.text === understanding.text ? task : understanding;
    case 'equation':
      return belongsTo(understanding, task, solved) ? task : understanding;
    case 'lines': {
      // The student's own lines open a task only if they cannot be a step of an open one.
      const isStep = !solved || understanding.lines.some((line) => task && concerns(line, task, shown));
      if (task && task.kind !== 'topic' && isStep) return task;
      const [first] = understanding.lines;
      return (first?.kind === 'claim' ? first.problem : first) ?? task;
    }
    case 'topic':
      if (task && task.kind !== 'topic' && understanding.area !== 'feeling') {
        // A bare 'but why?', and a question without a topic, belong to the current task.
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
  // In a quick start, an answer to the tutor's question is no new question.
  (next.area === 'fact' && next.subject === '');
