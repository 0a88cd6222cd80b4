import table from '../../data/si-units.json' with { type: 'json' };
import { unitSymbol } from '../key/unit-symbols.ts';

/** A unit that schools use, of money, weeks and bars, too. */
export interface SchoolUnit {
  /** What it measures, named by a unit of it: "kg", "m/s", "€". */
  readonly dimension: string;
  /** How many of these it is. */
  readonly size: number;
}

/** Kelvin and degrees Celsius have the same size; their different zero points do not count here. */
const units = new Map(
  Object.entries<Readonly<Record<string, number>>>(table.sizes).flatMap(([dimension, sizes]) =>
    Object.entries(sizes).map(([unit, size]): [string, SchoolUnit] => [unit, { dimension, size }]),
  ),
);
const otherNames = new Map(Object.entries(table.otherNames));

/** What a word for a unit measures; null for other words. */
export function siUnit(written: string): SchoolUnit | null {
  // "KM" is no symbol, and a child means "km".
  const lower = written.toLowerCase();
  const symbols = [unitSymbol(written), unitSymbol(lower), otherNames.get(lower) ?? ''];
  return symbols.map((symbol) => units.get(symbol)).find((unit) => unit !== undefined) ?? null;
}
