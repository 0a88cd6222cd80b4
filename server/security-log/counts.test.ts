import pino from 'pino';
import { describe, expect, it } from 'vitest';
import { rulesWorld, teacherIn } from '../../test/context.ts';
import { freshDatabase } from '../../test/databases.ts';
import { HeldClock } from '../../test/held-app.ts';
import { SecurityCounts } from './counts.ts';
import type { Entry } from './rules.ts';

const minute = 60_000;

async function countsOnFreshDatabase() {
  const db = await freshDatabase();
  const clock = new HeldClock();
  // The clock begins at a full minute, so that the seconds by which a test advances it do not end the minute.
  clock.advance(minute - (clock.now().getTime() % minute));
  const counts = new SecurityCounts({ db, clock, log: pino({ level: 'silent' }) }, 'a secret');
  const rows = () =>
    db.read
      .selectFrom('security_log')
      .select(['event', 'detail', 'attempted', 'address', 'school_id', 'count', 'at'])
      .orderBy('number')
      .execute();
  return { clock, counts, rows };
}

const failedSignIn = (attempted: string, ip = '192.0.2.1'): Entry => ({
  event: 'sign-in-failed',
  by: { role: 'nobody', from: { ip, userAgent: '' } },
  attempted,
});

describe('a repeated event', () => {
  it('is stored the first time, counted after that, and stored as one row when the minute is over', async () => {
    const { clock, counts, rows } = await countsOnFreshDatabase();
    await counts.count(failedSignIn('a'));
    expect(await rows()).toMatchObject([{ attempted: 'a', count: 1 }]);

    for (let n = 0; n < 500; n++) await counts.count(failedSignIn('a'));
    clock.advance(10_000);
    await counts.count(failedSignIn('a'));
    const last = clock.now().toISOString();
    await counts.storeFinished();
    expect(await rows()).toHaveLength(1);

    clock.advance(minute);
    await counts.storeFinished();
    expect(await rows()).toMatchObject([{ count: 1 }, { attempted: 'a', count: 501, at: last }]);
    await counts.count(failedSignIn('a'));
    await counts.storeAll();
    expect(await rows()).toMatchObject([{ count: 1 }, { count: 501 }, { count: 1 }]);
  });

  it('takes a limited number of rows a minute, however many names and addresses there are [spec 10.99]', async () => {
    const { clock, counts, rows } = await countsOnFreshDatabase();
    const total = 5_000;
    for (let n = 0; n < total; n++)
      await counts.count(failedSignIn(`name ${n}`, `192.0.${n % 200}.${(n >> 3) % 250}`));
    clock.advance(minute);
    await counts.storeFinished();
    const stored = await rows();
    expect(stored.length).toBeLessThan(110);
    expect(stored.reduce((sum, { count }) => sum + count, 0)).toBe(total);
    expect(stored.at(-1)).toMatchObject({ event: 'sign-in-failed', attempted: null, address: null });
  });

  it('at one address does not hide the events of others', async () => {
    const { counts, rows } = await countsOnFreshDatabase();
    for (let n = 0; n < 1_000; n++) await counts.count(failedSignIn(`name ${n}`));
    await counts.count(failedSignIn('another', '198.51.100.7'));
    expect((await rows()).at(-1)).toMatchObject({ attempted: 'another', address: '198.51.100.7' });
  });

  it('of an account belongs to the school of the account, even when only its number is stored', async () => {
    const world = await rulesWorld();
    const { uid, schoolId } = await teacherIn(world);
    const counts = new SecurityCounts(world.ctx, 'a secret');
    for (let n = 0; n < 100; n++) {
      const from = { ip: `192.0.2.${n}`, userAgent: '' };
      await counts.count({ event: 'signed-out', by: { uid, name: '', role: null, from } });
      await counts.count({ event: 'reset-link-requested', by: { role: 'nobody', from }, about: uid });
    }
    await counts.storeAll();
    const { read } = world.ctx.db;
    const stored = await read.selectFrom('security_log').select(['event', 'school_id', 'address']).execute();
    const counted = stored.filter(({ event }) => event !== 'account-created');
    expect(counted.some(({ address }) => address === null)).toBe(true);
    expect(new Set(counted.map(({ school_id }) => school_id))).toEqual(new Set([schoolId]));
  });

  it('at one school does not hide the events of another', async () => {
    const { counts, rows } = await countsOnFreshDatabase();
    const at = (schoolId: string, n: number): Entry => ({
      event: 'refused',
      detail: 'administrator-only',
      by: { uid: `T${n}`, name: '', role: 'teacher', schoolId },
    });
    for (let n = 0; n < 200; n++) await counts.count(at('NORTH', n));
    await counts.count(at('SOUTH', 200));
    const stored = await rows();
    expect(stored.filter(({ school_id }) => school_id === 'NORTH')).toHaveLength(51);
    expect(stored.at(-1)).toMatchObject({ school_id: 'SOUTH', detail: 'administrator-only' });
  });
});

it('stores counts that could not be stored with those of the next minute', async () => {
  const db = await freshDatabase();
  const clock = new HeldClock();
  let isFull = false;
  const write: typeof db.write = (work) =>
    isFull ? Promise.reject(new Error('the disk is full')) : db.write(work);
  const counts = new SecurityCounts(
    { db: { ...db, write }, clock, log: pino({ level: 'silent' }) },
    'a secret',
  );
  await counts.count(failedSignIn('a'));
  await counts.count(failedSignIn('a'));
  clock.advance(minute);
  isFull = true;
  await expect(counts.storeFinished()).rejects.toThrow('the disk is full');
  isFull = false;
  // The minute goes on: its own limits still hold.
  await counts.storeFinished();
  clock.advance(minute);
  await counts.storeFinished();
  const rows = await db.read.selectFrom('security_log').select(['attempted', 'count']).execute();
  expect(rows).toEqual([
    { attempted: 'a', count: 1 },
    { attempted: 'a', count: 1 },
  ]);
});

it('hashes a name without an account; the same name always has the same hash', async () => {
  const { counts } = await countsOnFreshDatabase();
  const hash = counts.keyedHashOf('Hunter2 ');
  expect(hash).toBe(counts.keyedHashOf('hunter2'));
  expect(hash).not.toBe(counts.keyedHashOf('hunter3'));
  expect(hash).toMatch(/^[0-9a-f]{12}$/);
});

it('logs that an event cannot be stored, and lets the call go on', async () => {
  const logged: unknown[] = [];
  const log = pino({ level: 'error' }, { write: (line: string) => logged.push(JSON.parse(line).msg) });
  const write = () => Promise.reject(new Error('the disk is full'));
  const ctx = { db: { ...(await freshDatabase()), write }, clock: new HeldClock(), log };
  await new SecurityCounts(ctx, 'a secret').count(failedSignIn('a'));
  expect(logged).toEqual(['an event of the security log could not be stored']);
});
