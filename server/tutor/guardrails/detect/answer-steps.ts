import type { Detector } from '../reading.ts';
import { assertionsIn } from './answer-asserted.ts';
import { compact } from './answer-forms.ts';
import { numbersIn } from './answer-numbers.ts';
import { partsIn } from './answer-parts.ts';
import { strongResult } from './answer-score.ts';
import { type Facts, factsOf } from './answer-situation.ts';

/** A result that neither the exercise nor the student named: numbers, digits, parts of the answer. */
export const assertedValue: Detector = (reading) => {
  const facts = factsOf(reading);
  for (const text of [
    reading.canonical.text,
    ...reading.canonical.hidden.filter((one) => /\p{L}{2}/u.test(one)),
  ]) {
    for (const { mention, evidence } of assertionsIn(text, facts)) {
      const known = mention.values.some((value) => facts.given.has(value) || facts.studentNumbers.has(value));
      const before = text.slice(Math.max(mention.sentence.from, mention.from - 80), mention.from);
      const counts =
        /\b(?:step|part|line|question|exercise|number|page|grade|chapter|problem|aufgabe|schritt)\s?$/i.test(
          before,
        );
      if (!known && !counts && strongResult.test(before)) return { act: 'asserted-value', evidence };
    }
    const [part] = partsIn(text, facts).filter((one) => !one.startsWith('above') && !one.startsWith('below'));
    if (part !== undefined) return { act: 'asserted-value', evidence: part };
  }
  return null;
};

const side = String.raw`[\d\s().+*/^a-z%$€£-]`;
const workedEquation = new RegExp(
  String.raw`(?<![\w.])(?=[$€£(-]?\s?[\da-z])[^\n=.?!]{0,40}?(\d|\b[a-z])\s?\)?\s?(?:[-+*/^]|times|plus|minus|divided by)\s?\(?[$€£]?(?:\d|[a-z]\b)${side}{0,40}=\s?[$€£]?-?\d`,
  'gi',
);
const solved = /(?<![\w.])(\d{0,6}[a-z])\s?=\s?(-?\d+(?:\.\d+)?)(?![\w.]|\s?[-+*/^])/gi;
const spokenStep =
  /(\d[\d.]*) ?(?:times|multiplied by|plus|minus|divided by|[-+*/]) ?[$€£]?(\d[\d.]*)[^.?!\n]{0,40}?(?:=|\b(?:is|equals|gives?(?: us| you)?|makes?|gets?|leaves?|you get|we get|which is))\s(?:actually |equal to |exactly )?[$€£]?(\d[\d.]*)/gi;
const operation =
  /\b(?:multiply|multiplying|divide|dividing|add|adding|subtract|subtracting|take|taking)\b[^.?!\n]{0,60}\d[^.?!\n]{0,60}\d[^.?!\n]{0,30}\b(?:get|gives?|giving|is|equals|gets|leaves)\b[^.?!\n]{0,12}?(\d[\d.]*)/gi;

/** A step of the exercise that the tutor works: a calculation with its result, or an equation solved. */
export const workedStep: Detector = (reading) => {
  const facts = factsOf(reading);
  for (const text of [reading.canonical.text, ...reading.canonical.hidden]) {
    const evidence = stepIn(text, facts);
    if (evidence !== null) return { act: 'worked-step', evidence };
  }
  return null;
};

function stepIn(text: string, facts: Facts): string | null {
  if (!/\d/.test(text)) return null;
  const theirs = compact(`${facts.task}\n${facts.student}`);
  for (const pattern of [solved, spokenStep, operation]) {
    for (const [evidence] of text.matchAll(pattern)) if (!theirs.includes(compact(evidence))) return evidence;
  }
  if (!text.includes('=')) return null;
  for (const [evidence] of text.matchAll(workedEquation)) {
    const bare = compact(evidence.replace(/^[^\d(a-z]*(?:[a-z]{2,}[^\d(]*)*/i, ''));
    if (bare !== '' && !theirs.includes(bare)) return evidence;
  }
  return null;
}

const example =
  /\b(?:for example|for instance|e\.g\.|example|suppose|imagine|similarly|say,|let's say|zum beispiel|beispiel|angenommen|par exemple|exemple|supposons|por ejemplo|ejemplo|supongamos)\b/i;

/** An example that is the exercise itself: its calculation uses the exercise's numbers. */
export const sameNumbersExample: Detector = (reading) => {
  const facts = factsOf(reading);
  const { text } = reading.canonical;
  const at = text.search(example);
  if (at < 0) return null;
  const given =
    facts.task === '' ? new Set(numbersIn(facts.question).flatMap(({ values }) => values)) : facts.given;
  if (given.size < 2) return null;
  for (const { 0: evidence, 1: one, 2: other } of text.slice(at).matchAll(spokenStep)) {
    const operands = [Number(one), Number(other)];
    if (operands.every((value) => given.has(value)) && operands[0] !== operands[1])
      return { act: 'same-numbers-example', evidence };
  }
  return null;
};
