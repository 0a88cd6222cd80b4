import { type CountryCode, parsePhoneNumberFromString } from 'libphonenumber-js/min';
import words from '../data/personal-data-words.json' with { type: 'json' };
import { anyOf } from '../word-rows.ts';
import { looksLikeDate } from './checksums.ts';
import { type DigitRun, hasUnit, type Surroundings } from './digit-runs.ts';

/** Words before a number that mark it as a telephone number, in several languages. */
const phoneWord = new RegExp(anyOf(words.phoneWords), 'gi');

/** Labels after a number, as in signatures and on business cards, and "… is my number". */
const labelAfter = new RegExp(`^[ ,\\-(]{0,3}${anyOf(words.phoneLabels)}`, 'iu');

/** The rest of an address after the number of a house: "1250-1258 34th Street". */
const streetAfter = new RegExp(
  String.raw`^(?:th|st|nd|rd)?,? (?:[\p{L}'.]{1,20} ){0,3}${anyOf(words.streetsAfter)}(?!\p{L})`,
  'iu',
);

/** The name of a street before the number of a house: "Lindenstraße 12", "calle Mayor 5". */
const streetBefore = new RegExp(`${anyOf(words.streetsBefore)} $`, 'u');

/** Words right before other numbers with many digits, which rule out a telephone number. */
const otherNumberBefore = new RegExp(String.raw`${anyOf(words.otherNumbers)}[\s:#]*$`, 'i');

/** An exercise that goes on after its number: "to the nearest million". */
const exerciseAfter = new RegExp(`^ ?${anyOf(words.exercisesAfter)}`, 'i');

/** "(212) 555-0123", "+1 212-555-0123". */
const northAmerican = /^(?:\+?1[ .-]?)?(?:\([2-9]\d\d\) ?\d{3}|[2-9]\d\d[-. ][2-9]\d\d)[-. ]\d{4}$/;

/** A Chinese mobile number. Without separators it looks like a large number, so it then counts only in a Chinese text. */
const chineseMobile = /^1[3-9]\d([ -]?)\d{4}\1\d{4}$/;

const isChineseMobile = ({ written }: DigitRun, { before, after }: Surroundings): boolean => {
  const found = chineseMobile.exec(written);
  if (!found) return false;
  const isCalculated = /[-+*/×÷=^] ?$|算$/.test(before.trimEnd()) || /^ ?[-+*/×÷=^]/.test(after);
  const hasSeparators = found[1] !== '';
  const isInChineseText = /\p{Script=Han}/u.test(before.slice(-24) + after.slice(0, 24));
  return hasSeparators || (!isCalculated && isInChineseText);
};

/** Countries whose national format is distinctive enough without a word before the number. */
const countries = [
  ...['GB', 'DE', 'FR', 'ES', 'IT', 'NL', 'CH', 'AT', 'BE', 'IE', 'AU', 'SE', 'PT', 'PL', 'IN', 'CN'],
  ...['SA', 'AE', 'EG', 'MA', 'DZ'],
] as CountryCode[];

/** Numbers that grow in small steps are a pattern or a row of numbers: "02-04-06-08-10"; those in words in any steps. */
const isRow = (groups: readonly string[], isSpoken = false): boolean =>
  groups.length > 3 &&
  groups.slice(1).every((group, index) => {
    const step = Number(group) - Number(groups[index]);
    return isSpoken && !groups[0]?.startsWith('0') ? step >= 0 : step > 0 && step <= 12;
  });

/** Whether a number in words is one that is read digit by digit. */
const isReadByDigits = ({ digits, groups }: DigitRun): boolean =>
  digits.length >= 9 &&
  !/^(?:[01]+$|0?123456)/.test(digits) &&
  (digits.startsWith('0') || groups.filter((group) => group.length === 1).length * 2 >= groups.length);

/** International format: a plus that is not an addition, and a length that is possible in the country. */
function isInternational(run: DigitRun, { before }: Surroundings): boolean {
  if (/[\w)\]] ?$/.test(before) && /[\d)\]] ?$/.test(before)) return false;
  const withoutTrunk = run.written.replace(/\(0\)/, '');
  return parsePhoneNumberFromString(withoutTrunk)?.isPossible() ?? false;
}

/** How countries whose numbers do not begin with a zero group them. */
const nationalShapes = Object.entries(words.phoneShapes).map(
  ([country, shapes]) => [country, shapes.split(' ')] as const,
);

const isValidSomewhere = (digits: string): boolean =>
  countries.some((country) => parsePhoneNumberFromString(digits, country)?.isValid() ?? false);

/** Groups of several lengths with a zero before one of them, as no list of numbers and no quantity has: "21 843 69 07". */
const hasPhoneGroups = ([first = '', ...rest]: readonly string[]): boolean =>
  first.length > 1 &&
  !/^(?:19|20)\d\d$/.test(first) &&
  rest.length > 1 &&
  rest.some((group) => /^0\d/.test(group)) &&
  rest.every((group) => group.length > 1) &&
  rest.some((group) => group.length !== 3) &&
  rest.some((group) => group.length !== first.length);

/** Whether digits stand in groups as those of a country do, and may be a number of that country: "55 3847 1629". */
function hasNationalShape({ digits, groups }: DigitRun): boolean {
  const shape = groups.map((group) => group.length).join('-');
  return nationalShapes.some(
    ([country, shapes]) =>
      shapes.includes(shape) &&
      (parsePhoneNumberFromString(digits, country as CountryCode)?.isValid() ?? false),
  );
}

/** National format: its trunk prefix is a zero, with which no quantity begins, or its groups are of no quantity. */
function isNational({ digits, groups, written }: DigitRun): boolean {
  if (digits.length < 9 || digits.length > 12 || /^[01]+$|^0?123456/.test(digits)) return false;
  if (!/^\(?0[1-9]/.test(written)) return hasPhoneGroups(groups) && isValidSomewhere(digits);
  if (groups.every((group) => group.length === 1)) return false;
  return groups.some((group) => group.length > 2 && group !== digits) || isValidSomewhere(digits);
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
 * Whether a run of digits is a telephone number: by its format if that is distinctive, otherwise by the words around it, so that the numbers of an exercise
 * are not masked. Nobody spells out another number of so many digits.
 */
export function isPhoneNumber(run: DigitRun, around: Surroundings, isSpoken: boolean): boolean {
  if (run.digits.length < 7 || run.digits.length > 15 || looksLikeDate(run.written)) return false;
  if (isRow(run.groups, isSpoken) || /^0\.\d+$/.test(run.written)) return false;
  if (hasUnit(around) || streetAfter.test(around.after)) return false;
  if (streetBefore.test(around.before)) return false;
  if (run.written.startsWith('+')) return isInternational(run, around);
  if (exerciseAfter.test(around.after)) return false;
  if (labelAfter.test(around.after) || followsPhoneWord(around, run.digits)) return true;
  if (otherNumberBefore.test(around.before)) return false;
  if (isSpoken && isReadByDigits(run)) return true;
  if (run.written.startsWith('00') && run.digits.length >= 10 && !/^[01]+$/.test(run.digits)) {
    return parsePhoneNumberFromString(`+${run.digits.slice(2)}`)?.isValid() ?? false;
  }
  return (
    northAmerican.test(run.written) ||
    hasNationalShape(run) ||
    isChineseMobile(run, around) ||
    isNational(run)
  );
}

/** An extension after a number belongs to it. */
export const extension = /^ ?(?:x|ext\.?|extension|#) ?\d{1,6}\b/i;
