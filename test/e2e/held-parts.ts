import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pino } from 'pino';
import { openSqlite } from '../../server/db/sqlite.ts';
import { createHeldApp, type HeldApp, type HeldParts, listen } from '../held-app.ts';
import { migratedFile } from '../migrated-file.ts';

/**
 * The product as it runs in a worker of the browser tests. `dev/prepare.mjs` builds this into one file.
 * Otherwise the runner of the browser tests would compile 300 files, and each worker would read 1,500 files
 * of libraries.
 */

export interface OpenedApp {
  readonly app: HeldApp;
  /** The lines logged at the level error since the last call. */
  errors(): string[];
  close(): Promise<void>;
}

/** Creates the product on a new database in a folder, on a held clock. It does not listen yet. */
export async function openHeldApp(folder: string, parts: HeldParts): Promise<OpenedApp> {
  const logged: string[] = [];
  const log = pino({ level: 'error' }, { write: (line) => void logged.push(line) });
  writeFileSync(join(folder, 'lyceum.db'), await migratedFile());
  const db = await openSqlite(folder, log);
  const app = await createHeldApp(db, { log, ...parts });
  const close = async () => {
    await app.close();
    await db.close();
  };
  return { app, errors: () => logged.splice(0), close };
}

export { listen };
