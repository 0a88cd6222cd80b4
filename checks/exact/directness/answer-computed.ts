import { calculate } from '../../../arithmetic/evaluate.ts';
import type { PastInteraction } from '../../detector.ts';
import { oncePerText } from '../../once-per-text.ts';
import { asks } from './answer-words.ts';
import { equation, equationRoots } from './equation-in-hand.ts';

/** A blank to fill in: "3 + __", "3 + 4 =". */
const hasBlank = /(?<!\w)_+(?!\w)|[-+*/]\s*=/;
/** The student reports a result: "I got 12", "3 * 4 = 12". */
const reportsResult = /=\s?[$€£]?-?\d|\bi (?:got|did|have|calculated|multiplied|divided|added|subtracted)\b/i;
/** The student asks although the sentence also reports: "I got 12, but solve 3 + x = 7". */
const stillAsks =
  /\?|\b(?:solve|find|calculate|compute|simplify|evaluate|löse|berechne|résous|calcule|resuelve|calcula)\b/iu;
/** A guess asks for nothing: "6/8?" or "is it 12?" after a calculation does not ask for another one. */
const guesses =
  /^\W*(?:(?:is|was|so|maybe|i think|then)\b\W*(?:it|that)?\W*)?(?:[a-z]\s?(?:=|is)\s?)?-?\d[\d.]*(?:\s?\/\s?\d+)?\s?%?\W*$/i;

/** A plain question has few words besides its calculation; with more it is a word problem. */
const maxWords = 9;
/** How many of the tutor's last answers may hold the question that the student works on. */
const lastAnswers = 2;
/** How many of the student's last questions may still be open. */
const lastQuestions = 12;
/** A longer text is not a plain question. */
const longestQuestion = 2_000;

/**
 * The results of plain questions: of the calculation or equation that the assignment, the tutor's last question or the student (now or earlier) asks for.
 * Word problems are not solved.
 */
export function computedFrom(task: string, earlier: readonly PastInteraction[], question: string): number[] {
  // The exercise stays a word problem, even if a message asks a plain sub-question.
  return [...new Set(task === '' ? askedInSession(earlier, question) : askedByOthers(task))];
}

