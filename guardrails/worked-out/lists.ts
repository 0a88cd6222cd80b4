import { beginnings } from './cues.ts';
import type { Quantity } from './quantities.ts';

const mean = beginnings('mean', 'average', 'durchschnitt', 'mittelwert', 'moyenne', 'media', 'promedio');
const median = beginnings('median', 'zentralwert', 'médiane', 'mediana');
const range = beginnings('range', 'spannweite', 'étendue', 'rango');
/** The place of a term: "the 10th term". */
const termPlace = /\b(?:(\d{1,3})(?:st|nd|rd|th|\.|e|ème|º)? (?:term|number|glied|terme|término))/i;
/** A ratio of two or three numbers: "2:3", "2 to 3". */
const ratio = /(?<![\d:])(\d{1,4}) ?(?::|to|zu) ?(\d{1,4})(?: ?: ?(\d{1,4}))?(?![\d:])/i;
const speaksOfRatio = beginnings(
  'ratio',
  'verhältnis',
  'rapport',
  'proportion',
  'raison',
  'razón',
  'proporción',
  'mix',
  'misch',
  'mélang',
  'mezcla',
  'parts',
);

const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, one) => sum + one, 0);

/** The average, median or range of a list. */
export function byList(asked: string, given: readonly Quantity[]): number[] {
  const numbers = given.map(({ value }) => value);
  if (numbers.length < 3 || given.some(({ si }) => si?.dimension !== given[0]?.si?.dimension)) return [];
  const ordered = [...numbers].sort((one, other) => one - other);
  // The one number in the middle, or the two.
  const middle = ordered.slice(Math.ceil(ordered.length / 2) - 1, Math.floor(ordered.length / 2) + 1);
  return [
    ...(mean.test(asked) ? [sumOf(numbers) / numbers.length] : []),
    ...(median.test(asked) ? [sumOf(middle) / middle.length] : []),
    ...(range.test(asked) ? [(ordered.at(-1) ?? 0) - (ordered[0] ?? 0)] : []),
  ];
}

/** A list of three numbers or more. */
const numberList =
  /(?<![\d.])(-?\d{1,6}(?:\.\d{1,3})?(?:(?:[,;]|,? and) ?-?\d{1,6}(?:\.\d{1,3})?){2,12})(?![\d.]\d)/;

/**
 * The term of an arithmetic or geometric sequence that is asked for; the next one if the exercise names no
 * place.
 */
export function bySequence(exercise: string): number[] {
  const listed =
    numberList
      .exec(exercise)?.[1]
      ?.split(/,? and |[,;]/)
      .map(Number) ?? [];
  const [first = 0, second = 0] = listed;
  if (listed.length < 3) return [];
  const [step, factor] = [second - first, second / first];
  const follows = (next: (one: number) => number) =>
    listed.every((one, at) => at === 0 || Math.abs(next(listed[at - 1] ?? 0) - one) < 1e-9);
  const place = Number(termPlace.exec(exercise.replace(numberList, ''))?.[1] ?? listed.length + 1);
  if (step !== 0 && follows((one) => one + step)) return [first + (place - 1) * step];
  if (factor !== 1 && follows((one) => one * factor)) return [first * factor ** (place - 1)];
  return [];
}

const sharesAmount = beginnings(
  'shar',
  'divid',
  'split',
  'total',
  'altogether',
  'teil',
  'insgesamt',
  'partag',
  'reparte',
  'together',
);

/**
 * The shares of an amount that is divided in a ratio. If no word says that the amount is divided, it may be
 * that of one side; the amounts of the other side are then among the results.
 */
export function byRatio(exercise: string, given: readonly Quantity[]): string[] {
  const found = ratio.exec(exercise);
  if (!found || !speaksOfRatio.test(exercise)) return [];
  const parts = found
    .slice(1)
    .filter((part) => part !== undefined)
    .map(Number);
  const amounts = given.filter(({ from }) => from < found.index || from >= found.index + found[0].length);
  const [amount, another] = amounts;
  if (!amount || another || parts.some((part) => part === 0)) return [];
  const unit = amount.si === null ? '' : ` ${amount.unit}`;
  const share = (part: number, total: number) =>
    `${Number(((amount.value * part) / total).toPrecision(12))}${unit}`;
  const whole = sumOf(parts);
  const [one = 1, other = 1] = parts;
  return sharesAmount.test(exercise)
    ? parts.map((part) => share(part, whole))
    : [share(other, one), share(one, other), ...parts.map((part) => share(part, whole))];
}
