import { numbersSomething } from '../directness/answer-asserted.ts';
import { type NumberMention, unitAt, wholeNumbersIn } from '../directness/answer-numbers.ts';
import { beginningOf, wholeWordOf } from '../directness/vocabulary.ts';
import { type SchoolUnit, siUnit } from './si-units.ts';

/** A number of an exercise with its unit or the noun that it counts. */
export interface Quantity {
  readonly value: number;
  /** Null for a number without a unit, or with a noun. */
  readonly si: SchoolUnit | null;
  /** The symbol of the unit, or the noun that is counted. */
  readonly unit: string;
  readonly isPercent: boolean;
  readonly from: number;
  readonly to: number;
}

const money = /[$€£] ?$/;
/** Words before a year: "since 1990". */
const beforeYear = /(?<!\p{L})(?:in|since|year|until|jahre?|seit|en|depuis|année|desde|año) $/iu;

/** The quantities of a canonical text, in order. Numbers in formulas and the parts of fractions do not count. */
export const quantitiesIn = (text: string): Quantity[] =>
  wholeNumbersIn(text)
    .map((mention) => quantityAt(mention, text))
    .filter((quantity) => quantity !== null);

/** The quantity of one number; null for a year, an ordinal or a number that names something. */
function quantityAt({ values, from, to }: NumberMention, text: string): Quantity | null {
  const before = text.slice(Math.max(0, from - 14), from);
  const [value = Number.NaN] = values;
  const isName = numbersSomething.test(before) || /[\p{L}\d:]$/u.test(before);
  const isYear = value >= 1_000 && value < 2_100 && beforeYear.test(before);
  if (isName || isYear || /^(?::\d|(?:st|nd|rd|th)\b)/.test(text.slice(to, to + 24))) return null;
  const isPercent = text.slice(from, to).trimEnd().endsWith('%');
  const unit = money.exec(before)?.[0].trim() ?? unitAt(text, to);
  return { value, si: siUnit(unit), unit, isPercent, from, to };
}

const rises = beginningOf('rises');
const falls = beginningOf('falls');
const asksForChange = beginningOf('asksForChange');
const asksForOriginal = beginningOf('asksForOriginal');
const asksForPercentage = beginningOf('asksForPercentage');
const repeats = wholeWordOf('repetitions');

/** The results of a change by a percentage; with two amounts and no percentage, the percentages that relate them. */
export function byPercentage(exercise: string, asked: string, given: readonly Quantity[]): number[] {
  const [share, ...moreShares] = given.filter(({ isPercent }) => isPercent);
  const [base, other, third] = given.filter(({ isPercent }) => !isPercent);
  if (!base || third || moreShares.length > 0) return [];
  if (!share)
    return other && asksForPercentage.test(asked)
      ? // The percentage that one number is of the other, or by which it changed.
        [(base.value / other.value) * 100, (other.value / base.value - 1) * 100]
      : [];
  if (other || repeats.test(exercise)) return [];
  const [amount, rate] = [base.value, share.value / 100];
  const [up, down] = [rises.test(exercise), falls.test(exercise)];
  // With "of", the amount can be the whole ("20 % of 60") or the share ("12 is 20 % of what?").
  if (!up && !down)
    return [amount * rate, amount / rate].slice(0, /\b(?:of|von|de|del)\b/i.test(exercise) ? 2 : 1);
  if (asksForChange.test(asked)) return [amount * rate];
  const factors = [...(up ? [1 + rate] : []), ...(down ? [1 - rate] : [])];
  return factors.map((factor) => (asksForOriginal.test(asked) ? amount / factor : amount * factor));
}
