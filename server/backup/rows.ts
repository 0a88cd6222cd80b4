import { type Kysely, sql } from 'kysely';
import type { Engine } from '../db/columns.ts';
import type { Schema } from '../db/schema.ts';
import type { Table } from './tables.ts';
import type { Row, Value } from './values.ts';

type Query = Kysely<Schema>;

/**
 * How many rows one statement reads or inserts. With 60 columns, that is 30,000 values; SQLite takes at most
 * 32,766 in a statement, PostgreSQL 65,535.
 */
const rowsAtOnce = 500;

/** Reads all rows of a table, `rowsAtOnce` at a time. `query` belongs to a transaction. */
export async function* rowsOf(query: Query, engine: Engine, table: Table): AsyncGenerator<Row[]> {
  yield* engine === 'sqlite' ? rowsOfSqlite(query, table) : rowsOfPostgres(query, table);
}

async function* rowsOfSqlite(query: Query, { name, columns }: Table): AsyncGenerator<Row[]> {
  const names = sql.join(columns.map((column) => sql.ref(column.name)));
  for (let position: Value = 0; ; ) {
    const { rows }: { rows: Row[] } = await sql<Row>`
      select rowid as position_of_row, ${names} from ${sql.table(name)}
      where rowid > ${position} order by rowid limit ${rowsAtOnce}`.execute(query);
    const last = rows.at(-1);
    if (!last) return;
    yield rows;
    position = last.position_of_row ?? 0;
  }
}

async function* rowsOfPostgres(query: Query, { name, columns }: Table): AsyncGenerator<Row[]> {
  const names = sql.join(columns.map((column) => sql.ref(column.name)));
  await sql`declare rows_to_move no scroll cursor for select ${names} from ${sql.table(name)}`.execute(query);
  for (;;) {
    const { rows } = await sql<Row>`fetch ${sql.lit(rowsAtOnce)} from rows_to_move`.execute(query);
    if (rows.length === 0) break;
    yield rows;
  }
  await sql`close rows_to_move`.execute(query);
}

/**
 * Inserts rows without the columns that are set later. The rows keep their numbers, even where PostgreSQL
 * numbers rows itself.
 */
export async function insertRows(query: Query, engine: Engine, table: Table, rows: Row[]): Promise<void> {
  const columns = table.columns.filter(({ isSetLater }) => !isSetLater);
  const names = sql.join(columns.map(({ name }) => sql.ref(name)));
  const values = rows.map((row) => sql`(${sql.join(columns.map(({ name }) => row[name] ?? null))})`);
  const numbered = engine === 'postgres' ? sql`overriding system value` : sql``;
  await sql`insert into ${sql.table(table.name)} (${names}) ${numbered} values ${sql.join(values)}`.execute(
    query,
  );
}

/** Sets the columns of one row that are set later. The first column identifies the row. */
export async function setLaterColumns(
  query: Query,
  { name: table, columns }: Table,
  row: Row,
): Promise<void> {
  const [key] = columns;
  const later = columns.filter(({ name, isSetLater }) => isSetLater && row[name] !== null);
  for (const { name } of key ? later : [])
    await sql`update ${sql.table(table)} set ${sql.ref(name)} = ${row[name]}
      where ${sql.ref(`${key?.name}`)} = ${row[`${key?.name}`]}`.execute(query);
}

/** Makes PostgreSQL continue its numbering after the highest number that was inserted. */
export async function numberOn(query: Query, { name, columns }: Table): Promise<void> {
  for (const column of columns.filter(({ numbersRows }) => numbersRows))
    await sql`select setval(pg_get_serial_sequence(${name}, ${column.name}), max(${sql.ref(column.name)}))
      from ${sql.table(name)} having max(${sql.ref(column.name)}) is not null`.execute(query);
}

export async function isEmpty(query: Query, { name }: Table): Promise<boolean> {
  return (await sql`select 1 from ${sql.table(name)} limit 1`.execute(query)).rows.length === 0;
}
