import { matchesIn } from './answer-words.ts';
import type { Facts } from './facts.ts';

/*
 * What narrows a number down: bounds, divisors, and properties such as "prime". Each has a name, so that what
 * several messages disclose can be put together: "above 41", "below 43", "multiple 7", "even".
 */

/** A number, perhaps with a currency sign; it is a group of the expressions below. */
const number = String.raw`[$€£]?(-?\d+(?:\.\d+)?)`;
/** What must not follow such a number: more digits, a percent sign, or an operator as in "above 3 + 4". */
const standsAlone = String.raw`(?!\d|\.\d|%|\s?[-+*/^])`;
/** A lower bound in words or signs: "more than 41", "größer als 41", "> 41". */
const lowerBound = new RegExp(
  String.raw`(?<!\p{L})(?:(?:more|greater|bigger|larger|higher|later) than|above|over|exceeds|after|(?:größer|mehr|höher|später) als|über|nach|plus (?:grande? )?(?:que|de)|supérieure? à|après|(?:más|mais)(?: (?:grande|alto))? (?:de|que|do que)|mayor (?:que|de|a)|maior (?:que|do que)|superior a|después de)\s${number}${standsAlone}|>\s?(-?\d+(?:\.\d+)?)(?!\.?\d)`,
  'giu',
);
/** An upper bound in words or signs: "less than 43", "menos de 43", "< 43". */
const upperBound = new RegExp(
  String.raw`(?<!\p{L})(?:(?:less|smaller|lower|fewer|earlier) than|below|under|before|(?:kleiner|weniger|niedriger|früher) als|unter|vor|(?:moins|plus petite?)(?: grande?)? (?:que|de)|inférieure? à|avant|menos (?:de|que|do que)|(?:más|mais) pequeñ[oa] que|menor (?:que|de|a|do que)|inferior a|antes de)\s${number}${standsAlone}|<\s?(-?\d+(?:\.\d+)?)(?!\.?\d)`,
  'giu',
);
/** Both bounds at once: "between 41 and 43". */
const bothBounds = new RegExp(
  String.raw`\b(?:between|zwischen|entre)\s${number}\s(?:and|und|et|y|e)\s${number}(?!\.?\d)`,
  'gi',
);
/** An inequality with a letter: "41 < x", "41 < x < 43", "43 > x". */
const inequality = /(?<![\d.])(-?\d+(?:\.\d+)?) ?([<>])=? ?\p{L}(?!\p{L})(?: ?[<>]=? ?(-?\d+(?:\.\d+)?))?/gu;
/** A divisor: "a multiple of 7", "teilbar durch 7". */
const multipleOf =
  /\b(?:multiple of|vielfaches von|multiple de|múltiplo de) ([1-9]\d{0,5})(?!\d)|\b(?:divisible by|teilbar durch|divisible par|divisible (?:por|entre)|divisível por) ([1-9]\d{0,5})(?!\d)/gi;

/** Numbers that are said to be wrong: "it is not 6", "10 neither". */
const saidWrong =
  /(?:\bnot|\bnor|\bneither|isn't|\bnicht|\bweder|\bnoch|\bpas|\bni|\bno es) (\d{1,9})(?![\d.%/])|(?<![\d.])(\d{1,9}) (?:neither|doesn't work|is (?:wrong|out|too (?:big|small|high|low))|ist (?:falsch|zu (?:groß|klein))|tampoco|non plus)(?!\p{L})/giu;

/** Tries every divisor up to the root; the values are those of school exercises. */
const isPrime = (value: number): boolean => {
  if (value < 2) return false;
  for (let one = 2; one * one <= value; one++) if (value % one === 0) return false;
  return true;
};

