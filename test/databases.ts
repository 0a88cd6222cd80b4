import { randomBytes } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Logger } from 'pino';
import { onTestFinished } from 'vitest';
import type { Db } from '../server/db/db.ts';
import { openPostgres } from '../server/db/postgres.ts';
import { openSqlite } from '../server/db/sqlite.ts';
import { databaseNames, postgresServer, runOn } from './postgres-server.ts';

/**
 * The real databases of the tests. Each test has one that is as good as new, and none of them migrates it: the embedded
 * one is a copy of a migrated file, the one on PostgreSQL was emptied after an earlier test of the same worker
 * (docs/decisions/024-tests-in-half-the-time.md).
 */

/** Ends what was started: with the test, where nothing else is said. */
export type AtEnd = (end: () => void | Promise<void>) => void;
export const withTheTest: AtEnd = (end) => onTestFinished(end);

type DatabaseLog = Pick<Logger, 'warn' | 'error'>;
/** What the database complains of fails the test; that a dropped one closes its connections is no complaint. */
const loud: DatabaseLog = { warn: () => {}, error: (said: object) => console.error(said) };

/** A fresh, real database of the engine that this run tests (TEST_ENGINE), gone when the test ends. */
export async function freshDatabase(atEnd = withTheTest, log: DatabaseLog = loud): Promise<Db> {
  return process.env.TEST_ENGINE === 'postgres' ? freshPostgres(atEnd, log) : freshSqlite(atEnd, log);
}

let migratedFile: Promise<Buffer> | undefined;

async function freshSqlite(atEnd: AtEnd, log: DatabaseLog): Promise<Db> {
  migratedFile ??= migrateFile();
  const folder = mkdtempSync(join(tmpdir(), 'lyceum-test-'));
  writeFileSync(join(folder, 'lyceum.db'), await migratedFile);
  const db = await openSqlite(folder, log);
  atEnd(async () => {
    await db.close();
    rmSync(folder, { recursive: true, force: true });
  });
  return db;
}

/** What the file of a migrated database holds in which nothing was done yet. */
async function migrateFile(): Promise<Buffer> {
  const folder = mkdtempSync(join(tmpdir(), 'lyceum-test-'));
  try {
    await (await openSqlite(folder, loud)).close();
    return readFileSync(join(folder, 'lyceum.db'));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The addresses of migrated databases of this worker that are empty and that nobody uses. */
const emptied: string[] = [];

async function freshPostgres(atEnd: AtEnd, log: DatabaseLog): Promise<Db> {
  const url = emptied.pop() ?? (await createPostgres());
  const db = await openPostgres(url, log);
  atEnd(async () => {
    await db.close();
    // One that a test broke stays as it is, and goes with the others after the last test.
    if (await isEmptied(url)) emptied.push(url);
  });
  return db;
}

/** Deletes all rows; what a table refers to was created before it. */
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

/** The address of a fresh, empty database on the PostgreSQL server of the tests, gone when the test ends. */
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
