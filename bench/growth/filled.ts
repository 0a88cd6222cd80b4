import { statSync } from 'node:fs';
import { join } from 'node:path';
import BetterSqlite from 'better-sqlite3';
import pg from 'pg';
import { openPostgres } from '../../server/db/postgres.ts';
import { openSqlite } from '../../server/db/sqlite.ts';
import { fillSchools, type Run } from '../../test/many-rows/fill.ts';
import { countsOf, type Sizes } from '../../test/many-rows/sizes.ts';
import type { Database } from '../turns/servers.ts';

/**
 * A connection for filling a database: it does not check references between tables, and its statements may
 * take as long as they need.
 */
export interface Connection {
  readonly run: Run;
  /** The first value of the first row. */
  readonly value: (query: string) => Promise<unknown>;
  readonly close: () => Promise<void>;
}

export async function connect({ url, folder }: Database): Promise<Connection> {
  if (url === undefined) {
    const database = new BetterSqlite(join(folder, 'lyceum.db'), { timeout: 60_000 });
    database.pragma('foreign_keys = OFF');
    return {
      run: (statement) => void database.exec(statement),
      value: async (query) => database.prepare(query).pluck().get(),
      close: async () => void database.close(),
    };
  }
  const client = new pg.Client(url);
  await client.connect();
  await client.query(`set session_replication_role = replica; set synchronous_commit = off;
    set maintenance_work_mem = '1GB'; set max_parallel_maintenance_workers = 2`);
  return {
    run: (statement) => client.query(statement),
    value: async (query) => Object.values((await client.query(query)).rows[0] ?? {})[0],
    close: () => client.end(),
  };
}

/**
 * The largest tables. Their indexes are dropped first and made again after the rows: adding each of millions
 * of rows to the indexes takes hours.
 */
const largest = `'interaction', 'participant', 'event', 'opening', 'note', 'security_log'`;

/**
 * The names and definitions of those indexes, without the ones that belong to a constraint, which cannot be
 * dropped alone.
 */
const indexQueries = {
  sqlite: `select json_group_array(json_array(name, sql)) from sqlite_master
    where type = 'index' and sql is not null and tbl_name in (${largest})`,
  postgres: `select json_agg(json_build_array(indexname, indexdef))::text from pg_indexes
    where schemaname = 'public' and tablename in (${largest})
    and indexname not in (select conname from pg_constraint)`,
};

/**
 * Migrates an empty database and fills it with years of lessons.
 * @returns how long that took, and how much space the database takes
 */
export async function fillDatabase(
  database: Database,
  sizes: Sizes,
): Promise<{ seconds: number; gigabytes: number }> {
  const start = performance.now();
  const seconds = () => (performance.now() - start) / 1_000;
  const engine = database.url === undefined ? 'sqlite' : 'postgres';
  const db =
    database.url === undefined ? openSqlite(database.folder, console) : openPostgres(database.url, console);
  await (await db).close();
  const connection = await connect(database);
  if (engine === 'sqlite')
    await connection.run('pragma synchronous = off; pragma journal_mode = off; pragma cache_size = -1000000');
  const indexes: [name: string, sql: string][] = JSON.parse(
    String(await connection.value(indexQueries[engine])),
  );
  for (const [name] of indexes) await connection.run(`drop index ${name}`);
  // A line of progress at most every 15 seconds.
  let told = 0;
  const tell = (done: string) => {
    if (seconds() - told < 15) return;
    told = seconds();
    process.stderr.write(`${engine}: ${done} after ${told.toFixed(0)} s\n`);
  };
  const filling = { engine, now: new Date(), sizes } as const;
  await fillSchools(connection.run, filling, (table, rows) => tell(`${rows} rows of ${table}`));
  for (const [name, definition] of indexes) {
    await connection.run(definition);
    tell(`the index ${name}`);
  }
  await connection.run(engine === 'sqlite' ? 'pragma journal_mode = wal' : 'vacuum (analyze)');
  const bytes =
    engine === 'sqlite'
      ? statSync(join(database.folder, 'lyceum.db')).size
      : Number(await connection.value('select pg_database_size(current_database())'));
  await connection.close();
  return { seconds: seconds(), gigabytes: bytes / 1e9 };
}

/** What is filled in, in words. */
export function inWords(sizes: Sizes): string {
  const { interactions, classes, students, schools, events, lessons } = countsOf(sizes);
  return `${interactions} interactions and ${events} events of ${students} students in ${classes} classes of ${schools} schools, ${lessons} lessons`;
}
