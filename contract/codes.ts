/** The signs that may stand in a code as somebody types or pastes it. */
const letterOrDigit = /(?!\p{Default_Ignorable_Code_Point})[\p{Lu}\p{Ll}\p{Lt}\p{Lo}\p{N}]/gu;

/** A decimal digit of any script as the digit from 0 to 9. Unicode has them in rows of ten. */
function plainDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  let before = 0;
  while (/\p{Nd}/u.test(String.fromCodePoint(code - before - 1))) before++;
  return String(before % 10);
}

/**
 * A code as it is stored, from what somebody typed: a session ID, a class code, a school code, a code of the second
 * factor. Only letters and digits count, without case, width, accent or script of the digits; blanks, hyphens, quotes,
 * points and what nobody sees do not. A letter of another alphabet stays, and such a code matches nothing. So does one
 * with O, 0, I, 1 or L, which the codes of the product avoid.
 */
export const codeOf = (typed: string): string =>
  (typed.normalize('NFKD').match(letterOrDigit) ?? [])
    .join('')
    .replace(/(?![0-9])\p{Nd}/gu, plainDigit)
    .toUpperCase();
