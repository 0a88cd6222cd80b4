import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { describe, expect, it, onTestFinished } from 'vitest';
import { freshDatabase, freshPostgresAddress } from '../../test/databases.ts';
import { allRows, fillEveryTable } from '../../test/every-table.ts';
import { migratedFile } from '../../test/migrated-file.ts';
import type { Db } from '../db/db.ts';
import { lockPostgres } from '../db/one-node.ts';
import { openPostgres } from '../db/postgres.ts';
import { lockFolder, openSqlite } from '../db/sqlite.ts';
import { moveRows } from './move.ts';
import { move } from './move-command.ts';
import { tablesOf } from './tables.ts';

const log = { warn: () => {}, error: (said: object) => console.error(said) };

/** A folder with an embedded database without rows. */
async function freshFolder(): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'lyceum-move-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  writeFileSync(join(folder, 'lyceum.db'), await migratedFile());
  return folder;
}

async function embeddedIn(folder: string): Promise<Db> {
  const db = await openSqlite(folder, log);
  onTestFinished(() => db.close());
  return db;
}

const school = (id: string) => ({ id, code: id, name: 'North High', created_at: '2026-01-01T08:00:00.000Z' });
const addSchool = (db: Db, id: string, name = 'North High') =>
  db.write(({ query }) =>
    query
      .insertInto('school')
      .values({ ...school(id), name })
      .execute(),
  );

describe.runIf(process.env.TEST_ENGINE === 'postgres')('a move between the engines', () => {
  it('brings every row of every table to PostgreSQL and back, unchanged [spec 10.246]', async () => {
    const [embedded, postgres, back] = [
      await embeddedIn(await freshFolder()),
      await freshDatabase(),
      await embeddedIn(await freshFolder()),
    ];
    const tables = await tablesOf({ embedded: embedded.read, postgres: postgres.read });
    const rows = 2;
    await fillEveryTable(embedded, tables, rows);

    const there = await moveRows(embedded, postgres);
    expect(there.tables.map((table) => table.rows)).toEqual(tables.map(() => rows));
    expect(there.replaced).toEqual([]);
    const again = await moveRows(postgres, back);
    expect(again).toEqual(there);
    for (const table of tables) {
      const original = await allRows(embedded, table);
      expect(await allRows(postgres, table)).toEqual(original);
      expect(await allRows(back, table)).toEqual(original);
    }
  });

  it('brings as many rows as there are, some in each statement', async () => {
    const [embedded, postgres] = [await embeddedIn(await freshFolder()), await freshDatabase()];
    const texts = Array.from({ length: 1_001 }, (_, n) => ({ hash: `${n}`, text: `Text ${n}` }));
    await embedded.write(({ query }) => query.insertInto('instructions').values(texts).execute());
    const { tables } = await moveRows(embedded, postgres);
    expect(tables.find(({ name }) => name === 'instructions')?.rows).toBe(texts.length);
    const moved = await postgres.read.selectFrom('instructions').selectAll().execute();
    expect(moved.toSorted((a, b) => Number(a.hash) - Number(b.hash))).toEqual(texts);
  });

  it('lets PostgreSQL number new rows after those that were moved', async () => {
    const [embedded, postgres] = [await embeddedIn(await freshFolder()), await freshDatabase()];
    const entry = { at: '2026-01-01T08:00:00.000Z', event: 'signed-in', by_operator: 0, count: 1 } as const;
    const add = (db: Db) =>
      db.write(({ query }) =>
        query.insertInto('security_log').values(entry).returning('number').executeTakeFirstOrThrow(),
      );
    await add(embedded);
    await add(embedded);
    await moveRows(embedded, postgres);
    expect(await add(postgres)).toEqual({ number: 3 });
  });

  it('refuses a target that has rows, and leaves them alone [spec 10.246]', async () => {
    const [embedded, postgres] = [await embeddedIn(await freshFolder()), await freshDatabase()];
    await addSchool(embedded, 'NORTH');
    await addSchool(postgres, 'SOUTH');
    await expect(moveRows(embedded, postgres)).rejects.toThrow(
      'Nothing was moved: the target already has rows in the table school. Please create a new database for it and set DATABASE_URL to that one.',
    );
    await expect(moveRows(postgres, embedded)).rejects.toThrow('Please move lyceum.db in DATA_DIR aside');
    expect(await postgres.read.selectFrom('school').select('id').execute()).toEqual([{ id: 'SOUTH' }]);
  });

  it('moves nothing when what arrived is not what was sent [spec 10.246]', async () => {
    const [embedded, postgres] = [await embeddedIn(await freshFolder()), await freshDatabase()];
    await addSchool(embedded, 'NORTH');
    await sql`create function shout() returns trigger language plpgsql as
      $$ begin new.name := upper(new.name); return new; end $$`.execute(postgres.identity);
    await sql`create trigger shouting before insert on school for each row execute function shout()`.execute(
      postgres.identity,
    );
    onTestFinished(async () => {
      await sql`drop function shout cascade`.execute(postgres.identity);
    });
    await expect(moveRows(embedded, postgres)).rejects.toThrow(
      'Nothing was moved: in the table school 1 of 1 rows arrived, and their content differs.',
    );
    expect(await postgres.read.selectFrom('school').selectAll().execute()).toEqual([]);
  });

  it('moves nothing when another server has taken a database meanwhile', async () => {
    const [embedded, postgres] = [await embeddedIn(await freshFolder()), await freshDatabase()];
    await addSchool(embedded, 'NORTH');
    const taken = AbortSignal.abort(new Error('Another Lyceum server is already using the database.'));
    await expect(moveRows(embedded, postgres, taken)).rejects.toThrow('Another Lyceum server');
    expect(await postgres.read.selectFrom('school').selectAll().execute()).toEqual([]);
  });

  it('names the table that PostgreSQL refuses, and leaves the target empty', async () => {
    const [embedded, postgres] = [await embeddedIn(await freshFolder()), await freshDatabase()];
    await addSchool(embedded, 'NORTH');
    await embedded.write(({ query }) =>
      query.updateTable('school').set({ created_at: 'yesterday' }).execute(),
    );
    await expect(moveRows(embedded, postgres)).rejects.toThrow(
      'Nothing was moved: the table school cannot be copied, since a timestamp is no time: "yesterday".',
    );
    expect(await postgres.read.selectFrom('school').selectAll().execute()).toEqual([]);
  });

  it('replaces the one character that PostgreSQL cannot store, and says where', async () => {
    const [embedded, postgres] = [await embeddedIn(await freshFolder()), await freshDatabase()];
    await addSchool(embedded, 'NORTH', 'North\0High');
    const { replaced } = await moveRows(embedded, postgres);
    expect(replaced).toEqual(['school.name of NORTH']);
    expect(await postgres.read.selectFrom('school').select('name').execute()).toEqual([
      { name: 'North\uFFFDHigh' },
    ]);
  });
});

