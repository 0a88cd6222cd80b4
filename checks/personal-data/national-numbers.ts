import type { Span } from '../canonical/legible.ts';
import data from '../data/national-numbers.json' with { type: 'json' };
import words from '../data/personal-data-words.json' with { type: 'json' };
import { anyOf } from '../word-rows.ts';
import {
  couldBeDate,
  digitsOf,
  isQuantity,
  looksLikeDate,
  passesLuhn,
  remainder,
  weightedSum,
} from './checksums.ts';
import { hasUnit, type Surroundings, surroundings } from './digit-runs.ts';

/** A row of data/national-numbers.json: how a number is written and checked. A row without checks has a unique notation. */
interface Row {
  readonly country: string;
  readonly written: string;
  readonly anyCase?: boolean;
  /** Where the digits of the day and of the month begin. */
  readonly date?: readonly number[];
  /** What a month may have been counted from: PESEL adds 20 for each century, Rodné číslo 50 for women. */
  readonly monthsBegin?: readonly number[];
  /** Each sum of the digits with these weights is divisible by the modulus. */
  readonly weights?: readonly (readonly number[])[];
  readonly modulus?: number;
  /** Check characters, by the remainder of the digits before the last character. */
  readonly letters?: string;
  readonly check?: string;
}

/** The checks of one country each: letters and digits alone, in upper case, and the digits alone. */
const checks: Readonly<Record<string, (number: string, digits: string) => boolean>> = {
  /** SSN: no checksum, but some numbers are never given out. */
  american: (_, digits) =>
    !/^(?:000|666|9)/.test(digits) && digits.slice(3, 5) !== '00' && digits.slice(5) !== '0000',

  /**
   * NIR: digits four and five are a month or a special code, and the last two are 97 minus the remainder. The letters of Corsica, 2A and 2B, count as 19
   * and 18.
   */
  french: (number) => {
    const plain = number.replace('2A', '19').replace('2B', '18');
    const month = Number(plain.slice(3, 5));
    const isMonth = (month >= 1 && month <= 12) || (month >= 20 && month <= 42);
    return isMonth && 97 - remainder(plain.slice(0, 13), 97) === Number(plain.slice(13));
  },

  /** Codice fiscale: the last letter checks the others. */
  italian: (number) => {
    const sum = [...number.slice(0, 15)]
      .map((character) => Number.parseInt(character, 36) - (/\d/.test(character) ? 0 : 10))
      .reduce((total, value, index) => total + (index % 2 === 0 ? (oddValues[value] ?? 0) : value), 0);
    return String.fromCharCode(65 + (sum % 26)) === number[15];
  },

  /** Rijksregisternummer: 97 minus the remainder; people born since 2000 have a 2 before the number. */
  belgian: (_, digits) =>
    ['', '2'].some((century) => 97 - remainder(century + digits.slice(0, 9), 97) === Number(digits.slice(9))),

  /** Personnummer. */
  swedish: (_, digits) => passesLuhn(digits.slice(-10)),

  /** Rentenversicherungsnummer: the letter counts as its place in the alphabet. */
  germanPension: (number) => {
    const letter = String(number.charCodeAt(8) - 64).padStart(2, '0');
    const products = [...`${number.slice(0, 8)}${letter}${number.slice(9, 11)}`].map(
      (digit, index) => Number(digit) * Number('212571212121'[index]),
    );
    const sum = products.reduce((total, product) => total + Math.floor(product / 10) + (product % 10), 0);
    return sum % 10 === Number(number[11]);
  },

  /** PPSN: a letter checks the digits and a second letter. */
  irish: (number) => {
    const second = number[8];
    const extra = second && second !== 'W' ? 9 * (second.charCodeAt(0) - 64) : 0;
    const rest = (weightedSum(number, [8, 7, 6, 5, 4, 3, 2]) + extra) % 23;
    return 'WABCDEFGHIJKLMNOPQRSTUV'[rest] === number[7];
  },

  /** Rodné číslo. Until 1985 a remainder of ten, which has no digit, was written as zero. */
  czech: (_, digits) => remainder(digits.slice(0, 9), 11) % 10 === Number(digits[9]),

  /** Resident identity card: ISO 7064, MOD 11-2, of which ten is an X. */
  chinese: (number) =>
    '10X98765432'[weightedSum(number, [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2]) % 11] ===
    number[17],

  /** RUT: the weights two to seven from the right, of which ten is a K. */
  chilean: (number) => {
    const sum = weightedSum([...number.slice(0, -1)].reverse().join(''), [2, 3, 4, 5, 6, 7, 2, 3]);
    return '0K987654321'[sum % 11] === number.at(-1);
  },

  /** Any number with the name of a document: as many digits as such numbers have, or letters and digits in one. */
  named: (number, digits) =>
    (digits.length >= 6 && digits.length <= 20 && !isQuantity(digits)) ||
    /^[A-Z](?=.*\d.*\d)[A-Z\d]{7,11}$/.test(number),
};

