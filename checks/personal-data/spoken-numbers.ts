import { foldedText } from '../../contract/characters.ts';
import type { Span } from '../canonical/legible.ts';
import { hasForeignNumber, withoutForeignNumbers } from '../canonical/more-languages.ts';
import { numberWords, withoutNumberWords } from '../canonical/number-words.ts';
import words from '../data/personal-data-words.json' with { type: 'json' };
import { anyOf } from '../word-rows.ts';
import { digitsOf } from './checksums.ts';
import { type DigitRun, runOf } from './digit-runs.ts';

/** The digits by their names in further languages; each row has those of zero to nine. */
const digitNames: ReadonlyMap<string, string> = new Map(
  words.digitNames.flatMap((row) =>
    row.split(' ').map((name, digit) => [foldedText(name), String(digit)] as const),
  ),
);
/** How often the digit after a word stands: "double seven". */
const repetitions: ReadonlyMap<string, number> = new Map(Object.entries(words.repetitions));
const repetition = new RegExp(
  String.raw`(?<!\p{L})(${[...repetitions.keys()].join('|')})[ -](\p{L}+|\d)`,
  'giu',
);

const token = /\p{L}[\p{L}\p{M}]*|\d+/gu;
/** "and", and digits that are also other words: they count only between two numbers. */
const joiner = new RegExp(`^${anyOf(words.numberJoiners)}$`, 'i');
/** What may stand between the parts of a number. */
const gap = new RegExp(`^[ ,;.()/-]{0,3}(?:${anyOf(words.numberJoiners)}[ ,;./-]{1,3}){0,3}$`, 'i');

/** Chinese digits, which people write one by one, in their usual form, that of banks and that of the telephone. */
const chineseDigits = ['零〇', '一幺壹', '二贰', '三叁', '四肆', '五伍', '六陆', '七柒', '八捌', '九玖'];
const chineseDigit = `[${chineseDigits.join('')}]`;
const chinese = new RegExp(String.raw`(?:\d|${chineseDigit})(?:[ ,、-]?(?:\d|${chineseDigit})){6,24}`, 'g');

/** Whether a word is the name of a number, or says how often the next one stands. */
const isNumberName = (word: string): boolean =>
  numberWords.has(word) ||
  digitNames.has(foldedText(word)) ||
  repetitions.has(word) ||
  hasForeignNumber(word);

/** The numbers of a run of number words and digits, with something between them. */
function numbersIn(written: string): string {
  const repeated = written
    .replace(/(?<=\d)-|-(?=\d)/g, ' ')
    .replace(repetition, (_, times: string, digit: string) =>
      Array(repetitions.get(times.toLowerCase())).fill(digit).join(' '),
    );
  return withoutForeignNumbers(withoutNumberWords(repeated)).replace(
    token,
    (word) => digitNames.get(foldedText(word)) ?? word,
  );
}

/** A run of digits whose groups are the numbers that were read. */
const readRun = (numbers: string, { start, end }: Span): DigitRun => ({
  ...runOf(numbers, start),
  written: digitsOf(numbers),
  end,
});

/** Numbers in words of Europe, Arabic and Hindi, or partly in them: "null eins sieben 23 vier". */
function inWords(text: string): DigitRun[] {
  const found: DigitRun[] = [];
  let start = 0;
  let end = 0;
  let names = 0;
  const close = (): void => {
    if (names >= 2 && end - start <= 250) {
      found.push(readRun(numbersIn(text.slice(start, end)), { start, end }));
    }
    names = 0;
    end = 0;
  };
  for (const { 0: written, index } of text.matchAll(token)) {
    const word = written.toLowerCase();
    if (joiner.test(word)) continue;
    const isName = isNumberName(word);
    if (!isName && !/^\d{1,6}$/.test(word)) {
      close();
      continue;
    }
    if (end > 0 && !gap.test(text.slice(end, index))) close();
    if (end === 0) start = index;
    end = index + written.length;
    if (isName) names += 1;
  }
  close();
  return found;
}

function inChinese(text: string): DigitRun[] {
  const found: DigitRun[] = [];
  for (const { 0: written, index: start } of text.matchAll(chinese)) {
    const digits = [...written].map((sign) => {
      const digit = chineseDigits.findIndex((signs) => signs.includes(sign));
      return digit < 0 ? sign : digit;
    });
    if (/\p{L}.*\p{L}/u.test(written))
      found.push(readRun(digits.join(' '), { start, end: start + written.length }));
  }
  return found;
}

/** Numbers of seven to 25 digits that are spelled out. */
export const spokenNumbers = (text: string): DigitRun[] =>
  [...inWords(text), ...inChinese(text)].filter(({ digits }) => digits.length >= 7 && digits.length <= 25);
