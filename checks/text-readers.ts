import { limits } from '../contract/constants.ts';
import { type GuidelineFamily, guidelineFamilies } from '../contract/guidelines.ts';
import { type Prohibition, type ProhibitionName, prohibitions } from '../contract/prohibitions.ts';
import { Canonicaliser, canonicalise, plainText } from './canonical/canonical.ts';
import { hiddenIn } from './canonical/hidden.ts';
import { legible } from './canonical/legible.ts';
import { hiddenWords, plainWords } from './canonical/plain-words.ts';
import type { Detector, DetectorInput, Situation } from './detector.ts';
import { keyValue } from './exact/directness/answer-key-value.ts';
import { readProposedKey } from './exact/directness/answer-proposed.ts';
import { exerciseInHand } from './exact/directness/exercise-in-hand.ts';
import { type AnswerKey, readAnswerKey } from './exact/key/answer-key.ts';
import { detectors } from './families/families.ts';
import { hasAttempt } from './gate/attempt-first.ts';
import { GuidelineGate } from './gate/gate.ts';
import { disclosedBy } from './gate/ledger.ts';
import { statesAnswer } from './gate/solved.ts';
import { hintsFor } from './hints/hints-for.ts';
import { maskPersonalData } from './personal-data/personal-data.ts';
import * as messages from './scorer/messages/messages.ts';
import { score } from './scorer/scorer.ts';

/** A part of the library that reads a text of a student, a teacher or a model. */
export interface TextReader {
  readonly name: string;
  /** What kind of text it reads, which decides how long the text can be. */
  readonly of: 'question' | 'task' | 'key' | 'reply';
}

interface Reader extends TextReader {
  readonly read: (text: string) => unknown;
}

/** A key with something for every kind of answer. */
const key: AnswerKey = {
  answers: ['84', '84 m^2', '840000 cm^2', 'Paris', 'x = 4'],
  steps: ['19', '38'],
  model:
    'The garden is long and wide, so its area is the product of both sides, and for i in range(10): print(i) says it ten times.',
};

/**
 * A situation in which the detectors of every family have something to check: numbers, a foreign language, a
 * quotation, a program.
 */
const situation = (part: Partial<Situation> = {}): Situation => ({
  question: 'I got 19 for this, is that right? My code is for i in range(10): print(i)',
  earlier: [{ question: 'What is 12 + 7?', answer: 'What is the capital called? Try it: 12 + 7.' }],
  task:
    'A garden is 12 m long and 7 m wide. How large is its area? «Le jardin de ma grande tante est plus beau que ' +
    'la maison.» Translate the sentence, and quote the poet: “the woods are lovely, dark and deep, but I have ' +
    'promises to keep, and miles to go before I sleep”.',
  key: null,
  ledger: { disclosed: ['above 30'] },
  memory: new Map(),
  ...part,
});

/** The names of all prohibitions. */
const names = Object.keys(prohibitions) as ProhibitionName[];
/** A complete reply as a detector receives it. */
const inputOf = (reply: string, part: Partial<Situation> = {}): DetectorInput => ({
  ...situation(part),
  reply,
  canonical: canonicalise(reply),
  complete: true,
});

/** The length of the pieces in which a model streams, in characters. */
const pieceLength = 5;

/**
 * Streams a reply through a gate. Its detectors run but report no violation, so that the gate never stops and
 * each detector reads the whole reply.
 */
function throughGate(reply: string, forbidden: readonly ProhibitionName[], part: Partial<Situation>): void {
  const reportingNothing = Object.fromEntries(
    names.map((name): [string, Detector] => [name, (input) => detectors[name](input) && null]),
  ) as Record<ProhibitionName, Detector>;
  const guidelines = { version: '', instructions: '', failsClosed: true, forbidden };
  const gate = new GuidelineGate(guidelines, situation(part), reportingNothing);
  gate.warmUp();
  for (let at = 0; at < reply.length; at += pieceLength) gate.push(reply.slice(at, at + pieceLength));
  gate.end();
  // Makes the gate read the reply once more for the ledger, as it does when a reply is closed.
  gate.disclosed.at(0);
}

/**
 * Lets every detector read what is known before the reply: the task, the question, the key, the conversation.
 */
function runDetectors(part: Partial<Situation>): void {
  const input = inputOf('Is 1 + 1 = 2?', part);
  for (const name of names) detectors[name](input);
}

const forbiddenBy = (family: Prohibition['family']): ProhibitionName[] =>
  names.filter((one) => prohibitions[one].family === family);

const families = Object.keys(guidelineFamilies) as GuidelineFamily[];

/**
 * Readers that run the detectors of a family with a key. The detectors of directness read a reply differently
 * without a key, so they also run without one.
 */
function familyReaders(
  family: GuidelineFamily,
  name: string,
  read: (text: string, forbidden: readonly ProhibitionName[], part: Partial<Situation>) => void,
): Reader[] {
  const forbidden = forbiddenBy(family);
  const reader = (title: string, part: Partial<Situation>): Reader => ({
    name: `${name}, ${title}`,
    of: 'reply',
    read: (text) => read(text, forbidden, part),
  });
  const keyed = reader(family, { key });
  return family === 'directness' ? [keyed, reader(`${family} without a key`, {})] : [keyed];
}

