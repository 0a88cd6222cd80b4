import type { Kysely } from 'kysely';
import type { Logger } from 'pino';
import { ContractError } from '../../contract/errors.ts';
import type { Engine } from './columns.ts';
import type { Schema } from './schema.ts';
import { onOneConnection } from './statement.ts';
import { isUnavailable } from './unavailable.ts';

/** An open transaction. */
export interface Write {
  readonly query: Kysely<Schema>;
  /**
   * Runs after the commit, never after a failed one. Its errors are logged, since the write has succeeded.
   */
  afterCommit(callback: () => void): void;
}

/** A transaction that has been committed. */
export interface Commit {
  /** How many writes it contains. */
  readonly writes: number;
  /** The time from its beginning until it was durable. */
  readonly seconds: number;
}

interface Job {
  work: (write: Write) => Promise<unknown>;
  afterCommit: (() => void)[];
  resolve: (value: unknown) => void;
  reject: (reason: unknown) => void;
  /** When the write began to wait, in the milliseconds of `performance.now()`. */
  readonly since: number;
  outcome?: { value: unknown } | { error: unknown };
}

/** How the transactions of an engine reach the disk. */
export interface Disk {
  /** From now on a commit does not wait for the disk: `sync` does. */
  commitWithoutWaiting(): void;
  /**
   * From now on a commit waits for the disk, as the commits of the identity service on the same connection
   * must.
   */
  commitAndWait(): void;
  /** Resolves when all that was committed is on the disk. */
  sync(): Promise<void>;
  /** Called after each batch of writes. The next batch begins when it resolves. */
  betweenTransactions(): Promise<void>;
}

/** The disk of a PostgreSQL server, which itself waits for the disk before it answers a commit. */
const remoteDisk: Disk = {
  commitWithoutWaiting: () => {},
  commitAndWait: () => {},
  sync: async () => {},
  betweenTransactions: async () => {},
};

/** The number of the lock that one node at a time holds while it writes, chosen at random. */
export const writerLock = 59_823_863;

/**
 * The most writes of one transaction. It is limited because the writes of a failed transaction run again one
 * by one.
 */
const largestBatch = 100;
/** The most writes that wait; further ones are refused. */
const longestQueue = 10_000;
/**
 * When the database cannot work, the writes in the queue that have waited this long, in milliseconds, fail,
 * too.
 */
const longestWait = 5_000;

/**
 * Commits all waiting writes in one transaction, so that they share one wait for the disk. Each write has its
 * own savepoint, so that a failing one rolls back only itself. Writes run one after another and may use only
 * their `query`. Several nodes write one after another as well, because each transaction holds a lock of the
 * database. So a rule may decide on what it reads, and no two nodes wait for each other's rows.
 * @throws ContractError not-ready (503) when too many writes are waiting
 */
