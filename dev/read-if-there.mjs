import { existsSync, readFileSync } from 'node:fs';

/** @param {string} path */
export function readIfThere(path) {
  return existsSync(path) ? readFileSync(path, 'utf8') : '';
}
