import { existsSync, rmSync, statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { secretFileIn } from '../config.ts';
import { faultOf, withDatabaseFile } from './database-file.ts';
import { copyInPlace, putInPlace, readIfThere, reserve } from './files.ts';
import {
  type BackupSettings,
  checkEmbedded,
  databaseFileIn,
  secretBeside,
  usesOwnSecret,
} from './settings.ts';
import { SyncThread } from './sync-thread.ts';

/**
 * Writes a backup of the embedded database into a new file while the server may run, and beside it the secret
 * that the server made for itself. The file gets its name only when it is complete, checked and on the disk.
 * @returns what the operator should know
 * @throws Error with a sentence for the operator
 */
export async function backUp(settings: BackupSettings, typed: string): Promise<string[]> {
  checkEmbedded(settings, 'pg_dump');
  const database = databaseFileIn(settings.dataDir);
  const backup = resolve(typed);
  if (!existsSync(database))
    throw new Error(`There is nothing to back up: ${settings.dataDir} has no database yet.`);
  checkFree(backup, settings);
  const unfinished = `${backup}.unfinished`;
  reserveUnfinished(unfinished);
  try {
    await writeCopy(database, unfinished);
    if (usesOwnSecret(settings)) copyInPlace(secretFileIn(settings.dataDir), secretBeside(backup));
    // Another process may have used the name in the meantime.
    checkFree(backup, settings);
    putInPlace(unfinished, backup);
  } finally {
    rmSync(unfinished, { force: true });
  }
  return report(backup, settings);
}

/**
 * @throws Error when the backup or its secret would replace a file. A file with the same secret may be there:
 * a backup that was cut off leaves one.
 */
function checkFree(backup: string, settings: BackupSettings): void {
  const secret = readIfThere(secretBeside(backup));
  const taken = existsSync(backup)
    ? backup
    : secret !== null && secret !== settings.authSecret && secretBeside(backup);
  if (taken) throw new Error(`${taken} exists already. Please choose another name for the backup.`);
}

function reserveUnfinished(path: string): void {
  try {
    reserve(path);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'EEXIST')
      throw new Error(
        `${path} exists already: another backup is being written, or one was cut off. If none is being written, delete it.`,
      );
    throw new Error(
      `No backup can be written into ${dirname(path)} (${code}). Please choose another folder.`,
    );
  }
}

/**
 * Copies the database as it is at one moment, however long that takes and whatever the server writes
 * meanwhile.
 */
async function writeCopy(database: string, copy: string): Promise<void> {
  let syncThread: SyncThread | undefined;
  try {
    syncThread = new SyncThread(copy);
    withDatabaseFile(database, (source) => source.prepare('vacuum into ?').run(copy));
  } catch (error) {
    throw new Error(`The backup was not written: ${error instanceof Error ? error.message : String(error)}.`);
  } finally {
    await syncThread?.stop();
  }
  const fault = withDatabaseFile(copy, faultOf);
  if (fault) throw new Error(`The backup was not kept, since it ${fault}. Please check the disk.`);
}

function report(backup: string, settings: BackupSettings): string[] {
  const size = (statSync(backup).size / 1e6).toFixed(1);
  const cost =
    'Without that secret a restored server can read neither second factors (whoever has one needs "npm run admin -- second-factor remove EMAIL") nor the key of a connected model.';
  const secret = usesOwnSecret(settings)
    ? `The secret that this server made for itself is in ${secretBeside(backup)}. Keep both files, in different places: whoever has both can read everything. ${cost}`
    : `The setting AUTH_SECRET is not part of it: please keep it elsewhere. ${cost}`;
  return [`The backup is complete and checked: ${backup} (${size} MB).`, secret];
}
