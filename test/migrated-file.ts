import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openSqlite } from '../server/db/sqlite.ts';

let file: Promise<Buffer> | undefined;

/** The content of an embedded database that was migrated and never used; each process migrates one. */
export function migratedFile(): Promise<Buffer> {
  file ??= migrate();
  return file;
}

async function migrate(): Promise<Buffer> {
  const folder = mkdtempSync(join(tmpdir(), 'lyceum-test-'));
  const log = { warn: () => {}, error: (said: object) => console.error(said) };
  try {
    await (await openSqlite(folder, log)).close();
    return readFileSync(join(folder, 'lyceum.db'));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
