/*
 * Number words of further languages: Italian and Dutch up to 999, Portuguese and Russian up to 99, Chinese up
 * to eight characters. A model that answers in another language than that of the question must not get past
 * the checks.
 */

import { lowerWords } from './lower-words.ts';
import { numberWords } from './number-words.ts';

/** The words of a list. */
const words = (list: string): string[] => list.split(' ');

/** Italian from 0 to 19. */
const italian = words(
  'zero uno due tre quattro cinque sei sette otto nove dieci undici dodici tredici quattordici quindici sedici diciassette diciotto diciannove',
);
const italianTens = words('venti trenta quaranta cinquanta sessanta settanta ottanta novanta');
/** Dutch from 0 to 19. */
const dutch = words(
  'nul een twee drie vier vijf zes zeven acht negen tien elf twaalf dertien veertien vijftien zestien zeventien achttien negentien',
);
const dutchTens = words('twintig dertig veertig vijftig zestig zeventig tachtig negentig');
/** Portuguese from 0 to 19. */
const portuguese = words(
  'zero um dois três quatro cinco seis sete oito nove dez onze doze treze catorze quinze dezesseis dezessete dezoito dezenove',
);
const portugueseTens = words('vinte trinta quarenta cinquenta sessenta setenta oitenta noventa');
/** Russian from 0 to 19. */
const russian = words(
  'ноль один два три четыре пять шесть семь восемь девять десять одиннадцать двенадцать тринадцать четырнадцать пятнадцать шестнадцать семнадцать восемнадцать девятнадцать',
);
const russianTens = words('двадцать тридцать сорок пятьдесят шестьдесят семьдесят восемьдесят девяносто');

/** Joins the words for ones and tens. */
type Speller = (ones: string, tens: string) => string;

/** The value of each number word. */
const spelled = new Map<string, number>();

/**
 * Adds the number words of a language up to 999.
 * @param small the words from 0 to 19
 * @param tens the words for 20, 30 and so on up to 90
 * @param together joins the words for ones and tens
 * @param hundred returns the spellings of a number from 100 on; none for languages that are read up to 99
 * only
 */
function learn(
  small: readonly string[],
  tens: readonly string[],
  together: Speller,
  hundred: (count: string, rest: string) => string[],
): void {
  const upTo99 = [...small];
  for (const ten of tens) {
    upTo99.push(ten);
    for (const one of small.slice(1, 10)) upTo99.push(together(one, ten));
  }
  // Numbers up to twelve are short words, which other languages have as well.
  for (const [value, word] of upTo99.entries()) if (value > 12) spelled.set(word, value);
  for (let count = 1; count < 10; count++) {
    for (let rest = 0; rest < 100; rest++) {
      const counted = count === 1 ? '' : (small[count] ?? '');
      for (const word of hundred(counted, rest === 0 ? '' : (upTo99[rest] ?? '')))
        spelled.set(word, count * 100 + rest);
    }
  }
}

learn(
  italian,
  italianTens,
  (one, ten) => (/^[uo]/.test(one) ? ten.slice(0, -1) : ten) + one,
  (count, rest) => [`${count}cento${rest}`, ...(rest.startsWith('o') ? [`${count}cent${rest}`] : [])],
);
learn(
  dutch,
  dutchTens,
  (one, ten) => `${one}${one.endsWith('e') ? 'ën' : 'en'}${ten}`,
  (count, rest) => [`${count}honderd${rest}`, `${count}honderden${rest}`],
);
learn(
  portuguese,
  portugueseTens,
  (one, ten) => `${ten} e ${one}`,
  () => [],
);
learn(
  russian,
  russianTens,
  (one, ten) => `${ten} ${one}`,
  () => [],
);

// The spellings of Portugal, where they differ from those of Brazil in the list above.
for (const [word, value] of [
  ['dezasseis', 16],
  ['dezassete', 17],
  ['dezanove', 19],
] as const)
  spelled.set(word, value);
// Words shared with a main language are left to that language: "setenta e quatro" is Portuguese, "setenta y
// cuatro" Spanish.
const shared = [...spelled.keys()].filter((word) => numberWords.has(word));
for (const word of shared) spelled.delete(word);

/**
 * The form in which a word is looked up: Italian writes "ventitré", but many leave out the accent of the last
 * letter.
 */
const lookedUp = (word: string): string => word.toLowerCase().replace(/é$/, 'e');

/** The first word of each number word, except Italian and Dutch hundreds: those are too many for a set. */
const firstWords = new Set(
  [...spelled.keys()]
    .map((word) => word.split(' ')[0] ?? '')
    .filter((word) => !/(?:cento|honderd)/.test(word)),
);
/** Whether a word may begin a number word. */
const isNumberWord = (word: string): boolean =>
  firstWords.has(lookedUp(word)) || (word.length > 4 && (word.includes('cento') || word.includes('honderd')));
/** A word, perhaps with the word or "e" and the word after it: "setenta e quatro", "двадцать один". */
const token = /(?<!\p{L})\p{L}{3,40}(?: e \p{L}{2,7}| \p{L}{3,6})?(?!\p{L})/giu;

/** The Chinese digits, in order. */
const chineseDigits = '零一二三四五六七八九';
/** A run of Chinese digits and scales. */
const chinese = /[一二三四五六七八九十百千两零]{2,8}/g;
/** The Chinese words for ten, a hundred and a thousand. */
const chineseScales: Readonly<Record<string, number>> = { 十: 10, 百: 100, 千: 1000 };

/** Number words of Italian, Dutch, Portuguese, Russian and Chinese as digits. */
export function withoutForeignNumbers(text: string): string {
  const plain = /[一-龥]{2}/.test(text) ? text.replace(chinese, (run) => String(chineseValue(run))) : text;
  if (!lowerWords(plain).some(isNumberWord)) return plain;
  return plain.replace(token, (run) => {
    const whole = spelled.get(lookedUp(run));
    if (whole !== undefined) return String(whole);
    const [first = '', ...rest] = run.split(' ');
    const value = spelled.get(lookedUp(first));
    return value === undefined ? run : [value, ...rest].join(' ');
  });
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
