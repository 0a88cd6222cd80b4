import { sameValue } from '../../../arithmetic/evaluate.ts';
import { unitSymbol } from '../key/unit-symbols.ts';
import { rounded } from '../math-support/results.ts';
import { alternativesOf } from './vocabulary.ts';

export interface NumberMention {
  /** Its possible values: "20 million" is 20 and 20,000,000, "50%" is 50 and 0.5. */
  readonly values: readonly number[];
  readonly from: number;
  readonly to: number;
}

/** A number as canonical text has it: "12", "-3.5", "2 1/2", "3/4", "15 %". A minus after a number, a bracket or a letter is an operator. */
const writtenNumber = new RegExp(
  String.raw`(?<![\w.])(?:(?<!\d\s?|\)\s?|(?<!\p{L})\p{L}\s)-[^\S\n]?)?\d{1,15}(?:\.\d{1,12})?` +
    String.raw`(?: \d{1,3}\/\d{1,3}(?!\d|\.\d))?(?:\/\d{1,6}(?:\.\d{1,4})?(?!\w))?(?: ?%)?`,
  'gu',
);
const scales: readonly (readonly [RegExp, number])[] = [
  [/^[ -]?hundred\b/i, 100],
  [/^[ -]?(?:thousand|k|tausend|mil(?:le)?)\b/i, 1e3],
  [/^[ -]?mill(?:ions?|ionen|ones)\b/i, 1e6],
  [/^[ -]?billion\b/i, 1e9],
  [/^[ -]?cents?\b/i, 0.01],
];

/** Every number of a plain text in order; the parts of a fraction follow it. */
export function numbersIn(text: string): NumberMention[] {
  if (!/\d/.test(text)) return [];
  return [...text.matchAll(writtenNumber)].flatMap(({ 0: written, index: from }) => {
    const to = from + written.length;
    const after = text.slice(to, to + 12);
    const number = { values: valuesOf(written, scales.find(([word]) => word.test(after))?.[1]), from, to };
    const slash = written.indexOf('/');
    if (slash < 0 || written.includes(' ')) return [number];
    const [above = '', below = ''] = written.replace('%', '').split('/');
    return [
      number,
      { values: [Number(above)], from, to: from + slash },
      { values: [Number(below)], from: from + slash + 1, to },
    ];
  });
}

/** The possible values of a number as it is written, with the scale of the word behind it. */
function valuesOf(written: string, scale: number | undefined): number[] {
  if (/^-\s/.test(written)) {
    const values = valuesOf(written.slice(2), scale);
    return [...values, ...values.map((value) => -value)];
  }
  const bare = written.replace(/ ?%$/, '');
  const [, sign, whole, above, below] = /^(-?)(?:(\d+) )?(\d+(?:\.\d+)?)\/(\d+(?:\.\d+)?)$/.exec(bare) ?? [];
  const size = below === undefined ? Number(bare) : Number(whole ?? 0) + Number(above) / Number(below);
  const value = sign ? -size : size;
  const values = [value];
  if (bare !== written) values.push(value / 100);
  if (scale !== undefined) values.push(value * scale);
  // "1.300" is 1.3 in English, and 1300 in languages with a decimal comma.
  if (/^\d{1,3}\.\d{3}$/.test(bare)) values.push(value * 1000);
  return values;
}

/** Whether a mention equals a value: exactly, rounded to decimal places, or as a whole number after a word such as "about". */
export const mentionsValue = (mention: NumberMention, value: number, text: string): boolean =>
  mention.values.some((one) => sameValue(one, value)) || isRounded(mention, value, text);

const approximately = new RegExp(`(?:${alternativesOf('approximations')}|≈|~)\\s?[$€£]?$`, 'iu');

/** Whether one is the other, rounded: "about 3.1" says 3.14159, and "0.3333" says 0.33. */
function isRounded({ values: [said = Number.NaN], from, to }: NumberMention, value: number, text: string) {
  const written = text.slice(from, to);
  if (Number.isInteger(value) || written.includes('/')) return false;
  const places = written.replace('%', '').split('.')[1]?.trim().length ?? 0;
  const isInexact = places > 0 || approximately.test(text.slice(Math.max(0, from - 24), from));
  if (isInexact && sameValue(said, rounded(value, places))) return true;
  const wanted = String(value).split('.')[1]?.length ?? 0;
  return wanted >= 2 && places > wanted && sameValue(rounded(said, wanted), value);
}

/** The numbers of a text without the parts of fractions, which are not separate answers. */
export function wholeNumbersIn(text: string): NumberMention[] {
  let end = 0;
  return numbersIn(text).filter(({ to }) => {
    if (to <= end) return false;
    end = to;
    return true;
  });
}

export const valuesIn = (text: string): Set<number> =>
  new Set(numbersIn(text).flatMap(({ values }) => values));

/** A unit or a noun right after a number, with what divides it: "cm", "m^2", "m/s^2", "square metres". */
const unitWords =
  /^\s?((?:(?:square|cubic) )?[\p{L}°%€$£Ω]{1,16}[²³]?(?:\^-?\d)?(?:\/\p{L}{1,12}[²³]?(?:\^\d)?)?)(?![\p{L}/])/u;

/** The symbol of the unit that follows a place of a text, or the noun; empty for neither. */
export const unitAt = (text: string, at: number): string =>
  unitSymbol(unitWords.exec(text.slice(at, at + 36))?.[1] ?? '');
