import { isUnit } from '../../key/unit-scales.ts';
import { unitSymbol } from '../../key/unit-symbols.ts';
import { type NumberMention, wholeNumbersIn } from './answer-numbers.ts';
import type { Relation, RelationText } from './answer-relation.ts';

/*
 * Values that other numbers determine so closely that nothing is left to compute: a value between two
 * neighbours, with another power of ten, or as the zero of a factor.
 */

/** How many numbers of a sentence are compared with each other. */
const maxCompared = 24;
/** "halfway between 4 and 8", "genau in der Mitte". */
const midway =
  /\b(?:halfway|half way|midway|(?:exactly|right|in the) (?:in )?(?:the )?(?:middle|between)|genau (?:in der mitte|dazwischen|zwischen)|in der mitte|au milieu|juste entre|en medio|justo entre|exactamente entre|no meio)\b/i;
/** "4 followed by 3 zeros": a number and how many zeros come after it. */
const zeros =
  /(?<![\d.])(\d{1,9}(?:\.\d{1,9})?)[^\d.?!]{0,24} (\d{1,2}) (?:zeros?|zeroes|nullen|zéros?|ceros?|zeros)\b/giu;

/** A factor whose zero can be read off: "(x - 7)". */
const linearFactor = /\(\s*[a-z]\s?([-+])\s?(\d+(?:\.\d+)?)\s*\)/g;

/** The first numbers of a text that are compared with each other. */
export const firstNumbers = (text: string): NumberMention[] => wholeNumbersIn(text).slice(0, maxCompared);

/**
 * Finds the value between two neighbours, as 7 between 6 and 8, and the value halfway between two numbers.
 */
export function besideNumbers(
  { text, before, question, keyValueOf }: RelationText,
  mentions: readonly NumberMention[],
  found: Relation[],
): void {
  const values = mentions
    // Coefficients and operands, as 6 and 4 in "6h + 4j", locate nothing.
    .filter(({ to }) => !/^ ?(?:[a-z](?!\p{L})|[-+*/^=])/iu.test(text.slice(to, to + 3)))
    .map(({ values: [value = Number.NaN] }) => value);
  for (const value of values) {
    const keyValue = Number.isInteger(value) && values.includes(value + 2) ? keyValueOf(value + 1) : null;
    if (keyValue !== null && !values.includes(keyValue) && !isList(text))
      found.push({ evidence: text, value: keyValue, operands: [value, value + 2], by: 'beside' });
  }
  if (!midway.test(text)) return;
  // "Halfway" refers to two numbers of the sentence, otherwise of the question, otherwise of the text before.
  const valuesIn = (said: string) => firstNumbers(said).map((mention) => mention.values[0] ?? Number.NaN);
  const asked = valuesIn(question);
  const [one, other] =
    values.length > 1 ? values : asked.length > 1 ? asked : [...valuesIn(before), ...values].slice(-2);
  const keyValue = one === undefined || other === undefined ? null : keyValueOf((one + other) / 2);
  if (keyValue !== null)
    found.push({ evidence: text, value: keyValue, operands: [Number.NaN], by: 'beside' });
}

/**
 * Whether a sentence lists four numbers or more. Neighbours in a list, as in "2, 4, 6, 8 and so on", locate
 * nothing.
 */
const isList = (text: string): boolean => /(?:-?\d+(?:\.\d+)?,? (?:and |und |et |y )?){4}/.test(text);

/**
 * Finds numbers that have the digits of the value at another power of ten, and numbers that are told by their
 * zeros.
 */
export function atOtherPower(
  { text, keyValueOf }: RelationText,
  mentions: readonly NumberMention[],
  found: Relation[],
): void {
  for (const {
    values: [value = 0],
    from,
    to,
  } of mentions) {
    const digits = String(Math.abs(value))
      .replace(/\.|^0+|0+$/g, '')
      .replace(/^0+|0+$/g, '').length;
    if (digits < 2 || text.slice(from, to).includes('/')) continue;
    const unit = /^ ?([\p{L}²³°]{1,14})/u.exec(text.slice(to, to + 16))?.[1] ?? '';
    // Two digits agree by chance, unless a unit or words such as "in metres" show a conversion.
    if (
      digits < 3 &&
      (unit === 'in' || !isUnit(unitSymbol(unit))) &&
      !/\b(?:in|en) \p{L}{2,16}[^\d]{0,20}$/u.test(text.slice(0, from))
    )
      continue;
    // The powers of ten between common units, and up to a billion.
    for (const power of [-9, -6, -4, -3, -2, -1, 1, 2, 3, 4, 6, 9]) {
      const keyValue = keyValueOf(Number(`${value}e${power}`));
      if (keyValue !== null)
        found.push({ evidence: text.slice(from, to), value: keyValue, operands: [value], by: 'one' });
    }
  }
  for (const [evidence, one = '', count = ''] of text.matchAll(zeros)) {
    const keyValue = keyValueOf(Number(`${one}e${count}`));
    if (keyValue !== null) found.push({ evidence, value: keyValue, operands: [Number.NaN], by: 'beside' });
  }
}

/** The zeros of factors such as (x - 7). */
export function zerosOfFactors({ text, keyValueOf }: RelationText, found: Relation[]): void {
  for (const [evidence, sign, root = ''] of text.matchAll(linearFactor)) {
    const keyValue = keyValueOf(sign === '-' ? Number(root) : -Number(root));
    if (keyValue !== null) found.push({ evidence, value: keyValue, operands: [Number.NaN], by: 'root' });
  }
}
