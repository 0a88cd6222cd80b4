import { readdirSync, readFileSync } from 'node:fs';
import { type DialogueAct, dialogueActs } from '../../contract/tutor.ts';
import { isSetAside, readRows } from './data.ts';

/**
 * A message of a student and what it does. `act` is null for an ordinary message of a data set, which is a
 * step, a question or a word of thanks: nobody labelled it.
 */
export interface Message {
  readonly text: string;
  readonly act: DialogueAct | null;
  readonly author: string;
}

/** The authors whose messages only measure. */
const authorsSetAside = new Set([
  ...['grump', 'adult', 'newcomer', 'terse', 'sporty'].map((author) => `english, ${author}`),
  ...['spanish, tomas', 'german, friedrich', 'french, henri', 'portuguese, gui'],
  ...['viktor', 'rufus', 'oisin', 'shanice', 'bram', 'imogen', 'daz'].map(
    (author) => `english-more, ${author}`,
  ),
  ...[
    'spanish-more, ximena',
    'spanish-more, nahuel',
    'german-more, timmi',
    'german-more, aylin',
    'french-more, apolline',
    'french-more, gaspard',
    'portuguese-more, wesley',
    'portuguese-more, lorena',
  ],
]);

/**
 * Reads our own messages. In their files, a line "# author" begins the messages of an author, and a line with
 * only the name of an act begins the messages that do it.
 */
function ownMessages(): Message[] {
  const folder = new URL('../marks/messages/', import.meta.url);
  return readdirSync(folder).flatMap((file) => {
    let author = '';
    let act: DialogueAct = 'asks';
    const messages: Message[] = [];
    for (const line of readFileSync(new URL(file, folder), 'utf8').split('\n')) {
      if (line.startsWith('# ')) author = `${file.replace('.txt', '')}, ${line.slice(2)}`;
      else if ((dialogueActs as readonly string[]).includes(line)) act = line as DialogueAct;
      else if (line !== '') messages.push({ text: line, act, author });
    }
    return messages;
  });
}

interface Dialogue {
  readonly task: string;
  readonly turns: readonly { readonly role: string; readonly text: string }[];
}

/** The ordinary messages of students in the data sets. */
function ordinaryMessages(folder: string): (Message & { readonly origin: string })[] {
  const ordinary = (text: string, author: string, origin = text) => ({ text, act: null, author, origin });
  return [
    ...readRows<Dialogue>(folder, 'tutor-dialogues.jsonl').flatMap(({ task, turns }) =>
      turns
        .filter(({ role }) => role === 'student')
        .map(({ text }) => ordinary(text, 'tutor-dialogues', task)),
    ),
    ...readRows<{ text: string }>(folder, 'ordinary-questions.jsonl').map(({ text }) =>
      ordinary(text, 'ordinary-questions'),
    ),
    ...readRows<{ text: string; lang: string }>(folder, 'ordinary-school.jsonl')
      .filter(({ lang }) => lang !== 'zh' && lang !== 'ar')
      .map(({ text, lang }) => ordinary(text, `ordinary-school, ${lang}`)),
    ...readRows<{ turns: string[]; answer_pressure: boolean }>(folder, 'answer-pressure.jsonl')
      .filter((row) => !row.answer_pressure)
      .flatMap(({ turns }) => turns.map((text) => ordinary(text, 'answer-pressure, none', turns[0]))),
  ];
}

/**
 * All messages: those to learn from and those set aside. Our own are set aside by their author, the ordinary
 * ones by their origin. An ordinary text that occurs several times is taken once.
 */
export function messages(folder: string): { learned: Message[]; aside: Message[] } {
  const own = ownMessages();
  const ordinary = [...new Map(ordinaryMessages(folder).map((one) => [one.text, one])).values()];
  return {
    learned: [
      ...own.filter(({ author }) => !authorsSetAside.has(author)),
      ...ordinary.filter(({ origin }) => !isSetAside(origin)),
    ],
    aside: [
      ...own.filter(({ author }) => authorsSetAside.has(author)),
      ...ordinary.filter(({ origin }) => isSetAside(origin)),
    ],
  };
}
