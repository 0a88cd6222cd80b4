import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import type { Logger } from 'pino';

/** The number of the advisory lock on the whole database, chosen at random. */
const lockNumber = 59_823_862;

/**
 * In milliseconds: how long the lock is tried, the time between two tries, the time between two checks of the
 * connection that holds it, and how long the database may take to answer. `acquiring` is longer than the
 * database needs to notice that the machine of another server died (`keepAlives`).
 */
const timeouts = { acquiring: 8_000, betweenTries: 250, betweenChecks: 2_000, answering: 4_000 };

/** PostgreSQL drops a connection whose other end has been silent for five seconds. */
const keepAlives = `set tcp_keepalives_idle = 2; set tcp_keepalives_interval = 1; set tcp_keepalives_count = 3`;

/** The number of the advisory lock that a node holds while it starts, so that one node starts at a time. */
const startNumber = 59_823_864;

/** How long a node waits for the starts of other nodes, in milliseconds. */
const longestStart = 60_000;

const aloneSentence =
  'Another Lyceum server, without the setting REDIS_URL, is using the database that the setting DATABASE_URL names. Several servers share a database only when each of them has the same REDIS_URL. Stop that one first.';

const takenSentence =
  'Another Lyceum server is already using the database that the setting DATABASE_URL names, and would miss the events of this one. Stop it first, or set DATABASE_URL to another database. Several nodes share one only with the same REDIS_URL on each.';

/** A lock that lasts as long as the process, so that no other server uses the same data. */
export interface DatabaseLock {
  release(): void;
}

export interface Watcher {
  /** Logs that the connection of the lock was lost; the lock is then acquired again. */
  readonly log: Pick<Logger, 'warn'>;
  /**
   * Called with a sentence for the operator when another server has taken the lock: this server has to end.
   */
  readonly onTaken: (error: Error) => void;
}

/** `alone`: no other server may use the database. `shared`: other nodes may, but no server that is alone. */
export type LockMode = 'alone' | 'shared';

/**
 * Locks a PostgreSQL database for one server, or for one of several nodes, with an advisory lock on a
 * connection of its own (docs/decisions/04-nodes-and-operation.md). The database releases the lock
 * when the process ends, however it ends.
 * @throws Error with a sentence for the operator when another server has the lock; the driver's error when no
 * server answers
 */
export async function lockPostgres(
  url: string,
  watcher: Watcher,
  { mode = 'alone', ...changed }: Partial<typeof timeouts> & { mode?: LockMode } = {},
): Promise<DatabaseLock> {
  const limits = { ...timeouts, ...changed };
  const sentence = mode === 'alone' ? takenSentence : aloneSentence;
  // Distinguishes the connections of this process from those of others.
  const connectionName = `lyceum-node-${randomUUID()}`;
  let released = false;
  let client = await acquire(url, connectionName, mode, limits);
  if (!client) throw new LockTakenError(sentence);
  const keepLock = async () => {
    while (!released && client) {
      const reason = await connectionLoss(client, limits);
      if (released) return;
      watcher.log.warn({ err: reason }, 'the connection that holds the database was lost');
      client = await reacquire(url, connectionName, mode, limits, () => released);
      if (released) void client?.end().catch(() => {});
    }
    if (!released) watcher.onTaken(new LockTakenError(sentence));
  };
  void keepLock();
  return {
    release: () => {
      released = true;
      void client?.end().catch(() => {});
    },
  };
}

/** Another server has locked the database. */
export class LockTakenError extends Error {}

/**
 * Tries until it has the lock or `limits.acquiring` is over.
 * @returns undefined when another server kept the lock
 */
async function acquire(
  url: string,
  connectionName: string,
  mode: LockMode,
  limits: typeof timeouts,
): Promise<pg.Client | undefined> {
  for (const end = performance.now() + limits.acquiring; ; await pause(limits.betweenTries)) {
    const client = await tryOnce(url, connectionName, mode, limits);
    if (client || performance.now() > end) return client;
  }
}

/**
 * Acquires the lock again, and retries for as long as the database cannot be reached: it may be restarting.
 */
async function reacquire(
  url: string,
  connectionName: string,
  mode: LockMode,
  limits: typeof timeouts,
  isReleased: () => boolean,
): Promise<pg.Client | undefined> {
  while (!isReleased()) {
    try {
      return await acquire(url, connectionName, mode, limits);
    } catch {
      await pause(limits.betweenTries);
    }
  }
  return undefined;
}

const tryLock = {
  alone: 'select pg_try_advisory_lock($1) as held',
  shared: 'select pg_try_advisory_lock_shared($1) as held',
};

async function tryOnce(
  url: string,
  connectionName: string,
  mode: LockMode,
  limits: typeof timeouts,
): Promise<pg.Client | undefined> {
  const client = new pg.Client({
    connectionString: url,
    application_name: connectionName,
    connectionTimeoutMillis: limits.answering,
    query_timeout: limits.answering,
    keepAlive: true,
  });
  // Without a listener, an error of the connection would end the process. `connectionLoss` handles later
  // errors.
  client.on('error', () => {});
  let held = false;
  try {
    await client.connect();
    await client.query(keepAlives);
    const { rows } = await client.query(tryLock[mode], [lockNumber]);
    held = rows[0].held;
    if (held) return client;
    // Our own lost connection may still have the lock, because the database has not noticed the loss.
    await client.query(
      'select pg_terminate_backend(pid) from pg_stat_activity where application_name = $1 and pid <> pg_backend_pid()',
      [connectionName],
    );
    return undefined;
  } finally {
    if (!held) void client.end().catch(() => {});
  }
}

/**
 * Waits until no other node is starting. So one node migrates and prepares the database, and the others find
 * that done.
 * @returns a function that lets the next node start
 * @throws Error with a sentence when another start takes too long
 */
export async function waitForStart(url: string): Promise<() => void> {
  const client = new pg.Client({
    connectionString: url,
    application_name: 'lyceum-start',
    connectionTimeoutMillis: timeouts.answering,
    lock_timeout: longestStart,
    keepAlive: true,
  });
  // Without a listener, an error of the connection would end the process.
  client.on('error', () => {});
  const end = () => void client.end().catch(() => {});
  try {
    await client.connect();
    await client.query('select pg_advisory_lock($1)', [startNumber]);
    return end;
  } catch (error) {
    end();
    // PostgreSQL's code for a lock that was not available within `lock_timeout`.
    if ((error as { code?: string }).code !== '55P03') throw error;
    throw new LockTakenError(
      'Another Lyceum server has been starting on the database that the setting DATABASE_URL names for a minute. Stop it first.',
    );
  }
}

/** Waits until the connection is lost or no longer answers. @returns the reason */
function connectionLoss(client: pg.Client, limits: typeof timeouts): Promise<Error> {
  return new Promise((resolve) => {
    let isLost = false;
    const end = (reason?: Error) => {
      isLost = true;
      void client.end().catch(() => {});
      resolve(reason ?? new Error('The connection that holds the database was closed.'));
    };
    client.once('error', end).once('end', () => end());
    const watch = async () => {
      while (!isLost) {
        await client.query('select 1');
        await pause(limits.betweenChecks, undefined, { ref: false });
      }
    };
    watch().catch(end);
  });
}
