import { calculate, evaluate } from '../../../arithmetic/evaluate.ts';
import { parseExpression } from '../../../arithmetic/expression.ts';
import type { PastInteraction } from '../../detector.ts';
import { type KeyForm, keyForms, numberForm } from './answer-forms.ts';
import { schoolNames } from './answer-names.ts';
import { schoolValues } from './answer-school.ts';
import { spoken } from './answer-spoken.ts';

const asks =
  /\?|(?<!\w)_+(?!\w)|[-+*/]\s*=|\b(?:whats?|how|find|calculate|compute|solve|evaluate|simplify|work out|determine|multiply|divide|add|subtract|round|convert|berechne|wie viel|was ist|löse|calcule|combien|résous|calcula|cuánto|resuelve)\b/iu;

/** The student reports a result and asks for nothing. */
const states = /=\s?[$€£]?-?\d|\bi (?:got|did|have|calculated|multiplied|divided|added|subtracted)\b/i;

const requests =
  /\?|(?<!\w)_+(?!\w)|[-+*/]\s*=|\b(?:solve|find|calculate|compute|simplify|evaluate|löse|berechne|résous|calcule|resuelve|calcula)\b/iu;

const called = 'abs|sqrt|floor|round|gcd|lcm';
const arithmetic = new RegExp(
  String.raw`(?:${called})?[(\d-](?:[\d\s().+*/^-]|,(?=\d)|(?<![\p{L}])(?:${called})(?=\())*[\d)]`,
  'gu',
);
const equation =
  /(?<![\w^])((?:[\d\s().+*/^-]|(?<![a-z])[a-z](?![a-z])){1,60})=((?:[\d\s().+*/^-]|(?<![a-z])[a-z](?![a-z])){1,60})(?![\w^])/gi;

/** A plain question has few words besides its calculation; with more it is a word problem. */
const mostWords = 9;

/** How many of the tutor's last answers may hold the question that the student works on. */
const lastAnswers = 2;
/** How many of the student's last questions may still be open. */
const lastQuestions = 12;

/** A longer text is not a plain question. */
const longest = 2_000;

/**
 * The results of plain questions: of the calculation, equation or name that the assignment, the tutor's last question or
 * the student (now or earlier) asks for. Word problems are not solved.
 */
export function computedFrom(task: string, earlier: readonly PastInteraction[], question: string): KeyForm[] {
  // The exercise stays a word problem, even if a message asks a plain sub-question.
  const values = task === '' ? askedInSession(earlier, question) : askedIn(task, false);
  // A name that the student asks for may be given.
  const names = namesIn(task === '' ? (earlier.at(-1)?.answer ?? '') : task);
  return [...[...new Set(values)].map(numberForm), ...keyForms(names)];
}

const namesIn = (text: string): string[] =>
  text.length > longest
    ? []
    : text
        .split(/(?<=[.?!])\s|\n/)
        .filter((sentence) => sentence.includes('?'))
        .flatMap((sentence) => schoolNames(sentence));

/** A guess is not a question: "6/8?" after a calculation does not ask for another one. */
const guesses =
  /^\W*(?:(?:is|was|so|maybe|i think|then)\b\W*(?:it|that)?\W*)?-?\d[\d.]*(?:\s?\/\s?\d+)?\s?%?\W*$/i;

function askedInSession(earlier: readonly PastInteraction[], question: string): number[] {
  const now = askedIn(question, true);
  if (now.length > 0 && !guesses.test(question)) return now;
  const firstOf = (texts: readonly string[], student: boolean) => {
    for (const text of texts) {
      const values = guesses.test(text) ? [] : askedIn(text, student);
      if (values.length > 0) return values;
    }
    return [];
  };
  const tutor = earlier.slice(-lastAnswers).map(({ answer }) => answer);
  const own = earlier.slice(-lastQuestions).map((past) => past.question);
  const before = [...firstOf(tutor.reverse(), false), ...firstOf(own.reverse(), true)];
  return before.length > 0 ? before : now;
}

/** A question mark in place of a number ends no sentence. */
const unknownFirst = /\?(?=\s?[-+*/=]\s?\d)/g;

function askedIn(text: string, student: boolean): number[] {
  if (text.length > longest || !asks.test(text)) return [];
  const values = text
    .replace(unknownFirst, '_')
    .split(/(?<=[?!])\s|\n|(?<=[^\d]\.)\s/)
    .filter(
      (sentence) => asks.test(sentence) && !(student && states.test(sentence) && !requests.test(sentence)),
    )
    .flatMap((sentence) => valuesAskedIn(sentence));
  return values.length > 0 ? values : storyValue(text);
}

const takesAway =
  /\b(?:left|remain(?:s|ing)?|eats?|ate|gives? away|gave|loses?|lost|spends?|spent|sold|sells?|fewer|less|difference|how much more|how many more)\b/i;
const putsTogether = /\b(?:total|altogether|in all|sum|combined|both|together)\b/i;

