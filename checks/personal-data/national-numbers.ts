import { couldBeDate, digitsOf, isEan13, passesLuhn, remainder, weightedSum } from './checksums.ts';

/** A national number: its notation and its checks. */
interface NationalNumber {
  readonly name: string;
  readonly written: RegExp;
  /** Its checksum; without one the notation must be unique. */
  readonly isValid: (written: string) => boolean;
  /** A word that must be near the number, if the number alone is ambiguous. */
  readonly nearby?: RegExp;
}

/** Letters and digits alone, in upper case. */
const compact = (written: string): string => written.replace(/[\s./-]/g, '').toUpperCase();

/** The check letters of Spanish numbers, by the remainder after division by 23. */
const dniLetters = 'TRWAGMYFPDXBNJZSQVHLCKE';
/** The check characters of Finnish numbers, by the remainder after division by 31. */
const hetuLetters = '0123456789ABCDEFHJKLMNPRSTUVWXY';

/** DNI and NIE: a letter checks the number. */
function spanishNumber(written: string): boolean {
  const number = compact(written);
  const digits = number.slice(0, -1).replace(/^[XYZ]/, (letter) => String('XYZ'.indexOf(letter)));
  return dniLetters[Number(digits) % 23] === number.at(-1);
}

/**
 * NIR: digits four and five are a month or a special code, and the last two are 97 minus the remainder. The
 * letters of Corsica, 2A and 2B, count as 19 and 18.
 */
function frenchNumber(written: string): boolean {
  const number = compact(written).replace('2A', '19').replace('2B', '18');
  const month = Number(number.slice(3, 5));
  const monthIsValid = (month >= 1 && month <= 12) || (month >= 20 && month <= 42);
  return monthIsValid && 97 - remainder(number.slice(0, 13), 97) === Number(number.slice(13));
}

/** The values of characters at odd positions of an Italian tax code (decree of 23 December 1976). */
const oddValues = [
  1, 0, 5, 7, 9, 13, 15, 17, 19, 21, 2, 4, 18, 20, 11, 3, 6, 8, 12, 14, 16, 10, 22, 25, 24, 23,
];

/** Codice fiscale: the last letter checks the others. */
function italianNumber(written: string): boolean {
  const number = compact(written);
  const value = (character: string): number =>
    /\d/.test(character) ? Number(character) : character.charCodeAt(0) - 65;
  let sum = 0;
  for (let index = 0; index < 15; index += 1) {
    const plain = value(number[index] ?? '0');
    sum += index % 2 === 0 ? (oddValues[plain] ?? 0) : plain;
  }
  return String.fromCharCode(65 + (sum % 26)) === number[15];
}

/** Rijksregisternummer: 97 minus the remainder; people born since 2000 have a 2 before the number. */
function belgianNumber(written: string): boolean {
  const digits = digitsOf(written);
  const check = Number(digits.slice(9));
  const body = digits.slice(0, 9);
  return 97 - remainder(body, 97) === check || 97 - remainder(`2${body}`, 97) === check;
}

/** Fødselsnummer: a date and two check digits. */
function norwegianNumber(written: string): boolean {
  const digits = digitsOf(written);
  return (
    couldBeDate(digits.slice(0, 2), digits.slice(2, 4)) &&
    weightedSum(digits, [3, 7, 6, 1, 8, 9, 4, 5, 2, 1]) % 11 === 0 &&
    weightedSum(digits, [5, 4, 3, 2, 7, 6, 5, 4, 3, 2, 1]) % 11 === 0
  );
}

/** Henkilötunnus: a date and a check character. */
function finnishNumber(written: string): boolean {
  const digits = digitsOf(written.slice(0, -1));
  return (
    couldBeDate(digits.slice(0, 2), digits.slice(2, 4)) &&
    hetuLetters[Number(digits) % 31] === written.at(-1)?.toUpperCase()
  );
}

/** Personnummer: a date and Luhn's checksum. */
function swedishNumber(written: string): boolean {
  const digits = digitsOf(written).slice(-10);
  return couldBeDate(digits.slice(4, 6), digits.slice(2, 4)) && passesLuhn(digits);
}

/** PESEL: a date, whose month also tells the century, and a check digit. */
function polishNumber(written: string): boolean {
  const digits = digitsOf(written);
  const month = String(Number(digits.slice(2, 4)) % 20);
  return (
    couldBeDate(digits.slice(4, 6), month) &&
    weightedSum(digits, [1, 3, 7, 9, 1, 3, 7, 9, 1, 3, 1]) % 10 === 0
  );
}

/** Rentenversicherungsnummer: the letter counts as its place in the alphabet. */
function germanPensionNumber(written: string): boolean {
  const number = compact(written);
  const letter = String(number.charCodeAt(8) - 64).padStart(2, '0');
  const digits = `${number.slice(0, 8)}${letter}${number.slice(9, 11)}`;
  const weights = [2, 1, 2, 5, 7, 1, 2, 1, 2, 1, 2, 1];
  const sum = weights.reduce((total, weight, index) => {
    const product = weight * Number(digits[index]);
    return total + Math.floor(product / 10) + (product % 10);
  }, 0);
  return sum % 10 === Number(number[11]);
}

/** Steuer-Identifikationsnummer: ISO 7064, MOD 11,10. */
function germanTaxNumber(written: string): boolean {
  const digits = digitsOf(written);
  let product = 10;
  for (const digit of digits.slice(0, 10)) {
    const sum = (Number(digit) + product) % 10 || 10;
    product = (sum * 2) % 11;
  }
  return (11 - product) % 10 === Number(digits[10]);
}

/** The check letters of Irish numbers, by the remainder after division by 23. */
const irishLetters = 'WABCDEFGHIJKLMNOPQRSTUV';

