import { sql } from 'kysely';
import type { Table } from '../server/backup/tables.ts';
import type { Row } from '../server/backup/values.ts';
import type { Db } from '../server/db/db.ts';

/** Texts that databases, drivers and JSON could change on the way. */
const text = 'Zoë’s 😀 "1/2"\n\\u0041 %s ';
const json = '{"b":  [1, 1.0, "é\\u0000"],"a":null}';

/**
 * Fills every table of an embedded database, so that a table or a type that is added later is tested, too.
 */
export async function fillEveryTable(db: Db, tables: readonly Table[], rows: number): Promise<void> {
  const { rows: references } = await sql<{ table: string; from: string }>`
    select tables.name as "table", keys."from" from sqlite_master as tables
    join pragma_foreign_key_list(tables.name) as keys where tables.type = 'table'`.execute(db.read);
  const isReference = (table: string, column: string) =>
    references.some((reference) => reference.table === table && reference.from === column);
  await db.write(async ({ query }) => {
    // Tables may refer to each other, so references are checked only at the commit.
    await sql`pragma defer_foreign_keys = on`.execute(query);
    for (const table of tables)
      for (let n = 1; n <= rows; n += 1) {
        const row: Row = {};
        for (const [index, { name, kind }] of table.columns.entries()) {
          if (kind === 'timestamp') row[name] = new Date(Date.UTC(2026, 0, n, 8, 0, 0, 7)).toISOString();
          else if (kind === 'json') row[name] = json;
          else if (kind === 'boolean') row[name] = n % 2;
          else if (kind === 'integer') row[name] = n;
          // The first column is the key; all tables have the same keys, so that references lead to a row.
          else if (index === 0 || isReference(table.name, name)) row[name] = `key ${n}`;
          else row[name] = `${text}${name} ${n}`;
        }
        await query
          .insertInto(table.name as 'school')
          .values(row as never)
          .execute();
      }
  });
}

/** All rows of a table as an engine returns them, sorted by their content. */
export async function allRows(db: Db, table: Table): Promise<string[]> {
  const { rows } = await sql<Row>`select * from ${sql.table(table.name)}`.execute(db.read);
  return rows
    .map((row) =>
      JSON.stringify(
        table.columns.map(({ name, kind }) => (kind === 'boolean' ? Number(row[name]) : row[name])),
      ),
    )
    .toSorted();
}
