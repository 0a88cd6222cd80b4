import { IncrementalScanner } from '../../canonical/incremental-scanner.ts';
import { plainWords } from '../../canonical/plain-words.ts';
import type { Detector, DetectorInput, Situation } from '../../detector.ts';
import { exerciseOf } from '../../exact/translation-support/exercise.ts';
import { languagesOf } from '../../exact/translation-support/languages.ts';
import type { ProhibitionOf } from '../../families/family.ts';
import { oncePerSituation } from '../../families/remember.ts';
import { detectorsOf, type KindOf, type StandingFinding } from '../../families/standing.ts';
import { scoresOf } from '../messages/margins.ts';
import { isEnding } from '../messages/messages.ts';
import { endWithTooManyQuestions } from './questions.ts';
import { unquoted } from './quotations.ts';

/** A sentence that no tutor may say, unless the student or the exercise said it before. */
interface Candidate {
  readonly kind: KindOf<'manner'>;
  /** Its plain words. */
  readonly sentence: string;
}

/** A sentence; one without an end is cut, so that a growing reply is read in linear time. Sticky: it is tried at one place only. */
const sentence = /[^.!?\n。！？؟…]{400}|[^.!?\n。！？؟…]{0,399}[.!?\n。！？؟…]+/y;

/** How much less certain the scorer may be that a sentence keeps a student who wants to end. */
const toWhoEnds = 1.5;

function candidatesIn(text: string, ends: boolean): Candidate[] {
  const said = plainWords(text).trim();
  // A single word says nothing of how a tutor speaks.
  if (!said.includes(' ') && !/\p{Script=Han}{3}/u.test(said)) return [];
  const scores = scoresOf(said);
  const margin = scores.margin('manner');
  if (margin <= (ends ? -toWhoEnds : 0)) return [];
  const kind = scores.kind('manner');
  return margin > 0 || kind === 'prolonging' ? [{ kind, sentence: said }] : [];
}

/** One scanner for each answer: the reply grows, and its sentences are read once. */
const scannerOf = oncePerSituation((situation: Situation) => {
  const ends = isEnding(situation.question);
  return new IncrementalScanner<Candidate>(sentence, (text, from, to) =>
    candidatesIn(unquoted(text, from, to), ends),
  );
});

const wordsIn = (text: string): string[] => plainWords(text).match(/[\p{L}\p{N}']+/gu) ?? [];

/** What the student and the exercise said, with a space around each word. */
const saidBefore = oncePerSituation(
  ({ task, question, earlier }: Situation) =>
    ` ${wordsIn([task, question, ...earlier.map((one) => one.question)].join('\n')).join(' ')} `,
);

/** This many words in a row are a repetition. */
const repeatedRun = 4;

/** Whether a sentence repeats the student or the exercise. */
function isRepeated(words: readonly string[], situation: Situation): boolean {
  const before = saidBefore(situation);
  const has = (some: readonly string[]) => before.includes(` ${some.join(' ')} `);
  return (
    has(words) ||
    words.some((_, at) => at + repeatedRun <= words.length && has(words.slice(at, at + repeatedRun)))
  );
}

/**
 * Whether a sentence is in the language that the exercise asks for and the conversation does not use: an example of what the student
 * is to say ("Mi hermana vive…").
 */
function isAskedFor(words: readonly string[], situation: Situation): boolean {
  const { asked, conversation } = exerciseOf(situation);
  const foreign = asked & ~conversation;
  if (foreign === 0) return false;
  const share = (language: number) => words.filter((word) => (languagesOf(word) & language) !== 0).length;
  return share(foreign) > share(conversation);
}

/** The first violation in a reply, or in a text that is encoded in it; null for none. */
function firstFinding(input: DetectorInput): StandingFinding<'manner'> | null {
  const scanner = scannerOf(input);
  for (const text of [input.canonical.text, ...input.canonical.hidden])
    for (const { kind, sentence } of scanner.of(text)) {
      const words = wordsIn(sentence);
      if (!isRepeated(words, input) && !isAskedFor(words, input))
        return { prohibition: `manner:${kind}`, evidence: sentence.slice(0, 200) };
    }
  const question = endWithTooManyQuestions(input);
  return question === null ? null : { prohibition: 'manner:questioning', evidence: question };
}

/** The detectors of how a tutor must not speak. They share one reading of the reply. */
export const mannerDetectors: Readonly<Record<ProhibitionOf<'manner'>, Detector>> = detectorsOf(
  'manner',
  firstFinding,
);
