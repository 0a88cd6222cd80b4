/**
 * A thread that syncs a file to the disk again and again while another thread writes it (sync-thread.ts). It
 * is plain JavaScript, so that it starts unbuilt, too: threads of Node 20 do not load TypeScript.
 */
import { open } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { workerData } from 'node:worker_threads';

/** @type {{ path: string, syncs: Int32Array }} */
const { path, syncs } = workerData;

/**
 * How long the thread waits after each sync, in milliseconds. A backup writes nearly a megabyte in this time.
 */
const pause = 2;

try {
  const file = await open(path, 'r+');
  for (;;) {
    await file.datasync();
    Atomics.add(syncs, 0, 1);
    await wait(pause);
  }
} catch {
  // The fault needs no report here: SQLite syncs the file, too, and reports a fault of the disk.
}
