import type { AnswerKey } from '../../checks/checks.ts';
import type { Subject } from '../../contract/constants.ts';
import type { AiGuidelines } from '../../contract/guidelines.ts';
import type { Support } from '../../contract/support-text.ts';
import type { Receipt } from '../../contract/tutor.ts';
import type { ModelMessage } from '../model/model.ts';
import type { Named } from '../names/name-parts.ts';
import type { HistoryEntry } from './history.ts';

/** A question and its answer. */
type Turn = Pick<HistoryEntry, 'question' | 'answer'>;

/** The class or assignment of a conversation. */
export interface Setting {
  readonly className: string;
  readonly subject: Subject;
  /** What the teacher tells the tutor about the class; empty if nothing. */
  readonly ageOrGrade: string;
  readonly workingOn: string;
  readonly guidelines: AiGuidelines;
  /** The school profile that is stricter than the levels that were chosen, and in which families. */
  readonly limitedBy?: Receipt['limitedBy'];
  /** The age that counts for harmful content where the class does not say its own. */
  readonly defaultAge?: number;
  /** Whether the tutor explains nothing before the student has tried. */
  readonly attemptFirst?: boolean;
  /** Never part of the instructions: the model cannot give away what it was not told. */
  readonly key: AnswerKey | null;
  /** The teacher has refused a proposed key: the model is not asked for one. */
  readonly refusesProposedKeys?: boolean;
  /** The students of the class and its teacher, whose names no model gets. */
  readonly people: readonly Named[];
  /** Reads whom the school names for help. It is needed only for a fixed text in place of an answer. */
  readonly support?: () => Promise<Support>;
  /** The assignment; absent in a session. */
  readonly task?: { readonly title: string; readonly description: string };
}

/** The text of the assignment for the checks and hints; empty in a session. */
export const taskOf = ({ task }: Setting): string => (task ? `${task.title}\n${task.description}` : '');

/** What is known about the age of the students: what the teacher says, otherwise what the school's profile assumes. */
export const ageTextOf = ({ ageOrGrade, defaultAge }: Pick<Setting, 'ageOrGrade' | 'defaultAge'>): string =>
  ageOrGrade || String(defaultAge ?? '');

/**
 * The messages for the model: the instructions, the history, and the question last. The caller has masked names and personal
 * data.
 * @param history what `shortenedHistory` leaves of the conversation
 * @param correction what was wrong with the attempt that was stopped
 */
export const composeMessages = (
  instructions: string,
  history: readonly Turn[],
  question: string,
  correction = '',
): ModelMessage[] => [
  { role: 'system', content: [instructions, correction].filter(Boolean).join('\n\n') },
  ...turnsOf(history),
  { role: 'user', content: question },
];

/** The history in messages that a model was sent, each entry as it is where its words were sent. */
export const historyIn = <Entry extends Turn>(
  messages: readonly ModelMessage[],
  history: readonly Entry[],
): (Entry | Turn)[] => {
  const talk = messages.slice(1, -1);
  return talk.flatMap(({ content: question }, at) => {
    const answer = talk[at + 1]?.content ?? '';
    const isSent = (entry: Turn) => entry.question === question && entry.answer === answer;
    return at % 2 === 1 ? [] : [history.find(isSent) ?? { question, answer }];
  });
};

const turnsOf = (history: readonly Turn[]): ModelMessage[] =>
  history.flatMap(({ question, answer }) => [
    { role: 'user', content: question },
    { role: 'assistant', content: answer },
  ]);
