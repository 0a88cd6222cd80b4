import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { call } from '../../test/client.ts';
import { freshPostgresAddress } from '../../test/databases.ts';
import { startApp } from '../../test/harness.ts';
import { HeldClock } from '../../test/held-app.ts';
import { migratedFile } from '../../test/migrated-file.ts';
import { registerTeacher, succeeded } from '../../test/people.ts';
import { runOn } from '../../test/postgres-server.ts';
import { refusal } from '../../test/refusal.ts';
import { codeNow } from '../../test/second-factor.ts';
import { startMailServer } from '../../test/started-mail-server.ts';
import type { Db } from '../db/db.ts';
import { lockPostgres } from '../db/one-node.ts';
import { openPostgres } from '../db/postgres.ts';
import { revisionTriggers } from '../db/revisions.ts';
import { openSqlite } from '../db/sqlite.ts';
import { nameAdministrator } from '../identity/school-rules.ts';
import { finishPostgresRestore } from './after-pg-restore.ts';
import { backUp } from './back-up.ts';
import { findBackupCommand } from './commands.ts';
import { moveRows } from './move.ts';
import { restore } from './restore.ts';

const authSecret = 'the secret that both servers have';
const log = { warn: () => {}, error: (said: object) => console.error(said) };
const isPostgres = process.env.TEST_ENGINE === 'postgres';

async function freshFolder(): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'lyceum-restored-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  writeFileSync(join(folder, 'lyceum.db'), await migratedFile());
  return folder;
}

function untilTheEnd(db: Db): Db {
  onTestFinished(() => db.close());
  return db;
}

/** A database, and a function that restores a backup of its present state into another one. */
async function restorable(clock: HeldClock): Promise<{ db: Db; restored: () => Promise<Db> }> {
  const settings = { dataDir: await freshFolder(), databaseUrl: undefined, authSecret };
  if (!isPostgres) {
    const dataDir = await freshFolder();
    const backup = join(dataDir, 'backup.db');
    const restored = async () => {
      await backUp(settings, backup);
      await restore({ settings: { ...settings, dataDir }, clock, log }, backup, { movesAside: true });
      return untilTheEnd(await openSqlite(dataDir, log));
    };
    return { db: untilTheEnd(await openSqlite(settings.dataDir, log)), restored };
  }
  const db = untilTheEnd(await openPostgres(await freshPostgresAddress(), log));
  const restored = async () => {
    const databaseUrl = await freshPostgresAddress();
    const [between, filled] = [await openSqlite(settings.dataDir, log), await openPostgres(databaseUrl, log)];
    await moveRows(db, between);
    await moveRows(between, filled);
    await Promise.all([between.close(), filled.close()]);
    await finishPostgresRestore({ settings: { ...settings, databaseUrl }, clock, log });
    return untilTheEnd(await openPostgres(databaseUrl, log));
  };
  return { db, restored };
}

