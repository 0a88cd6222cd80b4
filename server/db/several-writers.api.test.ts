import pg from 'pg';
import { describe, expect, it, onTestFinished } from 'vitest';
import { freshPostgresAddress } from '../../test/databases.ts';
import { withResolvers } from '../with-resolvers.ts';
import type { Db } from './db.ts';
import { writerLock } from './group-commit.ts';
import { openPostgres } from './postgres.ts';

const log = { warn: () => {}, error: () => {} };

/** The databases of two nodes. */
async function twoNodes() {
  const url = await freshPostgresAddress();
  const open = async () => {
    const db = await openPostgres(url, log, { withOtherNodes: true });
    onTestFinished(() => db.close());
    return db;
  };
  return [await open(), await open()] as const;
}

/** Adds one to a number, as a rule does that decides on what it reads. */
const addOne = (db: Db) =>
  db.write(async ({ query }) => {
    const row = await query.selectFrom('event_stream').selectAll().where('id', '=', 'S').executeTakeFirst();
    if (!row) await query.insertInto('event_stream').values({ id: 'S', last_number: 1 }).execute();
    else
      await query
        .updateTable('event_stream')
        .set({ last_number: row.last_number + 1 })
        .execute();
  });

const numberIn = async (db: Db) =>
  (await db.read.selectFrom('event_stream').select('last_number').executeTakeFirst())?.last_number;

describe.runIf(process.env.TEST_ENGINE === 'postgres')('writes of two nodes', () => {
  it('come one after another, so that each sees what the one before has written [spec 10.243]', async () => {
    const [one, other] = await twoNodes();
    await Promise.all(Array.from({ length: 60 }, (_, n) => addOne(n % 2 ? one : other)));
    expect(await numberIn(one)).toBe(60);
  });

  it('wait for a node that hangs in the middle of a write, but not for long', async () => {
    const [hanging, other] = await twoNodes();
    await addOne(hanging);
    const [begun, never] = [withResolvers<void>(), withResolvers<void>()];
    const lost = hanging.write(async ({ query }) => {
      await query.updateTable('event_stream').set({ last_number: 100 }).execute();
      begun.resolve();
      await never.promise;
    });
    await begun.promise;
    const since = performance.now();
    await addOne(other);
    expect(performance.now() - since).toBeLessThan(4_000);
    expect(await numberIn(other)).toBe(2);
    never.resolve();
    await expect(lost).rejects.toThrow();
    await addOne(hanging);
    expect(await numberIn(other)).toBe(3);
  });

  it('change nothing when they get no turn in time, although they do not wait for it before they begin', async () => {
    const url = await freshPostgresAddress();
    const holder = new pg.Client(url);
    await holder.connect();
    onTestFinished(() => holder.end());
    const db = await openPostgres(url, log, { withOtherNodes: true, working: 300 });
    onTestFinished(() => db.close());
    await holder.query('begin');
    await holder.query(`select pg_advisory_xact_lock(${writerLock})`);
    for (const writes of [[1], [1, 2]]) {
      const refused = await Promise.allSettled(writes.map(() => addOne(db)));
      for (const outcome of refused)
        expect(outcome).toMatchObject({ reason: { message: expect.stringContaining('statement timeout') } });
    }
    expect(await numberIn(db)).toBeUndefined();
    await holder.query('rollback');
    await addOne(db);
    expect(await numberIn(db)).toBe(1);
  });
});
