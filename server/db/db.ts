import type { Kysely } from 'kysely';
import type { Engine } from './columns.ts';
import type { Commit, Write } from './group-commit.ts';
import type { Schema } from './schema.ts';

/** The database: SQLite in a folder or PostgreSQL at an address, with the same behaviour. */
export interface Db {
  readonly engine: Engine;
  /** Reads committed data. Inside `write` use its `query`, which also sees the uncommitted changes. */
  readonly read: Kysely<Schema>;
  /** Runs `work` in a transaction that is durable when the promise resolves (group-commit.ts). */
  write<T>(work: (write: Write) => Promise<T>): Promise<T>;
  /** For the metrics. */
  readonly commits: {
    /** How many writes wait for a transaction. */
    readonly waiting: () => number;
    /** Tells one observer, the last one that was set, of every commit. */
    readonly observe: (observer: (commit: Commit) => void) => void;
  };
  /** Runs several reads that all see the database as it is at one moment. */
  snapshot<T>(work: (query: Kysely<Schema>) => Promise<T>): Promise<T>;
  /** The connection for the identity service, which runs its own transactions on its own tables. */
  readonly identity: Kysely<Schema>;
  /** Rejects when the database does not answer. */
  ping(): Promise<void>;
  /** Waits for the writes under way, then closes. */
  close(): Promise<void>;
}
