import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Logger } from 'pino';
import { onTestFinished } from 'vitest';
import type { Db } from '../server/db/db.ts';
import { openPostgres } from '../server/db/postgres.ts';
import { openSqlite } from '../server/db/sqlite.ts';
import { migratedFile } from './migrated-file.ts';
import { databaseNames, postgresServer, runOn } from './postgres-server.ts';

/**
 * The real databases of the tests. Each test gets a database without rows, and none of them runs migrations: an SQLite
 * database is a copy of a migrated file, and a PostgreSQL one was emptied after an earlier test of the same worker
 * (docs/decisions/024-tests-in-half-the-time.md).
 */

/** Registers a function that closes what was started; by default it runs when the test ends. */
export type AtEnd = (end: () => void | Promise<void>) => void;
export const withTheTest: AtEnd = (end) => onTestFinished(end);

type DatabaseLog = Pick<Logger, 'warn' | 'error'>;
/** Errors of the database fail the test. Warnings do not: dropping a database closes its connections with one. */
const loud: DatabaseLog = { warn: () => {}, error: (said: object) => console.error(said) };

/** A new database of the engine that this run tests (TEST_ENGINE), which is deleted when the test ends. */
export async function freshDatabase(atEnd = withTheTest, log: DatabaseLog = loud): Promise<Db> {
  return process.env.TEST_ENGINE === 'postgres' ? freshPostgres(atEnd, log) : freshSqlite(atEnd, log);
}

async function freshSqlite(atEnd: AtEnd, log: DatabaseLog): Promise<Db> {
  const folder = mkdtempSync(join(tmpdir(), 'lyceum-test-'));
  writeFileSync(join(folder, 'lyceum.db'), await migratedFile());
  const db = await openSqlite(folder, log);
  atEnd(async () => {
    await db.close();
    rmSync(folder, { recursive: true, force: true });
  });
  return db;
}

/** The addresses of this worker's migrated databases that are empty and unused. */
const emptied: string[] = [];

async function freshPostgres(atEnd: AtEnd, log: DatabaseLog): Promise<Db> {
  const url = emptied.pop() ?? (await createPostgres());
  const db = await openPostgres(url, log);
  atEnd(async () => {
    await db.close();
    // A database that a test broke is not used again; it is dropped with the others after the last test.
    if (await isEmptied(url)) emptied.push(url);
  });
  return db;
}

/** Deletes all rows, of the newest tables first: a table refers only to older ones. */
const emptying = `do $$
  declare each name;
  begin
    set local lock_timeout = '5s';
    for each in
      select relname from pg_class
      where relnamespace = 'public'::regnamespace and relkind = 'r' and relname not like 'kysely%'
      order by oid desc
    loop execute format('delete from %I', each); end loop;
  end $$`;

async function isEmptied(url: string): Promise<boolean> {
  try {
    await runOn(url, emptying);
    return true;
  } catch {
    return false;
  }
}

/** Creates an empty database on the PostgreSQL server of the tests, dropped when the test ends. @returns its address */
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
