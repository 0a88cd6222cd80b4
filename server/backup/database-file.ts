import Database from 'better-sqlite3';
import { migrationNames } from '../db/migrations.ts';

/** How long a statement waits for the lock of another process, in milliseconds. */
const busyTimeout = 5_000;

/** Opens an existing database file, runs `use` with it, and closes it. */
export function withDatabaseFile<T>(path: string, use: (database: Database.Database) => T): T {
  const database = new Database(path, { fileMustExist: true, timeout: busyTimeout });
  try {
    return use(database);
  } finally {
    database.close();
  }
}

/** The migrations that a database has run, in their order. */
export const migrationsOf = (database: Database.Database): string[] =>
  database.prepare('select name from kysely_migration order by name').pluck().all() as string[];

/**
 * Checks that a database is undamaged and was made by this version of Lyceum or an earlier one.
 * @returns what is wrong with it, in words that follow "the file"; null for nothing
 */
export function faultOf(database: Database.Database): string | null {
  try {
    const check = database.pragma('quick_check(1)', { simple: true });
    if (check !== 'ok') return `is damaged (${check})`;
    const hasMigrations = database
      .prepare("select 1 from sqlite_master where type = 'table' and name = 'kysely_migration'")
      .get();
    if (!hasMigrations) return 'is no database of Lyceum';
    const known = migrationNames();
    const ran = migrationsOf(database);
    if (ran.some((name) => !known.includes(name)))
      return 'was made by a newer version of Lyceum than this one';
    if (ran.length === 0 || ran.some((name, index) => name !== known[index]))
      return 'was changed by something else than Lyceum (some of its migrations are missing)';
    return null;
  } catch (error) {
    if (!(error instanceof Database.SqliteError)) throw error;
    if (error.code === 'SQLITE_NOTADB') return 'is no database';
    return `is damaged (${error.message})`;
  }
}
