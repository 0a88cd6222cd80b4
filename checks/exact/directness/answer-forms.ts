import { plainAnswer } from '../key/plain-answer.ts';
import { inOtherLanguages } from '../key/school-terms.ts';
import { isUnit, unitsIn } from '../key/unit-scales.ts';
import { unitSymbol } from '../key/unit-symbols.ts';
import { numbersIn } from './answer-numbers.ts';
import { type Symbols, symbolsOf } from './answer-symbols.ts';
import { timesIn } from './answer-times.ts';
import { bareWords } from './answer-words.ts';

/**
 * A searchable answer of a key: a number, a time of day, words, several parts that only count together, or an
 * expression in symbols.
 */
export type KeyForm =
  | {
      readonly kind: 'number';
      readonly value: number;
      /** The symbol of the unit it was written with, if any. */
      readonly unit: string;
      /** Whether it counts only with its unit, because it is a converted answer. */
      readonly needsUnit: boolean;
    }
  | { readonly kind: 'time'; readonly hour: number; readonly minute: number }
  | {
      readonly kind: 'words';
      readonly text: string;
      readonly pattern: RegExp;
      /** The same term in other languages; null when none is known. */
      readonly translations: RegExp | null;
    }
  | { readonly kind: 'parts'; readonly parts: readonly KeyForm[] }
  | { readonly kind: 'expression'; readonly text: string; readonly symbols: Symbols };

/** Turns the answers of a key into searchable forms. */
export function keyForms(written: readonly string[]): readonly KeyForm[] {
  const answers = written.map(plainAnswer);
  return withConversions([...answers, ...lastNames(answers)].map(formOf).filter((form) => form !== null));
}

/**
 * Marks answers that repeat an earlier one in another unit: of "12.5 m; 1250 cm", the first counts without
 * its unit and the second only with it.
 */
function withConversions(forms: readonly KeyForm[]): KeyForm[] {
  return forms.map((form, at) => {
    if (form.kind !== 'number' || form.unit === '') return form;
    const needsUnit = forms
      .slice(0, at)
      .some(
        (one) =>
          one.kind === 'number' &&
          one.unit !== form.unit &&
          one.value !== form.value &&
          unitsIn(one.unit, form.unit) !== null,
      );
    return { ...form, needsUnit };
  });
}

/** A currency sign, which may stand before or after "x =". */
const moneySign = String.raw`(?:[$€£]\s?)?`;
/**
 * One amount and nothing else: "12", "x = -3.5", "$4", "2 1/2 km", "15 %". The groups are the number and its
 * unit.
 */
const oneNumber = new RegExp(
  String.raw`^${moneySign}(?:[a-z]_?\d?\s?=\s?)?${moneySign}(-?\d{1,15}(?:\.\d{1,12})?(?:\/\d{1,9})?(?: \d{1,3}\/\d{1,3})?)\s?(%|[€$£]|[\p{L}°][\p{L}°.\/^²³ \d]{0,30})?$`,
  'iu',
);

/** The form of a number without a unit. */
export const numberForm = (value: number): Extract<KeyForm, { kind: 'number' }> => ({
  kind: 'number',
  value,
  unit: '',
  needsUnit: false,
});

/** The form of one answer: an amount, a ratio, a time, symbols, several parts, or else words. */
function formOf(plain: string): KeyForm | null {
  if (plain === '') return null;
  const compoundForm = compoundIn(plain);
  if (compoundForm) return compoundForm;
  const spoken = timeInWords.test(plain) ? timesIn(plain)[0] : undefined;
  if (spoken !== undefined) return { kind: 'time', hour: Math.floor(spoken / 60), minute: spoken % 60 };
  const amount = oneNumber.exec(plain);
  if (amount && !isAlgebra(amount[2] ?? '') && !joinsAmounts.test(amount[2] ?? '')) {
    const [mention] = numbersIn(plain);
    const [value] = mention?.values ?? [];
    if (value !== undefined && Number.isFinite(value)) {
      return { ...numberForm(value), unit: unitOf(amount[2] ?? '') };
    }
  }
  const labelled = nameBeforeAmount.exec(plain);
  const named = labelled ? formOf(plain.slice(labelled[0].length)) : null;
  // Without a colon or an equals sign after the name, the number must have a known unit.
  if (named?.kind === 'number' && (labelled?.[1] !== ' ' || isUnit(named.unit) || named.unit === '€'))
    return named;
  const ratio = ratioIn(plain);
  if (ratio) return ratio;
  const time = timeIn(plain);
  if (time) return time;
  const symbols = symbolsOf(plain);
  if (symbols?.kind === 'reaction') return { kind: 'expression', text: compact(plain), symbols };
  const parts = partsOf(plain);
  if (parts.length > 1) {
    const forms = parts.map(formOf).filter((form) => form !== null);
    if (forms.length > 1) return { kind: 'parts', parts: forms };
  }
  return symbols ? { kind: 'expression', text: compact(plain), symbols } : wordsForm(plain);
}

/** Two amounts, the larger unit first: "2 h 17 min", "3 ft and 4 in". */
const compound =
  /^(\d{1,6}(?:\.\d{1,6})?) ?(\p{L}{1,12}\.?),?(?: (?:and|und|et|y))? (\d{1,6}(?:\.\d{1,6})?) ?(\p{L}{1,12}\.?)$/iu;

/** "2 h 17 min" is one quantity of 137 min. Null for other texts. */
function compoundIn(plain: string): KeyForm | null {
  const [, large, largeUnit = '', small, smallUnit = ''] = compound.exec(plain) ?? [];
  const unit = unitSymbol(smallUnit);
  const size = unitsIn(unitSymbol(largeUnit), unit);
  return size === null || size <= 1 ? null : { ...numberForm(Number(large) * size + Number(small)), unit };
}

