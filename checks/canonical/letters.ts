import { isAscii, plainSigns } from '../../contract/characters.ts';
import { decimalValue, lookAlikes, otherDecimalDigits } from './characters.ts';

const latin = /[a-z]/i;
/** A letter of a script with look-alikes. */
const otherScript = /[\p{Script=Cyrillic}\p{Script=Greek}ɑɡıȷℓⅼ]/u;
const anyWord = /[\p{L}\p{M}]+/gu;
const longerWord = /[\p{L}\p{M}]{2,}/gu;

const cyrillic = /[\p{Script=Cyrillic}]/u;

/**
 * Replaces look-alike letters in words that mix scripts, and in words of look-alikes alone inside a Latin text. One or two look-alikes alone may be
 * mathematics, such as α: they stay unless another word is disguised.
 */
function withoutLookAlikes(text: string): string {
  if (!otherScript.test(text)) return text;
  // One mixed word shows that the others are disguised too.
  const disguised = (text.match(longerWord) ?? []).some((word) => latin.test(word) && cyrillic.test(word));
  const latinText =
    disguised || (text.match(/[a-z]/gi)?.length ?? 0) * 2 > (text.match(/\p{L}/gu)?.length ?? 0);
  return text.replace(disguised ? anyWord : longerWord, (word) => {
    if (!otherScript.test(word)) return word;
    const letters = [...word];
    const plain = letters.map((letter) => lookAlikes.get(letter) ?? letter);
    const isDisguise = plain.every((letter) => !otherScript.test(letter));
    if (!isDisguise || (letters.length < 3 && !latin.test(word) && !disguised)) return word;
    return latin.test(word) || latinText ? plain.join('') : word;
  });
}

/** The digits of powers, in order. */
const superscripts = '⁰¹²³⁴⁵⁶⁷⁸⁹';
/** The decorated characters from a code point on, each with the plain one that it represents. */
const rowFrom = (first: number, plain: readonly string[]) =>
  plain.map((one, at) => [String.fromCodePoint(first + at), one] as const);
const alphabet = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
const oneToTen = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '10'];
const plainOf = new Map([
  ...[0x1f150, 0x1f170, 0x1f1e6].flatMap((first) => rowFrom(first, alphabet)),
  ...[0x2776, 0x2780, 0x278a, 0x24f5].flatMap((first) => rowFrom(first, oneToTen)),
  ...[['🔟', '10'] as const, ['⓿', '0'] as const],
]);
/** Digits and letters in circles, boxes or flags. */
const decorated = /[\u24f5-\u24ff\u2776-\u2793]|🔟|[\u{1f150}-\u{1f189}]|[\u{1f1e6}-\u{1f1ff}]/gu;
/** A narrow blank between groups of three digits. */
const narrowGroups = /(?<=\d)[\u00a0\u2000-\u200a\u202f\u205f](?=\d{3}(?!\d))/g;
const apostropheGroups = /(?<=\d)'(?=\d{3}(?!\d))/g;

/** Marks of Arabic numbers: between groups of three digits, before decimal places, for per cent. */
const withoutArabicMarks = (text: string): string =>
  text
    .replace(/(?<=\d)\u066c(?=\d{3}(?!\d))/g, '')
    .replace(/(?<=\d)[\u066b\u066c](?=\d)/g, '.')
    .replace(/(?<=\d)\u060c(?=\d)/g, ',')
    .replaceAll('\u066a', '%');

/** A mark of code or of columns. Between letters the first is an apostrophe. */
const codeOrColumn = /((?<!\p{L})`|`(?!\p{L})|\t)/u;
const innerBacktick = /\p{L}`\p{L}/u;

/** The text with plain signs. The marks of code and of columns stay what they are. */
const withPlainSigns = (text: string): string =>
  text
    .split(codeOrColumn)
    .map((part, at) => (at % 2 === 0 ? plainSigns(part) : part))
    .join('');

/** Whether a text may have disguised characters: some are not ASCII, or are written by their numbers ("&#52;"). */
export const mayBeDisguised = (text: string): boolean => !isAscii(text) || text.includes('&#');

/**
 * The text with plain signs, in NFKC. Powers and mixed fractions are rewritten first, since NFKC would turn "x²" into "x2" and "3½" into "31/2". Marks
 * between groups of three digits are removed.
 */
export function plainCharacters(text: string): string {
  if (isAscii(text))
    return withoutApostropheGroups(
      text.includes('\r') || innerBacktick.test(text) ? withPlainSigns(text) : text,
    );
  const digits = text.replace(otherDecimalDigits, (digit) => String(decimalValue(digit) ?? digit));
  const compatible = withPlainSigns(withoutArabicMarks(digits.replace(narrowGroups, '')))
    .replace(
      /(?<=[\p{L}\d)\]])[⁻⁰¹²³⁴-⁹]+/gu,
      (power) =>
        `^${[...power].map((digit) => (digit === '⁻' ? '-' : superscripts.indexOf(digit))).join('')}`,
    )
    .replace(/(?<=\d)(?=[¼-¾⅐-⅞])/g, ' ')
    .replace(decorated, (digit) => plainOf.get(digit) ?? digit)
    .normalize('NFKC');
  return withoutApostropheGroups(
    withoutLookAlikes(
      withPlainSigns(compatible)
        .replace(/[⁄∕÷]/g, '/')
        .replace(/[×✕✖⨯·⋅∙•](?=\s?[\d(])/g, '*')
        .replace(/√\s?(?:\(([^()\n]{1,40})\)|(\d{1,15}(?:\.\d{1,12})?|\p{L}))/gu, 'sqrt($1$2)')
        .replace(/[≤⩽≦]/g, '<=')
        .replace(/[≥⩾≧]/g, '>='),
    ),
  );
}

const withoutApostropheGroups = (text: string): string =>
  text.includes("'") ? text.replace(apostropheGroups, '') : text;
