/**
 * A thread that syncs a file to the disk again and again while it is being written (sync-thread.ts). It is plain JavaScript, so that
 * it can be started from the sources, too.
 */
import { open } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { workerData } from 'node:worker_threads';

/** @type {{ path: string, syncs: Int32Array }} */
const { path, syncs } = workerData;

/** How long nothing is synced after a sync, in milliseconds: a backup writes about half a megabyte in each. */
const pause = 2;

try {
  const file = await open(path, 'r+');
  for (;;) {
    await file.datasync();
    Atomics.add(syncs, 0, 1);
    await wait(pause);
  }
} catch {
  // Whoever writes the file learns of a fault of the disk, at the latest from the last sync.
}
