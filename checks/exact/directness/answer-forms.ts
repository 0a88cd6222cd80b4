import { plainAnswer } from '../key/plain-answer.ts';
import { inOtherLanguages } from '../key/school-terms.ts';
import { isUnit, unitsIn } from '../key/unit-scales.ts';
import { unitSymbol } from '../key/unit-symbols.ts';
import { numbersIn } from './answer-numbers.ts';
import { type Symbols, symbolsOf } from './answer-symbols.ts';
import { spokenTimesIn, timesIn } from './answer-times.ts';
import { bareWords } from './answer-words.ts';
import { alternativesOf } from './vocabulary.ts';

export type KeyForm =
  | {
      readonly kind: 'number';
      readonly value: number;
      readonly unit: string;
      /** Whether it counts only with its unit, because it is a converted answer. */
      readonly needsUnit: boolean;
    }
  | { readonly kind: 'time'; readonly minutes: number }
  | {
      readonly kind: 'words';
      readonly text: string;
      readonly pattern: RegExp;
      /** The same term in other languages; null when none is known. */
      readonly translations: RegExp | null;
    }
  | { readonly kind: 'parts'; readonly parts: readonly KeyForm[] }
  | { readonly kind: 'expression'; readonly text: string; readonly symbols: Symbols };

export const numberForm = (value: number): Extract<KeyForm, { kind: 'number' }> => ({
  kind: 'number',
  value,
  unit: '',
  needsUnit: false,
});

export function keyForms(written: readonly string[]): readonly KeyForm[] {
  const answers = written.map(plainAnswer);
  return withConversions([...answers, ...lastNames(answers)].map(formOf).filter((form) => form !== null));
}

/** Marks answers that repeat an earlier one in another unit: of "12.5 m; 1250 cm", the second counts only with its unit. */
const withConversions = (forms: readonly KeyForm[]): KeyForm[] =>
  forms.map((form, at) => {
    if (form.kind !== 'number' || form.unit === '') return form;
    const isRepeated = (one: KeyForm) =>
      one.kind === 'number' &&
      one.unit !== form.unit &&
      one.value !== form.value &&
      unitsIn(one.unit, form.unit) !== null;
    return { ...form, needsUnit: forms.slice(0, at).some(isRepeated) };
  });

