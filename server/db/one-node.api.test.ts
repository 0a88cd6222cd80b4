import pg from 'pg';
import { describe, expect, it, onTestFinished } from 'vitest';
import { freshPostgresAddress } from '../../test/databases.ts';
import { startLine } from '../../test/silent-line.ts';
import { lockPostgres } from './one-node.ts';

const quick = { waiting: 400, betweenTries: 20, betweenSigns: 100, answering: 400 };
const refusal = /^Another Lyceum server is already using the database that the setting DATABASE_URL names/;

/** A server that holds the database at an address, and what it was told since. */
async function holding(url: string) {
  const told = { lost: 0, taken: '' };
  const hold = await lockPostgres(
    url,
    {
      log: {
        warn: () => {
          told.lost += 1;
        },
      },
      onTaken: ({ message }) => {
        told.taken = message;
      },
    },
    quick,
  );
  onTestFinished(() => hold.release());
  return { hold, told };
}

async function connected(url: string): Promise<pg.Client> {
  const client = new pg.Client(url);
  await client.connect();
  onTestFinished(() => client.end());
  return client;
}

const locks = `from pg_locks where locktype = 'advisory'
  and database = (select oid from pg_database where datname = current_database())`;
const holdersSeenBy = async (onlooker: pg.Client): Promise<number[]> =>
  (await onlooker.query(`select pid ${locks} and granted`)).rows.map(({ pid }) => pid);
const cutTheHolder = `select pg_terminate_backend(pid) ${locks} and granted`;

describe.runIf(process.env.TEST_ENGINE === 'postgres')('a database on PostgreSQL', () => {
  it('is held by one server at a time, and free for the next one after it', async () => {
    const url = await freshPostgresAddress();
    const { hold } = await holding(url);
    await expect(holding(url)).rejects.toThrow(refusal);
    hold.release();
    await holding(url);
  });

  it('is held for itself: another one beside it is free', async () => {
    await holding(await freshPostgresAddress());
    await holding(await freshPostgresAddress());
  });

  it('is taken again by a server whose connection was cut', async () => {
    const url = await freshPostgresAddress();
    const { told } = await holding(url);
    const onlooker = await connected(url);
    const [cut] = await holdersSeenBy(onlooker);
    await onlooker.query(cutTheHolder);
    await expect.poll(() => holdersSeenBy(onlooker)).toEqual([expect.toSatisfy((pid) => pid !== cut)]);
    await expect(holding(url)).rejects.toThrow(refusal);
    expect(told).toEqual({ lost: 1, taken: '' });
  });

  it('is taken again by a server whose connection fell silent and still counts', async () => {
    const url = await freshPostgresAddress();
    const line = await startLine(new URL(url));
    const { told } = await holding(line.url.toString());
    const onlooker = await connected(url);
    const [silent] = await holdersSeenBy(onlooker);
    line.silence();
    await expect.poll(() => holdersSeenBy(onlooker)).toEqual([expect.toSatisfy((pid) => pid !== silent)]);
    await expect(holding(url)).rejects.toThrow(refusal);
    expect(told).toEqual({ lost: 1, taken: '' });
  });

  it('ends the server that lost it to another one, with a sentence', async () => {
    const url = await freshPostgresAddress();
    const { told } = await holding(url);
    const other = await connected(url);
    const {
      rows: [{ objid }],
    } = await other.query(`select objid ${locks}`);
    // Waits in line before the connection is cut, so that it is the next one.
    const waits = other.query('select pg_advisory_lock($1)', [objid]);
    const onlooker = await connected(url);
    await expect.poll(async () => (await onlooker.query(`select pid ${locks}`)).rowCount).toBe(2);
    await onlooker.query(cutTheHolder);
    await waits;
    await expect.poll(() => told.taken).toMatch(refusal);
  });
});
