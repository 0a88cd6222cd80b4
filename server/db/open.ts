import type { Db } from './db.ts';
import { openPostgres } from './postgres.ts';
import { openSqlite } from './sqlite.ts';

/**
 * Opens the database that the settings name: a PostgreSQL server, else the embedded one in the data folder.
 * @throws Error with one sentence that names the setting
 */
export async function openDatabase(
  { dataDir, databaseUrl }: { dataDir: string; databaseUrl?: string | undefined },
  onLost: (error: Error) => void,
): Promise<Db> {
  if (!databaseUrl) return openSqlite(dataDir);
  try {
    return await openPostgres(databaseUrl, onLost);
  } catch (error) {
    const reason = error instanceof Error && error.message ? error.message : String(error);
    throw new Error(`The database that the setting DATABASE_URL names cannot be used: ${reason}`);
  }
}
