import { copyFileSync, existsSync, renameSync, rmSync, statSync } from 'node:fs';
import { resolve } from 'node:path';
import type Database from 'better-sqlite3';
import type { Clock } from '../clock.ts';
import { secretFileIn } from '../config.ts';
import { lockFolder } from '../db/sqlite.ts';
import { faultOf, withDatabaseFile } from './database-file.ts';
import { copyInPlace, putInPlace, readIfThere } from './files.ts';
import {
  type BackupSettings,
  checkEmbedded,
  databaseFileIn,
  secretBeside,
  usesOwnSecret,
} from './settings.ts';

/**
 * Puts a backup in the place of the embedded database, with the server stopped. A present database with
 * accounts is never lost: it stays, or moves aside.
 * @param movesAside whether a present database moves aside
 * @returns what the operator should know
 * @throws Error with a sentence for the operator; then nothing has changed
 */
export function restore(
  settings: BackupSettings,
  clock: Clock,
  typed: string,
  { movesAside }: { movesAside: boolean },
): string[] {
  checkEmbedded(settings, 'pg_restore');
  const backup = resolve(typed);
  checkComplete(backup);
  const lock = lockFolder(settings.dataDir);
  const database = databaseFileIn(settings.dataDir);
  const copy = `${database}.unfinished`;
  try {
    if (!movesAside) checkReplaceable(database);
    const restored = prepareCopy(backup, copy);
    const suffix = `before-${clock.now().toISOString().replaceAll(':', '-')}`;
    try {
      const aside = movesAside ? moveAside(database, suffix) : [];
      const secret = restoreSecret(settings, backup, suffix);
      // A log that stays beside the restored file would bring rows of the old database back.
      for (const rest of [`${database}-wal`, `${database}-shm`]) rmSync(rest, { force: true });
      putInPlace(copy, database);
      return [`${backup} was restored: ${restored}.`, ...aside, ...secret, ...afterwards];
    } catch (error) {
      // Without a database the next start would make an empty one.
      for (const moved of [database, secretFileIn(settings.dataDir)]) moveBack(moved, suffix);
      throw error;
    }
  } finally {
    rmSync(copy, { force: true });
    lock.release();
  }
}

const afterwards = [
  'Everybody has to sign in again. What was changed or deleted since the backup is as it was before: deleted conversations and accounts are there again, disabled accounts are enabled, old passwords work. Please do again what must stay done.',
  'Start the server with "npm start".',
];

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
 * Copies the backup beside the present database, checks the copy, and ends in it what must not go on after a
 * restore.
 * @returns how much is in it, in words
 */
function prepareCopy(backup: string, copy: string): string {
  copyFileSync(backup, copy);
  return withDatabaseFile(copy, (database) => {
    const fault = faultOf(database, { thorough: true });
    if (fault) throw new Error(`Nothing was restored: ${backup} ${fault}.`);
    // One file without a log, also where the backup is a copied data folder.
    database.pragma('journal_mode = delete');
    database.transaction(() => {
      // A sign-in or a link that was ended since the backup must not open anything again.
      database.exec('delete from auth_session; delete from auth_verification');
      // Browsers may have seen later events of these streams. With higher numbers none of their positions
      // fits, so that each browser gets a snapshot.
      database.exec(
        `delete from event; update event_stream set last_number = last_number + ${skippedNumbers}`,
      );
    })();
    const count = (table: string) => database.prepare(`select count(*) from ${table}`).pluck().get();
    const newest = database.prepare('select max(created_at) from interaction').pluck().get() as string | null;
    const until = newest === null ? '' : `, the newest question of ${newest}`;
    return `${count('auth_user')} accounts, ${count('interaction')} questions${until}`;
  });
}

/**
 * More events than a stream gets in the day for which events are kept. After 2,000 restores the numbers still
 * fit the column.
 */
const skippedNumbers = 1_000_000;

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
