import type { Socket } from 'node:net';
import { Kysely, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import type { Logger } from 'pino';
import type { Db } from './db.ts';
import { groupCommit } from './group-commit.ts';
import { migrate } from './migrations.ts';
import { namingStatements } from './named-statements.ts';
import type { Schema } from './schema.ts';
import { isSilence } from './unavailable.ts';

const { builtins, getTypeParser } = pg.types;

/** Returns the same values as SQLite: timestamps as ISO strings, JSON as text. */
const sameAsSqlite = {
  getTypeParser: ((oid: number, format?: 'text' | 'binary') => {
    if (oid === builtins.TIMESTAMPTZ) return (text: string) => new Date(text).toISOString();
    if (oid === builtins.JSON) return (text: string) => text;
    return getTypeParser(oid, format as 'text');
  }) as typeof getTypeParser,
};

/**
 * Timeouts in milliseconds, so that a hanging database or network does not block a call forever. After
 * `working` the server cancels a statement; after `answering` this process stops waiting for it.
 */
const timeouts = { connecting: 5_000, working: 15_000, answering: 20_000 };

/**
 * The connections of a database. When a query gets no answer in time, the server or the network is gone: a
 * server that works would have cancelled the query before. All connections are then cut, so that the queries
 * on the others fail at once and later queries get new connections.
 */
class Connections {
  readonly #open = new Set<pg.PoolClient>();

  /** Watches a new connection. */
  add(client: pg.PoolClient): void {
    this.#open.add(client);
    client.once('end', () => this.#open.delete(client));
    const query = client.query.bind(client) as (...parts: unknown[]) => Promise<unknown>;
    const watched = (...parts: unknown[]) => {
      const result = query(...parts);
      result.catch((error: unknown) => isSilence(error) && this.#cutAll());
      return result;
    };
    client.query = watched as typeof client.query;
  }

  #cutAll(): void {
    for (const client of this.#open) {
      const { connection } = client as unknown as { connection: { stream: Socket } };
      connection.stream.destroy();
    }
  }
}

/**
 * How long a transaction of one of several nodes may do nothing, in milliseconds: a node that hangs must not
 * stop the others.
 */
const idleInTransaction = 2_000;

/**
 * Opens the PostgreSQL database at an address and migrates it to the newest schema.
 * @param log logs lost connections, which the pool replaces
 * @param withOtherNodes whether other nodes write to the same database
 */
export async function openPostgres(
  url: string,
  log: Pick<Logger, 'warn' | 'error'>,
  {
    withOtherNodes = false,
    connecting,
    working,
    answering,
  }: Partial<typeof timeouts> & { withOtherNodes?: boolean } = {},
): Promise<Db> {
  const settings = {
    connectionString: url,
    connectionTimeoutMillis: connecting ?? timeouts.connecting,
    statement_timeout: working ?? timeouts.working,
    query_timeout: answering ?? timeouts.answering,
    ...(withOtherNodes && { idle_in_transaction_session_timeout: idleInTransaction }),
    keepAlive: true,
    application_name: 'lyceum',
  };
  const mainPool = new pg.Pool({ ...settings, max: 16, types: sameAsSqlite, pipeline: true });
  // The identity service expects Date objects and needs few connections.
  const identityPool = new pg.Pool({ ...settings, max: 4 });
  const connections = new Connections();
  const onLost = (error: Error) => log.warn({ err: error }, 'a database connection was lost');
  for (const pool of [mainPool, identityPool]) {
    pool.on('error', onLost);
    // The pool listens only to idle connections. Without a listener, an error of a busy one would end the
    // process.
    pool.on('connect', (client) => {
      client.on('error', onLost);
      connections.add(client);
    });
    // On a connection with an unfinished query, the next query would have to wait.
    pool.on('release', (_error, client) => {
      if (!(client as unknown as { readyForQuery: boolean }).readyForQuery) void client.end();
    });
  }
  const identity = new Kysely<Schema>({ dialect: new PostgresDialect({ pool: identityPool }) });
  // Migrations use the pool that gives statements no names: a named statement keeps the columns that it had
  // when it was named.
  await migrate(identity, 'postgres');
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool: namingStatements(mainPool) }) });
  const { write, commits, idle } = groupCommit(db, 'postgres', log, { withOtherNodes });
  return {
    engine: 'postgres',
    read: db,
    write,
    commits,
    snapshot: (work) =>
      db.transaction().setIsolationLevel('repeatable read').setAccessMode('read only').execute(work),
    identity,
    ping: async () => {
      await sql`select 1`.execute(db);
    },
    close: async () => {
      await idle();
      await Promise.all([db.destroy(), identity.destroy()]);
    },
  };
}
