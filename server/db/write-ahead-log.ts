import { once } from 'node:events';
import { type FileHandle, open } from 'node:fs/promises';
import { Worker } from 'node:worker_threads';
import type Database from 'better-sqlite3';
import type { Logger } from 'pino';
import type { Disk } from './group-commit.ts';

/**
 * After how many transactions the log is copied into the database file. They fill a few megabytes of it.
 */
const transactionsBetweenCopies = 500;

/**
 * How long a copy may take, in milliseconds. Writes wait for the end of the second copy
 * (`betweenTransactions`).
 */
const maxCopyTime = 30_000;

/**
 * The number of pages in the log beyond which SQLite itself copies it, on the thread that commits. This is a
 * last resort, for transactions that this class does not see.
 */
export const maxPages = 20_000;

/**
 * Keeps the waits for the disk off the main thread, where one slow disk would stop every stream
 * (docs/decisions/02-storage-and-backup.md). SQLite writes a transaction to its log without a wait, a thread of Node waits until the log is on the
 * disk, and only then is the transaction acknowledged. Another thread copies the log into the database file.
 */
export class WriteAheadLog implements Disk {
  #file: Promise<FileHandle> | undefined;
  #worker: Worker | undefined;
  #transactions = 0;
  /** The state of the copy: `most` means that the first copy is under way (`betweenTransactions`). */
  #copying: 'nothing' | 'most' | 'ready for the rest' = 'nothing';

  /**
   * @param connection the connection that commits
   * @param path the path of the database file
   */
  constructor(
    private readonly connection: Database.Database,
    private readonly path: string,
    private readonly log: Pick<Logger, 'error'>,
  ) {}

  commitWithoutWaiting(): void {
    this.connection.pragma('synchronous = NORMAL');
  }

  commitAndWait(): void {
    this.connection.pragma('synchronous = FULL');
  }

  async sync(): Promise<void> {
    this.#file ??= this.#open();
    await (await this.#file).datasync();
  }

  /**
   * On Unix, a process that closes a file loses all of its locks on this file. SQLite has no lock on the log
   * itself, so the log can be opened and closed here.
   */
  async #open(): Promise<FileHandle> {
    try {
      return await open(`${this.path}-wal`, 'r+');
    } catch (error) {
      // The next write tries again.
      this.#file = undefined;
      throw error;
    }
  }

  /**
   * Copies the log in two steps: most of it while writes go on, and then the rest while writes wait, which is
   * short. SQLite begins the log anew only after a complete copy, and no copy would ever be complete while
   * writes go on.
   */
  async betweenTransactions(): Promise<void> {
    this.#transactions += 1;
    if (this.#copying === 'ready for the rest') {
      await this.#copy('full');
      this.#copying = 'nothing';
      this.#transactions = 0;
    }
    if (this.#copying === 'nothing' && this.#transactions >= transactionsBetweenCopies) {
      this.#copying = 'most';
      void this.#copy('passive').then(() => {
        this.#copying = 'ready for the rest';
      });
    }
  }

  /** Ends the thread and closes the log. The caller closes the database afterwards. */
  async close(): Promise<void> {
    await this.#worker?.terminate();
    await (await this.#file?.catch(() => undefined))?.close();
  }

  /** A failure is only logged: the log stays longer, and the next copy has more to do. */
  async #copy(mode: 'passive' | 'full'): Promise<void> {
    this.#worker ??= this.#start();
    const worker = this.#worker;
    try {
      worker.postMessage(mode);
      await once(worker, 'message', { signal: AbortSignal.timeout(maxCopyTime) });
    } catch (error) {
      this.#worker = undefined;
      void worker.terminate();
      this.log.error({ err: error }, 'the write-ahead log could not be copied into the database file');
    }
  }

  #start(): Worker {
    const worker = new Worker(new URL('./checkpoint-worker.js', import.meta.url), { workerData: this.path });
    // The thread does not keep the process from ending.
    worker.unref();
    return worker;
  }
}
