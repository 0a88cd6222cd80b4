import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import pg from 'pg';
import type { Db } from '../../server/db/db.ts';
import { openPostgres } from '../../server/db/postgres.ts';
import { openSqlite } from '../../server/db/sqlite.ts';
import { freshPostgresAddress, withTheTest } from '../databases.ts';
import { fillSchools } from '../many-rows/fill.ts';
import { migratedFile } from '../migrated-file.ts';
import { isSmall, smallTables } from './known-scans.ts';
import { type FindScans, postgresScans, sqliteScans } from './scans.ts';

/** A database of the product, and the planner of its engine. */
export interface PlannedDatabase {
  readonly db: Db;
  /** The address of the database, if several nodes can share it. */
  readonly url?: string;
  /**
   * Fills the tables and gathers statistics, if the plans of the engine depend on them. @returns what finds
   * scans
   */
  readonly plan: () => Promise<FindScans>;
}

/**
 * The rows that are filled in: few, but in the proportions of a district. The statistics then tell of a
 * thousand times as many (`manyRows`).
 */
const sizes = {
  schools: 40,
  groupsOfSchool: 10,
  classesOfGroup: 1,
  studentsOfGroup: 2,
  interactions: 8_000,
  events: 8_000,
};

/**
 * Multiplies the rows of all tables except the small ones in the statistics. The planner then takes a scan of
 * such a table to be as expensive as one of millions of rows, and uses an index where it can.
 */
const manyRows = `update pg_class set reltuples = reltuples * 1000
  where relnamespace = 'public'::regnamespace and reltuples > 0 and relname <> all($1)`;

const log = { warn: () => {}, error: (said: object) => console.error(said) };

export const plannedDatabase = (): Promise<PlannedDatabase> =>
  process.env.TEST_ENGINE === 'postgres' ? plannedPostgres() : plannedSqlite();

/**
 * The product gathers no statistics on SQLite, so that the plans do not depend on the rows. Many rows are
 * therefore not needed.
 */
async function plannedSqlite(): Promise<PlannedDatabase> {
  const folder = mkdtempSync(join(tmpdir(), 'lyceum-test-'));
  const file = join(folder, 'lyceum.db');
  writeFileSync(file, await migratedFile());
  const db = await openSqlite(folder, log);
  withTheTest(async () => {
    await db.close();
    rmSync(folder, { recursive: true, force: true });
  });
  return {
    db,
    plan: async () => {
      const database = new Database(file);
      withTheTest(() => void database.close());
      return sqliteScans(database);
    },
  };
}

async function plannedPostgres(): Promise<PlannedDatabase> {
  const url = await freshPostgresAddress();
  const db = await openPostgres(url, log);
  withTheTest(() => db.close());
  return {
    db,
    url,
    plan: async () => {
      const client = new pg.Client(url);
      await client.connect();
      withTheTest(() => client.end());
      await client.query('set session_replication_role = replica');
      await client.query('set synchronous_commit = off');
      const now = new Date();
      await fillSchools((statement) => client.query(statement), { engine: 'postgres', now, sizes });
      await client.query('analyze');
      await checkFilled(client);
      await client.query(manyRows, [smallTables]);
      return postgresScans(client);
    },
  };
}

/** @throws Error naming the tables that test/many-rows leaves empty */
async function checkFilled(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    `select relname as name from pg_class
      where relnamespace = 'public'::regnamespace and relkind = 'r' and relname not like 'kysely%' and reltuples < 1`,
  );
  const empty = rows.map(({ name }) => name).filter((name) => !isSmall(name));
  if (empty.length > 0) throw new Error(`test/many-rows/tables.ts fills no rows of ${empty.join(', ')}.`);
}