/** The value of a story of one step: two numbers, and words that add or take away. */
function storyValue(text: string): number[] {
  if (text.length > 300 || !/\?|_/.test(text)) return [];
  const [one, other, ...more] = (text.match(/\d[\d./]*(?: ?%)?/g) ?? []).map((written) =>
    Number(written.replace(/\.$/, '')),
  );
  if (
    one === undefined ||
    other === undefined ||
    more.length > 0 ||
    !Number.isFinite(one + other) ||
    /\b(?:each|per|every|times|half|twice)\b/i.test(text)
  )
    return [];
  if (takesAway.test(text)) return [Math.abs(one - other)];
  return putsTogether.test(text) ? [one + other] : [];
}

/** @returns the values of all calculations and equations in a sentence that asks */
function valuesAskedIn(sentence: string): number[] {
  const found = schoolValues(sentence.slice(0, longest));
  const plain = sentence.slice(0, longest).replace(/,(?=\s|$)/g, ' ; ');
  const isPlain = (plain.match(/\p{L}{2,}/gu)?.length ?? 0) <= fewWords;
  let symbols = withoutUnits((isPlain ? plain.replace(colon, ' / ') : plain).replace(quotient, '($1)/($2)'));
  found.push(...[...symbols.matchAll(equation)].flatMap(([, left = '', right = '']) => rootsOf(left, right)));
  for (const [words, sign] of spoken) symbols = symbols.replace(words, sign);
  for (const { 0: expression, index } of symbols.matchAll(arithmetic)) {
    // x^2 - 5x does not ask for 2 - 5.
    if (
      /[\^a-z]$/i.test(symbols.slice(0, index)) ||
      /^[a-z](?![a-z])/i.test(symbols.slice(index + expression.length))
    )
      continue;
    const bare = expression.trim().replace(/^[+*/^)]+/, '');
    if (!/\d\s*\)*\s*[-+*/^]\s*\(*\s*\d|\b(?:abs|sqrt|floor|round|gcd|lcm)\(/.test(bare)) continue;
    if (/^\d{1,4}[-/]\d{1,2}[-/]\d{1,4}$/.test(bare)) continue;
    if ((symbols.replace(expression, ' ').match(/\p{L}{2,}/gu)?.length ?? 0) > mostWords) continue;
    const value = arithmeticValue(bare);
    if (value !== null) found.push(value);
  }
  return found;
}

/** "6 : 2" divides; "6:20" is a time and "2:3" a ratio. */
const colon = /(?<=\d) : (?=\d)/g;
const fewWords = 3;
/** Fractions that are divided count as one number each. */
const quotient =
  /(?<![\d/.])(\d{1,9}(?:\/\d{1,9})?) (?:\/|divided by|geteilt durch|divisé par|dividido (?:por|entre)) (\d{1,9}\/\d{1,9})(?![\d/])/g;

const unitBeforeSign = /(\d) \p{L}{1,15}(?= [-+*/] [$€£]?\d)/gu;
/** Blanks to fill in, which may have lost pairs of underscores as bold marks. */
const blank = /(?<!\w)_+(?!\w)|(?<=[-+*/=]\s?)\?|(?<=[-+*/]\s{0,3})(?==)/g;

/** "4 cm + 3 cm" is 4 + 3, and the blank in "5 + __ = 12" is an unknown. */
function withoutUnits(sentence: string): string {
  const bare = sentence.replace(unitBeforeSign, '$1');
  return /[a-z]\s?=|=\s?[a-z]\b/i.test(bare) ? bare : bare.replace(blank, ' x ');
}

/** The value of arithmetic; null where it is none. */
export function arithmeticValue(expression: string): number | null {
  if (expression.length > 120 || /\^\s*\(?\s*\d{3}|\d{16}/.test(expression)) return null;
  return calculate(expression);
}

/** The roots of a linear or quadratic equation in one unknown, from some of its points; none where it is none. */
function rootsOf(left: string, right: string): number[] {
  const unknowns = new Set((left + right).toLowerCase().match(/[a-z]/g));
  if (unknowns.size !== 1 || !/\d/.test(left + right) || !/[-+*/^(]|\d\s?[a-z]/i.test(left + right))
    return [];
  const difference = parseExpression(`(${left.toLowerCase()})-(${right.toLowerCase()})`);
  if (!difference) return [];
  const at = (value: number): number => evaluate(difference, value);
  const free = at(0);
  const square = (at(1) + at(-1)) / 2 - free;
  const slope = (at(1) - at(-1)) / 2;
  const misses = (value: number) =>
    !(Math.abs(square * value ** 2 + slope * value + free - at(value)) < 1e-6);
  if (misses(2) || misses(5)) return [];
  if (Math.abs(square) < 1e-12) return Math.abs(slope) < 1e-12 ? [] : [rounded(-free / slope)];
  const root = Math.sqrt(slope ** 2 - 4 * square * free);
  return Number.isNaN(root) ? [] : [-1, 1].map((sign) => rounded((sign * root - slope) / (2 * square)));
}

const rounded = (value: number): number => Math.round(value * 1e9) / 1e9;
