/** The first code points of Unicode's mathematical alphabets: capitals, small letters, digits. */
const alphabets: Readonly<Record<string, readonly number[]>> = {
  'double-struck': [0x1d538, 0x1d552, 0x1d7d8],
  script: [0x1d49c, 0x1d4b6],
  fraktur: [0x1d504, 0x1d51e],
};

/**
 * Letters that Unicode had before it added these alphabets. They have other code points than their alphabet
 * would give them. Each stands after its plain letter.
 */
const exceptionsByAlphabet: Readonly<Record<string, string>> = {
  'double-struck': 'CℂHℍNℕPℙQℚRℝZℤ',
  script: 'BℬEℰFℱHℋIℐLℒMℳRℛeℯgℊoℴ',
  fraktur: 'CℭHℌIℑRℜZℨ',
};

/** A text in one of Unicode's mathematical alphabets; for any other alphabet, the text itself. */
export function mathLetters(text: string, alphabet: string): string {
  const starts = alphabets[alphabet];
  const exceptions = exceptionsByAlphabet[alphabet] ?? '';
  if (starts === undefined) return text;
  return text.replace(/[A-Za-z0-9]/g, (character) => {
    const exception = exceptions.indexOf(character);
    if (exception >= 0) return exceptions.charAt(exception + 1);
    const kind = /[A-Z]/.test(character) ? 0 : /[a-z]/.test(character) ? 1 : 2;
    const start = starts[kind];
    if (start === undefined) return character;
    // The place of the character in its alphabet is its distance from A, a or 0.
    return String.fromCodePoint(start + character.charCodeAt(0) - 'Aa0'.charCodeAt(kind));
  });
}
