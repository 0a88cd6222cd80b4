import { execFileSync } from 'node:child_process';
import { closeSync, openSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { freshFolder } from './processes.ts';

/** A small file system of its own, which a test can fill. It is unmounted when the test ends. */
export interface SmallDisk {
  readonly folder: string;
  /** Fills it to the last byte. */
  fill(): void;
  /** Makes room again. */
  makeRoom(): void;
}

/** Mounts a small disk. @returns null where this account may not mount a file system */
export function mountSmallDisk(mebibytes: number): SmallDisk | null {
  const folder = freshFolder();
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${mebibytes}m`, 'lyceum-test', folder], {
      stdio: 'ignore',
    });
  } catch {
    return null;
  }
  // A lazy unmount does not fail while a process that is just ending still has files open.
  onTestFinished(() => void execFileSync('umount', ['--lazy', folder]));
  const ballast = join(folder, 'ballast');
  return { folder, fill: () => fill(ballast), makeRoom: () => rmSync(ballast) };
}

function fill(path: string): void {
  const file = openSync(path, 'w');
  for (let piece = Buffer.alloc(65_536); piece.length > 0; ) {
    try {
      writeSync(file, piece);
    } catch {
      piece = piece.subarray(0, Math.floor(piece.length / 2));
    }
  }
  closeSync(file);
}
