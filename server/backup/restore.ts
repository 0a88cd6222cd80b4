import { copyFileSync, existsSync, mkdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type Database from 'better-sqlite3';
import type { Logger } from 'pino';
import type { Clock } from '../clock.ts';
import { secretFileIn } from '../config.ts';
import { createTables, lockFolder, openSqlite } from '../db/sqlite.ts';
import { checkedSecret } from '../secret-files.ts';
import { afterwards, endAfterRestore } from './after-restore.ts';
import { copyRows } from './copy-rows.ts';
import { faultOf, migrationsOf, withDatabaseFile } from './database-file.ts';
import { copyInPlace, putInPlace, readIfThere, reserve } from './files.ts';
import {
  type BackupSettings,
  checkEmbedded,
  databaseFileIn,
  secretBeside,
  usesOwnSecret,
} from './settings.ts';

interface RestoreContext {
  readonly settings: BackupSettings;
  readonly clock: Clock;
  readonly log: Pick<Logger, 'error'>;
}

/**
 * Puts a backup in the place of the embedded database, with the server stopped. A present database with
 * accounts is never lost: it stays, or moves aside.
 * @param movesAside whether a present database moves aside
 * @returns what the operator should know
 * @throws Error with a sentence for the operator; then nothing has changed
 */
export async function restore(
  { settings, clock, log }: RestoreContext,
  typed: string,
  { movesAside }: { movesAside: boolean },
): Promise<string[]> {
  checkEmbedded(settings, 'pg_restore');
  const backup = resolve(typed);
  checkComplete(backup);
  const lock = lockFolder(settings.dataDir);
  const database = databaseFileIn(settings.dataDir);
  const folder = `${database}.unfinished`;
  try {
    if (!movesAside) checkReplaceable(database);
    // A restore that was killed may have left it.
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(folder, { mode: 0o700 });
    const at = clock.now().toISOString();
    const { restored, content, others } = await rebuild(backup, folder, { at, log });
    const suffix = `before-${at.replaceAll(':', '-')}`;
    try {
      const aside = movesAside ? moveAside(database, suffix) : [];
      const secret = restoreSecret(settings, backup, suffix);
      // A log that stays beside the restored file would bring rows of the old database back.
      for (const rest of [`${database}-wal`, `${database}-shm`]) rmSync(rest, { force: true });
      putInPlace(restored, database);
      return [`${backup} was restored: ${content}.`, ...others, ...aside, ...secret, ...afterwards];
    } catch (error) {
      // Without a database the next start would make an empty one.
      for (const moved of [database, secretFileIn(settings.dataDir)]) moveBack(moved, suffix);
      throw error;
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
    lock.release();
  }
}

function checkComplete(backup: string): void {
  if (!existsSync(backup)) throw new Error(`There is no file ${backup}.`);
  const log = `${backup}-wal`;
  if (existsSync(log) && statSync(log).size > 0)
    throw new Error(
      `${backup} is a copy of a database in use, whose newest rows are in ${log}. Please restore a file that "npm run admin -- backup FILE" wrote, or one that was copied while the server was stopped.`,
    );
}

/** @throws Error when the present database has accounts, or cannot be read */
function checkReplaceable(database: string): void {
  if (!existsSync(database)) return;
  let isEmpty = false;
  try {
    isEmpty = withDatabaseFile(database, (present) => !hasAccounts(present));
  } catch {
    // A database that cannot be read may still be of use to somebody.
  }
  if (!isEmpty)
    throw new Error(
      `${database} is not empty. To keep it under another name and restore the backup in its place, add --move-aside after the name of the backup.`,
    );
}

const hasAccounts = (database: Database.Database): boolean =>
  database.prepare('select exists (select 1 from auth_user)').pluck().get() === 1;

/**
 * Makes a new database with the rows of the backup, migrates it, and ends in it what must not go on after a
 * restore.
 * @param folder an empty one beside the present database
 * @returns the file, how much is in it, and what of the backup is not, in sentences
 */
async function rebuild(
  backup: string,
  folder: string,
  { at, log }: { at: string; log: RestoreContext['log'] },
): Promise<{ restored: string; content: string; others: string[] }> {
  const [copy, restored] = [join(folder, 'backup.db'), databaseFileIn(folder)];
  const refuse = (fault: string): never => {
    throw new Error(`Nothing was restored: ${backup} ${fault}.`);
  };
  copyFileSync(backup, copy);
  const migrations = withDatabaseFile(copy, (database) => {
    const fault = faultOf(database);
    if (fault) refuse(fault);
    // One file without a log, also where the backup is a copied data folder.
    database.pragma('journal_mode = delete');
    return migrationsOf(database);
  });
  reserve(restored);
  await createTables(restored, `${migrations.at(-1)}`);
  const others = withDatabaseFile(restored, (database) => {
    try {
      return copyRows(database, copy);
    } catch (error) {
      return refuse(error instanceof Error ? error.message : String(error));
    }
  });
  const db = await openSqlite(folder, log);
  await db.write(({ query }) => endAfterRestore(query, at)).finally(() => db.close());
  const left = `The backup has more than Lyceum made. This was left out: ${others.join(', ')}.`;
  return {
    restored,
    content: withDatabaseFile(restored, contentOf),
    others: others.length > 0 ? [left] : [],
  };
}

function contentOf(database: Database.Database): string {
  const count = (table: string) => database.prepare(`select count(*) from ${table}`).pluck().get();
  const newest = database.prepare('select max(created_at) from interaction').pluck().get() as string | null;
  const until = newest === null ? '' : `, the newest question of ${newest}`;
  return `${count('auth_user')} accounts, ${count('interaction')} questions${until}`;
}

/** Renames the present database with its log. @returns a sentence with the new name */
function moveAside(database: string, suffix: string): string[] {
  const aside = `${database}.${suffix}`;
  const present = ['', '-wal'].filter((ending) => existsSync(`${database}${ending}`));
  // SQLite finds the log of a renamed database by its new name.
  for (const ending of present) renameSync(`${database}${ending}`, `${aside}${ending}`);
  return present.length === 0 ? [] : [`The database that was there before is now ${aside}.`];
}

/** Gives a file that was moved aside its name again, and so its log if it has one. */
function moveBack(path: string, suffix: string): void {
  for (const ending of ['', '-wal']) {
    const aside = `${path}.${suffix}${ending}`;
    if (existsSync(aside)) renameSync(aside, `${path}${ending}`);
  }
}

/** Restores the secret of the backup. @returns what the operator should know of it */
function restoreSecret(settings: BackupSettings, backup: string, suffix: string): string[] {
  const kept = secretBeside(backup);
  const secret = readIfThere(kept);
  const loss = 'second factors and the key of a connected model cannot be read.';
  if (secret === null)
    return [`There is no ${kept}. If this server has another secret than the one of the backup, ${loss}`];
  checkedSecret(kept, secret);
  if (secret === settings.authSecret) return [];
  if (!usesOwnSecret(settings))
    return [
      `The backup was made with the secret in ${kept}, but AUTH_SECRET is set to another one: unless you set it to that secret, ${loss}`,
    ];
  const own = secretFileIn(settings.dataDir);
  renameSync(own, `${own}.${suffix}`);
  copyInPlace(kept, own);
  return [];
}
