import type { Logger } from 'pino';
import type { Clock } from '../clock.ts';
import { finishPostgresRestore } from './after-pg-restore.ts';
import { backUp } from './back-up.ts';
import { move } from './move-command.ts';
import { restore } from './restore.ts';
import type { BackupSettings } from './settings.ts';

export const backupUsage = `  npm run admin -- backup FILE               writes a checked copy of the embedded database into a new file;
                                             the server may be running
  npm run admin -- restore FILE [--move-aside]
                                             puts a backup in place, with the server stopped;
                                             --move-aside keeps a present database under another name
  npm run admin -- after pg_restore          ends in PostgreSQL what a restore ends: sign-ins, links, codes
  npm run admin -- move to postgresql        copies the embedded database into the empty one that DATABASE_URL
                                             names, with the server stopped
  npm run admin -- move to embedded          copies it back into an empty DATA_DIR`;

interface BackupContext {
  readonly settings: BackupSettings;
  readonly clock: Clock;
  readonly log: Pick<Logger, 'warn' | 'error'>;
}

/** @returns the lines to print */
type Run = (ctx: BackupContext) => Promise<string[]>;

/**
 * Finds the command about whole databases that the operator typed. These commands open the databases
 * themselves, so that a database that is only copied is not migrated.
 * @returns undefined when the words name no such command
 */
export function findBackupCommand([name, ...words]: readonly string[]): Run | undefined {
  const [first, second, third] = words;
  if (name === 'backup' && first && second === undefined)
    return async ({ settings }) => backUp(settings, first);
  if (name === 'restore' && first && third === undefined && (second ?? '--move-aside') === '--move-aside')
    return (ctx) => restore(ctx, first, { movesAside: second !== undefined });
  const direction = words.join(' ');
  if (name === 'after' && direction === 'pg_restore') return finishPostgresRestore;
  if (name === 'move' && (direction === 'to postgresql' || direction === 'to embedded'))
    return ({ settings, log }) => move(settings, log, direction);
  return undefined;
}
