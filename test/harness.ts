import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { pino } from 'pino';
import { onTestFinished } from 'vitest';
import { type App, createApp } from '../server/app.ts';
import type { Clock } from '../server/clock.ts';
import type { Db } from '../server/db/db.ts';
import { openPostgres } from '../server/db/postgres.ts';
import { openSqlite } from '../server/db/sqlite.ts';
import { randomIds } from '../server/ids.ts';
import { findModel } from '../server/model/find.ts';
import type { Model } from '../server/model/model.ts';

/** A clock that stands still until a test moves it. */
export class HeldClock implements Clock {
  #at = Date.now();

  now(): Date {
    return new Date(this.#at);
  }

  /** Moves on by milliseconds. */
  advance(milliseconds: number): void {
    this.#at += milliseconds;
  }
}

/** A fresh, real database of the engine that this run tests (TEST_ENGINE), gone when the test ends. */
export async function freshDatabase(): Promise<Db> {
  return process.env.TEST_ENGINE === 'postgres' ? freshPostgres() : freshSqlite();
}

async function freshSqlite(): Promise<Db> {
  const folder = mkdtempSync(join(tmpdir(), 'lyceum-test-'));
  const db = await openSqlite(folder);
  onTestFinished(async () => {
    await db.close();
    rmSync(folder, { recursive: true, force: true });
  });
  return db;
}

async function freshPostgres(): Promise<Db> {
  const server = process.env.TEST_DATABASE_URL;
  if (!server) throw new Error('TEST_ENGINE=postgres needs TEST_DATABASE_URL.');
  const name = `lyceum_test_${randomBytes(6).toString('hex')}`;
  await runOn(server, `create database ${name}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  const db = await openPostgres(url.toString(), () => {});
  onTestFinished(async () => {
    await db.close();
    await runOn(server, `drop database ${name} with (force)`);
  });
  return db;
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
export interface TestParts {
  /** A scripted model server; without it the practice tutor answers, at once. */
  readonly modelUrl?: string;
  readonly db?: Db;
  readonly clock?: HeldClock;
  readonly limitsScale?: number;
  readonly webOrigins?: readonly string[];
  readonly trustProxy?: number;
  readonly schoolCodes?: readonly string[];
  readonly webFolder?: string;
}

const log = pino({ level: 'silent' });

const modelAt = (baseUrl: string) => findModel({ baseUrl, modelName: 'scripted' }, log);

/** The practice tutor, loaded by the first test that asks it something. */
const practiceTutor: Model = {
  connected: false,
  description: 'The practice tutor of the tests.',
  async *answer(request) {
    const loaded = await findModel({ localServers: [], practiceDelay: 0 }, log);
    yield* loaded.answer(request);
  },
};

/** The whole product on a fresh database with a held clock, not listening yet; closed when the test ends. */
export async function buildApp(parts: TestParts = {}): Promise<App & { readonly clock: HeldClock }> {
  const clock = parts.clock ?? new HeldClock();
  const app = await createApp({
    db: parts.db ?? (await freshDatabase()),
    model: parts.modelUrl ? await modelAt(parts.modelUrl) : practiceTutor,
    clock,
    ids: randomIds,
    log,
    authSecret: 'a secret for tests only, long enough to pass',
    publicUrl: 'http://localhost:3000',
    webOrigins: parts.webOrigins ?? [],
    trustProxy: parts.trustProxy ?? 0,
    limitsScale: parts.limitsScale ?? 100,
    schoolCodes: parts.schoolCodes ?? ['SCHOOL'],
    webFolder: parts.webFolder,
  });
  onTestFinished(() => app.close());
  return Object.assign(app, { clock });
}

export interface TestApp extends App {
  /** Where it listens, for example http://127.0.0.1:40123 */
  readonly url: string;
  readonly clock: HeldClock;
  readonly schoolCode: string;
}

/** The same, listening on a free port. */
export async function startApp(parts: TestParts = {}): Promise<TestApp> {
  const app = await buildApp(parts);
  await app.http.listen({ host: '127.0.0.1', port: 0 });
  const address = app.http.server.address();
  if (typeof address !== 'object' || !address) throw new Error('The test server has no port.');
  return Object.assign(app, { url: `http://127.0.0.1:${address.port}`, schoolCode: 'SCHOOL' });
}
