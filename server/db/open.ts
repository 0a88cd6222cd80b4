import type { Logger } from 'pino';
import type { Db } from './db.ts';
import { openPostgres } from './postgres.ts';
import { openSqlite } from './sqlite.ts';

/**
 * Opens the database that the settings name: a PostgreSQL server, else the embedded one in the data folder.
 * @throws Error with one sentence that names the setting
 */
export async function openDatabase(
  { dataDir, databaseUrl }: { dataDir: string; databaseUrl?: string | undefined },
  log: Pick<Logger, 'warn' | 'error'>,
): Promise<Db> {
  if (!databaseUrl) return openSqlite(dataDir, log);
  try {
    return await openPostgres(databaseUrl, log);
  } catch (error) {
    const reason = error instanceof Error && error.message ? error.message : String(error);
    throw new Error(`The database that the setting DATABASE_URL names cannot be used: ${reason}`);
  }
}
