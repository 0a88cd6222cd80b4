import type { Situation } from '../detector.ts';
import { hasTried } from '../exact/directness/answer-attempts.ts';
import { showsOwnWork } from '../scorer/messages/messages.ts';

/**
 * Whether a message of a session brings an exercise: the first one does, and a later one if it has several words. Its numbers then
 * are no result of the student. A message without words, such as "3x = 15?", is what the student found.
 */
const bringsExercise = (message: string, at: number): boolean =>
  at === 0 || (message.match(/\p{L}{3,}|\p{Script=Han}{2}/gu)?.length ?? 0) > 1;

/**
 * Whether the student has worked on the exercise, by the scorer or by the rules (`hasTried`): stated a result, a calculation, a
 * guess or a reason that the exercise does not have. Without an assignment the exercise is what the student brought; bringing it
 * does not count as an attempt.
 */
export function hasAttempt(situation: Situation): boolean {
  const { task, question, earlier } = situation;
  const said = [...earlier, { question }].map((one) => one.question);
  if (said.some(showsOwnWork)) return true;
  const exercise = task === '' ? said.filter(bringsExercise).join('\n') : task;
  // What is remembered for the situation belongs to its own task.
  return hasTried({ ...situation, task: exercise, memory: new Map() });
}
