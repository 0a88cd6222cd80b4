/**
 * Loaded into the server by `node --expose-gc --import`, before its own code. At SIGUSR2 it collects the garbage and writes what is
 * left, in bytes, into the file that is named in the search of its own address (?to=PATH).
 */
import { renameSync, writeFileSync } from 'node:fs';

const path = new URL(import.meta.url).searchParams.get('to') ?? '';

process.on('SIGUSR2', () => {
  globalThis.gc?.();
  const { heapUsed, external } = process.memoryUsage();
  writeFileSync(`${path}.unfinished`, JSON.stringify({ used: heapUsed + external }));
  renameSync(`${path}.unfinished`, path);
});
