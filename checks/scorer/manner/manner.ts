import { plainWords } from '../../canonical/plain-words.ts';
import type { Situation } from '../../detector.ts';
import { exerciseOf } from '../../exact/translation-support/exercise.ts';
import { languagesOf } from '../../exact/translation-support/languages.ts';
import { oncePerSituation } from '../../families/remember.ts';
import type { StandingFinding } from '../../families/standing.ts';
import { scoresOfPlain } from '../messages/margins.ts';
import { isEnding } from '../messages/messages.ts';
import type { ReplySentence } from '../reply-sentence.ts';

/** How much less certain the scorer may be that a sentence keeps a student who wants to end. */
const toWhoEnds = 1.5;

const certaintyFor = oncePerSituation(({ question }) => (isEnding(question) ? toWhoEnds : 0));

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

/** What no tutor may say in a sentence of a reply, unless the student or the exercise said it before; null for nothing. */
export function mannerIn({ unquoted: said, situation }: ReplySentence): StandingFinding<'manner'> | null {
  // A single word says nothing of how a tutor speaks.
  if (!said.includes(' ') && !/\p{Script=Han}{3}/u.test(said)) return null;
  const scores = scoresOfPlain(said);
  const margin = scores.margin('manner');
  if (margin <= -certaintyFor(situation)) return null;
  const kind = scores.kind('manner');
  if (margin <= 0 && kind !== 'prolonging') return null;
  const words = wordsIn(said);
  if (isRepeated(words, situation) || isAskedFor(words, situation)) return null;
  return { prohibition: `manner:${kind}`, evidence: said.slice(0, 200) };
}