/** Every part of the library that reads a text, for bench/hostile-text.ts. */
export const textReaders: readonly Reader[] = [
  { name: 'the scorer', of: 'question', read: score },
  { name: 'detectDanger', of: 'question', read: (text) => messages.detectDanger(text, [{ question: text }]) },
  { name: 'findContent', of: 'question', read: (text) => messages.findContent(text) },
  { name: 'signs of distress', of: 'question', read: messages.findSigns },
  { name: 'doubt', of: 'question', read: (text) => messages.doubtOf(text, [{ question: text }]) },
  { name: 'findAttempts', of: 'question', read: (text) => messages.findAttempts(text, [{ question: text }]) },
  {
    name: 'offloading',
    of: 'question',
    read: (text) => messages.isOffloading(text, [{ question: text }], text),
  },
  {
    name: 'an attempt',
    of: 'question',
    read: (text) => hasAttempt(situation({ question: text, earlier: [], task: '' })),
  },
  { name: 'what a message does', of: 'question', read: messages.dialogueActOf },
  {
    name: 'a stated answer',
    of: 'question',
    read: (text) => statesAnswer(situation({ question: text, earlier: [], key })),
  },
  { name: 'personal data', of: 'question', read: maskPersonalData },
  { name: 'plain words', of: 'question', read: plainWords },
  { name: 'hidden words', of: 'question', read: hiddenWords },
  { name: 'legible', of: 'question', read: legible },
  {
    name: 'a question, read by all detectors',
    of: 'question',
    read: (text) => runDetectors({ question: text }),
  },
  {
    name: 'an only question, read by all detectors',
    of: 'question',
    read: (text) => runDetectors({ question: text, task: '', earlier: [] }),
  },
  {
    name: 'an earlier question, read by all detectors',
    of: 'question',
    read: (text) => runDetectors({ earlier: [{ question: text, answer: 'Go on?' }] }),
  },
  {
    name: 'hints for a question',
    of: 'question',
    read: (text) => hintsFor(situation({ question: text }), 'key-value'),
  },
  { name: 'a task, read by all detectors', of: 'task', read: (text) => runDetectors({ task: text }) },
  {
    name: 'hints for a task',
    of: 'task',
    read: (text) => hintsFor(situation({ task: text }), 'quotation'),
  },
  {
    name: 'readAnswerKey',
    of: 'key',
    read: (text) => readAnswerKey({ answers: text, steps: text, model: text }),
  },
  {
    name: 'a key, read by all detectors',
    of: 'key',
    read: (text) => runDetectors({ key: readAnswerKey({ answers: text, steps: text, model: text }).key }),
  },
  {
    name: 'the exercise in hand',
    of: 'question',
    read: (text) =>
      exerciseInHand(situation({ question: text, earlier: [{ question: text, answer: text }] })),
  },
  {
    name: 'a proposed key',
    of: 'reply',
    read: (text) =>
      readProposedKey(text.slice(0, limits.questionMaximum), JSON.stringify({ answers: text.split(' ') })),
  },
  { name: 'canonical text', of: 'reply', read: canonicalise },
  { name: 'plain text', of: 'reply', read: plainText },
  { name: 'hidden texts', of: 'reply', read: hiddenIn },
  {
    name: 'canonical text of a growing reply',
    of: 'reply',
    read: (text) => {
      const canonicaliser = new Canonicaliser();
      for (let part = 1; part <= 40; part++) canonicaliser.read(text.slice(0, (text.length * part) / 40));
    },
  },
  {
    name: 'an earlier answer, read by all detectors',
    of: 'reply',
    read: (text) => runDetectors({ earlier: [{ question: 'What is 6 * 7?', answer: text }] }),
  },
  ...families.flatMap((family) =>
    familyReaders(family, 'a whole reply', (text, forbidden, part) => {
      const input = inputOf(text, part);
      for (const name of forbidden) detectors[name](input);
    }),
  ),
  {
    name: 'a reply that repeats question, task and key',
    of: 'reply',
    read: (text) => {
      const question = text.slice(0, limits.questionMaximum);
      const keyOfReply = readAnswerKey({ answers: text.slice(0, 2_000), steps: '', model: question }).key;
      const part = { question, task: text.slice(0, limits.descriptionMaximum), key: keyOfReply };
      const input = inputOf(text, { ...part, earlier: [{ question, answer: text }] });
      for (const name of names) detectors[name](input);
    },
  },
  {
    name: 'a reply after one that disclosed as much',
    of: 'reply',
    read: (text) => {
      const disclosed = disclosedBy(inputOf(text, { key }));
      keyValue(inputOf(text, { key, ledger: { disclosed } }));
    },
  },
  ...families.flatMap((family) => familyReaders(family, 'the gate', throughGate)),
  {
    name: 'the gate, manner',
    of: 'reply',
    read: (text) => throughGate(text, forbiddenBy('manner'), {}),
  },
];

/** Lets a part of the library read a text. @throws Error when there is no such part */
export function readText(name: string, text: string): void {
  const reader = textReaders.find((one) => one.name === name);
  if (!reader) throw new Error(`Nothing called ${name} reads a text.`);
  reader.read(text);
}
