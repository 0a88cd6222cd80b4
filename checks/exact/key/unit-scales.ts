import units from '../../data/units.json' with { type: 'json' };
import { unitSymbol } from './unit-symbols.ts';

/** Units of one quantity with their sizes. An answer in one unit is also accepted in the others, which are listed in this order. */
const scales = units.scales as readonly Readonly<Record<string, number | undefined>>[];

/** The same amount in the other units of its scales; empty for a unit without a scale. */
export function inUnitsLike(amount: number, symbol: string): { unit: string; amount: number }[] {
  return scales.flatMap((scale) => {
    const size = scale[symbol];
    if (size === undefined) return [];
    return Object.entries(scale)
      .filter(([unit]) => unit !== symbol)
      .map(([unit, other = 1]) => ({ unit, amount: (amount * size) / other }));
  });
}

/** Units that take a prefix, such as "km" and "mA", and units without prefixes. */
const prefixed = new Set(units.withPrefix.split(' '));
const bare = new Set(units.withoutPrefix.split(' '));
const prefix = /^(?:da|[YZEPTGMkhdcmµμunpf])/;

/** Whether a symbol is a school unit, or a product or quotient of them: "m", "kg/m^3", "km/h". */
export const isUnit = (symbol: string): boolean =>
  symbol.split(/[/ ]/).every((factor) => {
    const name = unitSymbol(factor.replace(/\^?-?\d$/, ''));
    return bare.has(name) || prefixed.has(name) || prefixed.has(name.replace(prefix, ''));
  });

const prefixFactors: Readonly<Record<string, number>> = units.prefixes;

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
