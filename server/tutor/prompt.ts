import type { Subject } from '../../contract/constants.ts';
import type { AiGuidelines } from '../../contract/guidelines.ts';
import type { Interaction } from '../../contract/tutor.ts';
import { type AnswerKey, maskPersonalData } from '../../guardrails/guardrails.ts';
import type { ModelMessage } from '../model/model.ts';

/** As much of a conversation as goes to the model again: the newest questions, up to so many characters. */
const history = { interactions: 20, characters: 24_000 } as const;

/** As much of an earlier turn as the model is told. */
export type Said = Pick<Interaction, 'question' | 'answer' | 'status'>;

/** Where the conversation takes place, for the model's instructions. */
export interface Setting {
  readonly className: string;
  readonly subject: Subject;
  readonly guidelines: AiGuidelines;
  /** Never part of the instructions: what the model does not know, nobody can talk it out of. */
  readonly key: AnswerKey | null;
  /** The assignment that is worked on; absent in a session. */
  readonly task?: { readonly title: string; readonly description: string };
}

/** The words of the assignment as the checks and hints read them; empty in a session. */
export const taskOf = ({ task }: Setting): string => (task ? `${task.title}\n${task.description}` : '');

/** A conversation as it was, for a tutor that is told no rules: the task, then everything said, the question last. */
export const conversationOf = (task: string, earlier: readonly Said[], question: string): ModelMessage[] => [
  ...(task === '' ? [] : [{ role: 'user', content: task } as const]),
  ...earlier.flatMap((said): ModelMessage[] => [
    { role: 'user', content: said.question },
    { role: 'assistant', content: said.answer },
  ]),
  { role: 'user', content: question },
];

/**
 * What the model is sent: the instructions, the conversation so far, and the question as the last message. Personal
 * data is masked in the conversation; the question comes masked already.
 * @param rules what the guidelines ask of it, in words
 * @param correction what was wrong with an attempt of its that was stopped
 */
export function composeMessages(
  setting: Setting,
  rules: string,
  earlier: readonly Said[],
  question: string,
  correction = '',
): ModelMessage[] {
  return [
    { role: 'system', content: [instructions(setting, rules), correction].filter(Boolean).join('\n\n') },
    ...recent(earlier).flatMap(({ question, answer }): ModelMessage[] => [
      { role: 'user', content: maskPersonalData(question).text },
      { role: 'assistant', content: answer },
    ]),
    { role: 'user', content: question },
  ];
}

const instructions = ({ className, subject, task }: Setting, rules: string) =>
  `You are the tutor of the class “${className}” (${subject}) on Lyceum. You talk with one student; the teacher can ` +
  `read along. Build on what the student already did. Be warm and brief, in plain words, in the language that the ` +
  `student writes in. Write mathematics in plain text or LaTeX.\n\n${rules}${
    task ? `\n\nThe student works on the assignment “${task.title}”.\n${task.description}` : ''
  }`;

/** The newest answered ones that fit; a question whose answer failed would only confuse the model. */
function recent(earlier: readonly Said[]): Said[] {
  const kept: Said[] = [];
  let characters = 0;
  for (const interaction of [...earlier].reverse()) {
    if (interaction.answer === '' || interaction.status === 'failed') continue;
    characters += interaction.question.length + interaction.answer.length;
    if (kept.length === history.interactions || characters > history.characters) break;
    kept.unshift(interaction);
  }
  return kept;
}

/** How many interactions to read so that `composeMessages` has enough, failed ones among them. */
export const historyToRead = history.interactions * 2;
