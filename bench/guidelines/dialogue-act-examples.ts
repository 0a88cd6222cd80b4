import { readdirSync, readFileSync } from 'node:fs';
import { type DialogueAct, dialogueActs } from '../../contract/tutor.ts';
import { foundByLists, messageFeatures } from '../../guardrails/guardrails.ts';
import type { ContentExample } from './content-examples.ts';
import { isSetAside, readRows } from './data.ts';
import { randomFrom } from './random.ts';

/** A message of a student with what it does; null: it is an ordinary one of a data set, a step, a question or a word of thanks. */
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

/** Our own messages, by author: "# author" begins those of one, and the name of an act alone on a line those of an act. */
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

/** The messages of students in the data sets that are ordinary. */
export function ordinaryMessages(folder: string): (Message & { readonly origin: string })[] {
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

/** The messages, each once: to learn from, and set aside by author or origin. */
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

/** Spells a message as somebody in a hurry does: without signs, with a letter left out or doubled or changed places. */
function misspelt(text: string, random: () => number): string {
  return text
    .toLowerCase()
    .replace(/[.,!'’¿¡]/g, '')
    .split(' ')
    .map((word) => {
      const at = 1 + Math.floor(random() * (word.length - 2));
      if (word.length < 5 || random() > 0.3) return word;
      const kind = random();
      if (kind < 0.4) return word.slice(0, at) + word.slice(at + 1);
      if (kind < 0.6) return word.slice(0, at) + word.slice(at - 1);
      return `${word.slice(0, at)}${word[at + 1] ?? ''}${word[at]}${word.slice(at + 2)}`;
    })
    .join(' ');
}

/** Whether the lists find in an ordinary message what a model is trained for: some are no examples against it. */
const isDoubtful: Partial<Record<DialogueAct, (text: string) => boolean>> = {
  stuck: (text) =>
    foundByLists(text).stuck || /(?:help|hint|know|sure|confus|understand|forg[eo]t)/i.test(text),
  presses: (text) => foundByLists(text).presses || /\b(?:just|tell me|give)\b/i.test(text),
  ends: (text) => /thank|great|got it|bye/i.test(text),
};

/** How much one ordinary message of a data set counts; there are many, and one of ours counts 1. */
const weightOfOrdinary = 0.3;

/** The examples from which the model of an act learns. */
export function examplesOf(act: DialogueAct, all: readonly Message[]): ContentExample[] {
  const random = randomFrom(5);
  return all.flatMap((message): ContentExample[] => {
    const { text, author } = message;
    if (message.act === null && (act === 'step' || isDoubtful[act]?.(text))) return [];
    const kind = message.act === act ? act : null;
    const of = (variant: string, weight: number): ContentExample[] => {
      const features = messageFeatures(variant);
      return features
        ? [{ text: variant, kind, weight, group: message.act ?? author, origin: author, units: [features] }]
        : [];
    };
    if (message.act === null) return of(text, weightOfOrdinary);
    const weight = kind ? 2 : 1;
    return [...of(text, weight), ...of(misspelt(text, random), weight / 2)];
  });
}
