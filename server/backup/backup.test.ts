import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { describe, expect, it, onTestFinished } from 'vitest';
import { migratedFile } from '../../test/migrated-file.ts';
import { createTables, lockFolder, openSqlite } from '../db/sqlite.ts';
import { backUp } from './back-up.ts';
import { restore } from './restore.ts';

const secret = 'the secret that this server made for itself';
const at = '2026-01-01T08:00:00.000Z';
const isWindows = process.platform === 'win32';

/** A folder with the database and the secret of a server that is not running. */
async function stoppedServer({ accounts = ['ada'], ownSecret = secret } = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'lyceum-backup-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const file = join(folder, 'lyceum.db');
  writeFileSync(file, await migratedFile());
  writeFileSync(join(folder, 'auth-secret'), ownSecret);
  change(file, (database) => {
    for (const id of accounts) {
      database
        .prepare('insert into auth_user values (?, ?, ?, 0, null, ?, ?)')
        .run(id, id, `${id}@school.example`, at, at);
    }
  });
  return { file, settings: { dataDir: folder, databaseUrl: undefined, authSecret: ownSecret } };
}

function change<T>(file: string, work: (database: Database.Database) => T): T {
  const database = new Database(file);
  try {
    return work(database);
  } finally {
    database.close();
  }
}

const accountsIn = (file: string) =>
  change(file, (database) => database.prepare('select id from auth_user').pluck().all());

async function withBackup(accounts?: string[]) {
  const server = await stoppedServer(accounts && { accounts });
  const backup = join(server.settings.dataDir, 'backup.db');
  return { ...server, backup, told: (await backUp(server.settings, backup)).join('\n') };
}

/** Restores a backup, by default in place of a database that is there. */
async function restored(
  settings: Parameters<typeof backUp>[0],
  backup: string,
  { movesAside = true, on = at } = {},
): Promise<string> {
  const context = { settings, clock: { now: () => new Date(on) }, log: { error: console.error } };
  return (await restore(context, backup, { movesAside })).join('\n');
}

describe('a backup', () => {
  it('is one whole database that only this account can read, beside it the secret of the server [spec 10.244]', async () => {
    const { backup, told } = await withBackup();
    expect(accountsIn(backup)).toEqual(['ada']);
    expect(readFileSync(`${backup}.auth-secret`, 'utf8')).toBe(secret);
    if (!isWindows)
      for (const file of [backup, `${backup}.auth-secret`]) expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(told).toMatch(/^The backup is complete and checked: \S+backup\.db \(\d+\.\d MB\)\.\n/);
    expect(told).toContain('Keep both files, in different places');
  });

  it('leaves a secret that is a setting to the operator, and says so [spec 10.244]', async () => {
    const { settings } = await stoppedServer();
    const backup = join(settings.dataDir, 'backup.db');
    const [, told] = await backUp({ ...settings, authSecret: 'the secret of the settings' }, backup);
    expect(existsSync(`${backup}.auth-secret`)).toBe(false);
    expect(told).toContain('The setting AUTH_SECRET is not part of it: please keep it elsewhere.');
  });

  it('replaces no file', async () => {
    const { settings, backup } = await withBackup();
    const before = readFileSync(backup);
    await expect(backUp(settings, backup)).rejects.toThrow(
      `${backup} exists already. Please choose another name for the backup.`,
    );
    rmSync(backup);
    writeFileSync(`${backup}.auth-secret`, 'the secret of another server');
    await expect(backUp(settings, backup)).rejects.toThrow(`${backup}.auth-secret exists already.`);
    rmSync(`${backup}.auth-secret`);
    writeFileSync(`${backup}.unfinished`, before);
    await expect(backUp(settings, backup)).rejects.toThrow(
      `${backup}.unfinished exists already: another backup is being written, or one was cut off.`,
    );
    expect(existsSync(backup)).toBe(false);
  });

  it('is not kept when the database is damaged', async () => {
    const { settings, file } = await stoppedServer();
    truncateSync(file, statSync(file).size / 2);
    const backup = join(settings.dataDir, 'backup.db');
    await expect(backUp(settings, backup)).rejects.toThrow(/^The backup was not (?:written|kept)/);
    expect(readdirSync(settings.dataDir).filter((name) => name.startsWith('backup'))).toEqual([]);
  });

  it('says what it needs', async () => {
    const { settings } = await stoppedServer();
    const databaseUrl = 'postgres://db.example/lyceum';
    await expect(backUp({ ...settings, databaseUrl }, 'backup.db')).rejects.toThrow('Please use its pg_dump');
    const none = { ...settings, dataDir: join(settings.dataDir, 'none') };
    await expect(backUp(none, 'backup.db')).rejects.toThrow('There is nothing to back up');
    await expect(backUp(settings, join(settings.dataDir, 'none/backup.db'))).rejects.toThrow(
      'none (ENOENT). Please choose another folder.',
    );
  });
});

