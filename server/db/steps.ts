import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Db } from './db.ts';
import type { Schema } from './schema.ts';

type Query = Kysely<Schema>;

/** The most rows that one transaction deletes, so that questions wait for it only briefly. */
const rowsOfStep = 1_000;

/** Rows of a table that are older than a moment. */
interface OldRows {
  readonly table: keyof Schema;
  /** The columns of the primary key. */
  readonly key: readonly string[];
  /** The column with the time, which has an index. */
  readonly column: string;
  readonly before: string;
  /** A further condition on the rows. */
  readonly and?: RawBuilder<unknown>;
}

/** Deletes the oldest of these rows, at most `rowsOfStep`. @returns how many it deleted */
export async function deleteOldest(
  query: Query,
  { table, key, column, before, and = sql`1 = 1` }: OldRows,
): Promise<number> {
  const columns = sql.join(key.map((each) => sql.ref(each)));
  const time = sql.ref(column);
  const { numAffectedRows } = await sql`delete from ${sql.table(table)} where (${columns}) in (
    select ${columns} from ${sql.table(table)} where ${time} < ${before} and ${and}
    order by ${time} limit ${sql.lit(rowsOfStep)})`.execute(query);
  return Number(numAffectedRows ?? 0);
}

/**
 * Runs a deletion in one transaction after another until nothing is left.
 * @param deleteStep deletes one step with `deleteOldest` and returns its result
 */
export async function inSteps(db: Db, deleteStep: (query: Query) => Promise<number>): Promise<void> {
  let deleted = rowsOfStep;
  while (deleted === rowsOfStep) deleted = await db.write(({ query }) => deleteStep(query));
}