export function groupCommit(
  db: Kysely<Schema>,
  engine: Engine,
  log: Pick<Logger, 'error'>,
  { disk = remoteDisk, withOtherNodes = false }: { disk?: Disk; withOtherNodes?: boolean } = {},
) {
  const lock = withOtherNodes ? [`select pg_advisory_xact_lock(${writerLock})`] : [];
  const begin = engine === 'sqlite' ? ['begin immediate'] : ['begin', ...lock];
  const waiting: Job[] = [];
  let draining: Promise<void> | null = null;
  let onCommit: (commit: Commit) => void = () => {};

  async function commitTogether(batch: Job[]): Promise<void> {
    await onOneConnection(db, async (query, run) => {
      const send: Send = async (...commands) => {
        for (const text of engine === 'sqlite' ? commands : [commands.join('; ')]) await run(text);
      };
      disk.commitWithoutWaiting();
      const begun = send(...begin);
      begun.catch(() => {});
      try {
        // PostgreSQL gets the first statement together with `begin`, without a wait between them.
        if (engine === 'sqlite') await begun;
        const [only] = batch;
        if (only && batch.length === 1) await perform(query, only);
        else await performInSavepoints(query, batch, send);
        await begun;
        await send('commit');
      } catch (error) {
        // A lost connection cannot roll back; report the first error.
        const first = await begun.then(
          () => error,
          (ofBegin: unknown) => ofBegin,
        );
        await run('rollback').catch(() => {});
        throw first;
      } finally {
        disk.commitAndWait();
      }
    });
  }

  /** Commits a batch, then resolves or rejects each of its writes. */
  async function settle(batch: Job[]): Promise<void> {
    const start = performance.now();
    try {
      await commitTogether(batch);
    } catch (error) {
      if (isUnavailable(error)) return refuse([...batch, ...overdue()], error);
      if (batch.length === 1) return batch[0]?.reject(error);
      // One bad write must not fail the others: run each again in its own transaction.
      for (const job of batch) {
        job.afterCommit.length = 0;
        job.outcome = undefined;
        await settle([job]);
      }
      return;
    }
    try {
      await disk.sync();
    } catch (error) {
      // The transaction is committed, so running its writes again would do them twice.
      return refuse(batch, error);
    }
    onCommit({ writes: batch.length, seconds: (performance.now() - start) / 1_000 });
    for (const { outcome, afterCommit, resolve, reject } of batch) {
      if (outcome && 'error' in outcome) {
        reject(outcome.error);
        continue;
      }
      afterCommit.forEach(runLogged);
      resolve(outcome?.value);
    }
  }

  /**
   * Rejects writes without trying them again. Those of a transaction may have been committed before the
   * connection was lost, and while the database is away, each write would wait in vain.
   */
  function refuse(jobs: readonly Job[], error: unknown): void {
    for (const { reject } of jobs) reject(error);
  }

  /** Takes the writes that have waited too long out of the queue, the oldest first. */
  function overdue(): Job[] {
    const latest = performance.now() - longestWait;
    const first = waiting.findIndex(({ since }) => since > latest);
    return waiting.splice(0, first < 0 ? waiting.length : first);
  }

  /** The write has succeeded: an error in one callback must affect neither the others nor the caller. */
  function runLogged(callback: () => void): void {
    try {
      callback();
    } catch (error) {
      log.error({ err: error }, 'a callback after a commit failed');
    }
  }

  async function drain(): Promise<void> {
    while (waiting.length > 0) {
      await settle(waiting.splice(0, largestBatch));
      await disk.betweenTransactions();
    }
    draining = null;
  }

  return {
    write<T>(work: (write: Write) => Promise<T>): Promise<T> {
      if (waiting.length >= longestQueue) return Promise.reject(new ContractError('not-ready'));
      return new Promise<T>((resolve, reject) => {
        const since = performance.now();
        waiting.push({ work, afterCommit: [], resolve: resolve as (value: unknown) => void, reject, since });
        draining ??= Promise.resolve().then(drain);
      });
    },
    commits: {
      waiting: () => waiting.length,
      observe: (observer: (commit: Commit) => void) => {
        onCommit = observer;
      },
    },
    /** Resolves when all writes so far are settled. */
    idle: async () => {
      while (draining !== null) await draining;
    },
  };
}

async function perform(query: Kysely<Schema>, job: Job): Promise<void> {
  const write: Write = { query, afterCommit: (callback) => job.afterCommit.push(callback) };
  job.outcome = { value: await job.work(write) };
}

/** Runs commands on the connection of a transaction. */
type Send = (...commands: readonly string[]) => Promise<void>;

/** Performs writes one after another. One that fails rolls back only itself. */
async function performInSavepoints(query: Kysely<Schema>, batch: readonly Job[], send: Send): Promise<void> {
  await send('savepoint one_write');
  for (const job of batch) {
    try {
      await perform(query, job);
      await send('release savepoint one_write', 'savepoint one_write');
    } catch (error) {
      job.outcome = { error };
      await send('rollback to savepoint one_write');
    }
  }
}
