import { randomBytes } from 'node:crypto';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Kysely, sql } from 'kysely';
import { onTestFinished } from 'vitest';
import type { Db } from '../server/db/db.ts';
import { openPostgres } from '../server/db/postgres.ts';
import type { Schema } from '../server/db/schema.ts';
import { openSqlite } from '../server/db/sqlite.ts';
import { migratedFile } from './migrated-file.ts';
import { postgresServer, runOn } from './postgres-server.ts';
import { databaseNames } from './remove-databases.ts';

/**
 * The real databases of the tests. Each test gets one without rows, which was migrated once. It stays open
 * and is emptied for the later tests of the same worker: making connections and prepared statements anew took
 * a third of the time of a test on PostgreSQL (docs/decisions/20-tests-and-build.md).
 */

/** Registers a function that closes what was started; by default it runs when the test ends. */
export type AtEnd = (end: () => void | Promise<void>) => void;
export const withTheTest: AtEnd = (end) => onTestFinished(end);

/**
 * Errors of the database fail the test. Warnings do not: dropping a database closes its connections with one.
 */
const loud = { warn: () => {}, error: (said: object) => console.error(said) };

/** The databases of this worker that are open, empty and unused. */
const unused: Db[] = [];

/** An empty database of the engine that this run tests (TEST_ENGINE), for the test alone until it ends. */
export async function freshDatabase(atEnd = withTheTest): Promise<Db> {
  const db = unused.pop() ?? (await openNew());
  atEnd(async () => {
    // A database that a test closed or broke is not used again; it is deleted with the others after the last
    // test.
    if (await couldEmpty(db)) unused.push(db);
  });
  return db;
}

/** An empty database of this engine, which is deleted after the last test. */
export async function openNew(engine = process.env.TEST_ENGINE): Promise<Db> {
  if (engine === 'postgres') return openPostgres(await createPostgres(), loud);
  const folder = mkdtempSync(join(tmpdir(), databaseNames(process.env.TEST_RUN)));
  writeFileSync(join(folder, 'lyceum.db'), await migratedFile());
  return openSqlite(folder, loud);
}

/**
 * Deletes all rows, of the newest tables first: a table refers only to older ones. The order of `oid` or
 * `rowid` is the order in which the tables were made.
 */
const emptying = {
  postgres: async (query: Kysely<Schema>) => {
    await sql`do $$
      declare each name;
      begin
        set local lock_timeout = '5s';
        for each in
          select relname from pg_class
          where relnamespace = 'public'::regnamespace and relkind = 'r' and relname not like 'kysely%'
          order by oid desc
        loop execute format('delete from %I', each); end loop;
      end $$`.execute(query);
  },
  sqlite: async (query: Kysely<Schema>) => {
    const { rows } = await sql<{ name: string }>`select name from sqlite_schema
      where type = 'table' and name not like 'kysely%' and name not like 'sqlite%' order by rowid desc`.execute(
      query,
    );
    await query.transaction().execute(async (transaction) => {
      for (const { name } of rows) await sql`delete from ${sql.table(name)}`.execute(transaction);
    });
  },
};

async function couldEmpty({ engine, identity }: Db): Promise<boolean> {
  try {
    await emptying[engine](identity);
    return true;
  } catch {
    return false;
  }
}

/**
 * Creates an empty database on the PostgreSQL server of the tests, dropped when the test ends.
 * @returns its address
 */
export async function freshPostgresAddress(atEnd = withTheTest): Promise<string> {
  const url = await createPostgres();
  atEnd(async () => {
    await runOn(postgresServer(), `drop database ${new URL(url).pathname.slice(1)} with (force)`);
  });
  return url;
}

async function createPostgres(): Promise<string> {
  const name = `${databaseNames(process.env.TEST_RUN)}${randomBytes(6).toString('hex')}`;
  await runOn(postgresServer(), `create database ${name}`);
  const url = new URL(postgresServer());
  url.pathname = `/${name}`;
  return url.toString();
}
