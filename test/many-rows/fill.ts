import type { Engine } from '../../server/db/columns.ts';
import { dialectOf } from './dialect.ts';
import { countsOf, type Sizes } from './sizes.ts';
import { type Filling, fillings } from './tables.ts';

/** Runs one statement on a connection without a timeout. */
export type Run = (statement: string) => Promise<unknown> | unknown;

/** How many rows one statement inserts. */
const atOnce = 250_000;

/** Inserts rows with these values of the columns. @param source what follows `from` */
export const insert = ({ table, columns }: Pick<Filling, 'table' | 'columns'>, source: string): string =>
  `insert into ${table} (${Object.keys(columns).join(', ')}) select ${Object.values(columns).join(', ')} from ${source}`;

/**
 * Fills every table that grows over the years, by SQL alone. The connection must not check references; the
 * rows are known to refer to each other.
 * @param tell is told the table after each statement, and how many of its rows there are so far
 */
export async function fillSchools(
  run: Run,
  { engine, now, sizes }: { engine: Engine; now: Date; sizes: Sizes },
  tell: (table: string, rows: number) => void = () => {},
): Promise<void> {
  const dialect = dialectOf(engine, now);
  for (const filling of fillings(dialect, countsOf(sizes)))
    for (let first = 0; first < filling.count; first += atOnce) {
      const count = Math.min(atOnce, filling.count - first);
      await run(insert(filling, dialect.numbers(first, count)));
      tell(filling.table, first + count);
    }
}
