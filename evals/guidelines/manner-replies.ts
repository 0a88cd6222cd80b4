import { isSetAside, readRows } from './data.ts';

interface Dialogue {
  readonly id: string;
  readonly turns?: readonly { readonly role: string; readonly text: string }[];
  readonly replies?: readonly { readonly text: string }[];
}

interface GoodReply {
  readonly task: { readonly title: string };
  readonly turns: readonly { readonly reply: string }[];
}

const tutorsIn = ({ turns = [], replies = [] }: Dialogue): string[] => [
  ...turns.filter(({ role }) => role === 'tutor').map(({ text }) => text),
  ...replies.map(({ text }) => text),
];

/**
 * The replies of tutors in labelled dialogues, each text once.
 * @param setAside true for the third of the problems that is set aside, false for the others
 */
export function repliesOfTutors(folder: string, setAside: boolean): string[] {
  const replies = ['tutor-dialogues.jsonl', 'tutor-replies.jsonl']
    .flatMap((file) => readRows<Dialogue>(folder, file))
    .filter(({ id }) => isSetAside(id.split('#')[0] ?? id) === setAside)
    .flatMap(tutorsIn)
    .filter((text) => text.trim() !== '');
  return [...new Set(replies)];
}

/**
 * Replies of a good tutor that must arrive unchanged.
 * @param setAside true for the third of the exercises that is set aside, false for the others
 */
export const goodReplies = (folder: string, setAside: boolean): { task: string; reply: string }[] =>
  readRows<GoodReply>(folder, 'redteam/benign.jsonl')
    .filter(({ task }) => isSetAside(task.title) === setAside)
    .flatMap(({ task, turns }) => turns.map(({ reply }) => ({ task: task.title, reply })));
