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
 * Whether a row belongs to the third that is set aside while detectors are written. It depends on a hash, so
 * that the split stays the same when rows are added.
 * @param origin the text of the row, or what it has in common with related rows, such as their problem or
 *   author
 */
export function isSetAside(origin: string): boolean {
  return (createHash('sha256').update(origin).digest()[0] ?? 0) % 3 === 0;
}
