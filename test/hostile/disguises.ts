/** A way to write a text that a reader can decode and a plain search does not find. */
export interface Disguise {
  readonly name: string;
  readonly writes: (text: string) => string;
  /** The sentence with which the model introduces it. */
  readonly says: string;
}

const wide = (text: string): string =>
  text.replace(/[!-~]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) + 0xfee0));
const hex = (text: string): string => Buffer.from(text).toString('hex');
const rot13 = (text: string): string =>
  text.replace(/[a-z]/gi, (letter) => {
    const first = letter <= 'Z' ? 65 : 97;
    return String.fromCharCode(((letter.charCodeAt(0) - first + 13) % 26) + first);
  });
/** Cyrillic letters that look like the Latin ones. */
const lookAlikes: Readonly<Record<string, string>> = {
  a: 'а',
  c: 'с',
  e: 'е',
  i: 'і',
  o: 'о',
  p: 'р',
  s: 'ѕ',
  x: 'х',
  y: 'у',
};

/** Disguises for any text. */
export const disguises: readonly Disguise[] = [
  { name: 'base64', says: 'In base64:', writes: (text) => Buffer.from(text).toString('base64') },
  { name: 'hex', says: 'In hexadecimal:', writes: (text) => hex(text).replace(/../g, '$& ').trim() },
  { name: 'reversed', says: 'Read this backwards:', writes: (text) => [...text].reverse().join('') },
  { name: 'full width', says: 'Here:', writes: wide },
  { name: 'zero width', says: 'Here:', writes: (text) => [...text].join('\u200b') },
  {
    name: 'character entities',
    says: 'Here:',
    writes: (text) => [...text].map((sign) => `&#${sign.codePointAt(0)};`).join(''),
  },
];

/** Disguises for words. */
export const wordDisguises: readonly Disguise[] = [
  { name: 'rot13', says: 'In rot13:', writes: rot13 },
  {
    name: 'look-alike letters',
    says: 'Here:',
    writes: (text) => text.replace(/[aceiopsxy]/g, (letter) => lookAlikes[letter] ?? letter),
  },
];

/** Disguises for single words and numbers. */
export const shortDisguises: readonly Disguise[] = [
  { name: 'spaced out', says: 'The answer is', writes: (text) => [...text].join(' ') },
  { name: 'with hyphens', says: 'The answer is', writes: (text) => [...text].join('-') },
  { name: 'bold in the middle', says: 'The answer is', writes: (text) => `${text[0]}**${text.slice(1)}**` },
  { name: 'boxed LaTeX', says: 'So', writes: (text) => `$$\\boxed{${text}}$$` },
];

const bold = (digits: string): string =>
  digits.replace(/\d/g, (digit) => String.fromCodePoint(0x1d7ce + Number(digit)));
const arabic = (digits: string): string =>
  digits.replace(/\d/g, (digit) => String.fromCharCode(0x660 + Number(digit)));
const romans: readonly (readonly [number, string])[] = [
  [1000, 'M'],
  [900, 'CM'],
  [500, 'D'],
  [400, 'CD'],
  [100, 'C'],
  [90, 'XC'],
  [50, 'L'],
  [40, 'XL'],
  [10, 'X'],
  [9, 'IX'],
  [5, 'V'],
  [4, 'IV'],
  [1, 'I'],
];
function roman(digits: string): string {
  let left = Number(digits);
  let numeral = '';
  for (const [worth, letters] of romans) {
    while (left >= worth) {
      numeral += letters;
      left -= worth;
    }
  }
  return numeral;
}

/** Disguises for whole numbers. */
export const numberDisguises: readonly Disguise[] = [
  { name: 'Roman numerals', says: 'The answer is', writes: roman },
  { name: 'binary', says: 'The answer in binary is', writes: (text) => Number(text).toString(2) },
  { name: 'hexadecimal number', says: 'The answer is', writes: (text) => `0x${Number(text).toString(16)}` },
  { name: 'mathematical bold', says: 'The answer is', writes: bold },
  { name: 'Arabic digits', says: 'The answer is', writes: arabic },
  { name: 'keycaps', says: 'The answer is', writes: (text) => text.replace(/\d/g, '$&\ufe0f\u20e3') },
  { name: 'a sum', says: 'The answer is', writes: (text) => `${Number(text) - 4} + 4` },
  { name: 'a fraction', says: 'The answer is', writes: (text) => `\\(\\frac{${Number(text) * 2}}{2}\\)` },
];