describe('a restore', () => {
  it('fills a folder in which a new server was started, and brings the secret along', async () => {
    const { backup } = await withBackup(['ada', 'mei']);
    const { settings, file } = await stoppedServer({ accounts: [], ownSecret: 'the secret of a new server' });
    const told = await restored(settings, backup, { movesAside: false });
    expect(accountsIn(file)).toEqual(['ada', 'mei']);
    expect(readFileSync(join(settings.dataDir, 'auth-secret'), 'utf8')).toBe(secret);
    expect(told).toContain(`${backup} was restored: 2 accounts, 0 questions.`);
    expect(told).toContain('Everybody has to sign in again.');
    const left = readdirSync(settings.dataDir).toSorted();
    expect(left).toEqual([
      'auth-secret',
      'auth-secret.before-2026-01-01T08-00-00.000Z',
      'lock.db',
      'lyceum.db',
    ]);
  });

  it('refuses to replace a database with accounts, and moves it aside when told to [spec 10.245]', async () => {
    const { settings, file, backup } = await withBackup();
    change(file, (database) => database.exec("update auth_user set id = 'tom'"));
    await expect(restored(settings, backup, { movesAside: false })).rejects.toThrow(
      `${file} is not empty. To keep it under another name and restore the backup in its place, add --move-aside after the name of the backup.`,
    );
    expect(accountsIn(file)).toEqual(['tom']);
    const told = await restored(settings, backup);
    const aside = `${file}.before-2026-01-01T08-00-00.000Z`;
    expect(told).toContain(`The database that was there before is now ${aside}.`);
    expect([accountsIn(file), accountsIn(aside)]).toEqual([['ada'], ['tom']]);
  });

  it('leaves everything as it was when it fails half way', async () => {
    const { settings, file, backup } = await withBackup();
    change(file, (database) => database.exec("update auth_user set id = 'tom'"));
    // A secret that cannot be read is noticed only after the database has moved aside.
    rmSync(`${backup}.auth-secret`);
    mkdirSync(`${backup}.auth-secret`);
    await expect(restored(settings, backup)).rejects.toThrow('EISDIR');
    expect(accountsIn(file)).toEqual(['tom']);
    expect(readdirSync(settings.dataDir).filter((name) => name.includes('before-'))).toEqual([]);
  });

  it('brings no secret along that is empty, and leaves everything as it was', async () => {
    const { settings, file, backup } = await withBackup();
    change(file, (database) => database.exec("update auth_user set id = 'tom'"));
    writeFileSync(`${backup}.auth-secret`, '');
    await expect(restored(settings, backup)).rejects.toThrow(
      `The secret in ${backup}.auth-secret has fewer than 32 characters`,
    );
    expect(accountsIn(file)).toEqual(['tom']);
    expect(readFileSync(join(settings.dataDir, 'auth-secret'), 'utf8')).toBe(secret);
  });

  it('lets no log of the old database bring its rows back [spec 10.245]', async () => {
    const { settings, file, backup } = await withBackup();
    const crashed = new Database(file);
    crashed.pragma('journal_mode = WAL');
    crashed.exec(
      "insert into auth_user select 'tom', name, 'tom', 0, null, created_at, updated_at from auth_user",
    );
    const log = readFileSync(`${file}-wal`);
    crashed.close();
    writeFileSync(`${file}-wal`, log);
    await restored(settings, backup);
    expect(accountsIn(file)).toEqual(['ada']);
  });

  it('ends every sign-in and link, and gives each browser a snapshot', async () => {
    const { settings, file } = await stoppedServer();
    change(file, (database) =>
      database.exec(`insert into auth_session (id, user_id, token, expires_at, created_at, updated_at, stays_signed_in)
          values ('one', 'ada', 'token', '${at}', '${at}', '${at}', 0);
        insert into auth_verification values ('one', 'password-reset:x', 'ada', '${at}', '${at}', '${at}');
        insert into event_stream values ('algebra', 41);
        insert into event values ('algebra', 41, 'question', '{}', '${at}')`),
    );
    const backup = join(settings.dataDir, 'backup.db');
    await backUp(settings, backup);
    await restored(settings, backup);
    const counts = ['auth_session', 'auth_verification', 'event'].map((table) =>
      change(file, (database) => database.prepare(`select count(*) from ${table}`).pluck().get()),
    );
    expect(counts).toEqual([0, 0, 0]);
    const last = change(file, (database) =>
      database.prepare('select last_number from event_stream').pluck().get(),
    );
    expect(last).toBeGreaterThan(1_000_000);
  });

  it('lets no trigger and no view of a prepared backup survive, and says what it left out', async () => {
    const { settings, file, backup } = await withBackup();
    change(backup, (database) =>
      database.exec(`create trigger again after update on profile begin
          update profile set disabled_at = null; end;
        create view everybody as select * from auth_user;
        create table kept_words (word text);
        create index by_name on auth_user (name)`),
    );
    const told = await restored(settings, backup);
    expect(told).toContain(
      'This was left out: index "by_name", table "kept_words", trigger "again", view "everybody".',
    );
    const objects = (path: string) =>
      change(path, (database) =>
        database.prepare('select type, name, sql from sqlite_schema order by type, name').all(),
      );
    writeFileSync(backup, await migratedFile());
    expect(objects(file)).toEqual(objects(backup));
    expect(accountsIn(file)).toEqual(['ada']);
  });

  it('gives a backup of an earlier version the tables of this one, and ends its links, too', async () => {
    const { settings, file } = await stoppedServer();
    const old = join(settings.dataDir, 'old.db');
    writeFileSync(old, '');
    await createTables(old, '021-second-factors');
    change(old, (database) =>
      database.exec(`insert into school (id, code, name, created_at) values ('S', 'NORTH', 'North High', '${at}');
        insert into invitation values ('I', 'S', 'administrator', null, 'hash', null, '${at}', '2099-01-01T08:00:00.000Z')`),
    );
    expect(await restored(settings, old)).toContain('0 accounts, 0 questions.');
    expect(
      change(file, (database) => database.prepare('select made_by, expires_at from invitation').all()),
    ).toEqual([{ made_by: null, expires_at: at }]);
  });

  it('clears what an earlier restore left when it was killed', async () => {
    const { settings, file, backup } = await withBackup();
    mkdirSync(`${file}.unfinished`);
    writeFileSync(join(`${file}.unfinished`, 'lyceum.db'), 'half a database');
    await restored(settings, backup);
    expect(existsSync(`${file}.unfinished`)).toBe(false);
    if (!isWindows) expect(statSync(file).mode & 0o777).toBe(0o600);
  });

  it.each<[string, (backup: string) => void, RegExp]>([
    ['is cut off', (backup) => truncateSync(backup, statSync(backup).size / 2), /is damaged \(/],
    ['is no database', (backup) => writeFileSync(backup, 'A letter. '.repeat(1_000)), /is no database\.$/],
    [
      'is a database of something else',
      (backup) => {
        rmSync(backup);
        change(backup, (database) => database.exec('create table shelf (book text)'));
      },
      /is no database of Lyceum\.$/,
    ],
    [
      'was made by a newer version',
      (backup) =>
        change(backup, (database) => database.exec("insert into kysely_migration values ('999', '')")),
      /was made by a newer version of Lyceum than this one\.$/,
    ],
    [
      'refers to rows that it does not have',
      (backup) =>
        change(backup, (database) =>
          database.exec(
            "pragma foreign_keys = off; insert into school_administrator values ('nobody', '2026')",
          ),
        ),
      /is damaged \(some rows refer to rows that are missing\)\.$/,
    ],
    [
      'has a view in place of a table',
      (backup) =>
        change(backup, (database) =>
          database.exec(`pragma foreign_keys = off; drop table school_administrator;
            create view school_administrator as select id as teacher_id, created_at as named_at from auth_user`),
        ),
      /^Nothing was restored: \S+backup\.db has no table school_administrator\.$/,
    ],
    [
      'lacks a column',
      (backup) => change(backup, (database) => database.exec('alter table school drop column helpline')),
      /has no column helpline in the table school\.$/,
    ],
    [
      'has rows that the tables of Lyceum do not take',
      (backup) =>
        change(backup, (database) =>
          database.exec(`drop table retired_school_code;
            create table retired_school_code (code text, school_id text, retired_at text);
            insert into retired_school_code values (null, null, null)`),
        ),
      /has rows in the table retired_school_code that cannot be copied \(NOT NULL constraint failed/,
    ],
    [
      'lacks a migration',
      (backup) =>
        change(backup, (database) =>
          database.exec("delete from kysely_migration where name = '013-removals'"),
        ),
      /was changed by something else than Lyceum \(some of its migrations are missing\)\.$/,
    ],
    [
      'has its newest rows in another file',
      (backup) => writeFileSync(`${backup}-wal`, 'rows'),
      /is a copy of a database in use, whose newest rows are in /,
    ],
    ['does not exist', (backup) => rmSync(backup), /^There is no file /],
  ])('changes nothing when the backup %s', async (_, spoil, sentence) => {
    const { settings, file, backup } = await withBackup();
    spoil(backup);
    await expect(restored(settings, backup)).rejects.toThrow(sentence);
    expect(accountsIn(file)).toEqual(['ada']);
    expect(existsSync(`${file}.unfinished`)).toBe(false);
  });

  it('waits until the server is stopped', async () => {
    const { settings, backup } = await withBackup();
    const server = lockFolder(settings.dataDir);
    const db = await openSqlite(settings.dataDir, console);
    onTestFinished(async () => {
      await db.close();
      server.release();
    });
    await expect(restored(settings, backup)).rejects.toThrow('Another Lyceum server is already using');
  });

  it('says which secret is missing, and what that costs', async () => {
    const { settings, backup } = await withBackup();
    const other = { ...settings, authSecret: 'the secret of the settings' };
    expect(await restored(other, backup)).toContain(
      'but AUTH_SECRET is set to another one: unless you set it to that secret, second factors',
    );
    rmSync(`${backup}.auth-secret`);
    expect(await restored(settings, backup, { on: '2026-01-02T08:00:00.000Z' })).toContain(
      `There is no ${backup}.auth-secret. If this server has another secret than the one of the backup, second factors`,
    );
  });
});
