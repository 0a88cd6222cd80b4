import type Database from 'better-sqlite3';

/** How much of both files SQLite keeps in memory, in KiB. */
const memory = 32_768;

/**
 * Copies the rows of a backup into a new database that has the tables of the backup's version and no rows. Of
 * a backup only rows are trusted: a trigger or a view in it would run with every statement of the server.
 * @param database the new one; a file that is deleted if this fails
 * @returns what else the backup has, which is left out: its kind and its name
 * @throws Error with a sentence about the backup
 */
export function copyRows(database: Database.Database, backup: string): string[] {
  database.pragma('trusted_schema = off');
  database.pragma('foreign_keys = off');
  database.pragma('journal_mode = off');
  database.pragma('synchronous = off');
  database.prepare('attach ? as backup').run(backup);
  for (const schema of ['main', 'backup']) database.pragma(`${schema}.cache_size = -${memory / 2}`);
  const present = new Set(
    database
      .prepare("select name from pragma_table_list where schema = 'backup' and type = 'table'")
      .pluck()
      .all(),
  );
  database.transaction(() => {
    for (const table of tablesOf(database)) {
      if (!present.has(table)) throw new Error(`has no table ${table}`);
      copyTable(database, table);
    }
  })();
  const others = othersIn(database);
  database.exec('detach backup');
  if ((database.pragma('foreign_key_check') as unknown[]).length > 0)
    throw new Error('is damaged (some rows refer to rows that are missing)');
  return others;
}

const isOwn = "name not like 'sqlite%' and name not like 'kysely%'";

const tablesOf = (database: Database.Database): string[] =>
  database
    .prepare(`select name from main.sqlite_schema where type = 'table' and ${isOwn}`)
    .pluck()
    .all() as string[];

function copyTable(database: Database.Database, table: string): void {
  const columnsIn = (schema: string) =>
    database
      .prepare('select name from pragma_table_xinfo(?, ?) where hidden = 0')
      .pluck()
      .all(table, schema) as string[];
  const columns = columnsIn('main');
  const present = columnsIn('backup');
  const missing = columns.find((column) => !present.includes(column));
  if (missing !== undefined) throw new Error(`has no column ${missing} in the table ${table}`);
  const names = columns.map((column) => `"${column}"`).join(', ');
  try {
    // An index of the backup could have other rows than its table.
    database.exec(
      `insert into main."${table}" (${names}) select ${names} from backup."${table}" not indexed`,
    );
  } catch (error) {
    throw new Error(`has rows in the table ${table} that cannot be copied (${(error as Error).message})`);
  }
}

/** Everything in a backup that this version of Lyceum did not make. */
const othersIn = (database: Database.Database): string[] =>
  (
    database
      .prepare(
        `select type, name from backup.sqlite_schema where name not like 'sqlite@_%' escape '@'
          except select type, name from main.sqlite_schema order by type, name limit 20`,
      )
      .all() as { type: string; name: string }[]
  ).map(({ type, name }) => `${type} ${JSON.stringify(name.slice(0, 60))}`);
