import { compact } from './answer-forms.ts';
import { numbersIn, valuesIn } from './answer-numbers.ts';
import { type Facts, oncePerFacts } from './facts.ts';
import { alternativesOf } from './vocabulary.ts';

const solved = /(?<![\w.])(\d{0,6}[a-z])\s?=\s?(-?\d+(?:\.\d+)?)(?![\w.]|\s?[-+*/^])/gi;
const amount = '[$€£]?(\\d[\\d.]*)';
/** A calculation with its result in words or signs: "3 times 4 is 12". The groups are the operands and the result. */
const spokenStep = new RegExp(
  `(?<!\\d\\.*)(\\d[\\d.]*) ?(?:${alternativesOf('stepOperators')}|[-+*/]) ?${amount}[^.?!\\n]{0,40}?` +
    `(?:=|\\b(?:${alternativesOf('stepResults')}))\\s(?:actually |equal to |exactly )?${amount}`,
  'gi',
);
/** The exercise is about a program: "print(", "let x =". A variable of a program takes other values in every example of it. */
const isProgram =
  /\b(?:console\.log|print|let|const|def|for|while|int|return|System\.out)\b[^.?!\n]{0,40}[=({]/;
const patternsOf = oncePerFacts(({ task }) => (isProgram.test(task) ? [spokenStep] : [solved, spokenStep]));

/** A step that a sentence tells: any calculation with its result, or a solved equation, that is not the student's own. */
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
  return null;
}

/** The numbers of the exercise; in a session, those of the question. */
const ownNumbers = oncePerFacts(({ task, question, givenNumbers }) =>
  task === '' ? valuesIn(question) : givenNumbers,
);

/** A calculation with two numbers of the exercise, where an example has to have others. */
export function repeatedExampleIn(text: string, facts: Facts): string | null {
  const given = ownNumbers(facts);
  if (given.size < 2) return null;
  for (const [evidence, one, other] of text.matchAll(spokenStep)) {
    if (given.has(Number(one)) && given.has(Number(other)) && one !== other) return evidence;
  }
  return null;
}