/** Properties of whole numbers by their names. */
const properties: Readonly<Record<string, readonly [words: RegExp, holds: (value: number) => boolean]>> = {
  even: [
    /\b(?:it is|it's|is|an) even\b|\bgerade (?:zahl|und)|\best pair\b|\bnombre pair\b|\b(?:es|número) par\b/i,
    (one) => one % 2 === 0,
  ],
  odd: [/\b(?:it is|it's|is|an) odd\b|\bungerade|\bimpair\b|\bimpar\b/i, (one) => Math.abs(one % 2) === 1],
  prime: [/\bprime\b|\bprimzahl|\bnombre premier\b|\bnúmero primo\b/i, isPrime],
  square: [
    /\b(?:perfect square|square number)\b|\bquadratzahl|\bcarré parfait\b|\bcuadrado perfecto\b/i,
    (one) => Number.isInteger(Math.sqrt(one)),
  ],
};

/** A bound further than this from the answer leaves too many numbers. */
const maxCandidates = 12;
/** The largest divisor that can tell which number it is. */
const largestDivisor = 1_000;

/**
 * The names of the bounds near the answers that a text tells, and of the divisors, properties and wrong
 * values that narrow them further. A bound is named by a whole number: "above 41" for 41 and for 41.5. Only
 * the nearest bound on each side of an answer is named, so that there are few, however many a text has.
 */
export function boundsIn(text: string, facts: Facts): string[] {
  const wanted = facts.answers.flatMap((form) => (form.kind === 'number' ? [form.value] : []));
  if (wanted.length === 0) return [];
  const found = Object.entries(properties).flatMap(([name, [words]]) => (words.test(text) ? [name] : []));
  if (!/\d/.test(text)) return found;
  const lows: number[] = [];
  const highs: number[] = [];
  for (const [, words, sign] of matchesIn(text, lowerBound)) lows.push(Number(words ?? sign));
  for (const [, words, sign] of matchesIn(text, upperBound)) highs.push(Number(words ?? sign));
  for (const [, low, sign, high] of matchesIn(text, inequality)) {
    if (low !== undefined) (sign === '<' ? lows : highs).push(Number(low));
    if (high !== undefined) (sign === '<' ? highs : lows).push(Number(high));
  }
  for (const [, low, high] of matchesIn(text, bothBounds)) {
    lows.push(Math.min(Number(low), Number(high)));
    highs.push(Math.max(Number(low), Number(high)));
  }
  for (const [, one, other] of matchesIn(text, multipleOf)) found.push(`multiple ${one ?? other}`);
  for (const [, one, other] of matchesIn(text, saidWrong)) {
    const value = Number(one ?? other);
    if (wanted.some((answer) => answer !== value && Math.abs(answer - value) < maxCandidates))
      found.push(`not ${value}`);
  }
  for (const value of wanted) {
    const low = lows.reduce((best, one) => (one < value && one > best ? one : best), value - maxCandidates);
    const high = highs.reduce((best, one) => (one > value && one < best ? one : best), value + maxCandidates);
    if (low > value - maxCandidates) found.push(`above ${Math.floor(low)}`);
    if (high < value + maxCandidates) found.push(`below ${Math.ceil(high)}`);
  }
  return found;
}

/** Whether the disclosed parts leave only this value, or hardly any other when it is a decimal. */
export function narrowedTo(value: number, known: (part: string) => boolean): boolean {
  const distances = Array.from({ length: maxCandidates }, (_, at) => at);
  // How many whole numbers below the value are still possible: none when "above 41" is known of 42.
  const below = distances.find((one) => known(`above ${Math.ceil(value) - 1 - one}`));
  // Nobody needs to be told that a small number is not negative.
  const down = below ?? (value >= 0 && value < maxCandidates ? Math.floor(value) : undefined);
  const up = distances.find((one) => known(`below ${Math.floor(value) + 1 + one}`));
  if (down === undefined || up === undefined) return false;
  if (!Number.isInteger(value))
    return below !== undefined && down + up + 1 <= Math.max(1, Math.abs(value) / 100);
  const divisors = Array.from(
    { length: Math.min(Math.abs(value), largestDivisor) },
    (_, at) => at + 1,
  ).filter((step) => step > 1 && value % step === 0 && known(`multiple ${step}`));
  const holding = Object.entries(properties).filter(([name, [, holds]]) => known(name) && holds(value));
  const fits = (one: number) =>
    (one === value || !known(`not ${one}`)) &&
    divisors.every((step) => one % step === 0) &&
    holding.every(([, [, holds]]) => holds(one));
  const left = Array.from({ length: down + up + 1 }, (_, at) => value - down + at).filter(fits);
  // Where the lower bound is only assumed, a property must have been told as well.
  return left.length === 1 && (below !== undefined || holding.length > 0);
}
