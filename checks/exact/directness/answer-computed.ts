import { calculate } from '../../../arithmetic/evaluate.ts';
import table from '../../data/spoken-calculations.json' with { type: 'json' };
import type { PastInteraction } from '../../detector.ts';
import { oncePerText } from '../../once-per-text.ts';
import { asks } from './answer-words.ts';
import { equation, equationRoots } from './equation-in-hand.ts';

/** A blank to fill in: "3 + __", "3 + 4 =". */
const hasBlank = /(?<!\w)_+(?!\w)|[-+*/]\s*=/;
const reportsResult = /=\s?[$€£]?-?\d|\bi (?:got|did|have|calculated|multiplied|divided|added|subtracted)\b/i;
/** The student asks although the sentence also reports: "I got 12, but solve 3 + x = 7". */
const stillAsks =
  /\?|\b(?:solve|find|calculate|compute|simplify|evaluate|löse|berechne|résous|calcule|resuelve|calcula)\b/iu;
/** A guess asks for nothing: "6/8?" or "is it 12?" after a calculation does not ask for another one. */
const guesses =
  /^\W*(?:(?:is|was|so|maybe|i think|then)\b\W*(?:it|that)?\W*)?(?:[a-z]\s?(?:=|is)\s?)?-?\d[\d.]*(?:\s?\/\s?\d+)?\s?%?\W*$/i;

/** A plain question has few words besides its calculation; with more it is a word problem. */
const maxWords = 9;
const lastAnswers = 2;
const lastQuestions = 12;
const longestQuestion = 2_000;

/** The results of the calculations and equations that the assignment, the tutor or the student asks for. Word problems are not solved. */
export function computedFrom(task: string, earlier: readonly PastInteraction[], question: string): number[] {
  // The exercise stays a word problem, even if a message asks a plain sub-question.
  return [...new Set(task === '' ? askedInSession(earlier, question) : askedByOthers(task))];
}

/** What a session asks for: the question now, otherwise the tutor's last question and the student's. */
function askedInSession(earlier: readonly PastInteraction[], question: string): readonly number[] {
  const now = askedByStudent(question);
  if (now.length > 0 && !guesses.test(question)) return now;
  const lastOf = (texts: readonly string[], valuesIn: (text: string) => readonly number[]) =>
    texts.findLast((text) => !guesses.test(text) && valuesIn(text).length > 0) ?? '';
  const tutor = lastOf(
    earlier.slice(-lastAnswers).map(({ answer }) => answer),
    askedByOthers,
  );
  const own = lastOf(
    earlier.slice(-lastQuestions).map((past) => past.question),
    askedByStudent,
  );
  const before = [...askedByOthers(tutor), ...askedByStudent(own)];
  return before.length > 0 ? before : now;
}

/** A question mark that stands for a number, as in "? + 3 = 7", ends no sentence. */
const unknownFirst = /\?(?=\s?[-+*/=]\s?\d)/g;

/** The values that a text asks for. @param student whether the student wrote it, whose reports of results ask for nothing */
function askedIn(text: string, student: boolean): number[] {
  if (text.length > longestQuestion) return [];
  const sentences = text.replace(unknownFirst, '_').split(/(?<=[?!])\s|\n|(?<=[^\d]\.)\s/);
  const isAsked = (sentence: string) =>
    (asks.test(sentence) || hasBlank.test(sentence)) &&
    !(student && reportsResult.test(sentence) && !stillAsks.test(sentence) && !hasBlank.test(sentence));
  return sentences.filter(isAsked).flatMap(valuesAskedIn);
}

const askedByStudent = oncePerText((text): readonly number[] => askedIn(text, true));
const askedByOthers = oncePerText((text): readonly number[] => askedIn(text, false));

function valuesAskedIn(sentence: string): number[] {
  // A comma before a blank separates two calculations; in "3,5" it does not.
  const plain = sentence.replace(/,(?=\s|$)/g, ' ; ');
  const symbols = withoutUnits(plain.replace(/(?<=\d) : (?=\d)/g, ' / '));
  return [
    ...[...symbols.matchAll(equation)].flatMap(([, left = '', right = '']) => equationRoots(left, right)),
    ...calculatedIn(symbols),
  ];
}

const countWords = (text: string): number => text.match(/\p{L}{2,}/gu)?.length ?? 0;

const spoken = table.map(([words = '', signs = '']) => ({ words: new RegExp(words, 'gi'), signs }));

/** A text with the calculations that it has in words as signs: "half of 84" as "(84/2)". */
export const calculationsAsSigns = (text: string): string =>
  spoken.reduce((written, { words, signs }) => written.replace(words, signs), text);

const arithmetic = /(?:sqrt)?[(\d-](?:[\d\s().+*/^-]|(?<![\p{L}])sqrt(?=\())*[\d)]/gu;
/** An operator between two numbers, or a root. A run of digits without either is not a calculation. */
const calculates = /\d\s*\)*\s*[-+*/^]\s*\(*\s*\d|\bsqrt\(/;

function calculatedIn(sentence: string): number[] {
  const symbols = calculationsAsSigns(sentence);
  return [...symbols.matchAll(arithmetic)].flatMap(({ 0: expression, index }) => {
    // x^2 - 5x does not ask for 2 - 5.
    const isCutFromFormula =
      /[\^a-z]$/i.test(symbols.slice(0, index)) ||
      /^[a-z](?![a-z])/i.test(symbols.slice(index + expression.length));
    const bare = expression.trim();
    if (isCutFromFormula || !calculates.test(bare)) return [];
    if (countWords(symbols.replace(expression, ' ')) > maxWords) return [];
    const value = arithmeticValue(bare);
    return value === null ? [] : [value];
  });
}

const unitBeforeSign = /(\d) \p{L}{1,15}(?= [-+*/] [$€£]?\d)/gu;
/** Places to fill in: "__", "3 + ?", "3 + =". The last one may have had underscores, which canonical text removes in pairs, as the marks of bold text. */
const blank = /(?<!\w)_+(?!\w)|(?<=[-+*/=]\s?)\?|(?<=[-+*/]\s{0,3})(?==)/g;

/** Leaves out units ("4 cm + 3 cm" is 4 + 3) and writes blanks as an unknown ("5 + __ = 12" is 5 + x = 12). */
function withoutUnits(sentence: string): string {
  const bare = sentence.replace(unitBeforeSign, '$1');
  // With a letter beside "=" it has an unknown already.
  return /[a-z]\s?=|=\s?[a-z]\b/i.test(bare) ? bare : bare.replace(blank, ' x ');
}

/** The value of a calculation; null for other texts, long ones, and those with huge numbers or exponents. */
export function arithmeticValue(expression: string): number | null {
  if (expression.length > 120 || /\^\s*\(?\s*\d{3}|\d{16}/.test(expression)) return null;
  return calculate(expression);
}
