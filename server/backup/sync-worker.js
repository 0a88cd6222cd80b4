/**
 * A thread that syncs a file to the disk again and again while it is being written (sync-thread.ts). It is plain JavaScript, so that
 * it can be started from the sources, too.
 */
import { open } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { workerData } from 'node:worker_threads';

/** @type {{ path: string, syncs: Int32Array }} */
const { path, syncs } = workerData;

/** How long nothing is synced after a sync, in milliseconds. A backup writes nearly a megabyte in this time. */
const pause = 2;

try {
  const file = await open(path, 'r+');
  for (;;) {
    await file.datasync();
    Atomics.add(syncs, 0, 1);
    await wait(pause);
  }
} catch {
  // SQLite syncs the file, too, and reports a fault of the disk.
}
