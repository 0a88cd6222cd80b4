import { anyOf, beginningOf, wordOf } from '../directness/vocabulary.ts';
import type { Quantity } from './quantities.ts';

const rises = beginningOf('rises');
const falls = beginningOf('falls');
/** The question is about the share itself. */
const asksForChange = beginningOf('asksForChange');
/** The changed amount is given and the one before it is asked for. */
const asksForOriginal = beginningOf('asksForOriginal');
const asksForPercentage = beginningOf('asksForPercentage');
const simple = wordOf('simpleInterest');
const compound = beginningOf('compoundInterest');
/** A rate applies to a year. */
const ofYear = beginningOf('yearlyRates');
/** The unit of a number that counts months. */
const monthly = new RegExp(`^(?:${anyOf('monthCounts')})$`, 'iu');
/** The unit of a number that counts years or months. */
const yearly = new RegExp(`^(?:${anyOf('yearCounts', 'monthCounts')})$`, 'iu');
/** Words for a change that happens again and again, without saying how often. */
const repeats = wordOf('repetitions');

/**
 * The results of an exercise with an amount and a percentage: the amount after the change, before it, or after years, or only the share. With two amounts and
 * no percentage: the percentages that relate them.
 */
export function byPercentage(exercise: string, asked: string, given: readonly Quantity[]): number[] {
  const [share, ...moreShares] = given.filter(({ isPercent }) => isPercent);
  const [years] = given.filter(({ unit }) => yearly.test(unit));
  const [base, other, third] = given.filter((one) => !one.isPercent && one !== years);
  if (!base || third || moreShares.length > 0) return [];
  if (!share)
    return other && asksForPercentage.test(asked)
      ? // The percentage that one number is of the other, or by which it changed.
        [(base.value / other.value) * 100, (other.value / base.value - 1) * 100]
      : [];
  if (other || (!years && repeats.test(exercise))) return [];
  const [amount, rate] = [base.value, share.value / 100];
  if (years) {
    // Months are parts of a year for a yearly rate, and otherwise the time for which the rate is meant.
    const isPartOfYear = monthly.test(years.unit) && ofYear.test(exercise);
    return overYears(exercise, asked, amount, rate, isPartOfYear ? years.value / 12 : years.value);
  }
  const [up, down] = [rises.test(exercise), falls.test(exercise)];
  // With "of", the amount can be the whole ("20 % of 60") or the share ("12 is 20 % of what?").
  if (!up && !down)
    return [amount * rate, amount / rate].slice(0, /\b(?:of|von|de|del)\b/i.test(exercise) ? 2 : 1);
  if (asksForChange.test(asked)) return [amount * rate];
  const factors = [...(up ? [1 + rate] : []), ...(down ? [1 - rate] : [])];
  return factors.map((factor) => (asksForOriginal.test(asked) ? amount / factor : amount * factor));
}

/** What an amount becomes over years: with compound interest, with simple interest, or with each where the exercise does not say. */
function overYears(exercise: string, asked: string, amount: number, rate: number, years: number): number[] {
  const change = falls.test(exercise) && !rises.test(exercise) ? -rate : rate;
  const grown = simple.test(exercise) ? [] : [amount * (1 + change) ** years];
  const added = compound.test(exercise) ? [] : [amount * (1 + change * years)];
  const totals = [...grown, ...added];
  return asksForChange.test(asked) ? totals.map((total) => Math.abs(total - amount)) : totals;
}
