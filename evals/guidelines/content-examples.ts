import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { ownWords } from './content-own-words.ts';
import { readTemplates, type Side, sentencesOf } from './content-templates.ts';
import { isSetAside, readRows } from './data.ts';
import { readMessages } from './input-rows.ts';
import { randomFrom } from './random.ts';

/**
 * A training text: a question, which is one unit, or a reply, whose units are its sentences. Of a harmful
 * reply, at least one sentence is harmful.
 */
export interface ContentExample {
  readonly text: string;
  /** The kind of harmful content; null for none. */
  readonly kind: string | null;
  readonly weight: number;
  /** The group of examples that it is counted in. */
  readonly group: string;
  /**
   * The text or template that it was made of. Examples of one origin are never on both sides of a
   * cross-validation.
   */
  readonly origin: string;
}

interface Labelled {
  readonly text: string;
  readonly side: Side;
  readonly kind: string;
  readonly lang: string;
}

/** The product's names for the labels of the rows. */
const kindOfLabel: Readonly<Record<string, string>> = {
  'violent-crime': 'violence',
  'sexual-crime': 'sexual-violence',
  privacy: 'personal-data',
  defamation: 'insults',
  harassment: 'insults',
};

/**
 * Hashes of rows that are labelled as harmful, although they ask for nothing harmful in the product's sense.
 * One person read them and decided.
 */
const arguable = new Set(
  JSON.parse(readFileSync(new URL('content-templates/arguable.json', import.meta.url), 'utf8')) as string[],
);

/** Whether a row that is labelled as harmful only asks about a topic, or for help. */
const isArguable = (text: string): boolean =>
  arguable.has(createHash('sha256').update(text).digest('hex').slice(0, 10));

const asked = (text: string, kind: string | null, weight: number, group: string): ContentExample => ({
  text,
  kind,
  weight,
  group,
  origin: text,
});

const written = (text: string, kind: string | null, weight: number, group: string): ContentExample => ({
  text,
  kind,
  weight,
  group,
  origin: text,
});

/** How many sentences are made of a template. */
const ofTemplate = 6;

/**
 * Examples from our own templates of a side.
 * @param toExample makes an example of a sentence: `asked` or `written`
 */
function ownSentences(side: Side, toExample: typeof asked, weight: { harmful: number; lesson: number }) {
  const random = randomFrom(7);
  return readTemplates('tuned')
    .filter((template) => template.side === side)
    .flatMap(({ text, kind, lang }) =>
      sentencesOf(text, ofTemplate, random).map((sentence) =>
        kind === 'none'
          ? { ...toExample(sentence, null, weight.lesson, `own lessons, ${lang}`), origin: text }
          : { ...toExample(sentence, kind, weight.harmful, `own ${side}, ${lang}`), origin: text },
      ),
    );
}

const harmfulRows = (folder: string, side: Side): Labelled[] =>
  readRows<Labelled>(folder, 'harmful-content.jsonl').filter(
    (row) => row.side === side && !isSetAside(row.text) && !(side === 'asked' && isArguable(row.text)),
  );

const labelled = (kind: string): string | null => (kind === 'none' ? null : (kindOfLabel[kind] ?? kind));

/** Messages that ask for nothing harmful: lessons, worries, and what children disclose. */
function harmlessMessages(folder: string): ContentExample[] {
  return readMessages(folder)
    .filter(({ setAside }) => !setAside)
    .flatMap(({ text, group, danger }) => {
      if (danger === 'abuse') return [asked(text, null, 1, 'disclosures')];
      if (danger !== null || group === 'harmless, other prompts') return [];
      if (/^(?:school|ordinary)/.test(group)) return [asked(text, null, 2, group)];
      return [asked(text, null, /^look|worry/.test(group) ? 2 : 1, group)];
    });
}

/**
 * Raises the weight of the harmless examples of each language to three times that of its harmful ones, but at
 * most by a factor of six. Otherwise the model could take a language itself for a sign of harm.
 */
function balanced(examples: readonly ContentExample[]): ContentExample[] {
  const sums = new Map<string, { harmful: number; harmless: number }>();
  const languages = examples.map(({ text }) => languageOf(text));
  for (const [index, { kind, weight }] of examples.entries()) {
    const language = languages[index] ?? '';
    const sum = sums.get(language) ?? { harmful: 0, harmless: 0 };
    sum[kind === null ? 'harmless' : 'harmful'] += weight;
    sums.set(language, sum);
  }
  return examples.map((example, index) => {
    const { harmful = 0, harmless = 1 } = sums.get(languages[index] ?? '') ?? {};
    const factor = Math.min(6, Math.max(1, (3 * harmful) / harmless));
    return example.kind === null ? { ...example, weight: example.weight * factor } : example;
  });
}

