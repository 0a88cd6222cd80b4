/**
 * The server loads this file with `node --expose-gc --import`, before its own code. At SIGUSR2 it collects
 * the garbage and writes how much memory is still in use, in bytes, into the file that the search of its own
 * address names (?to=PATH). It renames a finished file, so that nobody reads half of it.
 */
import { renameSync, writeFileSync } from 'node:fs';

const path = new URL(import.meta.url).searchParams.get('to') ?? '';

process.on('SIGUSR2', () => {
  globalThis.gc?.();
  const { heapUsed, external } = process.memoryUsage();
  writeFileSync(`${path}.unfinished`, JSON.stringify({ used: heapUsed + external }));
  renameSync(`${path}.unfinished`, path);
});
