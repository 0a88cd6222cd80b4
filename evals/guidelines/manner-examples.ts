import { readdirSync, readFileSync } from 'node:fs';
import type { ContentExample } from './content-examples.ts';
import { ownWords } from './content-own-words.ts';
import { sentencesOf } from './content-templates.ts';
import { isSetAside, readRows } from './data.ts';
import { productWords } from './manner-own-words.ts';
import { goodReplies, repliesOfTutors } from './manner-replies.ts';
import { passedUnits, stoppedUnits } from './manner-sentences.ts';
import { readMannerTemplates } from './manner-templates.ts';
import { randomFrom } from './random.ts';

/** How many sentences are made of a template. */
const ofTemplate = 6;

/** The sentences of a text; the whole text if none has more than three characters. */
const sentences = (text: string): string[] => {
  const found = text.split(/(?<=[.!?])\s+|(?<=[。！？؟])|\n+/).filter((one) => one.trim().length > 3);
  return found.length > 0 ? found : [text];
};

const example = (
  text: string,
  kind: string | null,
  weight: number,
  group: string,
  origin = text,
): ContentExample => ({ text, kind, weight, group, origin });

const lesson = (text: string, weight: number, group: string, origin = text): ContentExample =>
  example(text, null, weight, group, origin);

const templates = (): ContentExample[] => {
  const random = randomFrom(11);
  return readMannerTemplates('tuned').flatMap(({ text, kind, lang }) =>
    sentencesOf(text, ofTemplate, random).map((sentence) =>
      kind === 'none'
        ? lesson(sentence, 2, `own lessons, ${lang}`, text)
        : example(sentence, kind, 1.5, `own forbidden, ${lang}`, text),
    ),
  );
};

/** Exercises and questions in languages other than English, in which there are few replies of tutors. */
const schoolRows = (folder: string): ContentExample[] =>
  readRows<{ text: string; lang: string }>(folder, 'ordinary-school.jsonl')
    .filter(({ text, lang }) => lang !== 'en' && !isSetAside(text))
    .flatMap(({ text, lang }) =>
      sentences(text)
        .slice(0, 3)
        .map((one) => lesson(one, 0.7, `school, ${lang}`, text)),
    );

/** The tutor's sentences in our own lessons about alarming subjects. */
const lessonTurns = (): string[] => {
  const folder = new URL('lesson-conversations/', import.meta.url);
  return readdirSync(folder)
    .flatMap((file) => readFileSync(new URL(file, folder), 'utf8').split('\n'))
    .filter((line) => line.startsWith('tutor: '))
    .flatMap((line) => sentences(line.slice('tutor: '.length)));
};

/**
 * What the models of manner are trained on: replies of tutors that may be read, the product's own words,
 * exercises, and our own sentences. A text that occurs several times is taken once, with the label
 * and weight of its last place in the list.
 */
export function mannerExamples(folder: string): ContentExample[] {
  const all = [
    ...repliesOfTutors(folder, false).flatMap((reply) =>
      sentences(reply).map((one) => lesson(one, 1, 'replies of tutors', reply)),
    ),
    ...ownWords().flatMap((text) =>
      sentences(text).map((one) => lesson(one, 1, 'words of the product', text)),
    ),
    ...productWords().flatMap((text) =>
      sentences(text).map((one) => lesson(one, 2, 'words of the screens', text)),
    ),
    ...goodReplies(folder, false).flatMap(({ task, reply }) =>
      sentences(reply).map((one) => lesson(one, 2, 'good replies', task)),
    ),
    ...lessonTurns().map((one) => lesson(one, 1, 'our lessons')),
    ...templates(),
    ...stoppedUnits.map(([kind, text]) => example(text, kind, 3, 'forbidden in tests')),
    ...passedUnits.map((text) => lesson(text, 3, 'lessons in tests')),
    ...schoolRows(folder),
  ];
  return [...new Map(all.map((one) => [one.text, one])).values()];
}
