import { readdirSync, readFileSync } from 'node:fs';
import { type DialogueAct, dialogueActs } from '../../contract/tutor.ts';
import { foundByLists, messageFeatures } from '../../guardrails/evaluation.ts';
import type { ContentExample } from './content-examples.ts';
import { isSetAside, readRows } from './data.ts';
import { randomFrom } from './random.ts';

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

/**
 * Spells a message as somebody in a hurry does: without capitals and most punctuation, and in about a third
 * of the longer words with a letter left out, a letter doubled, or two letters swapped.
 */
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

/**
 * Whether an ordinary message may itself do the act that a model is trained for. Such a message is no example
 * against the act and is left out.
 */
const isDoubtful: Partial<Record<DialogueAct, (text: string) => boolean>> = {
  stuck: (text) =>
    foundByLists(text).stuck || /(?:help|hint|know|sure|confus|understand|forg[eo]t)/i.test(text),
  presses: (text) => foundByLists(text).presses || /\b(?:just|tell me|give)\b/i.test(text),
  ends: (text) => /thank|great|got it|bye/i.test(text),
};

/**
 * The weight of an ordinary message. There are many of them; a message of our own weighs 1 or 2, and its
 * misspelt copy half as much.
 */
const weightOfOrdinary = 0.3;

/**
 * The examples from which the model of an act learns. The model of steps learns from no ordinary messages,
 * since many of them are steps.
 */
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
