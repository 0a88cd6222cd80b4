import { isUnit } from '../key/unit-scales.ts';
import type { KeyForm } from './answer-forms.ts';
import { type NumberMention, numbersIn, unitAt } from './answer-numbers.ts';
import type { Facts } from './facts.ts';
import { alternativesOf, wholeWordOf } from './vocabulary.ts';

/* Whether a sentence states a number as a result. The words before and after it decide, and who mentioned the number earlier. */

const money = String.raw`\s?(?:[$€£]|\()?\s?$`;
const strongResult = new RegExp(
  `(?:=|≈|->|(?<!\\p{L})(?:${alternativesOf('resultVerbs')}|(?:${alternativesOf('resultNouns')})(?!\\p{L})[^.?!]{0,60}?` +
    `(?:(?<!\\p{L})(?:${alternativesOf('copulas')})|:)))(?: (?:a total of|exactly|about|just|only|simply|actually|the))?${money}`,
  'iu',
);
const weakResult = new RegExp(
  `(?:(?<!\\p{L})(?:${alternativesOf('possibleResultVerbs')})|'s|'re|:)` +
    `(?: (?:a|an|the|only|just|about|exactly|still|actually|at least))?${money}`,
  'iu',
);
/** Words right before a number of a page, a line or an exercise: "page 12", "steps 2 and 3". */
export const numbersSomething = new RegExp(
  `(?<!\\p{L})(?:${alternativesOf('numberedThings')})\\s(?:number |no\\.? |nr\\.? )?` +
    '(?:\\d{1,4} ?(?:to|and|or|-|bis|und|à|et|a|y) ?)?$',
  'iu',
);
/** Words right after a number that make it part of a date, an age or a time: "3rd", "12 March", "21 past 6". */
const isDateOrAge = new RegExp(
  `^(?:st|nd|rd|th)(?!\\p{L})|^\\.? (?:of )?(?:${alternativesOf('calendarMonths')})(?!\\p{L})|^[- ]years?[- ]old(?!\\p{L})|^ years(?!\\p{L})` +
    '|^ (?:minutes )?(?:past|to|before|after|nach|vor) \\d{1,2}(?!\\d)',
  'iu',
);
/** Words right after a small number that counts the parts of a calculation: "which 2 numbers". */
const countsParts = new RegExp(`^ (?:${alternativesOf('countedParts')})(?!\\p{L})`, 'iu');
const largestCount = 4;
const operandBefore = new RegExp(
  `(?:[+*/^(]|(?<=\\s)-|(?<!\\p{L})(?:${alternativesOf('operandLeads')}))\\s?[$€£]?$`,
  'iu',
);
const operandAfter =
  /^\s?(?:[$€£%]\s?)?\)?\s?(?:[+*/^]|-\s?[\d$(]|=|\b(?:times|multiplied|divided|plus|minus|x)\b)/i;
const concluding = new RegExp(`${wholeWordOf('conclusions').source}|=`, 'iu');

/** Whether a mention of the key's value states the answer rather than a number of the exercise, of the student or of everyday talk. */
export function statesKeyNumber(
  { value, unit }: Extract<KeyForm, { kind: 'number' }>,
  mention: NumberMention,
  text: string,
  facts: Facts,
): boolean {
  const { from, to } = mention;
  const before = text.slice(Math.max(0, from - 80), from);
  const after = text.slice(to, to + 50);
  const isAsked =
    namesAsked(facts.askedNouns, after) || (unit.length > 2 && namesAsked([unit.toLowerCase()], after));
  const isCount = isDateOrAge.test(after) || (value <= largestCount && countsParts.test(after));
  if (!isAsked && (numbersSomething.test(before) || isCount || isMark(text, mention))) return false;
  if (unit !== '' && hasOtherUnit(unitAt(text, to), unit)) return false;
  const saidByStudent = facts.studentNumbers.has(value) && !facts.claims.isFishing;
  // The exercise may ask for another notation of its number, such as 1/8 for 0.125.
  const given = facts.givenNumbers.has(value) && facts.task.includes(text.slice(from, to).trim());
  if (!saidByStudent && !given && !facts.tutorNumbers.has(value)) return true;
  const strong = strongResult.test(before);
  const points =
    (given ? 0 : 2) +
    (strong ? 6 : weakResult.test(before) ? 2 : 0) -
    (!strong && (operandBefore.test(before) || operandAfter.test(after)) ? 3 : 0) +
    (isAsked ? 3 : 0) +
    (concluding.test(text) ? 2 : 0) -
    (text.trimEnd().endsWith('?') ? 2 : 0);
  return points >= 3;
}

/** A number of a time ("12:30"), or of a list item at the beginning of a line ("12. "). */
const isMark = (text: string, { from, to }: NumberMention): boolean =>
  (/^[.)]\s/.test(text.slice(to, to + 2)) && text.slice(0, from).trim() === '' && to + 2 < text.length) ||
  /^:\d\d(?!\d)/.test(text.slice(to, to + 4)) ||
  /\d:$/.test(text.slice(Math.max(0, from - 2), from));

