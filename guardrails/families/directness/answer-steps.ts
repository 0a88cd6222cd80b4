import { compact } from './answer-forms.ts';
import { numbersIn } from './answer-numbers.ts';
import { type Facts, oncePerFacts } from './facts.ts';

const side = String.raw`[\d\s().+*/^a-z%$€£-]`;
const workedEquation = new RegExp(
  String.raw`(?<![\w.])(?=[$€£(-]?\s?[\da-z])[^\n=.?!]{0,40}?(\d|\b[a-z])\s?\)?\s?(?:[-+*/^]|times|plus|minus|divided by)\s?\(?[$€£]?(?:\d|[a-z]\b)${side}{0,40}=\s?[$€£]?-?\d`,
  'gi',
);
const solved = /(?<![\w.])(\d{0,6}[a-z])\s?=\s?(-?\d+(?:\.\d+)?)(?![\w.]|\s?[-+*/^])/gi;
const spokenStep =
  /(?<!\d\.*)(\d[\d.]*) ?(?:times|multiplied by|plus|minus|divided by|[-+*/]) ?[$€£]?(\d[\d.]*)[^.?!\n]{0,40}?(?:=|\b(?:is|equals|gives?(?: us| you)?|makes?|gets?|leaves?|you get|we get|which is))\s(?:actually |equal to |exactly )?[$€£]?(\d[\d.]*)/gi;
const operation =
  /\b(?:multiply|multiplying|divide|dividing|add|adding|subtract|subtracting|take|taking)\b[^.?!\n]{0,60}\d[^.?!\n]{0,60}(?<![\d.])\d[^.?!\n]{0,30}\b(?:get|gives?|giving|is|equals|gets|leaves)\b[^.?!\n]{0,12}?(\d[\d.]*)/gi;

const share =
  /(?:(?<![\d.])\d[\d.]*%|\d\/\d{1,3}|\bhalf|\bdouble|\btwice|\ba (?:third|quarter)) (?:of )?[$€£]?\d[\d.]*[^.?!\n]{0,20}?(?:=|\b(?:is|are|makes|gives|equals)) [$€£]?\d[\d.]*/gi;

const all = [solved, spokenStep, operation, share];
const isProgram =
  /\b(?:console\.log|print|let|const|def|for|while|int|return|System\.out)\b[^.?!\n]{0,40}[=({]/;

const isInProgram = oncePerFacts(({ task }) => isProgram.test(task));

/** A step of the exercise in a sentence: a calculation with its result, or a solved equation. */
export function stepIn(text: string, facts: Facts): string | null {
  if (!/\d/.test(text)) return null;
  const theirs = facts.knownFormulas;
  // A result that the student found may be repeated with its calculation.
  const isTheirs = (step: string) => {
    const result = numbersIn(step).at(-1)?.values[0];
    return result !== undefined && facts.studentNumbers.has(result) && !facts.given.has(result);
  };
  // "U is 12" of the student may be written as "U = 12".
  const isEcho = (step: string) => {
    const [, letter = '', value] = /^(\p{L})\s?=\s?(-?[\d.]+)$/u.exec(step) ?? [];
    return (
      value !== undefined &&
      new RegExp(`(?<!\\p{L})${letter}(?!\\p{L})\\D{0,12}${value}(?![\\d.])`, 'iu').test(facts.student)
    );
  };
  // A variable of a program takes other values in every example of it.
  for (const pattern of isInProgram(facts) ? [spokenStep, operation, share] : all) {
    for (const [evidence] of text.matchAll(pattern))
      if (!theirs.includes(compact(evidence)) && !isTheirs(evidence) && !isEcho(evidence)) return evidence;
  }
  if (!text.includes('=')) return null;
  for (const [evidence] of text.matchAll(workedEquation)) {
    const bare = compact(evidence.replace(/^[^\d(a-z]*(?:[a-z]{2,}[^\d(]*)*/i, ''));
    if (bare !== '' && !theirs.includes(bare)) return evidence;
  }
  return null;
}

/** The numbers of the exercise; in a session, those of the question. */
const ownNumbers = oncePerFacts(({ task, question, given }) =>
  task === '' ? new Set(numbersIn(question).flatMap(({ values }) => values)) : given,
);

/** A calculation with the exercise's own numbers; null when a sentence has none. */
export function repeatedExampleIn(text: string, facts: Facts): string | null {
  const given = ownNumbers(facts);
  if (given.size < 2) return null;
  for (const [evidence, one, other] of text.matchAll(spokenStep)) {
    if (given.has(Number(one)) && given.has(Number(other)) && one !== other) return evidence;
  }
  return null;
}
