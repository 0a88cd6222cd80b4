import type { Detector, Reading } from '../reading.ts';
import { strongResult } from './answer-score.ts';
import { type Segment, segmentsOf } from './answer-segments.ts';
import { type Facts, factsOf } from './answer-situation.ts';

const counts =
  /\b(?:step|part|line|question|exercise|number|page|grade|chapter|problem|aufgabe|schritt|étape|paso)\s?$/i;

/** "Set the total to zero" plans a program and states no result. */
const setsOut =
  /\b(?:set|sets|setting|start|starts|begin|begins|initiali[sz]e\w*|setze|initialise\w*)\b[^.?!\n]{0,40}$/i;

/** A result that neither the exercise nor the student named: numbers, digits, parts of the answer. */
export const assertedValue: Detector = (reading) => {
  const facts = factsOf(reading);
  for (const segment of visibleSegments(reading, facts)) {
    const evidence = assertedIn(segment, facts);
    if (evidence !== null) return { act: 'asserted-value', evidence };
  }
  return null;
};

function assertedIn(segment: Segment, facts: Facts): string | null {
  for (const { mention, evidence } of segment.assertions) {
    const known = mention.values.some((value) => facts.given.has(value) || facts.studentNumbers.has(value));
    const before = segment.text.slice(Math.max(0, mention.from - 80), mention.from);
    if (!known && !counts.test(before) && !setsOut.test(before) && strongResult.test(before)) return evidence;
  }
  return segment.parts.find((part) => !/^(?:above|below)/.test(part)) ?? null;
}

/** A step of the exercise that the tutor works. */
export const workedStep: Detector = (reading) => {
  for (const { step } of visibleSegments(reading, factsOf(reading))) {
    if (step !== null) return { act: 'worked-step', evidence: step };
  }
  return null;
};

const example =
  /\b(?:for example|for instance|e\.g\.|example|suppose|imagine|similarly|say,|let's say|zum beispiel|beispiel|angenommen|par exemple|exemple|supposons|por ejemplo|ejemplo|supongamos)\b/i;

/** An example that is the exercise itself: its calculation uses the exercise's numbers. */
export const sameNumbersExample: Detector = (reading) => {
  const segments = segmentsOf(reading.canonical.text, factsOf(reading));
  const first = segments.findIndex(({ text }) => example.test(text));
  if (first < 0) return null;
  const found = segments.slice(first).find(({ repeatedExample }) => repeatedExample !== null);
  return found?.repeatedExample ? { act: 'same-numbers-example', evidence: found.repeatedExample } : null;
};

/** The reply's sentences, and those that were encoded in it. */
function visibleSegments({ canonical }: Reading, facts: Facts): readonly Segment[] {
  const segments = segmentsOf(canonical.text, facts);
  if (canonical.hidden.length === 0) return segments;
  const hidden = canonical.hidden.filter((decoded) => /\p{L}{2}/u.test(decoded));
  return segments.concat(hidden.flatMap((text) => segmentsOf(text, facts)));
}
