import {
  chmodSync,
  closeSync,
  copyFileSync,
  fsyncSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
} from 'node:fs';
import { dirname } from 'node:path';

/** Waits until the content of a file, or the names in a folder, are on the disk. */
function syncToDisk(path: string): void {
  // Windows opens no folder and syncs no file that is open for reading only. It writes both to the disk by
  // itself.
  if (process.platform === 'win32') return;
  const file = openSync(path, 'r');
  try {
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
}

/**
 * Renames a finished file to its final name, in place of a file that has this name. After a power failure the
 * name belongs to the earlier file, if there was one, or to the whole new one.
 */
export function putInPlace(finished: string, path: string): void {
  syncToDisk(finished);
  renameSync(finished, path);
  syncToDisk(dirname(path));
}

/** Copies a file under a temporary name and puts the copy in place, readable by this account alone. */
export function copyInPlace(from: string, path: string): void {
  const copy = `${path}.unfinished`;
  try {
    copyFileSync(from, copy);
    chmodSync(copy, 0o600);
    putInPlace(copy, path);
  } finally {
    rmSync(copy, { force: true });
  }
}

/**
 * Creates an empty file that only this account can read.
 * @throws the file system's error when there is one already
 */
export function reserve(path: string): void {
  closeSync(openSync(path, 'wx', 0o600));
}

/** @returns the trimmed content; null without the file */
export function readIfThere(path: string): string | null {
  try {
    return readFileSync(path, 'utf8').trim();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}
