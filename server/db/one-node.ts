import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import type { Logger } from 'pino';

/** The advisory lock under which a server holds its database; nothing else of ours takes one. */
const lockNumber = 59_823_862;

/** Milliseconds. `waiting` is longer than the database needs to notice that a holder's machine died (`keepAlives`). */
const timeouts = { waiting: 8_000, betweenTries: 250, betweenSigns: 2_000, answering: 4_000 };

/** The server gives up a connection whose other end has been silent for five seconds, however it was lost. */
const keepAlives = `set tcp_keepalives_idle = 2; set tcp_keepalives_interval = 1; set tcp_keepalives_count = 3`;

const taken =
  'Another Lyceum server is already using the database that the setting DATABASE_URL names, and would miss the events of this one. Stop it first, or set DATABASE_URL to another database.';

/** What a process holds for as long as it lives, so that no other one serves the same data. */
export interface Hold {
  release(): void;
}

export interface Watcher {
  /** Hears that the connection of the lock was lost; it is being taken again. */
  readonly log: Pick<Logger, 'warn'>;
  /** Hears, with a sentence for the operator, that another server took the lock meanwhile: this one has to end. */
  readonly onTaken: (error: Error) => void;
}

/**
 * Holds a PostgreSQL database for one server (docs/decisions/019-one-server-holds-its-database.md): an advisory lock
 * on a connection of its own, which the database frees when the process ends, however it ends.
 * @throws Error with a sentence for the operator when another server holds it; the driver's own where none answers
 */
export async function holdPostgres(url: string, watcher: Watcher, times = timeouts): Promise<Hold> {
  // By this name the connections of this process are told from those of others.
  const name = `lyceum-node-${randomUUID()}`;
  let released = false;
  let holder = await take(url, name, times);
  if (!holder) throw new TakenError(taken);
  const hold = async () => {
    while (!released && holder) {
      const reason = await lossOf(holder, times);
      if (released) return;
      watcher.log.warn({ err: reason }, 'the connection that holds the database was lost');
      holder = await takeAgain(url, name, times, () => released);
    }
    if (!released) watcher.onTaken(new TakenError(taken));
  };
  void hold();
  return {
    release: () => {
      released = true;
      void holder?.end().catch(() => {});
    },
  };
}

/** Another server holds the database. */
export class TakenError extends Error {}

/** Tries until the lock is held or has been another's for too long. @returns undefined in the second case */
async function take(url: string, name: string, times: typeof timeouts): Promise<pg.Client | undefined> {
  for (const end = performance.now() + times.waiting; ; await pause(times.betweenTries)) {
    const holder = await tryOnce(url, name, times);
    if (holder || performance.now() > end) return holder;
  }
}

/** The same as often as the database cannot be reached: it may be starting again. */
async function takeAgain(
  url: string,
  name: string,
  times: typeof timeouts,
  isOver: () => boolean,
): Promise<pg.Client | undefined> {
  while (!isOver()) {
    try {
      return await take(url, name, times);
    } catch {
      await pause(times.betweenTries);
    }
  }
  return undefined;
}

async function tryOnce(url: string, name: string, times: typeof timeouts): Promise<pg.Client | undefined> {
  const client = new pg.Client({
    connectionString: url,
    application_name: name,
    connectionTimeoutMillis: times.answering,
    query_timeout: times.answering,
    keepAlive: true,
  });
  // What happens to it later is heard by `lossOf`; a connection without a listener would end the process.
  client.on('error', () => {});
  let held = false;
  try {
    await client.connect();
    await client.query(keepAlives);
    const { rows } = await client.query('select pg_try_advisory_lock($1) as held', [lockNumber]);
    held = rows[0].held;
    if (held) return client;
    // Perhaps it is our own lost connection that holds it, and the database has not noticed.
    await client.query(
      'select pg_terminate_backend(pid) from pg_stat_activity where application_name = $1 and pid <> pg_backend_pid()',
      [name],
    );
    return undefined;
  } finally {
    if (!held) void client.end().catch(() => {});
  }
}

/** Waits until the connection is lost, or no longer answers. @returns why */
function lossOf(holder: pg.Client, times: typeof timeouts): Promise<Error> {
  return new Promise((lost) => {
    let isLost = false;
    const end = (reason?: Error) => {
      isLost = true;
      void holder.end().catch(() => {});
      lost(reason ?? new Error('The connection that holds the database was closed.'));
    };
    holder.once('error', end).once('end', () => end());
    const watch = async () => {
      while (!isLost) {
        await holder.query('select 1');
        await pause(times.betweenSigns, undefined, { ref: false });
      }
    };
    watch().catch(end);
  });
}
