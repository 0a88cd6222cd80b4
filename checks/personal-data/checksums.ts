/** The digits of a text without their separators. */
export const digitsOf = (text: string): string => text.replace(/\D/g, '');

/** Luhn's checksum of payment cards and some national numbers (ISO/IEC 7812-1, annex B). */
export function passesLuhn(digits: string): boolean {
  let sum = 0;
  for (let index = 0; index < digits.length; index += 1) {
    const digit = Number(digits[digits.length - 1 - index]);
    const doubled = index % 2 === 1 ? digit * 2 : digit;
    sum += doubled > 9 ? doubled - 9 : doubled;
  }
  return digits.length > 0 && sum % 10 === 0;
}

/** The remainder of a division, for a number with more digits than a JavaScript number holds. */
export function remainder(digits: string, divisor: number): number {
  let rest = 0;
  for (const digit of digits) rest = (rest * 10 + Number(digit)) % divisor;
  return rest;
}

/** The sum of digits, each times its weight. */
export function weightedSum(digits: string, weights: readonly number[]): number {
  return weights.reduce((sum, weight, index) => sum + weight * Number(digits[index] ?? 0), 0);
}

/** Whether digits are a round number, as quantities are: "2500000". */
export const isQuantity = (digits: string): boolean => /^[1-9]\d{0,3}0{5,}$/.test(digits);

/** Whether a day and a month of two digits each can be part of a date. */
export function couldBeDate(day: string, month: string): boolean {
  return Number(day) >= 1 && Number(day) <= 31 && Number(month) >= 1 && Number(month) <= 12;
}

/**
 * Whether a run of digits is a date, alone or followed by a time or another date. Pairs of digits that continue with a dash ("06-12-34-56-78") are not a
 * date.
 */
export function looksLikeDate(written: string): boolean {
  const found =
    /^(?:(?<day>\d{1,2})[./-](?<month>\d{1,2})[./-](?:\d{4}|\d\d(?!-))|[12]\d{3}[./-](?<then>\d{1,2})[./-](?<last>\d{1,2}))(?:[ -]|$)/.exec(
      written,
    )?.groups;
  if (!found) return false;
  const { day = found.last ?? '', month = found.then ?? '' } = found;
  // Americans write the month first.
  return couldBeDate(day, month) || couldBeDate(month, day);
}
