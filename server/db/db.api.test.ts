import { sql } from 'kysely';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { freshDatabase } from '../../test/databases.ts';
import { isConflict } from './conflict.ts';
import type { Db } from './db.ts';
import { migrate } from './migrations.ts';

const at = '2026-01-01T08:00:00.000Z';
const school = (code: string) => ({ id: code, code, name: `School ${code}`, created_at: at });

const add = (db: Db, code: string) =>
  db.write(({ query }) => query.insertInto('school').values(school(code)).execute());

async function codes(db: Db): Promise<string[]> {
  const rows = await db.read.selectFrom('school').select('code').orderBy('code').execute();
  return rows.map((row) => row.code);
}

describe('a write', () => {
  it('is there for the next read', async () => {
    const db = await freshDatabase();
    await add(db, 'ONE');
    expect(await codes(db)).toEqual(['ONE']);
  });

  it('commits together with others of the same moment', async () => {
    const db = await freshDatabase();
    await Promise.all(Array.from({ length: 250 }, (_, n) => add(db, `C${n}`)));
    expect(await codes(db)).toHaveLength(250);
  });

  it('that fails is rolled back alone', async () => {
    const db = await freshDatabase();
    const results = await Promise.allSettled([add(db, 'ONE'), add(db, 'ONE'), add(db, 'TWO')]);
    expect(results.map((result) => result.status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    expect(await codes(db)).toEqual(['ONE', 'TWO']);
  });

  it('is rolled back as a whole when its work throws', async () => {
    const db = await freshDatabase();
    const failing = db.write(async ({ query }) => {
      await query.insertInto('school').values(school('HALF')).execute();
      throw new Error('changed my mind');
    });
    await expect(failing).rejects.toThrow('changed my mind');
    expect(await codes(db)).toEqual([]);
  });

  it('sees its own changes, which nobody else sees before the commit', async () => {
    const db = await freshDatabase();
    await db.write(async ({ query }) => {
      await query.insertInto('school').values(school('NEW')).execute();
      expect(await query.selectFrom('school').select('code').execute()).toHaveLength(1);
      expect(await codes(db)).toEqual([]);
    });
  });

  it('runs its callbacks after the commit, and only then', async () => {
    const db = await freshDatabase();
    const called: string[] = [];
    const failing = db.write(async ({ afterCommit }) => {
      afterCommit(() => called.push('failed'));
      throw new Error('no');
    });
    await db.write(async ({ query, afterCommit }) => {
      await query.insertInto('school').values(school('NEW')).execute();
      afterCommit(() => called.push('committed'));
      expect(called).toEqual([]);
    });
    await expect(failing).rejects.toThrow('no');
    expect(called).toEqual(['committed']);
  });

  it('stays committed and succeeds for its caller when a callback after the commit fails [spec 5.44]', async () => {
    const logged = vi.spyOn(console, 'error').mockReturnValue();
    onTestFinished(() => logged.mockRestore());
    const db = await freshDatabase();
    const called: string[] = [];
    const mistake = new Error('nobody foresaw this');
    await db.write(async ({ query, afterCommit }) => {
      await query.insertInto('school').values(school('ONE')).execute();
      afterCommit(() => {
        throw mistake;
      });
      afterCommit(() => called.push('the next'));
    });
    await add(db, 'TWO');
    expect(called).toEqual(['the next']);
    expect(await codes(db)).toEqual(['ONE', 'TWO']);
    expect(logged.mock.calls).toEqual([[{ err: mistake }]]);
  });

  it('that breaks a shared transaction fails alone; the other writes are tried again', async () => {
    const db = await freshDatabase();
    const breaking = db.write(({ query }) => sql`rollback`.execute(query));
    const results = await Promise.allSettled([add(db, 'ONE'), breaking, add(db, 'TWO')]);
    expect(results[0]?.status).toBe('fulfilled');
    expect(results[2]?.status).toBe('fulfilled');
    expect(await codes(db)).toEqual(['ONE', 'TWO']);
  });
});

it.runIf(process.env.TEST_ENGINE === 'postgres')(
  'survives a database that ends its connections',
  async () => {
    const db = await freshDatabase();
    const { sql } = await import('kysely');
    const ended = db.write(({ query }) => sql`select pg_terminate_backend(pg_backend_pid())`.execute(query));
    await expect(ended).rejects.toThrow();
    await add(db, 'AFTER');
    expect(await codes(db)).toEqual(['AFTER']);
  },
);

it.runIf(process.env.TEST_ENGINE === 'postgres')(
  'does nothing twice that a lost connection may have done',
  async () => {
    const db = await freshDatabase();
    let runs = 0;
    const counted = db.write(async () => {
      runs += 1;
    });
    const ended = db.write(({ query }) => sql`select pg_terminate_backend(pg_backend_pid())`.execute(query));
    await expect(ended).rejects.toThrow();
    await expect(counted).rejects.toThrow();
    expect(runs).toBe(1);
  },
);

it('distinguishes a conflict on a unique value from other failures', async () => {
  const db = await freshDatabase();
  await add(db, 'ONE');
  expect(isConflict(await add(db, 'ONE').catch((error: unknown) => error))).toBe(true);
  const missing = db.write(({ query }) => sql`insert into school (id) values ('X')`.execute(query));
  expect(isConflict(await missing.catch((error: unknown) => error))).toBe(false);
});

it('returns timestamps as the ISO text that was written', async () => {
  const db = await freshDatabase();
  await add(db, 'ONE');
  const row = await db.read.selectFrom('school').select('created_at').executeTakeFirstOrThrow();
  expect(row.created_at).toBe(at);
});

it('a snapshot reads the state of one moment, whatever is written meanwhile', async () => {
  const db = await freshDatabase();
  await add(db, 'ONE');
  const counts = await db.snapshot(async (query) => {
    const before = await query.selectFrom('school').select('code').execute();
    await add(db, 'TWO');
    const after = await query.selectFrom('school').select('code').execute();
    return [before.length, after.length];
  });
  expect(counts).toEqual([1, 1]);
  expect(await codes(db)).toEqual(['ONE', 'TWO']);
});

it('migrating an up-to-date database changes nothing', async () => {
  const db = await freshDatabase();
  await add(db, 'ONE');
  await migrate(db.identity, db.engine);
  expect(await codes(db)).toEqual(['ONE']);
});
