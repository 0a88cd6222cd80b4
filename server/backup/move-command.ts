import { existsSync } from 'node:fs';
import type { Logger } from 'pino';
import type { Db } from '../db/db.ts';
import { lockDatabase, openDatabase } from '../db/open.ts';
import { lockFolder } from '../db/sqlite.ts';
import { keepPrivate } from '../private-folder.ts';
import { type Moved, moveRows } from './move.ts';
import { withPostgres } from './postgres-client.ts';
import { type BackupSettings, databaseFileIn } from './settings.ts';

type Direction = 'to postgresql' | 'to embedded';

/**
 * Moves everything from the embedded database to the PostgreSQL of DATABASE_URL or back, with the server
 * stopped. The source stays as it is.
 * @returns what the operator should know
 * @throws Error with a sentence for the operator; then the target is as empty as before
 */
export async function move(
  settings: BackupSettings,
  log: Pick<Logger, 'warn' | 'error'>,
  direction: Direction,
): Promise<string[]> {
  const { dataDir, databaseUrl } = settings;
  if (!databaseUrl)
    throw new Error(
      'Please set DATABASE_URL to the PostgreSQL database and DATA_DIR to the folder of the embedded one.',
    );
  if (direction === 'to postgresql' && !existsSync(databaseFileIn(dataDir)))
    throw new Error(`There is nothing to move: ${dataDir} has no database.`);
  // `readConfig` does not prepare the data folder when DATABASE_URL and AUTH_SECRET are both set.
  keepPrivate(dataDir);
  const folder = lockFolder(dataDir);
  try {
    await checkNobodyConnected(databaseUrl);
    const stopped = new AbortController();
    const lock = await lockDatabase(settings, { log, onTaken: (error) => stopped.abort(error) });
    try {
      const moved = await moveBetween(settings, log, direction, stopped.signal);
      return report(settings, moved, direction);
    } finally {
      lock.release();
    }
  } finally {
    folder.release();
  }
}

async function moveBetween(
  settings: BackupSettings,
  log: Pick<Logger, 'warn' | 'error'>,
  direction: Direction,
  signal: AbortSignal,
): Promise<Moved> {
  const opened: Db[] = [];
  const open = async (databaseUrl: string | undefined) => {
    const db = await openDatabase({ dataDir: settings.dataDir, databaseUrl }, log);
    opened.push(db);
    return db;
  };
  try {
    const embedded = await open(undefined);
    const postgres = await open(settings.databaseUrl);
    return await (direction === 'to postgresql'
      ? moveRows(embedded, postgres, signal)
      : moveRows(postgres, embedded, signal));
  } finally {
    for (const db of opened) await db.close();
  }
}

/**
 * Matches the names that all servers and commands of the product give their connections. The lock alone does
 * not show commands, which work without it.
 */
const namesOfConnections = 'lyceum%';

/** @throws Error when a server or a command of the product is connected to the database */
export const checkNobodyConnected = (databaseUrl: string): Promise<void> =>
  withPostgres(databaseUrl, async (client) => {
    const { rowCount } = await client.query(
      'select 1 from pg_stat_activity where datname = current_database() and application_name like $1',
      [namesOfConnections],
    );
    if (rowCount)
      throw new Error(
        'A Lyceum server is using the database that the setting DATABASE_URL names. Please stop it first.',
      );
  });

/** How many of the texts with replaced characters the report names at most. */
const mostNamed = 20;

function report(settings: BackupSettings, { tables, replaced }: Moved, direction: Direction): string[] {
  const filled = tables.filter(({ rows }) => rows > 0);
  const lines = filled.map(
    ({ name, rows, checksum }) => `${name.padEnd(24)} ${String(rows).padStart(9)}  ${checksum.slice(0, 16)}`,
  );
  const all = filled.reduce((sum, { rows }) => sum + rows, 0);
  const named = replaced.slice(0, mostNamed).join(', ');
  const nulls =
    replaced.length === 0
      ? []
      : [
          `In ${replaced.length} texts a character that PostgreSQL cannot store, U+0000, is now U+FFFD: ${named}.`,
        ];
  const next =
    direction === 'to postgresql'
      ? `Keep DATABASE_URL set and start the server with "npm start". ${databaseFileIn(settings.dataDir)} stays as it was: delete it once all is well, and keep the secret in the folder.`
      : 'Unset DATABASE_URL and start the server with "npm start". The database in PostgreSQL stays as it was: drop it once all is well.';
  return [
    ...lines,
    `${all} rows of ${tables.length} tables were moved; counts and checksums are the same on both sides.`,
    ...nulls,
    next,
  ];
}
