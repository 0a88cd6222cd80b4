import type { Logger } from 'pino';
import type { Db } from './db.ts';
import { type Hold, holdPostgres, TakenError, type Watcher } from './one-node.ts';
import { openPostgres } from './postgres.ts';
import { lockFolder, openSqlite } from './sqlite.ts';

interface Named {
  readonly dataDir: string;
  readonly databaseUrl?: string | undefined;
}

/**
 * Holds the database that the settings name for this server alone, for as long as the process lives. The
 * administrator's commands and the seed run beside it.
 * @throws Error with one sentence when another server holds it, or that names the setting
 */
export async function holdDatabase({ dataDir, databaseUrl }: Named, watcher: Watcher): Promise<Hold> {
  if (!databaseUrl) return lockFolder(dataDir);
  return namingTheSetting(() => holdPostgres(databaseUrl, watcher));
}

/**
 * Opens the database that the settings name: a PostgreSQL server, else the embedded one in the data folder.
 * @throws Error with one sentence that names the setting
 */
export async function openDatabase(
  { dataDir, databaseUrl }: Named,
  log: Pick<Logger, 'warn' | 'error'>,
): Promise<Db> {
  if (!databaseUrl) return openSqlite(dataDir, log);
  return namingTheSetting(() => openPostgres(databaseUrl, log));
}

async function namingTheSetting<T>(open: () => Promise<T>): Promise<T> {
  try {
    return await open();
  } catch (error) {
    if (error instanceof TakenError) throw error;
    const reason = error instanceof Error && error.message ? error.message : String(error);
    throw new Error(`The database that the setting DATABASE_URL names cannot be used: ${reason}`);
  }
}