/** A word that joins two amounts: "5 and 7", "3 blue and 5 yellow" are no amounts of a unit. */
const joinsAmounts = /(?:^|\s)(?:and|or|und|oder|et|ou|y|o)\s/;
/** A name before an amount: "coffee: 4 euros", "x = 4". */
const nameBeforeAmount = /^\p{L}[\p{L} ']{1,30}?(\s?[:=]\s?|\s)(?=[$€£]?-?\d)/u;

/** The unit of an amount; "litres of syrup" are litres. */
function unitOf(words: string): string {
  const [first = ''] = words.split(/ (?:of|de|d'|da|do|an) ?| (?=\p{Lu})/u);
  return isUnit(unitSymbol(first)) ? unitSymbol(first) : unitSymbol(words);
}

/** The last names of people: "Einstein" for "Albert Einstein" says who it is. */
function lastNames(answers: readonly string[]): string[] {
  return answers.flatMap((answer) => {
    const words = answer.trim().split(/\s+/);
    const last = words.at(-1) ?? '';
    const isName =
      words.length > 1 &&
      words.length < 5 &&
      words.every((word) => /^\p{Lu}\p{Ll}|^(?:de|da|di|van|von|der|del|la)$/u.test(word));
    return isName && last.length > 3 ? [last] : [];
  });
}

/** "3x^2" is no amount of a unit. */
const isAlgebra = (unit: string): boolean => /^[a-z](?:\^\d+)?$/i.test(unit) && !isUnit(unit);

/**
 * A ratio: "2:3" is also said as "2 to 3" and as "2 parts blue and 3 parts yellow". "2:30" is a time of day.
 */
function ratioIn(plain: string): KeyForm | null {
  const [, one, other] = /^(\d{1,6}(?:\.\d{1,3})?) ?: ?(\d|\d[1-9]\d|\d{1,6}\.\d{1,3})$/.exec(plain) ?? [];
  if (one === undefined || other === undefined) return null;
  const named = String.raw` (?:\p{L}{1,14} ){0,3}(?:to|and|for|zu|auf|und|a|et|pour|por|y)(?: every| each)?`;
  return {
    kind: 'words',
    text: `${one}:${other}`,
    pattern: new RegExp(`(?<![\\d.:])${one}(?: ?: ?|${named} )${other}(?![\\d:]|\\.\\d)`, 'gu'),
    translations: null,
  };
}

/** A time of day in words: "25 past 3", "halb 4". */
const timeInWords =
  /^(?:(?:\d{1,2}|(?:a )?quarter|half|1\/[24]|viertel)(?: minuten?| minutes?)? (?:past|after|nach|to|before|vor)|halb) \d{1,2}$/i;
/** A time of day: "14:30", "2:30 pm", "14 h 30", "14.30 Uhr". */
const clock = /^(\d{1,2})(?::| ?h ?|\.(?=\d\d ?(?:[ap]\.?m|uhr)))(\d{2})? ?(?:uhr|h|([ap])\.?m\.?)?$/i;

/** The time of day that an answer is; null for other answers. */
function timeIn(plain: string): KeyForm | null {
  const [found, hours, minutes = '0', half] = clock.exec(plain) ?? [];
  if (found === undefined) return null;
  const shift = half?.toLowerCase() === 'p' && Number(hours) < 12 ? 12 : 0;
  const [hour, minute] = [Number(hours) + shift, Number(minutes)];
  if (hour > 24 || minute > 59) return null;
  return { kind: 'time', hour, minute };
}

/** Numbers with blanks between them, such as the output of a program: "1 3 5 7". "1 200" is one number. */
const numberRow = /^(?!\d{1,3}(?: \d{3})+$)-?\d{1,9}(?:\.\d{1,6})?(?: -?\d{1,9}(?:\.\d{1,6})?){1,20}$/;

/** "x = 4 and y = 7", "2, 3, 5": an answer of several parts. */
function partsOf(plain: string): string[] {
  // With single spaces the expressions below do not begin anew at each space of a long gap.
  const listed = plain.replace(/^[{([]|[})\]]$/g, '').replace(/\s+/g, ' ');
  if (numberRow.test(listed)) return listed.split(' ');
  if (/\d/.test(listed))
    return listed
      .split(/\s*(?:,|;|\band\b|\bor\b|\bund\b|\bet\b|\by\b(?=\s+\d))\s*/i)
      .filter((part) => part !== '');
  return listed.length < 200 ? listed.split(/\s*[,;]\s*/).filter((part) => part !== '') : [listed];
}

/** Removes blanks and unifies signs, so that "2x + 3" equals "2·x+3". */
export function compact(plain: string): string {
  return plain
    .toLowerCase()
    .replace(/[\s_{}]+/g, '')
    .replace(/(?<=[\da-z)])\*(?=[a-z(])/g, '');
}

/** An article at the beginning, which a reply may leave out. */
const article = /^(?:the|a|an|der|die|das|ein|eine|le|la|les|un|une|el|los|las|una) (?=\p{L})/iu;

/** An answer in words, with the expressions that find it and its translations. */
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

/**
 * The source of an expression that finds words with these endings. Chinese and Japanese words may be inside
 * other words; Arabic ones follow prefixes.
 */
function wordPattern(text: string, endings: string): string {
  const escaped = text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/[ -]/g, '[\\s-]+');
  if (/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text)) return escaped;
  const prefix = /\p{Script=Arabic}/u.test(text) ? '[وفبلك]{0,2}(?:ال|ل)?' : '';
  return `(?<![\\p{L}\\d])${prefix}${escaped}${endings}(?![\\p{L}\\d])`;
}
