import { existsSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import pg from 'pg';
import { isLoopback } from '../loopback.ts';
import type { Compared } from './clock.ts';
import type { Finding } from './finding.ts';

/** How long a connection, a statement or the lock of the database may take, in milliseconds. */
const timeout = 5_000;

interface Checked {
  readonly finding: Finding;
  /** The clock of a database on another machine. */
  readonly clock?: Compared;
  /** Whether there is a database that can be read. */
  readonly isThere: boolean;
}

const bad = (said: string, todo: string): Checked => ({
  finding: { part: 'Database', state: 'bad', said, todo },
  isThere: false,
});

/** Reads the database of the settings, without creating or changing it. */
export function checkDatabase(settings: {
  readonly dataDir: string;
  readonly databaseUrl: string | undefined;
}): Promise<Checked> {
  return settings.databaseUrl ? checkPostgres(settings.databaseUrl) : checkSqlite(settings.dataDir);
}

async function checkSqlite(dataDir: string): Promise<Checked> {
  const path = join(dataDir, 'lyceum.db');
  if (!existsSync(path))
    return {
      finding: { part: 'Database', state: 'good', said: `There is none yet; the first start makes ${path}.` },
      isThere: false,
    };
  let database: Database.Database | undefined;
  try {
    database = new Database(path, { readonly: true, fileMustExist: true, timeout });
    const [first] = database.pragma('quick_check(1)') as { quick_check: string }[];
    if (first?.quick_check !== 'ok') throw new Error('damaged');
    const size =
      Number(database.pragma('page_count', { simple: true })) *
      Number(database.pragma('page_size', { simple: true }));
    return {
      finding: {
        part: 'Database',
        state: 'good',
        said: `${path} is whole: ${Math.ceil(size / 2 ** 20)} MiB.`,
      },
      isThere: true,
    };
  } catch {
    return bad(
      `${path} cannot be read, or is damaged.`,
      'Stop the server, keep a copy of the whole folder, and restore the last backup. Check the disk before that.',
    );
  } finally {
    database?.close();
  }
}

async function checkPostgres(url: string): Promise<Checked> {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: timeout,
    query_timeout: timeout,
    application_name: 'lyceum-doctor',
  });
  // Without a listener, an error of the connection would end the process.
  client.on('error', () => {});
  try {
    await client.connect();
    const start = Date.now();
    const { rows } = await client.query(
      `select current_setting('server_version') as version, pg_is_in_recovery() as replica,
        extract(epoch from clock_timestamp()) * 1000 as now`,
    );
    const ours = (start + Date.now()) / 2;
    const { version, replica, now } = rows[0];
    if (replica)
      return bad(
        'DATABASE_URL names a replica, which cannot be written.',
        'Set DATABASE_URL to the primary server.',
      );
    const finding: Finding = { part: 'Database', state: 'good', said: `PostgreSQL ${version} answers.` };
    // The clock of a database on this machine is our own.
    const isElsewhere = !isLoopback(new URL(url).hostname);
    const clock = { whose: 'the database', theirs: Number(now), ours };
    return { finding, isThere: true, ...(isElsewhere && { clock }) };
  } catch (error) {
    return bad(`The database of DATABASE_URL does not answer: ${reasonOf(error)}.`, todoFor(error));
  } finally {
    await client.end().catch(() => {});
  }
}

/** The code alone: the message of the driver can quote the address with its password. */
const reasonOf = (error: unknown): string => (error as { code?: string }).code ?? 'no answer in time';

function todoFor(error: unknown): string {
  const { code = '' } = error as { code?: string };
  if (code.startsWith('28')) return 'Check the user and the password in DATABASE_URL, and pg_hba.conf.';
  if (code === '3D000') return 'Create the database that DATABASE_URL names, or correct the name.';
  return 'Check that the database runs, and the host and the port in DATABASE_URL.';
}
