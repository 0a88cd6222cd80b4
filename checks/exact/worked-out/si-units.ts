import table from '../../data/si-units.json' with { type: 'json' };
import { unitSymbol } from '../key/unit-symbols.ts';

/** What a unit measures, named by its base unit ("kg", "m/s"), and its size in it. */
export interface SiUnit {
  readonly dimension: string;
  readonly size: number;
}

/** The units that schools use. Kelvin and degrees have the same size; their different zero points do not count here. */
const units = new Map(
  Object.entries<Readonly<Record<string, number>>>(table.sizes).flatMap(([dimension, sizes]) =>
    Object.entries(sizes).map(([unit, size]): [string, SiUnit] => [unit, { dimension, size }]),
  ),
);
const otherNames = new Map(Object.entries(table.otherNames));

/** What a word for a unit measures; null for other words. */
export function siUnit(written: string): SiUnit | null {
  const lower = written.toLowerCase();
  const symbols = [unitSymbol(written), unitSymbol(lower), otherNames.get(lower) ?? ''];
  return symbols.map((symbol) => units.get(symbol)).find((unit) => unit !== undefined) ?? null;
}
