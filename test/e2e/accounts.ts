import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import Database from 'better-sqlite3';
import type { StartedProduct } from './started-product.ts';

function change({ dataDir }: StartedProduct, statement: string, id: string): void {
  const database = new Database(join(dataDir, 'lyceum.db'));
  try {
    const { changes } = database.prepare(statement).run(id);
    if (changes !== 1) throw new Error(`There is no such row: ${id}.`);
  } finally {
    database.close();
  }
}

/** Deletes the profile of an account. No call does that; an incompletely restored backup may. */
export const removeProfile = (product: StartedProduct, uid: string): void =>
  change(product, 'delete from profile where uid = ?', uid);

/** Deletes the display name of an account, as if it came from another system. */
export const removeDisplayName = (product: StartedProduct, uid: string): void =>
  change(product, "update auth_user set name = '' where id = ?", uid);

const administration = fileURLToPath(new URL('../../dist/server/admin.js', import.meta.url));

/** Runs a command of the operator beside the server. */
export const administer = ({ dataDir }: Pick<StartedProduct, 'dataDir'>, ...words: string[]) =>
  promisify(execFile)(process.execPath, [administration, ...words], {
    env: { PATH: process.env.PATH, DATA_DIR: dataDir },
  });
