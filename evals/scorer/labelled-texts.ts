import type { Finding, KindHead } from '../../checks/scorer/heads.ts';
import { askedExamples, writtenExamples } from '../guidelines/content-examples.ts';
import { isSetAside, readRows } from '../guidelines/data.ts';
import { messages } from '../guidelines/dialogue-act-examples.ts';
import { harmless, inDanger } from '../guidelines/harm-examples.ts';
import { readMessages } from '../guidelines/input-rows.ts';
import { mannerExamples } from '../guidelines/manner-examples.ts';
import { repliesOfTutors } from '../guidelines/manner-replies.ts';
import { dangerous, harmless as harmlessToStrangers } from './strangers.ts';

/** A text with all that is known of it, for both groups of heads. */
export interface Labelled {
  readonly text: string;
  /** The findings that it has. Those that are neither here nor in `unsure` it does not have. */
  readonly has: readonly Finding[];
  readonly unsure: readonly Finding[];
  readonly isReply: boolean;
  readonly kinds: readonly KindHead[];
  readonly weight: number;
}

/** A text counts less than a row of a writer, since there are many of one author. */
const usual = 0.5;

const asked = (text: string, fields: Partial<Labelled> = {}): Labelled => ({
  text,
  has: [],
  unsure: [],
  isReply: false,
  kinds: [],
  weight: usual,
  ...fields,
});

/** Messages that show danger, and others that sound like it. */
const dangers = (folder: string): Labelled[] => [
  ...readMessages(folder)
    .filter(({ setAside }) => !setAside)
    .map(({ text, danger }) =>
      danger === null
        ? asked(text, { unsure: ['distress', 'stuck'] })
        : asked(text, {
            has: ['danger'],
            unsure: ['distress'],
            kinds: [`danger:${danger}`],
          }),
    ),
  ...dangerous.map(([kind, text]) =>
    asked(text, { has: ['danger'], unsure: ['distress'], kinds: [`danger:${kind}`], weight: 1 }),
  ),
  ...harmlessToStrangers.map((text) => asked(text, { unsure: ['distress', 'stuck'], weight: 1 })),
  ...inDanger.map((text) =>
    asked(text, { has: ['danger'], unsure: ['distress'], kinds: ['danger:self-harm'] }),
  ),
  ...harmless.map((text) => asked(text, { unsure: ['distress', 'stuck'] })),
];

/** Attempts to switch the rules off, and presses for the answer. */
const attempts = (folder: string): Labelled[] => [
  ...readRows<{ text: string }>(folder, 'jailbreaks.jsonl')
    .filter(({ text }) => !isSetAside(text))
    .map(({ text }) =>
      asked(text.slice(0, 1_500), { has: ['switchOff'], unsure: ['harmfulRequest', 'danger'] }),
    ),
  ...readRows<{ turns: string[]; answer_pressure: boolean }>(folder, 'answer-pressure.jsonl')
    .filter(({ turns, answer_pressure }) => answer_pressure && !isSetAside(turns[0] ?? ''))
    .map(({ turns }) => asked(turns.at(-1) ?? '', { has: ['pressure'], unsure: ['offloading'] })),
];

const onlyMessages: readonly Finding[] = [
  'danger',
  'distress',
  'stuck',
  'lingers',
  'switchOff',
  'pressure',
  'offloading',
];

const harmfulRequests = (folder: string): Labelled[] =>
  askedExamples(folder).map(({ text, kind }) =>
    kind === null
      ? asked(text, { unsure: onlyMessages })
      : asked(text, {
          has: ['harmfulRequest'],
          unsure: onlyMessages,
          kinds: [`content:${kind}` as KindHead],
        }),
  );

/** The longest text of which one label tells something about each part. */
const longest = 400;

const replies = (folder: string): Labelled[] => [
  ...writtenExamples(folder)
    .filter(({ text, group }) => text.length <= longest && group !== 'labelled requests')
    .map(({ text, kind }) =>
      asked(text, {
        isReply: true,
        has: kind === null ? [] : ['harmfulReply'],
        unsure: kind === null ? [] : ['manner'],
        kinds: kind === null ? [] : [`content:${kind}` as KindHead],
      }),
    ),
  ...mannerExamples(folder).map(({ text, kind, weight }) =>
    asked(text, {
      weight: weight * usual,
      isReply: true,
      has: kind === null ? [] : ['manner'],
      unsure: kind === null ? [] : ['harmfulReply'],
      kinds: kind === null ? [] : [`manner:${kind}` as KindHead],
    }),
  ),
];

/** What our own messages of invented students do. */
const acts = (folder: string): Labelled[] =>
  messages(folder).learned.flatMap(({ text, act }) =>
    act === null
      ? []
      : [
          asked(text, {
            has: act === 'stuck' ? ['stuck'] : act === 'presses' ? ['pressure'] : [],
            unsure: ['lingers', 'offloading', 'distress'],
            kinds: [`act:${act}`],
          }),
        ],
  );

/** The texts that were there before the writers: labelled rows of public sets that may be read, and our own sentences. */
export const labelledTexts = (folder: string): Labelled[] => [
  ...dangers(folder),
  ...attempts(folder),
  ...harmfulRequests(folder),
  ...replies(folder),
  ...acts(folder),
];

/** Messages of ordinary lessons that nobody read, in sets. They choose thresholds, and nothing learns from them. */
export const ordinaryLessons = (folder: string): readonly (readonly string[])[] => [
  readRows<{ text: string }>(folder, 'ordinary-questions.jsonl')
    .map(({ text }) => text)
    .filter(isSetAside),
  readRows<{ text: string; source: string; lang: string }>(folder, 'ordinary-school.jsonl')
    .filter(({ source, lang }) => isSetAside(`${source}|${lang}`))
    .map(({ text }) => text),
];

/** Sentences of tutors in public dialogues that nobody read, in one set. They tell how many sentences a second reader gets. */
export const ordinarySentences = (folder: string): readonly (readonly string[])[] => [
  repliesOfTutors(folder, true)
    .flatMap((reply) => reply.split(/(?<=[.!?])\s+/))
    .filter((sentence) => sentence.trim().length > 3),
];
