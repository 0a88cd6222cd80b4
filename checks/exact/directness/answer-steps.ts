import { compact } from './answer-forms.ts';
import { numbersIn, valuesIn } from './answer-numbers.ts';
import { type Facts, oncePerFacts } from './facts.ts';

/** A character of one side of an equation. */
const side = String.raw`[\d\s().+*/^a-z%$€£-]`;
/** A calculation with its result: "3 * 4 = 12", "2x + 3 = 11". */
const workedEquation = new RegExp(
  String.raw`(?<![\w.])(?=[$€£(-]?\s?[\da-z])[^\n=.?!]{0,40}?(\d|\b[a-z])\s?\)?\s?` +
    String.raw`(?:[-+*/^]|times|plus|minus|divided by)\s?\(?[$€£]?(?:\d|[a-z]\b)${side}{0,40}=\s?[$€£]?-?\d`,
  'gi',
);
/** A solved equation: "x = 4", "2x = 8". */
const solved = /(?<![\w.])(\d{0,6}[a-z])\s?=\s?(-?\d+(?:\.\d+)?)(?![\w.]|\s?[-+*/^])/gi;
/** A calculation with its result in words or signs: "3 times 4 is 12". The groups are the operands and the result. */
const spokenStep =
  /(?<!\d\.*)(\d[\d.]*) ?(?:times|multiplied by|plus|minus|divided by|[-+*/]) ?[$€£]?(\d[\d.]*)[^.?!\n]{0,40}?(?:=|\b(?:is|equals|gives?(?: us| you)?|makes?|gets?|leaves?|you get|we get|which is))\s(?:actually |equal to |exactly )?[$€£]?(\d[\d.]*)/gi;
/** An instruction to calculate, with its result: "divide 12 by 4 to get 3". */
const operation =
  /\b(?:multiply|multiplying|divide|dividing|add|adding|subtract|subtracting|take|taking)\b[^.?!\n]{0,60}\d[^.?!\n]{0,60}(?<![\d.])\d[^.?!\n]{0,30}\b(?:get|gives?|giving|is|equals|gets|leaves)\b[^.?!\n]{0,12}?(\d[\d.]*)/gi;
/** A share with its result: "half of 12 is 6", "20% of 50 = 10". */
const share =
  /(?:(?<![\d.])\d[\d.]*%|\d\/\d{1,3}|\bhalf|\bdouble|\btwice|\ba (?:third|quarter)) (?:of )?[$€£]?\d[\d.]*[^.?!\n]{0,20}?(?:=|\b(?:is|are|makes|gives|equals)) [$€£]?\d[\d.]*/gi;

/** The exercise is about a program: "print(", "let x =". A variable of a program takes other values in every example of it. */
const isProgram =
  /\b(?:console\.log|print|let|const|def|for|while|int|return|System\.out)\b[^.?!\n]{0,40}[=({]/;
/** Every kind of step except the equation, which is compared with the student's formulas differently. */
const patternsOf = oncePerFacts(({ task }) => [
  ...(isProgram.test(task) ? [] : [solved]),
  ...[spokenStep, operation, share],
]);

/** A step of the exercise in a sentence: a calculation with its result, or a solved equation. */
export function stepIn(text: string, facts: Facts): string | null {
  if (!/\d/.test(text)) return null;
  const theirs = facts.knownFormulas;
  // A result that the student found may be repeated with its calculation.
  const isTheirs = (step: string) => {
    const result = numbersIn(step).at(-1)?.values[0];
    return result !== undefined && facts.studentNumbers.has(result) && !facts.givenNumbers.has(result);
  };
  // "U is 12" of the student may be written as "U = 12".
  const isEcho = (step: string) => {
    const [, letter = '', value] = /^(\p{L})\s?=\s?(-?[\d.]+)$/u.exec(step) ?? [];
    const echo = `(?<!\\p{L})${letter}(?!\\p{L})\\D{0,12}${value}(?![\\d.])`;
    return value !== undefined && new RegExp(echo, 'iu').test(facts.student);
  };
  for (const pattern of patternsOf(facts)) {
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
const ownNumbers = oncePerFacts(({ task, question, givenNumbers }) =>
  task === '' ? valuesIn(question) : givenNumbers,
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
