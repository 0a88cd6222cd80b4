import type { ModelMessage } from '../model.ts';
import type { Problem } from './arithmetic.ts';
import { type Equation, isSolved } from './equation.ts';
import type { Topic } from './topic.ts';
import { type Understanding, understand } from './understand.ts';

/** What the student is working on. */
export type Task = Problem | Equation | Topic;

/** Where a conversation stands when the last message has come. */
export interface Conversation {
  /** No tutor has answered in it yet. */
  readonly isNew: boolean;
  /** All that the tutor has said, to say nothing twice. */
  readonly said: readonly string[];
  readonly lastSaid: string;
  readonly message: string;
  readonly understanding: Understanding;
  readonly task: Task | null;
  /** The last message opened the task; otherwise it belongs to it. */
  readonly opensTask: boolean;
  /** The student has found the result of the task already. */
  readonly solved: boolean;
}

/** Reads a conversation; instructions to a language model are none of its business. */
export function readConversation(messages: readonly ModelMessage[]): Conversation {
  const said = messages.filter(({ role }) => role === 'assistant').map(({ content }) => content);
  const asked = messages.filter(({ role }) => role === 'user').map(({ content }) => content);
  let task: Task | null = null;
  let opensTask = false;
  let solved = false;
  let understanding: Understanding = { kind: 'words' };
  for (const message of asked) {
    // The message that is answered now is judged by its reply.
    solved ||= task !== null && solves(understanding, task);
    understanding = understand(message);
    const next = taskAfter(understanding, task, solved);
    opensTask = next !== task;
    if (opensTask) solved = false;
    task = next;
  }
  const lastSaid = said.at(-1) ?? '';
  return {
    ...{ isNew: said.every((text) => text.trim() === ''), said, lastSaid, message: asked.at(-1) ?? '' },
    ...{ understanding, task, opensTask, solved },
  };
}

function taskAfter(understanding: Understanding, task: Task | null, solved: boolean): Task | null {
  switch (understanding.kind) {
    case 'arithmetic':
      return task?.kind === 'arithmetic' && task.text === understanding.text ? task : understanding;
    case 'equation':
      return belongsTo(understanding, task, solved) ? task : understanding;
    case 'claims':
      // A line of one's own opens a task only where there is nothing it could be a step of.
      return task && task.kind !== 'topic' ? task : (understanding.claims[0]?.problem ?? task);
    case 'topic':
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
  // Inside a quick start an answer to the tutor's question is no question of its own.
  (next.area === 'fact' && next.subject === '');

/** Whether this message of the student gave the result of the task. */
export function solves(understanding: Understanding, task: Task): boolean {
  if (task.kind === 'topic') return false;
  const result = task.kind === 'equation' ? task.solution : task.value;
  if (understanding.kind === 'value') return understanding.value.equals(result);
  if (understanding.kind === 'equation')
    return isSolved(understanding) && understanding.solution.equals(result);
  if (understanding.kind !== 'claims' || task.kind !== 'arithmetic') return false;
  return understanding.claims.some(({ problem, holds }) => holds && problem?.text === task.text);
}
