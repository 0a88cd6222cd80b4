import { statfs } from 'node:fs/promises';
import type { Finding } from './finding.ts';

const mebibyte = 2 ** 20;
/**
 * The free space, in bytes. With less than `comfortable` a busy day may fill the disk, with less than `least`
 * an hour.
 */
const comfortable = 2_048 * mebibyte;
const least = 256 * mebibyte;
/** The least share of the possible files of a file system that must be free. */
const leastFiles = 0.02;

/** Whether the disk of the data folder has room. @param read reads the file system; tests give their own */
export async function checkDisk(
  { dataDir, databaseUrl }: { readonly dataDir: string; readonly databaseUrl: string | undefined },
  read: (path: string) => Promise<{ bavail: number; bsize: number; files: number; ffree: number }> = statfs,
): Promise<Finding> {
  const { bavail, bsize, files, ffree } = await read(dataDir);
  const free = bavail * bsize;
  const said = `${Math.floor(free / mebibyte)} MiB are free where ${dataDir} is.`;
  const todo =
    'Make room: old backups and logs first. A full disk refuses questions until there is room again.';
  if (files > 0 && ffree / files < leastFiles)
    return {
      part: 'Disk',
      state: 'bad',
      said: `The file system of ${dataDir} can hold hardly any more files.`,
      todo: 'Delete small files on it, such as old caches: the number of files counts, not their size.',
    };
  // With PostgreSQL the folder holds at most a secret, so its free space does not matter.
  if (databaseUrl)
    return { part: 'Disk', state: 'good', said: `${said} The database has a disk of its own.` };
  if (free < least) return { part: 'Disk', state: 'bad', said, todo };
  if (free < comfortable) return { part: 'Disk', state: 'look', said, todo };
  return { part: 'Disk', state: 'good', said };
}
