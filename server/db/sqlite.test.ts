import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
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

it('leaves a single file with all data when it is closed', async () => {
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
