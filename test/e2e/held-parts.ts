import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pino } from 'pino';
import { openSqlite } from '../../server/db/sqlite.ts';
import { EventLog } from '../../server/events/log.ts';
import { MemoryBus } from '../../server/events/memory-bus.ts';
import { addSchool } from '../../server/identity/rules.ts';
import {
  nameAdministrator,
  nameSafeguarding,
  removeAdministrator,
} from '../../server/identity/school-rules.ts';
import { randomIds } from '../../server/ids.ts';
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

/** What the operator's commands do to the database in a folder, whose product may be running. */
export async function openOperator(folder: string) {
  const db = await openSqlite(folder, { error: console.error });
  const clock = { now: () => new Date() };
  const events = new EventLog(db, new MemoryBus(), clock);
  const ctx = { db, clock, events, ids: randomIds, mailer: null, baseUrl: 'http://localhost:3000' };
  return {
    addSchool: (code: string, name: string) => addSchool(ctx, code, name),
    nameAdministrator: (code: string, email: string) => nameAdministrator(ctx, code, email),
    removeAdministrator: (code: string, email: string) => removeAdministrator(ctx, code, email),
    nameSafeguarding: (code: string, contactName: string, contactEmail: string, helpline: string) =>
      nameSafeguarding(ctx, code, { contactName, contactEmail, helpline }),
    close: () => db.close(),
  };
}

export type Operator = Awaited<ReturnType<typeof openOperator>>;

export { listen };