/** What a session asks for: the question now, otherwise the tutor's last question and the student's. */
function askedInSession(earlier: readonly PastInteraction[], question: string): readonly number[] {
  const now = askedByStudent(question);
  if (now.length > 0 && !guesses.test(question)) return now;
  const lastOf = (texts: readonly string[], askedIn: (text: string) => readonly number[]) =>
    texts.findLast((text) => !guesses.test(text) && askedIn(text).length > 0) ?? '';
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

/** "6 : 2" divides; "6:20" is a time and "2:3" a ratio, without blanks. */
const divisionColon = /(?<=\d) : (?=\d)/g;
/** With so few words " : " is a sign of division and not a colon of the sentence. */
const fewWords = 3;
/** A number or a fraction divided by a fraction: "3/4 / 1/2". Each counts as one number and gets brackets. */
const fractionQuotient =
  /(?<![\d/.])(\d{1,9}(?:\/\d{1,9})?) (?:\/|divided by|geteilt durch|divisé par|dividido (?:por|entre)) (\d{1,9}\/\d{1,9})(?![\d/])/g;

/** The values of all calculations and equations in a sentence that asks. */
function valuesAskedIn(sentence: string): number[] {
  // A comma between two numbers separates them.
  const plain = sentence.replace(/,(?=\s|$)/g, ' ; ');
  const divided = countWords(plain) <= fewWords ? plain.replace(divisionColon, ' / ') : plain;
  const symbols = withoutUnits(divided.replace(fractionQuotient, '($1)/($2)'));
  return [
    ...[...symbols.matchAll(equation)].flatMap(([, left = '', right = '']) => equationRoots(left, right)),
    ...calculatedIn(symbols),
  ];
}

const countWords = (text: string): number => text.match(/\p{L}{2,}/gu)?.length ?? 0;

/** Calculations in words, in the order in which they are written with signs. */
const spoken: readonly (readonly [RegExp, string])[] = [
  [/(?<![\d/.])(\d{1,9}) (\d{1,6}\/\d{1,6})(?![\d/.])/g, '($1+$2)'],
  [/\b(?:the )?(?:product of|multiply) (-?\d[\d.]*) (?:and|by|with) (-?\d[\d.]*)/gi, ' ($1*$2) '],
  [/\b(?:the )?(?:sum of|add) (-?\d[\d./]*) (?:and|to) (-?\d[\d./]*)/gi, ' ($1+$2) '],
  [/\b(?:subtract|take) (-?\d[\d.]*) (?:away )?from (-?\d[\d.]*)/gi, ' ($2-$1) '],
  [/\b(-?\d[\d.]*) (?:times|multiplied by|mal|fois|por) (-?\d[\d.]*)/gi, ' ($1*$2) '],
  [
    /\b(-?\d[\d.]*) (?:divided by|geteilt durch|over|divisé par|dividido (?:por|entre)) (-?\d[\d.]*)/gi,
    ' ($1/$2) ',
  ],
  [/\b(-?\d[\d.]*) (?:plus|added to|más) (-?\d[\d.]*)/gi, ' ($1+$2) '],
  [/\b(-?\d[\d.]*) (?:minus|take away|less|menos|moins) (-?\d[\d.]*)/gi, ' ($1-$2) '],
  [/\b(?:half|1\/2) (?:of )?(\d[\d.]*)/gi, ' ($1/2) '],
  [/\b(?:double|twice) (?:of )?(\d[\d.]*)/gi, ' ($1*2) '],
  [/(\d[\d.]*) ?% (?:of|von|de) [$€£]?(\d[\d.]*)/gi, ' ($1/100*$2) '],
  [/(\d+\/\d+) of (\d[\d.]*)/gi, ' ($1*$2) '],
  [/\b(?:the )?square root of (\d[\d.]*)/gi, ' sqrt($1) '],
  [/(-?\d[\d.]*) squared/gi, ' ($1^2) '],
  [/(-?\d[\d.]*) cubed/gi, ' ($1^3) '],
];

/** A run of digits, operators and brackets: "3 * (4 + 1)". */
const arithmetic = /(?:sqrt)?[(\d-](?:[\d\s().+*/^-]|(?<![\p{L}])sqrt(?=\())*[\d)]/gu;
/** An operator between two numbers, or a root. A run of digits without either is not a calculation. */
const calculates = /\d\s*\)*\s*[-+*/^]\s*\(*\s*\d|\bsqrt\(/;
/** A date or a page range: "12/3/2024", "10-12-14". */
const date = /^\d{1,4}[-/]\d{1,2}[-/]\d{1,4}$/;

/** The values of the calculations in a sentence, those in words included. */
function calculatedIn(sentence: string): number[] {
  const symbols = spoken.reduce((text, [words, sign]) => text.replace(words, sign), sentence);
  return [...symbols.matchAll(arithmetic)].flatMap(({ 0: expression, index }) => {
    // x^2 - 5x does not ask for 2 - 5.
    const isCutFromFormula =
      /[\^a-z]$/i.test(symbols.slice(0, index)) ||
      /^[a-z](?![a-z])/i.test(symbols.slice(index + expression.length));
    const bare = expression.trim().replace(/^[+*/^)]+/, '');
    if (isCutFromFormula || !calculates.test(bare) || date.test(bare)) return [];
    if (countWords(symbols.replace(expression, ' ')) > maxWords) return [];
    const value = arithmeticValue(bare);
    return value === null ? [] : [value];
  });
}

/** A unit between a number and an operator: "4 cm + 3", "4 cm * $2". */
const unitBeforeSign = /(\d) \p{L}{1,15}(?= [-+*/] [$€£]?\d)/gu;
/** Places to fill in: "__", "3 + ?", "3 + =". The last one may have had underscores, which canonical text removes in pairs, as the marks of bold text. */
const blank = /(?<!\w)_+(?!\w)|(?<=[-+*/=]\s?)\?|(?<=[-+*/]\s{0,3})(?==)/g;

/** Leaves out units ("4 cm + 3 cm" is 4 + 3) and writes blanks as an unknown ("5 + __ = 12" is 5 + x = 12). */
function withoutUnits(sentence: string): string {
  const bare = sentence.replace(unitBeforeSign, '$1');
  return /[a-z]\s?=|=\s?[a-z]\b/i.test(bare) ? bare : bare.replace(blank, ' x ');
}

/** The value of a calculation; null for other texts, long ones, and those with huge numbers or exponents. */
export function arithmeticValue(expression: string): number | null {
  if (expression.length > 120 || /\^\s*\(?\s*\d{3}|\d{16}/.test(expression)) return null;
  return calculate(expression);
}
