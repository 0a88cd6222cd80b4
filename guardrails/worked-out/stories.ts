import type { Quantity } from './quantities.ts';

/** With more numbers nearly every value would be a candidate. */
const mostNumbers = 4;

const words = (...of: string[]): RegExp => new RegExp(`(?<!\\p{L})(?:${of.join('|')})`, 'iu');
const needs = words(
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
const fills = words(
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
const left = words('left', 'remain', 'übrig', 'bleib', 'reste', 'sobra', 'queda');

const together = words(
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
const shared = words(
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

/** What comes of two numbers of a story: all of its numbers go into its answer. */
export function ofTwo(
  exercise: string,
  asked: string,
  given: readonly Quantity[],
): { values: readonly number[]; quotients: readonly number[] } {
  const [one, other, ...more] = given;
  if (!one || !other || more.length > 0) return { values: [], quotients: [] };
  const [a, b] = [one.value, other.value];
  const quotients = [a / b, b / a].filter((value) => value >= 1).flatMap((value) => quotient(value, asked));
  const rest =
    left.test(asked) && Number.isInteger(a) && Number.isInteger(b) ? [Math.max(a, b) % Math.min(a, b)] : [];
  const isSame = one.unit !== '' && one.unit === other.unit;
  const [adds, divides] = [together.test(exercise), shared.test(exercise)];
  const sums = adds || !divides ? [a + b, Math.abs(a - b)] : [];
  const products = isSame || (adds && !divides) ? [] : [a * b, ...rest];
  return { values: usable([...sums, ...products], given), quotients: adds && !divides ? [] : quotients };
}

/** Buses are rounded up and full boxes down. */
function quotient(value: number, asked: string): number[] {
  if (Number.isInteger(value)) return [value];
  if (needs.test(asked)) return [Math.ceil(value)];
  return fills.test(asked) ? [Math.floor(value)] : [value];
}

/** What can come of three or four numbers, each used once; far more than the answer. */
export function ofMore(given: readonly Quantity[]): number[] {
  const numbers = given.map(({ value }) => value);
  if (numbers.length < 3 || numbers.length > mostNumbers) return [];
  if (numbers.length === 4) {
    const [a = 0, b = 0, c = 0, d = 0] = numbers;
    return usable([a * b + c * d, Math.abs(a * b - c * d), a + b * c + d, a * b * c + d], given);
  }
  const found = orders.flatMap((order) => {
    const [a = 0, b = 0, c = 0] = order.map((at) => numbers[at] ?? 0);
    return [
      a * b + c,
      a * b - c,
      a * b * c,
      (a * b) / c,
      (a + b) * c,
      (a - b) * c,
      (a + b) / c,
      (a - b) / c,
      a / (b - c),
      a + b + c,
      a - b - c,
    ];
  });
  return usable(found, given);
}

const orders = [
  [0, 1, 2],
  [0, 2, 1],
  [1, 2, 0],
  [1, 0, 2],
  [2, 0, 1],
  [2, 1, 0],
] as const;

/** Positive values of few digits that the exercise does not name. */
const usable = (values: readonly number[], given: readonly Quantity[]): number[] =>
  [...new Set(values.map((value) => Number(value.toPrecision(12))))].filter(
    (value) => value > 0 && Number.isFinite(value) && given.every((one) => one.value !== value),
  );
