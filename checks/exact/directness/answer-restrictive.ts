import type { Detector, DetectorInput, Violation } from '../../detector.ts';
import { firstNonNull, type ReplySentence, replySentences } from './answer-sentences.ts';
import { wholeWordOf } from './vocabulary.ts';

function violationIn(
  prohibition: Violation['prohibition'],
  sentences: readonly ReplySentence[],
  evidenceIn: (sentence: ReplySentence) => string | null,
): Violation | null {
  const evidence = firstNonNull(sentences, evidenceIn);
  return evidence === null ? null : { prohibition, evidence };
}

/** The reply's sentences, and those that were encoded in it. */
function allSentences(input: DetectorInput): readonly ReplySentence[] {
  const hidden = input.canonical.hidden.filter((decoded) => /\p{L}{2}/u.test(decoded));
  return [input.canonical.text, ...hidden].flatMap((text) => replySentences(text, input));
}

/** A result that neither the exercise nor the student named: numbers, parts of the answer. */
export const assertedValue: Detector = (input) =>
  violationIn(
    'asserted-value',
    allSentences(input),
    (sentence) => sentence.find('asserted') ?? sentence.newPart,
  );

export const workedStep: Detector = (input) =>
  violationIn('worked-step', allSentences(input), (sentence) => sentence.find('step'));

/** An example that is the exercise itself: its calculation uses the exercise's numbers. */
export const sameNumbersExample: Detector = (input) => {
  const sentences = replySentences(input.canonical.text, input);
  const first = sentences.findIndex(({ isExample }) => isExample);
  const example = first < 0 ? [] : sentences.slice(first);
  return violationIn('same-numbers-example', example, (sentence) => sentence.find('repeatedExample'));
};

const hint = wholeWordOf('hints');
const question = /[?？؟՞]/;
/** Greek asks with a semicolon. */
const greekQuestion = /\p{Script=Greek}{2}[^;\n]{0,80};["')\]*_»”’]{0,4}$/u;
/** The sentence ends with a colon: an announcement without anything after it is not a hint. */
const announces = /[:：]\s*$/;

/** A complete reply without a question or a hint in its last two sentences. */
export const noQuestion: Detector = ({ complete, canonical }) => {
  const text = canonical.text.trim();
  if (!complete || text === '') return null;
  const last = text
    .slice(-600)
    .split(/(?<=[.!?。！？])\s+|\n+/)
    .filter((sentence) => /[\p{L}\d]/u.test(sentence))
    .slice(-2);
  const moves = (sentence: string) =>
    question.test(sentence) ||
    greekQuestion.test(sentence) ||
    (hint.test(sentence) && !announces.test(sentence));
  if (last.some(moves)) return null;
  return { prohibition: 'no-question', evidence: last.at(-1) ?? text.slice(-80) };
};
