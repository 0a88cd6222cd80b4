/**
 * Plays students with the practice tutor, which answers when no model is connected (evals/conversations.ts).
 */

import { createPracticeTutor } from '../../server/model-connection/find-model.ts';
import { type PlayedConversation, playQuestions } from './play.ts';
import { type PracticeScript, practiceScripts } from './practice-scripts.ts';

const tutor = createPracticeTutor({ delay: 0 });

export const playPractice = (script: PracticeScript): Promise<PlayedConversation> =>
  playQuestions({ id: script.name, ...script }, script.says, () => tutor);

/** A conversation as a text to read. A reply that the checks changed says what they found. */
export async function practiceAsText(script: PracticeScript): Promise<string> {
  const { name, guidelines, task, says } = script;
  const { delivered, outcome, stopped } = await playPractice(script);
  const levels = Object.values(guidelines).join(', ');
  return [
    `${name} (${levels})${task ? `: ${task.description}` : ', in a session'}`,
    ...says.map((question, at) => {
      const changed = outcome[at] === 'passed' ? '' : ` (${outcome[at]}: ${stopped[at]?.join(', ')})`;
      return `  Student: ${question.replaceAll('\n', '\n           ')}\n  Tutor${changed}: ${delivered[at]?.replaceAll('\n', '\n         ')}`;
    }),
  ].join('\n');
}

export const practiceNamed = (words: readonly string[]): PracticeScript[] =>
  practiceScripts.filter(({ name }) => words.every((word) => name.includes(word)));
