import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { type Disk, groupCommit } from './group-commit.ts';
import { lockFolder, openSqlite } from './sqlite.ts';

function folder(): string {
  const made = mkdtempSync(join(tmpdir(), 'lyceum-sqlite-'));
  onTestFinished(() => rmSync(made, { recursive: true, force: true }));
  return made;
}

it('lets only one server use a folder at a time', () => {
  const shared = folder();
  const first = lockFolder(shared);
  expect(() => lockFolder(shared)).toThrow(
    `Another Lyceum server is already using ${shared}. Stop it first, or set DATA_DIR to another folder.`,
  );
  first.release();
  lockFolder(shared).release();
});

it('has what was written after it is opened again', async () => {
  const kept = folder();
  const school = { id: 'S', code: 'CODE', name: 'School', created_at: '2026-01-01T08:00:00.000Z' };
  const first = await openSqlite(kept, console);
  await first.write(({ query }) => query.insertInto('school').values(school).execute());
  await first.close();
  const second = await openSqlite(kept, console);
  onTestFinished(() => second.close());
  expect(await second.read.selectFrom('school').selectAll().execute()).toMatchObject([school]);
});

it('leaves a single file with all data when it is closed [spec 10.79]', async () => {
  const closed = folder();
  await (await openSqlite(closed, console)).close();
  expect(readdirSync(closed)).toEqual(['lyceum.db']);
});

it('waits for the disk at every commit', async () => {
  const db = await openSqlite(folder(), console);
  onTestFinished(() => db.close());
  const { sql } = await import('kysely');
  const { rows } = await sql<{ synchronous: number }>`pragma synchronous`.execute(db.identity);
  const full = 2;
  expect(rows[0]?.synchronous).toBe(full);
});

it('copies its log into the file while others write, so that the log stops growing', async () => {
  const busy = folder();
  const db = await openSqlite(busy, console);
  onTestFinished(() => db.close());
  const sizeOfLog = () => statSync(join(busy, 'lyceum.db-wal')).size;
  const write = async (transactions: number) => {
    for (let n = 0; n < transactions; n += 1) {
      const [id, name] = [`${Math.random()}`, 'School '.repeat(600)];
      const school = { id, code: id, name, created_at: '2026-01-01T08:00:00.000Z' };
      await db.write(({ query }) => query.insertInto('school').values(school).execute());
    }
  };
  await write(1_000);
  const before = sizeOfLog();
  await write(2_000);
  expect(sizeOfLog()).toBeLessThan(2 * before);
});

it('acknowledges nothing that is not on the disk, and does nothing twice', async () => {
  const db = await openSqlite(folder(), console);
  onTestFinished(() => db.close());
  const disk: Disk = {
    commitWithoutWaiting: () => {},
    commitAndWait: () => {},
    sync: () => Promise.reject(new Error('The disk is broken.')),
    betweenTransactions: async () => {},
  };
  const { write } = groupCommit(db.identity, 'sqlite', console, { disk });
  let runs = 0;
  const told: string[] = [];
  const writes = ['A', 'B'].map((code) =>
    write(async ({ query, afterCommit }) => {
      runs += 1;
      afterCommit(() => told.push(code));
      const school = { id: code, code, name: 'School', created_at: '2026-01-01T08:00:00.000Z' };
      await query.insertInto('school').values(school).execute();
    }),
  );
  const outcomes = await Promise.allSettled(writes);
  expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect([runs, told]).toEqual([2, []]);
});