/** The values of characters at odd positions of an Italian tax code (decree of 23 December 1976). */
const oddValues = [
  1, 0, 5, 7, 9, 13, 15, 17, 19, 21, 2, 4, 18, 20, 11, 3, 6, 8, 12, 14, 16, 10, 22, 25, 24, 23,
];

function isValid(
  { date, monthsBegin = [], weights = [], modulus = 1, letters, check }: Row,
  written: string,
): boolean {
  const number = written.replace(/[\s./-]/g, '').toUpperCase();
  const digits = digitsOf(written);
  if (date) {
    const [day = 0, month = 0] = date;
    const counted = monthsBegin.reduce((left, begin) => left % begin, Number(digits.slice(month, month + 2)));
    if (!couldBeDate(digits.slice(day, day + 2), String(counted))) return false;
  }
  if (weights.some((row) => weightedSum(digits, row) % modulus !== 0)) return false;
  if (letters) {
    // The first letter of a Spanish NIE counts as a digit.
    const body = number.slice(0, -1).replace(/^[XYZ]/, (letter) => String('XYZ'.indexOf(letter)));
    if (letters[Number(digitsOf(body)) % letters.length] !== number.at(-1)) return false;
  }
  return check === undefined || (checks[check]?.(number, digits) ?? false);
}

/** The name of a document or of its number. */
const name = new RegExp(anyOf(words.nationalNumbers), 'gi');

/** Whether the name of a national number stands shortly before or after a number. */
export function isNamedNational({ before, after }: Surroundings): boolean {
  const last = [...before.matchAll(name)].at(-1);
  const between = last ? before.slice(last.index + last[0].length) : undefined;
  return (
    (between !== undefined && !/\d{3}|[=*%]/.test(between)) || (after.split(/\d/)[0] ?? '').search(name) >= 0
  );
}

const rows = (data as readonly Row[]).map((row) => ({
  ...row,
  pattern: new RegExp(row.written, row.anyCase ? 'gi' : 'g'),
}));

/**
 * National numbers. A checksum or a unique notation identifies them; the others need the name of their document near them. All expressions have a bounded
 * length.
 */
export function findNationalNumbers(text: string): Span[] {
  const found: Span[] = [];
  const isNamed = text.search(name) >= 0;
  for (const row of rows) {
    if (row.check === 'named' && !isNamed) continue;
    for (const { 0: written, index: start } of text.matchAll(row.pattern)) {
      const span = { start, end: start + written.length };
      // "DNI 34.567.890": the name may look like the letters of the number.
      const around = surroundings(text, { ...span, start: start + written.search(/\d/) });
      if (/\d[.,]?$/.test(text.slice(Math.max(0, start - 2), start)) || !isValid(row, written)) continue;
      if (row.check !== 'named' || (!looksLikeDate(written) && !hasUnit(around) && isNamedNational(around)))
        found.push(span);
    }
  }
  return found;
}
