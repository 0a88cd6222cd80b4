import { toCardinal as italian } from 'n2words/it-IT';
import { toCardinal as dutch } from 'n2words/nl-NL';
import { toCardinal as portuguese } from 'n2words/pt-PT';
import { toCardinal as russian } from 'n2words/ru-RU';
import { lowerWords } from './lower-words.ts';
import { numberWords } from './number-words.ts';

/*
 * Number words of further languages: Italian and Dutch up to 999, Portuguese and Russian up to 99, Chinese up to eight characters. A model that answers in
 * another language than that of the question must not get past the checks.
 */

const spelled = new Map<string, number>();

/** The form in which a word is looked up: Italian writes "ventitré", but many leave out the accent of the last letter. */
const lookedUp = (word: string): string => {
  const lower = word.toLowerCase();
  return lower.endsWith('é') ? `${lower.slice(0, -1)}e` : lower;
};

/** Adds the number words of a language from 13 on: smaller numbers are short words of other languages too. @param variant another spelling of a word */
function learn(spell: (value: number) => string, last: number, variant = (word: string) => word): void {
  for (let value = 13; value <= last; value++)
    for (const word of [spell(value), variant(spell(value))]) spelled.set(lookedUp(word), value);
}

// "centottanta" or "centoottanta"
learn(italian, 999, (word) => word.replace(/cent(?=ott)/, 'cento'));
// "honderdtwaalf" or "honderdentwaalf"
learn(dutch, 999, (word) => word.replace(/honderd(?=.)/, 'honderden'));
// "dezasseis", in Brazil "dezesseis"
learn(portuguese, 99, (word) => word.replace(/^deza(?=ss|n)/, 'deze'));
learn(russian, 99);

// Words shared with a main language are left to that language: "setenta e quatro" is Portuguese, "setenta y
// cuatro" Spanish.
for (const word of numberWords) spelled.delete(word);

/** The first word of each number word, except Italian and Dutch hundreds, which `isNumberWord` knows by their stem. */
const firstWords = new Set(
  [...spelled.keys()]
    .map((word) => word.split(' ')[0] ?? '')
    .filter((word) => !/(?:cento|honderd)/.test(word)),
);
const isNumberWord = (word: string): boolean =>
  firstWords.has(lookedUp(word)) || word.includes('cento') || word.includes('honderd');
/** Whether a text may have a number in words of these languages, other than Chinese. */
export const hasForeignNumber = (text: string): boolean => lowerWords(text).some(isNumberWord);

/** A word, perhaps with the word or "e" and the word after it: "setenta e quatro", "двадцать один". */
const token = /(?<!\p{L})\p{L}{3,40}(?: e \p{L}{2,7}| \p{L}{3,6})?(?!\p{L})/giu;

const chineseDigits = '零一二三四五六七八九';
const chinese = /[一二三四五六七八九十百千两零]{2,8}/g;
const chineseScales: Readonly<Record<string, number>> = { 十: 10, 百: 100, 千: 1000 };

/** Number words of Italian, Dutch, Portuguese, Russian and Chinese as digits. */
export function withoutForeignNumbers(text: string): string {
  const plain = /[一-龥]{2}/.test(text) ? text.replace(chinese, (run) => String(chineseValue(run))) : text;
  if (!hasForeignNumber(plain)) return plain;
  let digits = '';
  let end = 0;
  token.lastIndex = 0;
  for (let match = token.exec(plain); match; match = token.exec(plain)) {
    const [run] = match;
    const [first = ''] = run.split(' ');
    const number = [run, first].find((words) => spelled.has(lookedUp(words)));
    // The word after one that is no number may begin a number: "sono trenta".
    token.lastIndex = match.index + (number ?? first).length;
    if (number === undefined) continue;
    digits += plain.slice(end, match.index) + spelled.get(lookedUp(number));
    end = token.lastIndex;
  }
  return digits + plain.slice(end);
}

/** The value of a Chinese number, in words ("三百二十") or digit by digit ("三二"). */
function chineseValue(run: string): number {
  let total = 0;
  let digit = 0;
  for (const character of run.replaceAll('两', '二')) {
    const scale = chineseScales[character];
    if (scale === undefined) digit = (total === 0 ? digit * 10 : 0) + chineseDigits.indexOf(character);
    else {
      total += (digit || 1) * scale;
      digit = 0;
    }
  }
  return total + digit;
}