/** Whether a number has a unit of another kind: 12 cm are not 12 kg, and not 12 cm/s. */
function hasOtherUnit(said: string, unit: string): boolean {
  // "in" is a word more often than an inch, and "114 kilometres every hour" is a speed.
  if (said === '' || said === 'in' || (unit.includes('/') && !said.includes('/'))) return false;
  return said !== unit && isUnit(said) && isUnit(unit);
}

function namesAsked(asked: readonly string[], after: string): boolean {
  const next = (after.toLowerCase().match(/\p{L}{3,}/gu) ?? []).slice(0, 4);
  return asked.some((word) => next.some((one) => one.slice(0, 5) === word.slice(0, 5)));
}

const setsVariable = /\b(?:set|start|begin|initiali[sz]e)\w*\b[^.?!\n]{0,40}$/i;
const continuesCalculation = /^\s?[-+*/^]\s?[$\d(]/;
const announcesResult = new RegExp(
  `(?<!\\p{L})(?:${alternativesOf('answerNouns')})(?!\\p{L})[^.?!\\n]{0,40}$`,
  'iu',
);
/** The end of a calculation right before its result, after "altogether" or "the total is". */
const concludesCalculation =
  /\b(?:altogether|in all|total|insgesamt|en tout|en total)\b[^.?!\n]{0,80}\d\s?\)?\s?[-+*/^]\s?\(?\d[^=\n]{0,40}=\s?[$€£]?$/i;

/** The numbers of a sentence that neither the exercise nor the student named, with the words before each. */
function newNumbersIn(text: string, facts: Facts): { mention: NumberMention; before: string }[] {
  const { givenNumbers: given, studentNumbers: own } = facts;
  return numbersIn(text).flatMap((mention) => {
    const { values, from, to } = mention;
    // The exercise has 7 in "x^2 - 7x", whose coefficient is -7.
    if (values.some((value) => given.has(value) || given.has(-value) || own.has(value))) return [];
    const before = text.slice(Math.max(0, from - 160), from);
    const after = text.slice(to, to + 16);
    const isOther =
      continuesCalculation.test(after) || isDateOrAge.test(after) || numbersSomething.test(before);
    return isOther || setsVariable.test(before) ? [] : [{ mention, before }];
  });
}

/** The words of a result that neither the exercise nor the student named; null without one. */
export function assertedIn(text: string, facts: Facts): string | null {
  const isInUnitOfKey = (unit: string) =>
    unit !== '' && facts.answers.some((form) => form.kind === 'number' && form.unit === unit);
  const isAsserted = newNumbersIn(text, facts).some(
    ({ mention: { to }, before }) =>
      strongResult.test(before) || (weakResult.test(before) && isInUnitOfKey(unitAt(text, to))),
  );
  return isAsserted ? text.trim() : null;
}

export function announcedIn(text: string, facts: Facts): string | null {
  if (facts.answers.length > 0 || /\?["')\]*]*$/.test(text.trimEnd())) return null;
  const isAnnounced = newNumbersIn(text, facts).some(
    ({ before }) =>
      strongResult.test(before) && (announcesResult.test(before) || concludesCalculation.test(before)),
  );
  return isAnnounced ? text.trim() : null;
}
