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

/**
 * Checks that a database is undamaged and was made by this version of Lyceum or an earlier one.
 * @param thorough also compares indexes with their tables and follows every reference, which takes several
 * times as long
 * @returns what is wrong with it, in words that follow "the file"; null for nothing
 */
export function faultOf(database: Database.Database, { thorough }: { thorough: boolean }): string | null {
  try {
    const check = database.pragma(thorough ? 'integrity_check(1)' : 'quick_check(1)', { simple: true });
    if (check !== 'ok') return `is damaged (${check})`;
    const hasMigrations = database
      .prepare("select 1 from sqlite_master where type = 'table' and name = 'kysely_migration'")
      .get();
    if (!hasMigrations) return 'is no database of Lyceum';
    const known = new Set(migrationNames());
    const ran = database.prepare('select name from kysely_migration').pluck().all() as string[];
    if (ran.some((name) => !known.has(name))) return 'was made by a newer version of Lyceum than this one';
    if (thorough && (database.pragma('foreign_key_check') as unknown[]).length > 0)
      return 'is damaged (some rows refer to rows that are missing)';
    return null;
  } catch (error) {
    if (!(error instanceof Database.SqliteError)) throw error;
    if (error.code === 'SQLITE_NOTADB') return 'is no database';
    return `is damaged (${error.message})`;
  }
}
