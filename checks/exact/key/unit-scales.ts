import { unitSymbol } from './unit-symbols.ts';

/**
 * Units of one quantity with their sizes. An answer in one unit is also accepted in the others, which are
 * listed in this order.
 */
const scales: readonly Readonly<Record<string, number>>[] = [
  { km: 1_000, m: 1, cm: 0.01, mm: 0.001 },
  { kg: 1_000, g: 1, mg: 0.001 },
  { l: 1, ml: 0.001 },
  { h: 3_600, min: 60, s: 1 },
  { 'km/h': 1 / 3.6, 'm/s': 1 },
  { 'm^2': 10_000, 'cm^2': 1 },
  { 'm^3': 1_000, 'cm^3': 0.001, l: 1 },
  { N: 1, kN: 1_000 },
  { J: 1, kJ: 1_000 },
  { W: 1, kW: 1_000 },
  { '€': 1, cent: 0.01 },
  { $: 1, cent: 0.01 },
  { week: 7, day: 1 },
];

/** The same amount in the other units of its scales; empty for a unit without a scale. */
export function inUnitsLike(amount: number, symbol: string): { unit: string; amount: number }[] {
  return scales.flatMap((scale) => {
    const size = scale[symbol];
    if (size === undefined) return [];
    return Object.entries(scale)
      .filter(([unit]) => unit !== symbol)
      .map(([unit, other]) => ({ unit, amount: (amount * size) / other }));
  });
}

/** Units that take a prefix: "km", "mA". */
const prefixed = new Set('m g l s L N J W Wh V A F C T K Pa Hz bar mol cal bit byte B eV Ω ohm'.split(' '));
/** Units without prefixes. */
const bare = new Set(
  'min h day week month year in inch ft yd mi lb oz t ha deg ° rad °C °F % dozen'.split(' '),
);
/** A prefix of the metric system. */
const prefix = /^(?:da|[YZEPTGMkhdcmµμunpf])/;

/** Whether a symbol is a school unit, or a product or quotient of them: "m", "kg/m^3", "km/h". */
export const isUnit = (symbol: string): boolean =>
  symbol.split(/[/ ]/).every((factor) => {
    const name = unitSymbol(factor.replace(/\^?-?\d$/, ''));
    return bare.has(name) || prefixed.has(name) || prefixed.has(name.replace(prefix, ''));
  });

/** The factors that the prefixes stand for. */
const prefixFactors: Readonly<Record<string, number>> = {
  G: 1e9,
  M: 1e6,
  k: 1e3,
  h: 100,
  d: 0.1,
  c: 0.01,
  m: 1e-3,
  µ: 1e-6,
  μ: 1e-6,
  n: 1e-9,
};

/** How many of one unit are in another: 60 for hours in minutes; null for units of different quantities. */
export function unitsIn(one: string, other: string): number | null {
  const scale = scales.find((units) => Object.hasOwn(units, one) && Object.hasOwn(units, other));
  const [large, small] = [scale?.[one], scale?.[other]];
  if (large !== undefined && small !== undefined) return large / small;
  const [first, second] = [withoutPrefix(one), withoutPrefix(other)];
  return first && first.name === second?.name && first.exponent === second.exponent
    ? (first.factor / second.factor) ** first.exponent
    : null;
}

/** The parts of a unit: "cm^2" has the name "m", the factor 0.01 and the exponent 2. Null for other words. */
function withoutPrefix(written: string): { name: string; factor: number; exponent: number } | null {
  const [symbol = '', exponent = '1'] = written.split('^');
  if (prefixed.has(symbol)) return { name: symbol, factor: 1, exponent: Number(exponent) };
  const [factor, name] = [prefixFactors[symbol.charAt(0)], symbol.slice(1)];
  return factor !== undefined && prefixed.has(name) ? { name, factor, exponent: Number(exponent) } : null;
}
