import type { Subject } from '../../contract/constants.ts';
import type { AiGuidelines } from '../../contract/guidelines.ts';
import type { Interaction } from '../../contract/tutor.ts';
import type { AnswerKey } from '../../guardrails/guardrails.ts';
import type { ModelMessage } from '../model/model.ts';

/** The most interactions and characters of the history in a request to the model. */
const limits = { interactions: 20, characters: 24_000 } as const;

/** An earlier interaction of the conversation. */
export type HistoryEntry = Pick<Interaction, 'question' | 'answer' | 'status'>;

/** The class or assignment of a conversation, for the model's instructions. */
export interface Setting {
  readonly className: string;
  readonly subject: Subject;
  readonly guidelines: AiGuidelines;
  /** Never part of the instructions: the model cannot give away what it was not told. */
  readonly key: AnswerKey | null;
  /** The assignment; absent in a session. */
  readonly task?: { readonly title: string; readonly description: string };
}

/** The text of the assignment for the checks and hints; empty in a session. */
export const taskOf = ({ task }: Setting): string => (task ? `${task.title}\n${task.description}` : '');

/** A conversation as messages for the practice tutor, which gets no instructions: task, history, question. */
export const toMessages = (
  task: string,
  earlier: readonly HistoryEntry[],
  question: string,
): ModelMessage[] => [
  ...(task === '' ? [] : [{ role: 'user', content: task } as const]),
  ...earlier.flatMap((entry): ModelMessage[] => [
    { role: 'user', content: entry.question },
    { role: 'assistant', content: entry.answer },
  ]),
  { role: 'user', content: question },
];

/**
 * The messages for the model: the instructions, the history, and the question last. Personal data in all questions is
 * masked already.
 * @param history what `recentHistory` leaves of the conversation
 * @param rules the instructions that follow from the guidelines
 * @param correction what was wrong with the attempt that was stopped
 */
export function composeMessages(
  setting: Setting,
  rules: string,
  history: readonly HistoryEntry[],
  question: string,
  correction = '',
): ModelMessage[] {
  return [
    { role: 'system', content: [instructions(setting, rules), correction].filter(Boolean).join('\n\n') },
    ...history.flatMap(({ question, answer }): ModelMessage[] => [
      { role: 'user', content: question },
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

/** The newest interactions that fit into a request, without failed ones, which would confuse the model. */
export function recentHistory(earlier: readonly HistoryEntry[]): HistoryEntry[] {
  const kept: HistoryEntry[] = [];
  let characters = 0;
  for (const interaction of [...earlier].reverse()) {
    if (interaction.answer === '' || interaction.status === 'failed') continue;
    characters += interaction.question.length + interaction.answer.length;
    if (kept.length === limits.interactions || characters > limits.characters) break;
    kept.unshift(interaction);
  }
  return kept;
}

/** How many interactions to read, so that enough are left after failed ones are dropped. */
export const historyToRead = limits.interactions * 2;