const moneySign = String.raw`(?:[$€£]\s?)?`;
/** One amount and nothing else: "12", "x = -3.5", "$4", "2 1/2 km", "15 %". The groups are the number and its unit. */
const oneNumber = new RegExp(
  `^${moneySign}(?:[a-z]_?\\d?\\s?=\\s?)?${moneySign}` +
    String.raw`(-?\d{1,15}(?:\.\d{1,12})?(?:\/\d{1,9})?(?: \d{1,3}\/\d{1,3})?)\s?(%|[€$£]|[\p{L}°][\p{L}°.\/^²³ \d]{0,30})?$`,
  'iu',
);
/** A word that joins two amounts: "5 and 7", "3 blue and 5 yellow" are no amounts of a unit. */
const joinsAmounts = /(?:^|\s)(?:and|or|und|oder|et|ou|y|o)\s/;
/** A name before an amount: "coffee: 4 euros", "x = 4". */
const nameBeforeAmount = /^\p{L}[\p{L} ']{1,30}?(\s?[:=]\s?|\s)(?=[$€£]?-?\d)/u;

/** The form of one answer: an amount, a time, symbols, several parts, or else words. */
function formOf(plain: string): KeyForm | null {
  if (plain === '') return null;
  const spokenTime = timeInWords.test(plain) ? timeOf(plain, spokenTimesIn) : null;
  const amount = compoundIn(plain) ?? spokenTime ?? amountIn(plain);
  if (amount) return amount;
  const labelled = nameBeforeAmount.exec(plain);
  const named = labelled ? formOf(plain.slice(labelled[0].length)) : null;
  // Without a colon or an equals sign after the name, the number must have a known unit.
  if (named?.kind === 'number' && (labelled?.[1] !== ' ' || isUnit(named.unit) || named.unit === '€'))
    return named;
  const time = timeOf(plain, timesIn);
  if (time) return time;
  const symbols = symbolsOf(plain);
  if (symbols?.kind === 'reaction') return { kind: 'expression', text: compact(plain), symbols };
  const parts = partsOf(plain);
  const forms = parts.length > 1 ? parts.map(formOf).filter((form) => form !== null) : [];
  if (forms.length > 1) return { kind: 'parts', parts: forms };
  return symbols ? { kind: 'expression', text: compact(plain), symbols } : wordsForm(plain);
}

/** One number with its unit, if any. "3x^2" is no amount of a unit. */
function amountIn(plain: string): KeyForm | null {
  const [found, , unit = ''] = oneNumber.exec(plain) ?? [];
  if (found === undefined || joinsAmounts.test(unit) || (/^[a-z](?:\^\d+)?$/i.test(unit) && !isUnit(unit)))
    return null;
  const value = numbersIn(plain)[0]?.values[0];
  return value !== undefined && Number.isFinite(value) ? { ...numberForm(value), unit: unitOf(unit) } : null;
}

const compound =
  /^(\d{1,6}(?:\.\d{1,6})?) ?(\p{L}{1,12}\.?),?(?: (?:and|und|et|y))? (\d{1,6}(?:\.\d{1,6})?) ?(\p{L}{1,12}\.?)$/iu;

/** "2 h 17 min" is one quantity of 137 min. Null for other texts. */
function compoundIn(plain: string): KeyForm | null {
  const [, large, largeUnit = '', small, smallUnit = ''] = compound.exec(plain) ?? [];
  const unit = unitSymbol(smallUnit);
  const size = unitsIn(unitSymbol(largeUnit), unit);
  return size === null || size <= 1 ? null : { ...numberForm(Number(large) * size + Number(small)), unit };
}

/** The unit of an amount; "litres of syrup" are litres. */
function unitOf(words: string): string {
  const [first = ''] = words.split(/ (?:of|de|d'|da|do|an) ?| (?=\p{Lu})/u);
  return isUnit(unitSymbol(first)) ? unitSymbol(first) : unitSymbol(words);
}

/** The last names of people: "Einstein" for "Albert Einstein" says who it is. */
const lastNames = (answers: readonly string[]): string[] =>
  answers.flatMap((answer) => {
    const words = answer.trim().split(/\s+/);
    const last = words.at(-1) ?? '';
    const areNames = words.every((word) => /^\p{Lu}\p{Ll}|^(?:de|da|di|van|von|der|del|la)$/u.test(word));
    return areNames && words.length > 1 && words.length < 5 && last.length > 3 ? [last] : [];
  });

/** A time of day in words: "25 past 3", "halb 4". */
const timeInWords = /(?:past|after|nach|to|before|vor|halb) \d{1,2}$/i;

function timeOf(plain: string, times: typeof timesIn): KeyForm | null {
  const time = times(plain).find(({ from, to }) => from === 0 && to === plain.length);
  return time === undefined ? null : { kind: 'time', minutes: time.minutes };
}

/** Numbers with blanks between them, such as the output of a program: "1 3 5 7". "1 200" is one number. */
const numberRow = /^(?!\d{1,3}(?: \d{3})+$)-?\d{1,9}(?:\.\d{1,6})?(?: -?\d{1,9}(?:\.\d{1,6})?){1,20}$/;

/** "x = 4 and y = 7", "2, 3, 5": an answer of several parts. */
function partsOf(plain: string): string[] {
  // With single spaces the expressions below do not begin anew at each space of a long gap.
  const listed = plain.replace(/^[{([]|[})\]]$/g, '').replace(/\s+/g, ' ');
  if (numberRow.test(listed)) return listed.split(' ');
  const separator = /\d/.test(listed)
    ? /\s*(?:,|;|\band\b|\bor\b|\bund\b|\bet\b|\by\b(?=\s+\d))\s*/i
    : /\s*[,;]\s*/;
  const isList = /\d/.test(listed) || listed.length < 200;
  return isList ? listed.split(separator).filter((part) => part !== '') : [listed];
}

/** Removes blanks and unifies signs, so that "2x + 3" equals "2·x+3". */
export const compact = (plain: string): string =>
  plain
    .toLowerCase()
    .replace(/[\s_{}]+/g, '')
    .replace(/(?<=[\da-z)])\*(?=[a-z(])/g, '');

const article = new RegExp(`^(?:${alternativesOf('articles')}) (?=\\p{L})`, 'iu');

function wordsForm(plain: string): KeyForm {
  const written = plain.replace(article, '');
  const text = bareWords(written);
  const translations = inOtherLanguages(written).map((term) => wordPattern(bareWords(term), '(?:e?[sn]|e)?'));
  return {
    kind: 'words',
    text,
    pattern: new RegExp(wordPattern(text, '(?:e?s)?'), 'gu'),
    translations: translations.length === 0 ? null : new RegExp(translations.join('|'), 'gu'),
  };
}

/** An expression for a word with these endings. Chinese and Japanese words may be inside others; Arabic ones follow prefixes. */
function wordPattern(text: string, endings: string): string {
  const escaped = text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/[ -]/g, '[\\s-]+');
  if (/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text)) return escaped;
  const prefix = /\p{Script=Arabic}/u.test(text) ? '[وفبلك]{0,2}(?:ال|ل)?' : '';
  return `(?<![\\p{L}\\d])${prefix}${escaped}${endings}(?![\\p{L}\\d])`;
}
