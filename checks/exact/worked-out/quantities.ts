import { type NumberMention, wholeNumbersIn } from '../directness/answer-numbers.ts';
import { siUnit } from './si-units.ts';

/** A number of an exercise with its unit or the noun that it counts. */
export interface Quantity {
  readonly value: number;
  /**
   * The unit's dimension ("kg", "m/s") and its size in it; null for a number without a unit, or with a noun.
   */
  readonly si: { readonly dimension: string; readonly size: number } | null;
  /** The unit as it is written, or the noun that is counted. */
  readonly unit: string;
  readonly isPercent: boolean;
  readonly from: number;
  readonly to: number;
}

/** The unit or noun after a number. */
const unitOrNoun = /^ ?([\p{L}°Ω€$£](?:[\p{L}°Ω/^\d·*()]{0,12}[\p{L}\d)])?)/u;
/** A currency sign before a number. */
const money = /[$€£] ?$/;
/**
 * Words before a number that names something, such as an exercise, a page or a class, and is not a quantity.
 */
const beforeName =
  /\b(?:exercise|task|question|aufgabe|frage|exercice|ejercicio|page|seite|class|grade|klasse)\.? $/i;

/** Words before a year: "since 1990". */
const beforeYear = /(?<!\p{L})(?:in|since|year|until|jahre?|seit|en|depuis|année|desde|año) $/iu;

/**
 * The quantities of a canonical text, in order. Numbers in formulas and the parts of fractions do not count.
 */
export function quantitiesIn(text: string): Quantity[] {
  return wholeNumbersIn(text)
    .map((mention) => quantityAt(mention, text))
    .filter((quantity) => quantity !== null);
}

/** The quantity of one number; null for a year, an ordinal or a number that names something. */
function quantityAt({ values, from, to }: NumberMention, text: string): Quantity | null {
  const before = text.slice(Math.max(0, from - 14), from);
  const after = text.slice(to, to + 24);
  const [value = Number.NaN] = values;
  if (beforeName.test(before) || /^(?::\d|(?:st|nd|rd|th)\b)/.test(after) || /[\p{L}\d:]$/u.test(before))
    return null;
  const isPercent = text.slice(from, to).trimEnd().endsWith('%');
  const unit = money.exec(before)?.[0].trim() ?? unitOrNoun.exec(after)?.[1] ?? '';
  if (value >= 1_000 && value < 2_100 && beforeYear.test(before)) return null;
  return { value, si: siUnit(unit), unit, isPercent, from, to };
}

/** The value in its dimension's own unit: 90 km/h is 25 m/s. */
export const inSi = ({ value, si }: Quantity): number => value * (si?.size ?? 1);
