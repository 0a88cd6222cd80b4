import { chmodSync, mkdirSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** What the product writes into the data folder: the database, its log and index, the lock, the secret. */
const ownFile = /^(?:lyceum\.db|lock\.db|auth-secret)/;

/** The mode bit that marks a folder which many accounts share, such as /tmp. */
const stickyBit = 0o1000;

/**
 * Makes the data folder if necessary, and restricts it and its files to this account of the machine, even if
 * they exist already. It also sets the umask of the process, so that files that are made later are
 * private, too. A folder that many accounts share, such as /tmp, is not changed. Windows has no such modes.
 * @returns whether only this account can read the folder
 * @throws what the file system throws when there is no such folder and none can be made
 */
export function keepPrivate(folder: string): boolean {
  if (process.platform !== 'win32') process.umask(0o077);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  if (process.platform === 'win32') return true;
  const isShared = (statSync(folder).mode & stickyBit) !== 0;
  if (!isShared) restrict(folder, 0o700);
  for (const name of readdirSync(folder)) if (ownFile.test(name)) restrict(join(folder, name), 0o600);
  return (statSync(folder).mode & 0o077) === 0;
}

function restrict(path: string, mode: number): void {
  try {
    if ((statSync(path).mode & 0o777) !== mode) chmodSync(path, mode);
  } catch {
    // The file belongs to another account or is gone again. `keepPrivate` checks afterwards whether the
    // folder is private.
  }
}
