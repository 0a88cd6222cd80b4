import { join } from 'node:path';
import Database from 'better-sqlite3';
import type { StartedProduct } from './started-product.ts';

/** Leaves an account without its profile, which no call does: an operator's mistake, or a half restored backup. */
export function removeProfile({ dataDir }: StartedProduct, uid: string): void {
  const database = new Database(join(dataDir, 'lyceum.db'));
  try {
    const { changes } = database.prepare('delete from profile where uid = ?').run(uid);
    if (changes !== 1) throw new Error(`There is no profile of ${uid}.`);
  } finally {
    database.close();
  }
}
