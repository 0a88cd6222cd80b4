import { beginnings } from './cues.ts';
import type { Quantity } from './quantities.ts';

/** Words of a question that asks how many are needed: a remainder is rounded up. */
const asksHowManyNeeded = beginnings(
  'need',
  'require',
  'enough',
  'necessary',
  'at least',
  'brauch',
  'nötig',
  'benötig',
  'mindestens',
  'faut',
  'besoin',
  'nécessaire',
  'necesit',
  'hacen falta',
  'hay que',
);
/** Words of a question that asks how many are full: a remainder is dropped. */
const asksHowManyFull = beginnings(
  'full',
  'complete',
  'at most',
  'can (?:be|he|she|they|you|it)',
  'voll',
  'höchstens',
  'können',
  'kann',
  'complet',
  'entier',
  'peut',
  'lleno',
  'completa',
  'puede',
);
/** Words of a question that asks for the remainder of a division. */
const asksForRemainder = beginnings('left', 'remain', 'übrig', 'bleib', 'reste', 'sobra', 'queda');

/** Words of a story that adds or takes away. */
const addsOrTakesAway = beginnings(
  'more',
  'fewer',
  'less',
  'left',
  'altogether',
  'in all',
  'total',
  'gives?',
  'gave',
  'los[et]',
  'spen[dt]',
  'remain',
  'mehr',
  'weniger',
  'übrig',
  'zusammen',
  'insgesamt',
  'reste',
  'de plus',
  'de moins',
  'en tout',
  'más',
  'menos',
  'queda',
  'en total',
  'warmer',
  'colder',
  'older',
  'younger',
);
/** Words of a story that multiplies or divides. */
const multipliesOrDivides = beginnings(
  'each',
  'every',
  'per\\b',
  'packs?',
  'box',
  'bags?',
  'rows?',
  'seats?',
  'holds?',
  'times',
  'shares?',
  'divide',
  'equally',
  'je\\b',
  'jede',
  'pro\\b',
  'packung',
  'kiste',
  'reihe',
  'teilen',
  'verteil',
  'plätze',
  'chaque',
  'par\\b',
  'paquets?',
  'boîtes?',
  'partage',
  'cada',
  'por\\b',
  'cajas?',
  'repart',
  'filas?',
);

/**
 * The possible answers of a story with exactly two numbers. Quotients are apart, since they have another
 * unit.
 */
export function byTwoNumbers(
  exercise: string,
  asked: string,
  given: readonly Quantity[],
): { values: readonly number[]; quotients: readonly number[] } {
  const [one, other, ...more] = given;
  if (!one || !other || more.length > 0) return { values: [], quotients: [] };
  const [a, b] = [one.value, other.value];
  const quotients = [a / b, b / a].filter((value) => value >= 1).flatMap((value) => quotient(value, asked));
  const remainder =
    asksForRemainder.test(asked) && Number.isInteger(a) && Number.isInteger(b)
      ? [Math.max(a, b) % Math.min(a, b)]
      : [];
  const haveSameUnit = one.unit !== '' && one.unit === other.unit;
  const [adds, divides] = [addsOrTakesAway.test(exercise), multipliesOrDivides.test(exercise)];
  const sums = adds || !divides ? [a + b, Math.abs(a - b)] : [];
  const products = haveSameUnit || (adds && !divides) ? [] : [a * b, ...remainder];
  return { values: usable([...sums, ...products], given), quotients: adds && !divides ? [] : quotients };
}

/** A quotient, rounded as the question requires: up for the buses that are needed, down for full boxes. */
function quotient(value: number, asked: string): number[] {
  if (Number.isInteger(value)) return [value];
  if (asksHowManyNeeded.test(asked)) return [Math.ceil(value)];
  return asksHowManyFull.test(asked) ? [Math.floor(value)] : [value];
}

/** Words after a rate: "3 € per hour". */
const rate = beginnings(
  'per\\b',
  'each',
  'every',
  'pro\\b',
  'je\\b',
  'par\\b',
  'chaque',
  'por\\b',
  'cada',
  'an? (?:hour|day|week|month|mile|km|minute|piece)',
);
/** Words for the break-even point. */
const asksForBreakEven = beginnings(
  'break.?even',
  'gewinnschwelle',
  'seuil de rentabilité',
  'punto de equilibrio',
);

/**
 * The answers of a story with exactly three numbers: a proportion ("4 pens cost 6 €, and 10 pens?"), a fixed
 * amount and a rate, the sales that cover the costs. Other stories of three numbers have too many possible
 * answers.
 */
export function byThreeNumbers(exercise: string, asked: string, given: readonly Quantity[]): number[] {
  const [one, two, three, ...more] = given;
  if (!one || !two || !three || more.length > 0) return [];
  if (asksForBreakEven.test(exercise)) {
    // In order of size: the cost of one piece, its price, and the costs that the sales have to cover.
    const [low = 0, middle = 0, high = 0] = [one, two, three].map(({ value }) => value).sort((a, b) => a - b);
    return usable([high / (middle - low)], given);
  }
  const kind = ({ si, unit }: Quantity) => si?.dimension ?? unit.toLowerCase().slice(0, 4);
  // Two numbers of one kind and one of another; each order is tried.
  const pairs = [
    [one, two, three],
    [one, three, two],
    [two, three, one],
  ] as const;
  const [first, second, other] = pairs.find(([a, b]) => kind(a) !== '' && kind(a) === kind(b)) ?? [];
  if (!first || !second || !other || kind(other) === kind(first)) return [];
  const rates = [first, second].filter(({ to }) =>
    rate.test(exercise.slice(to, to + 20).split(/\d/)[0] ?? ''),
  );
  const [each] = rates;
  if (each && rates.length === 1) {
    const fixed = each === first ? second : first;
    return usable([fixed.value + each.value * other.value], given);
  }
  const asksAboutSecond = asked.includes(exercise.slice(second.from, second.to).trim());
  return asksAboutSecond && !rate.test(exercise)
    ? usable([(other.value * second.value) / first.value], given)
    : [];
}

/** The values without rounding errors, as far as they are positive, finite and not in the exercise. */
const usable = (values: readonly number[], given: readonly Quantity[]): number[] =>
  [...new Set(values.map((value) => Number(value.toPrecision(12))))].filter(
    (value) => value > 0 && Number.isFinite(value) && given.every((one) => one.value !== value),
  );
