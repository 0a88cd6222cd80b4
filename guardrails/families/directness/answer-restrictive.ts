import type { Detector, Reading } from '../../reading.ts';
import { type Segment, segmentsOf } from './answer-segments.ts';

/** A result that neither the exercise nor the student named: numbers, digits, parts of the answer. */
export const assertedValue: Detector = (reading) => {
  for (const { asserted } of visibleSegments(reading)) {
    if (asserted !== null) return { prohibition: 'asserted-value', evidence: asserted };
  }
  return null;
};

/** A step of the exercise that the tutor works. */
export const workedStep: Detector = (reading) => {
  for (const { step } of visibleSegments(reading)) {
    if (step !== null) return { prohibition: 'worked-step', evidence: step };
  }
  return null;
};

/** An example that is the exercise itself: its calculation uses the exercise's numbers. */
export const sameNumbersExample: Detector = (reading) => {
  const segments = segmentsOf(reading.canonical.text, reading);
  const first = segments.findIndex(({ isExample }) => isExample);
  if (first < 0) return null;
  const found = segments.slice(first).find(({ repeatedExample }) => repeatedExample !== null);
  return found?.repeatedExample
    ? { prohibition: 'same-numbers-example', evidence: found.repeatedExample }
    : null;
};

/** The reply's sentences, and those that were encoded in it. */
function visibleSegments(reading: Reading): readonly Segment[] {
  const { canonical } = reading;
  const segments = segmentsOf(canonical.text, reading);
  if (canonical.hidden.length === 0) return segments;
  const hidden = canonical.hidden.filter((decoded) => /\p{L}{2}/u.test(decoded));
  return segments.concat(hidden.flatMap((text) => segmentsOf(text, reading)));
}
