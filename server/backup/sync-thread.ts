import { Worker } from 'node:worker_threads';

/**
 * Syncs a file to the disk while this thread writes it in one long call. A gigabyte that reaches the disk at the
 * end, in one piece, makes every question of a running server wait for half a second
 * (docs/decisions/02-storage-and-backup.md).
 */
export class SyncThread {
  readonly #syncs = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
  readonly #worker: Worker;

  /** @param path an existing file */
  constructor(path: string) {
    const workerData = { path, syncs: this.#syncs };
    this.#worker = new Worker(new URL('./sync-worker.js', import.meta.url), { workerData });
    // A backup is as good without this thread; a running server only waits longer.
    this.#worker.on('error', () => {});
  }

  /** How often the file was synced. */
  get syncs(): number {
    return Atomics.load(this.#syncs, 0);
  }

  async stop(): Promise<void> {
    await this.#worker.terminate();
  }
}
