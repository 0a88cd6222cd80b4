import type { Problem } from './arithmetic.ts';
import { type Equation, solvedSide } from './equation.ts';
import { type Claim, isRounding, type Line } from './lines.ts';
import { isInteger, type Rational } from './rational.ts';
import type { Topic } from './topic.ts';
import type { Understanding } from './understand.ts';

/** What the student is working on. */
export type Task = Problem | Equation | Topic;

export const textOf = (task: Task): string => (task.kind === 'topic' ? task.subject : task.text);

/** The number that a task asks for, or null. */
export function resultOf(task: Task): Rational | null {
  if (task.kind === 'topic') return null;
  return task.kind === 'equation' ? task.solution : task.value;
}

/** Whether a message of the student states the computed result of the task. */
export function solves(understanding: Understanding, task: Task): boolean {
  const result = resultOf(task);
  if (!result) return false;
  if (understanding.kind === 'value')
    return understanding.value.equals(result) || isRounding(result, understanding.text);
  if (understanding.kind === 'equation') return givesResult(understanding, task);
  return understanding.kind === 'lines' && understanding.lines.some((line) => givesResult(line, task));
}

/** Whether a line alone states the computed result of the task. */
export function givesResult(line: Line, task: Task): boolean {
  if (line.kind === 'equation') {
    const side = solvedSide(line);
    if (task.kind !== 'equation' || side === null || !line.solution.equals(task.solution)) return false;
    return isWorkedOut(side, !isInteger(line.solution));
  }
  return task.kind === 'arithmetic' && endsIn(line, task);
}

/** Whether a line has a calculation on one side and the result on the other: '340 + 51 = 391' as well as the task itself. */
function endsIn({ isCorrect, problem, left, sides }: Claim, task: Problem): boolean {
  if (!isCorrect || !problem || !left.equals(task.value)) return false;
  const fractionsCount = task.operation === 'fractions' || !isInteger(task.value);
  return sides.some((side) => !restates(side, task) && isWorkedOut(side, fractionsCount));
}

/** For 10 ÷ 3 an unreduced fraction only repeats the question. */
const restates = (side: string, task: Problem): boolean =>
  task.operation === 'division' &&
  side.includes('/') &&
  (side === task.text.replace(' ÷ ', '/') || side !== task.value.toFraction());

/** Whether a text is a computed number; a fraction counts only if the result may be one. */
const isWorkedOut = (side: string, fractionsCount: boolean): boolean =>
  /^[-−]?\d+(?:\.\d+)?$/.test(side) || (fractionsCount && /^[-−]?\d+\/\d+$/.test(side));
