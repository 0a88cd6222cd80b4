import { createHash } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Engine } from '../db/columns.ts';
import type { Db } from '../db/db.ts';
import type { Schema } from '../db/schema.ts';
import { insertRows, isEmpty, numberOn, rowsOf, setLaterColumns } from './rows.ts';
import { type Column, type Table, tablesOf } from './tables.ts';
import { type Row, toPostgresValue, toSqliteValue, type Value, withoutNull } from './values.ts';

/** One side of a move, in a transaction. */
interface Side {
  readonly engine: Engine;
  readonly query: Kysely<Schema>;
}

export interface MovedTable {
  readonly name: string;
  readonly rows: number;
  /** The same for the same rows in any order. */
  readonly checksum: string;
}

export interface Moved {
  readonly tables: readonly MovedTable[];
  /**
   * The texts in which U+0000, which PostgreSQL cannot store, was replaced: each as its table, column and
   * row.
   */
  readonly replaced: readonly string[];
}

/**
 * Copies all rows of one engine's database into an empty one of the other engine, reads them back and
 * compares counts and checksums of every table. All of it is one transaction of the target, which stays empty
 * if anything fails or differs.
 * @param signal ends the move before it is committed, when another server has taken a database
 * @throws Error with a sentence for the operator
 */
export async function moveRows(from: Db, to: Db, signal?: AbortSignal): Promise<Moved> {
  const databases =
    from.engine === 'sqlite'
      ? { embedded: from.read, postgres: to.read }
      : { embedded: to.read, postgres: from.read };
  const tables = await tablesOf(databases);
  return from.snapshot((reading) =>
    to.write(async ({ query }) => {
      const source: Side = { engine: from.engine, query: reading };
      const target: Side = { engine: to.engine, query };
      for (const table of tables) await checkEmpty(target, table);
      const replaced: string[] = [];
      const moved: MovedTable[] = [];
      for (const table of tables)
        moved.push(await explaining(table, () => copyTable(source, target, table, replaced)));
      for (const table of tables) await explaining(table, () => setLater(source, target, table));
      for (const [index, table] of tables.entries()) {
        const arrived = await explaining(table, () => summaryOf(target, table));
        checkSame(moved[index], arrived);
      }
      signal?.throwIfAborted();
      return { tables: moved, replaced };
    }),
  );
}

async function checkEmpty({ query, engine }: Side, table: Table): Promise<void> {
  if (await isEmpty(query, table)) return;
  const advice =
    engine === 'postgres'
      ? 'Please create a new database for it and set DATABASE_URL to that one.'
      : 'Please move lyceum.db in DATA_DIR aside, or set DATA_DIR to another folder.';
  throw new Error(`Nothing was moved: the target already has rows in the table ${table.name}. ${advice}`);
}

/** Runs `work` on a table. If it fails, the error names the table. */
async function explaining<T>({ name }: Table, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`Nothing was moved: the table ${name} cannot be copied, since ${reason}.`);
  }
}

/** Copies the rows of a table. @param replaced gets an entry for each text in which U+0000 was replaced */
async function copyTable(source: Side, target: Side, table: Table, replaced: string[]): Promise<MovedTable> {
  const sum = new RowSum(table);
  for await (const rows of rowsOf(source.query, source.engine, table)) {
    const written = rows.map((row) => {
      const values = table.columns.map((column) => movedValue(table, column, row, target.engine, replaced));
      sum.add(values);
      return Object.fromEntries(
        table.columns.map(({ name, kind }, index) => {
          const value = values[index] ?? null;
          return [name, target.engine === 'postgres' ? toPostgresValue(kind, value) : value];
        }),
      );
    });
    await insertRows(target.query, target.engine, table, written);
  }
  if (target.engine === 'postgres') await numberOn(target.query, table);
  return sum.summary();
}

/** Sets the references to rows of tables that were filled after this one. */
async function setLater(source: Side, target: Side, table: Table): Promise<void> {
  if (!table.columns.some(({ isSetLater }) => isSetLater)) return;
  for await (const rows of rowsOf(source.query, source.engine, table))
    for (const row of rows) await setLaterColumns(target.query, table, row);
}

function movedValue(
  table: Table,
  { name, kind }: Column,
  row: Row,
  target: Engine,
  replaced: string[],
): string | number | null {
  const value = toSqliteValue(kind, row[name] ?? null);
  if (target !== 'postgres' || typeof value !== 'string' || !value.includes('\0')) return value;
  const [first] = table.columns;
  replaced.push(`${table.name}.${name} of ${first && row[first.name]}`);
  return withoutNull(value);
}

async function summaryOf({ query, engine }: Side, table: Table): Promise<MovedTable> {
  const sum = new RowSum(table);
  for await (const rows of rowsOf(query, engine, table))
    for (const row of rows)
      sum.add(table.columns.map(({ name, kind }) => toSqliteValue(kind, row[name] ?? null)));
  return sum.summary();
}

/**
 * The count of rows, and the sum of their hashes: the engines sort texts differently, so the order must not
 * matter.
 */
class RowSum {
  #rows = 0;
  #sum = 0n;

  constructor(private readonly table: Table) {}

  add(values: readonly Value[]): void {
    const hash = createHash('sha256').update(JSON.stringify(values)).digest('hex');
    this.#rows += 1;
    this.#sum = BigInt.asUintN(256, this.#sum + BigInt(`0x${hash}`));
  }

  summary(): MovedTable {
    return { name: this.table.name, rows: this.#rows, checksum: this.#sum.toString(16).padStart(64, '0') };
  }
}

function checkSame(left: MovedTable | undefined, arrived: MovedTable): void {
  if (left?.rows === arrived.rows && left.checksum === arrived.checksum) return;
  throw new Error(
    `Nothing was moved: in the table ${arrived.name} ${arrived.rows} of ${left?.rows} rows arrived, and their content differs.`,
  );
}
