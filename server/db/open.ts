import type { Logger } from 'pino';
import type { Db } from './db.ts';
import { type DatabaseLock, LockTakenError, lockPostgres, type Watcher, waitForStart } from './one-node.ts';
import { openPostgres } from './postgres.ts';
import { lockFolder, openSqlite } from './sqlite.ts';

interface DatabaseSettings {
  readonly dataDir: string;
  readonly databaseUrl?: string | undefined;
  /** Where several nodes share the database, the address of their Redis. */
  readonly redisUrl?: string | undefined;
}

/**
 * Locks the database of the settings for this server, for as long as the process lives. The seed and most
 * of the operator's commands work without the lock.
 * @throws Error with one sentence when another server has the lock, or one that names the invalid setting
 */
export async function lockDatabase(
  { dataDir, databaseUrl, redisUrl }: DatabaseSettings,
  watcher: Watcher,
): Promise<DatabaseLock> {
  if (!databaseUrl) return lockFolder(dataDir);
  const mode = redisUrl ? 'shared' : 'alone';
  return explainFailure(() => lockPostgres(databaseUrl, watcher, { mode }));
}

/**
 * Waits until no other node is starting on the database; a server that is alone does not wait.
 * @returns a function that lets the next node start
 */
export async function awaitStart({ databaseUrl, redisUrl }: DatabaseSettings): Promise<() => void> {
  if (!databaseUrl || !redisUrl) return () => {};
  return explainFailure(() => waitForStart(databaseUrl));
}

/**
 * Opens the database of the settings: a PostgreSQL server, otherwise the embedded one in the data folder.
 * @throws Error with one sentence that names the invalid setting
 */
export async function openDatabase(
  { dataDir, databaseUrl, redisUrl }: DatabaseSettings,
  log: Pick<Logger, 'warn' | 'error'>,
): Promise<Db> {
  if (!databaseUrl) return openSqlite(dataDir, log);
  return explainFailure(() => openPostgres(databaseUrl, log, { withOtherNodes: redisUrl !== undefined }));
}

/** Runs `open`; its error names the setting, so that the operator knows what to change. */
export async function explainFailure<T>(open: () => Promise<T>): Promise<T> {
  try {
    return await open();
  } catch (error) {
    if (error instanceof LockTakenError) throw error;
    const reason = error instanceof Error && error.message ? error.message : String(error);
    throw new Error(`The database that the setting DATABASE_URL names cannot be used: ${reason}`);
  }
}
