import { existsSync, readFileSync } from 'node:fs';

/** The text of a file; empty when there is none. @param {string} path */
export function readIfThere(path) {
  return existsSync(path) ? readFileSync(path, 'utf8') : '';
}