describe.runIf(process.env.TEST_ENGINE === 'postgres')('the command', () => {
  it('moves a school and says what to do next', async () => {
    const dataDir = await freshFolder();
    const embedded = await openSqlite(dataDir, log);
    await addSchool(embedded, 'NORTH');
    await embedded.close();
    const databaseUrl = await freshPostgresAddress();
    const settings = { dataDir, databaseUrl, authSecret: 'secret' };

    const told = (await move(settings, log, 'to postgresql')).join('\n');
    expect(told).toMatch(/^school +1 {2}[0-9a-f]{16}\n1 rows of \d+ tables were moved; counts and checksums/);
    expect(told).toContain('Keep DATABASE_URL set and start the server with "npm start".');
    const postgres = await openPostgres(databaseUrl, log);
    onTestFinished(() => postgres.close());
    expect(await postgres.read.selectFrom('school').selectAll().execute()).toMatchObject([school('NORTH')]);
    await postgres.close();

    await expect(move(settings, log, 'to embedded')).rejects.toThrow(
      'Please move lyceum.db in DATA_DIR aside',
    );
    const back = { ...settings, dataDir: await freshFolder() };
    expect((await move(back, log, 'to embedded')).join('\n')).toContain(
      'Unset DATABASE_URL and start the server',
    );
    const again = await embeddedIn(back.dataDir);
    expect(await again.read.selectFrom('school').selectAll().execute()).toMatchObject([school('NORTH')]);
  });

  it('refuses to move under a running server, on either side', async () => {
    const dataDir = await freshFolder();
    const databaseUrl = await freshPostgresAddress();
    const settings = { dataDir, databaseUrl, authSecret: 'secret' };
    const folder = lockFolder(dataDir);
    await expect(move(settings, log, 'to postgresql')).rejects.toThrow(
      'Another Lyceum server is already using',
    );
    folder.release();
    const server = await lockPostgres(databaseUrl, { log, onTaken: () => {} });
    onTestFinished(() => server.release());
    await expect(move(settings, log, 'to postgresql')).rejects.toThrow(
      'A Lyceum server is using the database that the setting DATABASE_URL names. Please stop it first.',
    );
  });

  it('says what it needs', async () => {
    const [dataDir, databaseUrl] = [
      mkdtempSync(join(tmpdir(), 'lyceum-move-')),
      await freshPostgresAddress(),
    ];
    onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }));
    const settings = { dataDir, databaseUrl, authSecret: 'secret' };
    await expect(move({ ...settings, databaseUrl: undefined }, log, 'to postgresql')).rejects.toThrow(
      'Please set DATABASE_URL',
    );
    const nowhere = { ...settings, databaseUrl: 'postgres://127.0.0.1:1/none' };
    await expect(move(nowhere, log, 'to embedded')).rejects.toThrow(
      /^The database that the setting DATABASE_URL names cannot be used: ./,
    );
    await expect(move(settings, log, 'to postgresql')).rejects.toThrow(
      `There is nothing to move: ${dataDir} has no database.`,
    );
  });
});
