import { parsePhoneNumberFromString } from 'libphonenumber-js/min';
import type { DigitRun } from './digit-runs.ts';

/** Words before a number that make it a telephone number, in the languages of the schools we know of. */
const announced = new RegExp(
  [
    String.raw`\b(?:tele?(?:phone|fon|f)|phone|mobile|cell(?:phone)?|handy|fax|whats ?app|sms|desk|office|home|work|tel|ph|mob)(?: ?(?:number|nummer|no|nr|#))?\b`,
    String.raw`\b(?:call|ring|text|phone|reach|message|contact|dial|answer)(?:s|ing|ed)?(?: \w+){0,3}?(?: (?:on|at|to|from|me|us|him|her|them|registered|number))`,
    String.raw`\b(?:my|his|her|our|their) (?:\w+ )?(?:number|nr)\b`,
    String.raw`\b(?:ruf|rufen|anrufen|erreich\w*|schreib\w*|nummer (?:ist|lautet)|meine \w*nummer)\b`,
    String.raw`\b(?:t[eé]l[eé]phone|portable|appelle[rz]?|joindre|num[eé]ro (?:est|de))\b`,
    String.raw`\b(?:tel[eé]fono|m[oó]vil|celular|ll[aá]ma\w*|cellulare|chiam\w+)\b`,
  ].join('|'),
  'gi',
);

/** Labels that stand behind a number in signatures and on cards. */
const labelledAfter = /^[ ,\-(]{0,3}(?:office|fax|mobile|cell|home|work|desk|tel|phone|mob)\b/i;

/** What is counted is no telephone number. */
const measuredAfter =
  /^ ?(?:%|€|\$|£|°|(?:people|students|persons|[kcm]?m|k?g|euros?|dollars?|years?|days?|miles|kilomet\w+|met\w+|times|units|bytes?)\b)/i;

/** What else is written with many digits: an announcement right before it rules out a telephone number. */
const otherNumber =
  /(?:isbn|issn|doi|version|section|chapter|id|order|invoice|serial|code|sum|calculate|compute|solve|evaluate|simplify|what is|[=*/^<>])[\s:#]*$/i;

const northAmerican = /^(?:\+?1[ .-]?)?(?:\([2-9]\d\d\) ?\d{3}|[2-9]\d\d[-. ][2-9]\d\d)[-. ]\d{4}$/;

/** Countries whose national numbers are known well enough to be taken for one without a word before them. */
const countries = ['GB', 'DE', 'FR', 'ES', 'IT', 'NL', 'CH', 'AT', 'BE', 'IE', 'AU', 'SE'] as const;

/** What is written around a number, as far as it tells what the number is. */
export interface Surroundings {
  readonly before: string;
  readonly after: string;
}

function dated(written: string): boolean {
  return /^(?:\d{1,2}[./-]\d{1,2}[./-](?:\d{4}|\d\d)|\d{4}[./-]\d{1,2}[./-]\d{1,2})(?:[ -]|$)/.test(written);
}

/** International form: a plus that is no sign of arithmetic, and a length that the country's numbers can have. */
function international(run: DigitRun, { before }: Surroundings): boolean {
  if (/[\w)\]] ?$/.test(before) && /[\d)\]] ?$/.test(before)) return false;
  const withoutTrunk = run.written.replace(/\(0\)/, '');
  return parsePhoneNumberFromString(withoutTrunk)?.isPossible() ?? false;
}

/** A national number as it is written to be dialled: it begins with a nought, which no quantity does. */
function trunk({ digits, groups, written }: DigitRun): boolean {
  if (!/^\(?0[1-9]/.test(written) || digits.length < 9 || digits.length > 12) return false;
  if (/^[01]+$/.test(digits) || groups.every((group) => group.length === 1)) return false;
  if (groups.length > 1) return true;
  return countries.some((country) => parsePhoneNumberFromString(digits, country)?.isValid() ?? false);
}

function isAnnounced({ before }: Surroundings, digits: string): boolean {
  let last: RegExpExecArray | undefined;
  for (const match of before.matchAll(announced)) last = match;
  if (!last) return false;
  const between = before.slice(last.index + last[0].length);
  // Near enough that nothing else is meant, and no other number stands between them.
  return digits.length >= 7 && digits.length <= 15 && between.length <= 24 && !/\d{3}|[=*]/.test(between);
}

/**
 * Whether a run of digits is a telephone number: by its form where that is sure, else by the words around it, so
 * that the numbers of an exercise stay.
 */
export function isPhoneNumber(run: DigitRun, around: Surroundings): boolean {
  if (run.digits.length < 7 || run.digits.length > 15 || dated(run.written)) return false;
  if (measuredAfter.test(around.after)) return false;
  if (run.written.startsWith('+')) return international(run, around);
  if (labelledAfter.test(around.after) || isAnnounced(around, run.digits)) return true;
  if (otherNumber.test(around.before)) return false;
  if (run.written.startsWith('00') && run.digits.length >= 10 && run.groups.length > 1) {
    return parsePhoneNumberFromString(`+${run.digits.slice(2)}`)?.isValid() ?? false;
  }
  return northAmerican.test(run.written) || trunk(run);
}

/** An extension written behind a number belongs to it. */
export const extension = /^ ?(?:x|ext\.?|extension|#) ?\d{1,6}\b/i;
