/**
 * Letters and digits for all canonicalisation: letters.ts for replies, plain-words.ts for the words of a question, legible.ts for its numbers. Signs have
 * their tables in contract/characters.ts.
 */

/** Letters of other scripts that look like Latin ones, lower and upper case. */
export const lookAlikes: ReadonlyMap<string, string> = new Map(
  [
    ['аеорсухіјѕһԁԛԝѵмткв', 'aeopcyxijshdqwvmtkb'],
    ['АВЕКМНОРСТУХІЈЅԌԚԜ', 'ABEKMHOPCTYXIJSGQW'],
    ['αοινυρτκχγε', 'aoivuptkxye'],
    ['ΑΒΕΖΗΙΚΜΝΟΡΤΥΧ', 'ABEZHIKMNOPTYX'],
    ['ɑɡıȷℓⅼո', 'agijlln'],
  ].flatMap(([from = '', to = '']) => [...from].map((letter, at) => [letter, to[at] ?? letter] as const)),
);

/** The letters that digits and signs look like. */
export const letterOfDigit: Readonly<Record<string, string>> = {
  ...{ 0: 'o', 1: 'i', 3: 'e', 4: 'a', 5: 's', 7: 't' },
  ...{ '@': 'a', $: 's' },
};

/** One decimal digit of any script. */
const decimalDigit = /^\p{Nd}$/u;
/** Matches every decimal digit of other scripts. */
export const otherDecimalDigits = /(?![0-9])\p{Nd}/gu;

/** The value of a decimal digit of any script; null for every other character. */
export function decimalValue(character: string): number | null {
  if (!decimalDigit.test(character)) return null;
  const code = character.codePointAt(0) ?? 0;
  // Mathematical digits are five rows without a gap; all others are rows of ten.
  if (code >= 0x1d7ce && code <= 0x1d7ff) return (code - 0x1d7ce) % 10;
  let zero = code;
  while (code - zero < 9 && decimalDigit.test(String.fromCodePoint(zero - 1))) zero -= 1;
  return code - zero;
}