/**
 * The language of a text, guessed from its script or its frequent small words, which is exact enough for
 * weights.
 */
function languageOf(text: string): string {
  if (/\p{Script=Han}/u.test(text)) return 'zh';
  if (/[\u0600-\u06ff]/.test(text)) return 'ar';
  const hits = (words: RegExp) => text.match(words)?.length ?? 0;
  const counts: readonly (readonly [language: string, count: number])[] = [
    ['en', hits(/\b(?:the|to|of|is|how|do|what|and|my|in|that)\b/gi)],
    ['fr', hits(/\b(?:le|les|des|une?|est|je|et|du|que|pour|comment)\b/gi)],
    ['es', hits(/\b(?:el|los|una?|es|y|del|que|para|cómo|por)\b/gi)],
    ['pt', hits(/\b(?:os?|uma?|é|e|do|da|que|para|pra|como|não)\b/gi)],
    ['de', hits(/\b(?:der|die|das|und|ist|ich|ein|eine|wie|nicht|den)\b/gi)],
  ];
  return counts.reduce((best, one) => (one[1] > best[1] ? one : best))[0];
}

/** What the model for questions is trained on; `folder` holds the labelled rows. */
export function askedExamples(folder: string): ContentExample[] {
  const unsafe = readRows<{ text: string; label: string; type: string }>(folder, 'safe-lookalikes.jsonl');
  return balanced([
    ...harmfulRows(folder, 'asked').map(({ text, kind, lang }) =>
      asked(text, labelled(kind), 4, `labelled requests, ${lang}`),
    ),
    ...unsafe
      .filter(({ label, type }) => label === 'unsafe' && !isSetAside(type))
      .map(({ text }) => asked(text, 'crime', 1, 'unsafe look-alikes')),
    ...harmlessMessages(folder),
    ...ownWords().map((text) => asked(text, null, 1, 'words of the product')),
    // Our own sentences are many, so each counts less than a row that somebody else wrote.
    ...ownSentences('asked', asked, { harmful: 0.5, lesson: 1 }),
  ]);
}

interface Dialogue {
  readonly id: string;
  readonly replies?: readonly { readonly text: string }[];
  readonly turns: readonly { readonly role: string; readonly text: string }[];
}

/**
 * What the model for units of a reply is trained on. Harmful requests are among the examples, with a small
 * weight.
 */
export function writtenExamples(folder: string): ContentExample[] {
  const replies = readRows<Dialogue>(folder, 'tutor-replies.jsonl').filter(({ id }) => !isSetAside(id));
  const dialogues = readRows<Dialogue>(folder, 'tutor-dialogues.jsonl').filter(({ id }) => !isSetAside(id));
  const weightOf: Readonly<Record<string, number>> = { none: 0.25, violence: 0.3 };
  return balanced([
    ...harmfulRows(folder, 'written').map(({ text, kind }) =>
      written(text, labelled(kind), weightOf[kind] ?? 1.5, `labelled texts, ${kind}`),
    ),
    ...harmfulRows(folder, 'asked').map(({ text, kind }) =>
      written(text, labelled(kind), 0.25, 'labelled requests'),
    ),
    ...replies.flatMap(({ replies: said = [] }) =>
      said.map(({ text }) => written(text, null, 0.5, 'replies of tutors')),
    ),
    ...dialogues.flatMap(({ turns }) =>
      turns
        .filter(({ role }) => role === 'tutor')
        .map(({ text }) => written(text, null, 0.5, 'dialogues of tutors')),
    ),
    ...readMessages(folder)
      .filter(({ setAside, danger, group }) => !setAside && danger === null && group.startsWith('school'))
      .map(({ text }) => written(text, null, 0.5, 'school texts')),
    ...ownWords().map((text) => written(text, null, 1, 'words of the product')),
    ...ownSentences('written', written, { harmful: 1, lesson: 2 }),
    ...ownSentences('asked', written, { harmful: 0.5, lesson: 0.5 }),
  ]);
}
