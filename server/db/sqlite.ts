import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import {
  type DatabaseConnection,
  Kysely,
  SqliteAdapter,
  type SqliteDatabase,
  SqliteDialect,
  SqliteDriver,
  type SqliteStatement,
  sql,
} from 'kysely';
import { LRUCache } from 'lru-cache';
import type { Logger } from 'pino';
import type { Db } from './db.ts';
import { groupCommit } from './group-commit.ts';
import { migrate } from './migrations.ts';
import type { Schema } from './schema.ts';
import { bindConnection, onOneConnection } from './statement.ts';
import { maxPages, WriteAheadLog } from './write-ahead-log.ts';

/** How long a statement waits for the lock of another process, in milliseconds. */
const busyTimeout = 5_000;

/**
 * Opens the embedded database `lyceum.db` in a folder, creates it if necessary, and migrates it to the newest
 * schema.
 */
export async function openSqlite(folder: string, log: Pick<Logger, 'error'>): Promise<Db> {
  mkdirSync(folder, { recursive: true });
  const file = join(folder, 'lyceum.db');
  const writing = new Database(file, { timeout: busyTimeout });
  writing.pragma('journal_mode = WAL');
  writing.pragma(`wal_autocheckpoint = ${maxPages}`);
  const writer = connect(() => writing);
  await migrate(writer, 'sqlite');
  // More connections, so that reads wait neither for a transaction that waits for the disk nor for a snapshot.
  const readOnly = () => new Database(file, { readonly: true, timeout: busyTimeout });
  const read = connect(readOnly, { isShared: true });
  await bindConnection(read);
  const snapshots = connect(readOnly);
  const disk = new WriteAheadLog(writing, file, log);
  const { write, commits, idle } = groupCommit(writer, 'sqlite', log, { disk });
  return {
    engine: 'sqlite',
    read,
    write,
    commits,
    snapshot: (work) =>
      onOneConnection(snapshots, async (query, run) => {
        await run('begin');
        try {
          return await work(query);
        } finally {
          await run('commit');
        }
      }),
    identity: writer,
    ping: async () => {
      await sql`select 1`.execute(read);
    },
    close: async () => {
      await idle();
      await disk.close();
      // The last connection that closes moves the write-ahead log into the file. Read-only ones cannot, so
      // they close first.
      await snapshots.destroy();
      await read.destroy();
      await writer.destroy();
    },
  };
}

/**
 * Makes the tables in an empty database file.
 * @param last the last migration that runs, for the schema of an earlier version
 */
export async function createTables(file: string, last: string): Promise<void> {
  const database = connect(() => new Database(file, { fileMustExist: true }));
  try {
    await migrate(database, 'sqlite', last);
  } finally {
    await database.destroy();
  }
}

/**
 * @param opened opens the database. Called at the first statement, since Kysely never closes a connection
 * that has run none
 * @param isShared whether no statement waits for another one, so that there can be no transactions
 */
function connect(opened: () => Database.Database, { isShared = false } = {}): Kysely<Schema> {
  const open = async () => {
    const database = opened();
    database.pragma('synchronous = FULL');
    database.pragma('foreign_keys = ON');
    return cachingStatements(database);
  };
  const dialect = new TransactionalDialect({ database: open });
  if (isShared) dialect.createDriver = () => new SharedDriver({ database: open });
  return new Kysely<Schema>({ dialect });
}

/** The driver runs a statement without a pause, so statements alone need no lock. */
class SharedDriver extends SqliteDriver {
  #connection: Promise<DatabaseConnection> | undefined;

  override acquireConnection() {
    this.#connection ??= super.acquireConnection();
    return this.#connection;
  }

  override async releaseConnection() {}
}

/**
 * SQLite can change tables in a transaction, but Kysely does not make use of that by itself. All migrations of
 * a start are one transaction. So an upgrade that is killed leaves the database as it was, and the disk is
 * waited for once, not after every statement.
 */
class TransactionalDialect extends SqliteDialect {
  override createAdapter() {
    return new TransactionalAdapter();
  }
}

class TransactionalAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl() {
    return true;
  }
}

/**
 * More different statements than the product has; the limit protects against a defect that generates many.
 */
const maxStatements = 500;

/** Prepares each statement once; preparing took a third of a question's time in the database. */
function cachingStatements(database: Database.Database): SqliteDatabase {
  const cache = new LRUCache<string, Database.Statement>({ max: maxStatements });
  return {
    close: () => database.close(),
    prepare: (text) => {
      const known = cache.get(text);
      // A statement whose rows are still being read cannot run again.
      if (known && !known.busy) return known as unknown as SqliteStatement;
      const prepared = database.prepare(text);
      cache.set(text, prepared);
      return prepared as unknown as SqliteStatement;
    },
  };
}

/**
 * Locks the folder for one server with an exclusive transaction on a separate small database. The transaction
 * ends with the process, however it ends.
 * @throws Error with a sentence for the operator when another server has the lock
 */
export function lockFolder(folder: string): { release(): void } {
  mkdirSync(folder, { recursive: true });
  const lock = new Database(join(folder, 'lock.db'), { timeout: 0 });
  try {
    lock.exec('begin exclusive');
  } catch (error) {
    lock.close();
    if (!(error instanceof Database.SqliteError && error.code.startsWith('SQLITE_BUSY'))) throw error;
    throw new Error(
      `Another Lyceum server is already using ${folder}. Stop it first, or set DATA_DIR to another folder.`,
    );
  }
  return { release: () => lock.close() };
}
