import type { Detector, DetectorInput } from '../../detector.ts';
import { type ReplySentence, replySentences } from './answer-sentences.ts';

/** A result that neither the exercise nor the student named: numbers, digits, parts of the answer. */
export const assertedValue: Detector = (input) => {
  for (const { asserted } of visibleSentences(input)) {
    if (asserted !== null) return { prohibition: 'asserted-value', evidence: asserted };
  }
  return null;
};

/** A step of the exercise that the tutor carries out. */
export const workedStep: Detector = (input) => {
  for (const { step } of visibleSentences(input)) {
    if (step !== null) return { prohibition: 'worked-step', evidence: step };
  }
  return null;
};

/** An example that is the exercise itself: its calculation uses the exercise's numbers. */
export const sameNumbersExample: Detector = (input) => {
  const sentences = replySentences(input.canonical.text, input);
  const first = sentences.findIndex(({ isExample }) => isExample);
  if (first < 0) return null;
  const found = sentences.slice(first).find(({ repeatedExample }) => repeatedExample !== null);
  return found?.repeatedExample
    ? { prohibition: 'same-numbers-example', evidence: found.repeatedExample }
    : null;
};

/** The reply's sentences, and those that were encoded in it. */
function visibleSentences(input: DetectorInput): readonly ReplySentence[] {
  const { canonical } = input;
  const sentences = replySentences(canonical.text, input);
  if (canonical.hidden.length === 0) return sentences;
  const hidden = canonical.hidden.filter((decoded) => /\p{L}{2}/u.test(decoded));
  return sentences.concat(hidden.flatMap((text) => replySentences(text, input)));
}
