/**
 * A thread that copies the write-ahead log into the database file (write-ahead-log.ts). It is plain
 * JavaScript, so that it starts unbuilt, too: threads of Node 20 do not load TypeScript.
 */
import { parentPort, workerData } from 'node:worker_threads';
import Database from 'better-sqlite3';

/**
 * How long a full copy, the second step of write-ahead-log.ts, waits for readers that still need the log, in
 * milliseconds. Writes wait meanwhile. A passive copy waits for nobody. The product's own readers need less time. A backup reads for seconds; then this copy stays incomplete, and
 * a later one completes it.
 */
const timeout = 20;

const database = new Database(workerData, { timeout });

parentPort?.on('message', (/** @type {'passive' | 'full'} */ mode) => {
  database.pragma(`wal_checkpoint(${mode})`);
  parentPort?.postMessage('done');
});
