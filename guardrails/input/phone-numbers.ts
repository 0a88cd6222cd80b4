import { parsePhoneNumberFromString } from 'libphonenumber-js/min';
import type { DigitRun } from './digit-runs.ts';

/** Words before a number that mark it as a telephone number, in several languages. */
const phoneWord = new RegExp(
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

/** Labels after a number, as in signatures and on business cards. */
const labelAfter = /^[ ,\-(]{0,3}(?:office|fax|mobile|cell|home|work|desk|tel|phone|mob)\b/i;

/** Units after a number, which make it a quantity and not a telephone number. */
const unitAfter =
  /^ ?(?:%|€|\$|£|°|(?:people|students|persons|[kcm]?m|k?g|euros?|dollars?|years?|days?|miles|kilomet\w+|met\w+|times|units|bytes?)\b)/i;

/** Words right before other numbers with many digits, which rule out a telephone number. */
const otherNumberBefore =
  /(?:isbn|issn|doi|version|section|chapter|id|order|invoice|serial|code|sum|calculate|compute|solve|evaluate|simplify|what is|[=*/^<>])[\s:#]*$/i;

const northAmerican = /^(?:\+?1[ .-]?)?(?:\([2-9]\d\d\) ?\d{3}|[2-9]\d\d[-. ][2-9]\d\d)[-. ]\d{4}$/;

/** Countries whose national format is distinctive enough without a word before the number. */
const countries = ['GB', 'DE', 'FR', 'ES', 'IT', 'NL', 'CH', 'AT', 'BE', 'IE', 'AU', 'SE'] as const;

/** The text before and after a number, which can show what the number is. */
export interface Surroundings {
  readonly before: string;
  readonly after: string;
}

function looksLikeDate(written: string): boolean {
  return /^(?:\d{1,2}[./-]\d{1,2}[./-](?:\d{4}|\d\d)|\d{4}[./-]\d{1,2}[./-]\d{1,2})(?:[ -]|$)/.test(written);
}

/** International format: a plus that does not add, and a length that is possible in the country. */
function isInternational(run: DigitRun, { before }: Surroundings): boolean {
  if (/[\w)\]] ?$/.test(before) && /[\d)\]] ?$/.test(before)) return false;
  const withoutTrunk = run.written.replace(/\(0\)/, '');
  return parsePhoneNumberFromString(withoutTrunk)?.isPossible() ?? false;
}

/** National format with its trunk prefix: it begins with a zero, which no quantity does. */
function isNational({ digits, groups, written }: DigitRun): boolean {
  if (!/^\(?0[1-9]/.test(written) || digits.length < 9 || digits.length > 12) return false;
  if (/^[01]+$/.test(digits) || groups.every((group) => group.length === 1)) return false;
  if (groups.length > 1) return true;
  return countries.some((country) => parsePhoneNumberFromString(digits, country)?.isValid() ?? false);
}

function followsPhoneWord({ before }: Surroundings, digits: string): boolean {
  let last: RegExpExecArray | undefined;
  for (const match of before.matchAll(phoneWord)) last = match;
  if (!last) return false;
  const between = before.slice(last.index + last[0].length);
  // The words are close to the number, and no other number is between them.
  return digits.length >= 7 && digits.length <= 15 && between.length <= 24 && !/\d{3}|[=*]/.test(between);
}

/**
 * Whether a run of digits is a telephone number: by its format if that is distinctive, otherwise by the words around it, so
 * that the numbers of an exercise are not masked.
 */
export function isPhoneNumber(run: DigitRun, around: Surroundings): boolean {
  if (run.digits.length < 7 || run.digits.length > 15 || looksLikeDate(run.written)) return false;
  if (unitAfter.test(around.after)) return false;
  if (run.written.startsWith('+')) return isInternational(run, around);
  if (labelAfter.test(around.after) || followsPhoneWord(around, run.digits)) return true;
  if (otherNumberBefore.test(around.before)) return false;
  if (run.written.startsWith('00') && run.digits.length >= 10 && run.groups.length > 1) {
    return parsePhoneNumberFromString(`+${run.digits.slice(2)}`)?.isValid() ?? false;
  }
  return northAmerican.test(run.written) || isNational(run);
}

/** An extension after a number belongs to it. */
export const extension = /^ ?(?:x|ext\.?|extension|#) ?\d{1,6}\b/i;