it('a restore revives nothing that was withdrawn, used, replaced or declined after the backup [spec 10.280]', async () => {
  const clock = new HeldClock();
  const { db, restored } = await restorable(clock);
  const mail = await startMailServer();
  const parts = { mail: mail.settings, clock, authSecret };
  const before = await startApp({ ...parts, db });
  const [head, ada, ben, tom] = [
    await registerTeacher(before),
    await registerTeacher(before),
    await registerTeacher(before),
    await registerTeacher(before),
  ];
  await nameAdministrator(before.ctx, 'SCHOOL', head.email);
  const algebra = await ada.createClass();
  const own = '/api/users/me/second-factor';
  const { secret } = succeeded(await ada.post(`${own}/begin`, { currentPassword: ada.password }));
  const code = codeNow(secret, clock.now());
  const [recoveryCode] = succeeded(await ada.post(`${own}/confirm`, { code })).recoveryCodes;
  const invited = { email: 'mallory@school.example', currentPassword: head.password };
  const named = succeeded(await head.post('/api/school/administrators', invited));
  const invitation = `${named.link}`.split('#')[1];
  const colleague = { colleague: ben.email, role: 'owner' };
  succeeded(await ada.post(`/api/classes/${algebra.id}/teachers/invite`, colleague));
  const temporary = succeeded(await head.post(`/api/school/teachers/${tom.uid}/reset-password`)).password;
  succeeded(await call(before.url, 'POST', '/auth/forgot-password', { body: { email: head.email } }));
  const resetLink = () =>
    mail.received.map(({ text }) => /reset-password#(\w+)/.exec(text)?.[1]).find(Boolean);
  await expect.poll(resetLink, { timeout: 30_000 }).toBeTruthy();

  const app = await startApp({ ...parts, db: await restored() });
  const post = (path: string, body: object, token?: string) =>
    call(app.url, 'POST', path, { body, ...(token && { token }) });
  const signIn = (email: string, password: string, typed?: string) =>
    post('/api/auth/sign-in/email', { email, password, code: typed });

  expect((await call(app.url, 'GET', '/api/users/me', { token: head.token })).status).toBe(401);
  expect(await post('/api/invitation/look', { invitation })).toEqual(refusal('invitation-not-found'));
  const choice = { token: resetLink(), newPassword: 'staple battery' };
  expect(await post('/auth/reset-password', choice)).toEqual(refusal('reset-link-not-found'));
  const wrong = refusal('not-signed-in', 'Invalid email or password');
  expect(await signIn(tom.email, temporary)).toEqual(wrong);
  expect(await signIn(ada.email, ada.password, recoveryCode)).toEqual(refusal('wrong-second-factor'));
  const bens = (await signIn(ben.email, ben.password)).body.token;
  const path = `/api/class-invitations/${algebra.id}/accept`;
  expect(await post(path, {}, bens)).toEqual(refusal('invitation-not-found'));
  const newcomer = {
    name: 'Eve',
    email: 'eve@school.example',
    password: 'correct horse',
    schoolCode: 'SCHOOL',
  };
  expect(await post('/auth/register', newcomer)).toEqual(refusal('invalid-school-code'));

  // Passwords and apps open as before, and the administrator hands out anew.
  clock.advance(30_000);
  const { token } = (await signIn(ada.email, ada.password, codeNow(secret, clock.now()))).body;
  const { isOn, recoveryCodesLeft } = succeeded(await call(app.url, 'GET', own, { token }));
  expect({ isOn, recoveryCodesLeft }).toEqual({ isOn: true, recoveryCodesLeft: 0 });
  const heads = (await signIn(head.email, head.password)).body.token;
  succeeded(await post('/api/school/registration', { codeIsOn: true }, heads));
  succeeded(await post('/auth/register', newcomer));
  expect(succeeded(await post('/api/school/administrators', invited, heads)).link).toContain('#');
});

it.runIf(isPostgres)(
  'the command after pg_restore removes what acts by itself, and ends with what is next [spec 10.280]',
  async () => {
    const databaseUrl = await freshPostgresAddress();
    await (await openPostgres(databaseUrl, log)).close();
    await runOn(
      databaseUrl,
      `create function again() returns trigger language plpgsql as
       $$ begin return null; end $$;
     create trigger again before delete on auth_session for each row execute function again();
     create rule kept as on delete to recovery_code do instead nothing;
     create view everybody as select * from auth_user;
     create materialized view all_of_them as select * from auth_user;
     insert into auth_user values ('ada', 'Ada', 'ada@school.example', false, null, now(), now());
     insert into auth_session (id, user_id, token, expires_at, created_at, updated_at, stays_signed_in)
       values ('one', 'ada', 'token', now(), now(), now(), false);
     insert into event_stream values ('algebra', 41);
     insert into event values ('algebra', 41, 'question', '{}', now())`,
    );
    const settings = { dataDir: await freshFolder(), databaseUrl, authSecret };
    const run = async () => {
      const command = findBackupCommand(['after', 'pg_restore']);
      return (await command?.({ settings, clock: new HeldClock(), log }))?.join('\n');
    };
    const told = await run();
    for (const name of [
      'trigger "again"',
      'rule "kept"',
      'view "everybody"',
      'view "all_of_them"',
      'function "again"',
    ])
      expect(told).toContain(name);
    expect(told).toContain('Everybody has to sign in again.');
    expect(
      await runOn(
        databaseUrl,
        'select (select count(*) from auth_session) as sign_ins, last_number from event_stream',
      ),
    ).toEqual([{ sign_ins: '0', last_number: 1_000_041 }]);
    expect(await run()).not.toContain('This was removed');
    const own = `select count(*) as triggers from pg_trigger where tgname in ('${revisionTriggers.join("', '")}')`;
    expect(await runOn(databaseUrl, own)).toEqual([{ triggers: `${revisionTriggers.length}` }]);

    // A check of a table can call a function of another schema.
    await runOn(
      databaseUrl,
      `create schema elsewhere;
     create function elsewhere.look(text) returns boolean language sql as 'select true';
     alter table auth_session add check (elsewhere.look(token))`,
    );
    await expect(run()).rejects.toThrow(
      'functions in other schemas, which its tables may call: elsewhere.look',
    );
    await runOn(databaseUrl, 'drop schema elsewhere cascade');

    // A prepared table refuses the alerts of one child.
    const alter = (change: string) => runOn(databaseUrl, `alter table alert ${change}`);
    for (const [prepare, undo, name] of [
      ["add constraint tom check (student_id <> 'tom')", 'drop constraint tom', 'constraint alert.tom'],
      ['add constraint once unique (student_id)', 'drop constraint once', 'constraint alert.once'],
      [
        `add constraint "of kysely_migration" check (student_id <> 'tom')`,
        'drop constraint "of kysely_migration"',
        'constraint alert.of kysely_migration',
      ],
      ["alter kind set default 'x'", 'alter kind drop default', 'column alert.kind'],
      ['alter looked_by set not null', 'alter looked_by drop not null', 'column alert.looked_by'],
    ] as const) {
      await alter(prepare);
      await expect(run(), prepare).rejects.toThrow(`not as Lyceum makes them: ${name}`);
      await alter(undo);
    }
    expect(await run()).toContain('Everybody has to sign in again.');

    const server = await lockPostgres(databaseUrl, { log, onTaken: () => {} });
    onTestFinished(() => server.release());
    await expect(run()).rejects.toThrow('A Lyceum server is using the database');
  },
);

it('the command after pg_restore is for PostgreSQL', async () => {
  const settings = { dataDir: await freshFolder(), databaseUrl: undefined, authSecret };
  await expect(finishPostgresRestore({ settings, clock: new HeldClock(), log })).rejects.toThrow(
    'Please set DATABASE_URL to the PostgreSQL database that pg_restore has filled.',
  );
});
