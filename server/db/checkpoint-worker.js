/**
 * A thread that copies the write-ahead log into the database file (write-ahead-log.ts). It is plain JavaScript, so that it can be
 * started from the sources, too.
 */
import { parentPort, workerData } from 'node:worker_threads';
import Database from 'better-sqlite3';

/**
 * How long the end of a copy waits for readers that still need the log, in milliseconds. Writes wait as long. The product's own
 * readers are done in less; a backup reads for seconds, and the next copy ends what this one cannot.
 */
const timeout = 20;

const database = new Database(workerData, { timeout });

parentPort?.on('message', (/** @type {'passive' | 'full'} */ mode) => {
  database.pragma(`wal_checkpoint(${mode})`);
  parentPort?.postMessage('done');
});
