import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The rows of a labelled set: one JSON value per line. */
export function readRows<T>(folder: string, file: string): T[] {
  return readFileSync(join(folder, file), 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as T);
}

/**
 * Whether a row belongs to the third that is set aside while detectors are written. It depends on a hash of the text, or of
 * the problem that several rows share, so that the split stays the same when rows are added.
 */
export function heldOut(kept: string): boolean {
  return (createHash('sha256').update(kept).digest()[0] ?? 0) % 3 === 0;
}