/** PPSN: a letter checks the digits and a second letter. */
function irishNumber(written: string): boolean {
  const number = compact(written);
  const second = number[8];
  const extra = second && second !== 'W' ? 9 * (second.charCodeAt(0) - 64) : 0;
  return irishLetters[(weightedSum(number, [8, 7, 6, 5, 4, 3, 2]) + extra) % 23] === number[7];
}

/** SSN: no checksum, but some numbers are never given out. */
function americanNumber(written: string): boolean {
  const digits = digitsOf(written);
  const area = digits.slice(0, 3);
  return (
    area !== '000' &&
    area !== '666' &&
    area < '900' &&
    digits.slice(3, 5) !== '00' &&
    digits.slice(5) !== '0000'
  );
}

/** Rodné číslo: a date and a check digit. */
function czechNumber(written: string): boolean {
  const digits = digitsOf(written);
  // Women's months begin at 51; 20 is added in years with too many births.
  const month = String((Number(digits.slice(2, 4)) % 50) % 20);
  const rest = remainder(digits.slice(0, 9), 11);
  // Until 1985 a remainder of ten, which has no digit, was written as zero.
  return couldBeDate(digits.slice(4, 6), month) && rest % 10 === Number(digits[9]);
}

/** For numbers whose notation alone is unique. */
const withoutChecksum = (): boolean => true;

/**
 * National numbers of the United States and of European countries. A checksum or a unique notation identifies
 * them; the others need their name near them. All expressions have a bounded length and begin at a word.
 */
export const nationalNumbers: readonly NationalNumber[] = [
  { name: 'US', written: /\b\d{3}-\d{2}-\d{4}\b/g, isValid: americanNumber },
  {
    name: 'US',
    written: /\b\d{3}[ .]?\d{2}[ .]?\d{4}\b/g,
    isValid: americanNumber,
    nearby: /\bssn\b|social[ -]?security/i,
  },
  { name: 'ES', written: /\b(?:[XYZ]-?\d{7}|\d{2}\.?\d{3}\.?\d{3})[ -]?[A-Z]\b/gi, isValid: spanishNumber },
  { name: 'FR', written: /\b[12] ?\d\d ?\d\d ?(?:\d\d|2[AB]) ?\d{3} ?\d{3} ?\d\d\b/g, isValid: frenchNumber },
  {
    name: 'IT',
    written: /\b[A-Z]{3} ?[A-Z]{3} ?\d\d[A-EHLMPRST]\d\d ?[A-Z]\d{3}[A-Z]\b/gi,
    isValid: italianNumber,
  },
  { name: 'BE', written: /\b\d\d\.\d\d\.\d\d-\d{3}[.-]\d\d\b/g, isValid: belgianNumber },
  { name: 'NO', written: /\b\d{6} ?\d{5}\b/g, isValid: norwegianNumber },
  { name: 'FI', written: /\b\d{6}[-+A]\d{3}[\dA-FHJ-NPR-Y]\b/gi, isValid: finnishNumber },
  { name: 'SE', written: /\b(?:19|20)?\d{6}[-+]\d{4}\b/g, isValid: swedishNumber },
  {
    name: 'CH',
    written: /\b756\.?\d{4}\.?\d{4}\.?\d\d\b/g,
    isValid: (written) => isEan13(digitsOf(written)),
  },
  { name: 'DE', written: /\b\d{2} ?\d{6} ?[A-Z] ?\d{3}\b/gi, isValid: germanPensionNumber },
  {
    name: 'GB',
    written: /\b(?!BG|GB|KN|NK|NT|TN|ZZ)[A-CEGHJ-PR-TW-Z][A-CEGHJ-NPR-TW-Z] ?\d\d ?\d\d ?\d\d ?[A-D]\b/g,
    isValid: withoutChecksum,
  },
  { name: 'IE', written: /\b\d{7}[A-W][A-IW]?\b/g, isValid: irishNumber },
  { name: 'CZ', written: /\b\d{6}\/\d{4}\b/g, isValid: czechNumber },
  { name: 'PL', written: /\b\d{11}\b/g, isValid: polishNumber, nearby: /pesel/i },
  {
    name: 'DE',
    written: /\b\d{2} ?\d{3} ?\d{3} ?\d{3}\b/g,
    isValid: germanTaxNumber,
    nearby: /steuer|identifikationsnummer|idnr|tax/i,
  },
  {
    name: 'NL',
    written: /\b\d{4}[. ]?\d{2}[. ]?\d{3}\b/g,
    isValid: (written) => weightedSum(digitsOf(written), [9, 8, 7, 6, 5, 4, 3, 2, -1]) % 11 === 0,
    nearby: /\bbsn\b|burgerservice|sofinummer/i,
  },
  {
    name: 'PT',
    written: /\b\d{3} ?\d{3} ?\d{3}\b/g,
    isValid: (written) => {
      const rest = weightedSum(digitsOf(written), [9, 8, 7, 6, 5, 4, 3, 2]) % 11;
      return Number(digitsOf(written)[8]) === (rest < 2 ? 0 : 11 - rest);
    },
    nearby: /\bnif\b|contribuinte/i,
  },
  {
    name: 'AT',
    written: /\b\d{4} ?\d{6}\b/g,
    isValid: (written) => weightedSum(digitsOf(written), [3, 7, 9, -1, 5, 8, 4, 2, 1, 6]) % 11 === 0,
    nearby: /sozialversicherung|svnr|sv-nummer/i,
  },
  {
    name: 'DK',
    written: /\b\d{6}-\d{4}\b/g,
    isValid: (written) => couldBeDate(written.slice(0, 2), written.slice(2, 4)),
    nearby: /\bcpr\b|personnummer/i,
  },
];
