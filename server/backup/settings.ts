import { join } from 'node:path';
import { type Config, secretFileIn } from '../config.ts';
import { readIfThere } from './files.ts';

/** The settings that the commands backup, restore and move need. */
export type BackupSettings = Pick<Config, 'dataDir' | 'databaseUrl' | 'authSecret'>;

export const databaseFileIn = (dataDir: string): string => join(dataDir, 'lyceum.db');

/** Where a backup keeps the secret that the server made for itself. */
export const secretBeside = (backup: string): string => `${backup}.auth-secret`;

/** @returns whether the server uses the secret that it made for itself, not the setting AUTH_SECRET */
export const usesOwnSecret = ({ dataDir, authSecret }: BackupSettings): boolean =>
  readIfThere(secretFileIn(dataDir)) === authSecret;

/** @throws Error when the settings name PostgreSQL, whose own tools make and restore its backups */
export function checkEmbedded({ databaseUrl }: BackupSettings, tool: 'pg_dump' | 'pg_restore'): void {
  if (databaseUrl)
    throw new Error(
      `The setting DATABASE_URL names a PostgreSQL server. Please use its ${tool}: "Back up, restore, move" in docs/operating.md has the command. This command is for the embedded database.`,
    );
}
