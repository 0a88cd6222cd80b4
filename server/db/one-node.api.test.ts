import pg from 'pg';
import { describe, expect, it, onTestFinished } from 'vitest';
import { startDatabaseProxy } from '../../test/database-proxy.ts';
import { freshPostgresAddress } from '../../test/databases.ts';
import { type LockMode, lockPostgres, waitForStart } from './one-node.ts';

const quick = { acquiring: 400, betweenTries: 20, betweenChecks: 100, answering: 400 };
const refusal = /^Another Lyceum server is already using the database that the setting DATABASE_URL names/;

/** A server that holds the database at an address, and what the lock has reported to it since. */
async function holding(url: string, mode: LockMode = 'alone') {
  const reported = { lost: 0, taken: '' };
  const hold = await lockPostgres(
    url,
    {
      log: {
        warn: () => {
          reported.lost += 1;
        },
      },
      onTaken: ({ message }) => {
        reported.taken = message;
      },
    },
    { ...quick, mode },
  );
  onTestFinished(() => hold.release());
  return { hold, reported };
}

async function connected(url: string): Promise<pg.Client> {
  const client = new pg.Client(url);
  await client.connect();
  onTestFinished(() => client.end());
  return client;
}

const locks = `from pg_locks where locktype = 'advisory'
  and database = (select oid from pg_database where datname = current_database())`;
const holdersOf = async (observer: pg.Client): Promise<number[]> =>
  (await observer.query(`select pid ${locks} and granted`)).rows.map(({ pid }) => pid);
const cutHolder = `select pg_terminate_backend(pid) ${locks} and granted`;

describe.runIf(process.env.TEST_ENGINE === 'postgres')('a database on PostgreSQL', () => {
  it('is held by one server at a time, and by the next one after its release', async () => {
    const url = await freshPostgresAddress();
    const { hold } = await holding(url);
    await expect(holding(url)).rejects.toThrow(refusal);
    hold.release();
    await holding(url);
  });

  it('is shared by several nodes, which refuse a server that is alone and are refused by it', async () => {
    const url = await freshPostgresAddress();
    const { hold: first } = await holding(url, 'shared');
    const { hold: second } = await holding(url, 'shared');
    await expect(holding(url)).rejects.toThrow(refusal);
    first.release();
    second.release();
    await holding(url);
    await expect(holding(url, 'shared')).rejects.toThrow(
      /^Another Lyceum server, without the setting REDIS_URL, is using the database/,
    );
  });

  it('is prepared by one node that starts while the others wait [spec 10.243]', async () => {
    const url = await freshPostgresAddress();
    const letNext = await waitForStart(url);
    let hasStarted = false;
    const waiting = waitForStart(url).then((end) => {
      hasStarted = true;
      end();
    });
    const observer = await connected(url);
    const waits = `select count(*)::int as n ${locks} and not granted`;
    await expect.poll(async () => (await observer.query(waits)).rows[0].n).toBe(1);
    expect(hasStarted).toBe(false);
    letNext();
    await waiting;
  });

  it('is held on its own: another database of the same PostgreSQL stays free', async () => {
    await holding(await freshPostgresAddress());
    await holding(await freshPostgresAddress());
  });

  it('is taken again by a server whose connection was cut', async () => {
    const url = await freshPostgresAddress();
    const { reported } = await holding(url);
    const observer = await connected(url);
    const [cut] = await holdersOf(observer);
    await observer.query(cutHolder);
    await expect.poll(() => holdersOf(observer)).toEqual([expect.toSatisfy((pid) => pid !== cut)]);
    await expect(holding(url)).rejects.toThrow(refusal);
    expect(reported).toEqual({ lost: 1, taken: '' });
  });

  it('is taken again by a server whose connection fell silent but still holds the lock', async () => {
    const url = await freshPostgresAddress();
    const proxy = await startDatabaseProxy(new URL(url));
    const { reported } = await holding(proxy.url.toString());
    const observer = await connected(url);
    const [silent] = await holdersOf(observer);
    proxy.silence();
    await expect.poll(() => holdersOf(observer)).toEqual([expect.toSatisfy((pid) => pid !== silent)]);
    await expect(holding(url)).rejects.toThrow(refusal);
    expect(reported).toEqual({ lost: 1, taken: '' });
  });

  it('stops the server that lost it to another one, with the reason', async () => {
    const url = await freshPostgresAddress();
    const { reported } = await holding(url);
    const other = await connected(url);
    const {
      rows: [{ objid }],
    } = await other.query(`select objid ${locks}`);
    // This query waits for the lock before the holder's connection is cut, so it gets the lock next.
    const waits = other.query('select pg_advisory_lock($1)', [objid]);
    const observer = await connected(url);
    await expect.poll(async () => (await observer.query(`select pid ${locks}`)).rowCount).toBe(2);
    await observer.query(cutHolder);
    await waits;
    await expect.poll(() => reported.taken).toMatch(refusal);
  });
});
