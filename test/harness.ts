import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import type { Logger } from 'pino';
import { onTestFinished } from 'vitest';
import type { Db } from '../server/db/db.ts';
import { openPostgres } from '../server/db/postgres.ts';
import { openSqlite } from '../server/db/sqlite.ts';
import { createHeldApp, type HeldApp, type HeldParts, listen } from './held-app.ts';

/** Ends what was started: with the test, where nothing else is said. */
type AtEnd = (end: () => void | Promise<void>) => void;
const withTheTest: AtEnd = (end) => onTestFinished(end);

type DatabaseLog = Pick<Logger, 'warn' | 'error'>;
/** What the database complains of fails the test; that a dropped one closes its connections is no complaint. */
const loud: DatabaseLog = { warn: () => {}, error: (said: object) => console.error(said) };

/** A fresh, real database of the engine that this run tests (TEST_ENGINE), gone when the test ends. */
export async function freshDatabase(atEnd = withTheTest, log: DatabaseLog = loud): Promise<Db> {
  return process.env.TEST_ENGINE === 'postgres' ? freshPostgres(atEnd, log) : freshSqlite(atEnd, log);
}

async function freshSqlite(atEnd: AtEnd, log: DatabaseLog): Promise<Db> {
  const folder = mkdtempSync(join(tmpdir(), 'lyceum-test-'));
  const db = await openSqlite(folder, log);
  atEnd(async () => {
    await db.close();
    rmSync(folder, { recursive: true, force: true });
  });
  return db;
}

async function freshPostgres(atEnd: AtEnd, log: DatabaseLog): Promise<Db> {
  let close = () => Promise.resolve();
  const url = await freshPostgresAddress((drop) =>
    atEnd(async () => {
      await close();
      await drop();
    }),
  );
  const db = await openPostgres(url, log);
  close = () => db.close();
  return db;
}

/** The address of a fresh, empty database on the PostgreSQL server of the tests, gone when the test ends. */
export async function freshPostgresAddress(atEnd = withTheTest): Promise<string> {
  const server = process.env.TEST_DATABASE_URL;
  if (!server) throw new Error('A test on PostgreSQL needs TEST_DATABASE_URL.');
  const name = `lyceum_test_${randomBytes(6).toString('hex')}`;
  await runOn(server, `create database ${name}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  atEnd(() => runOn(server, `drop database ${name} with (force)`));
  return url.toString();
}

async function runOn(url: string, statement: string): Promise<void> {
  const client = new pg.Client(url);
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

/** What a test may choose; the rest is the same for all. */
export interface TestParts extends HeldParts {
  readonly db?: Db;
  /** For what several tests share, which therefore may change nothing in it. */
  readonly atEnd?: AtEnd;
}

/** The whole product on a fresh database with a held clock, not listening yet; closed when the test ends. */
export async function buildApp({ db, atEnd = withTheTest, ...parts }: TestParts = {}): Promise<HeldApp> {
  const app = await createHeldApp(db ?? (await freshDatabase(atEnd)), parts);
  atEnd(() => app.close());
  return app;
}

export interface TestApp extends HeldApp {
  /** Where it listens, for example http://127.0.0.1:40123 */
  readonly url: string;
  readonly schoolCode: string;
}

/** The same, listening on a free port. */
export async function startApp(parts: TestParts = {}): Promise<TestApp> {
  const app = await buildApp(parts);
  return Object.assign(app, { url: await listen(app), schoolCode: 'SCHOOL' });
}
