import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { sql } from 'kysely';
import { expect, it, onTestFinished } from 'vitest';
import type { Db } from '../../server/db/db.ts';
import { openPostgres } from '../../server/db/postgres.ts';
import { openSqlite } from '../../server/db/sqlite.ts';
import { call } from '../client.ts';
import { freshDatabase, freshPostgresAddress } from '../databases.ts';
import { startApp } from '../harness.ts';
import { Student, succeeded, Teacher } from '../people.ts';
import { runOn } from '../postgres-server.ts';

/**
 * Upgrades a database of the first release, with the data of a school, to the newest schema. The files beside
 * this one are that database as SQL. They never change, and neither do the migrations that made them.
 */

const engine = process.env.TEST_ENGINE === 'postgres' ? 'postgres' : 'sqlite';
const dump = readFileSync(join(import.meta.dirname, `first-release.${engine}.sql`), 'utf8');
const log = { warn: () => {}, error: (said: object) => console.error(said) };

/**
 * The first release's database after this version has migrated it.
 * @param change SQL that runs on it before that
 */
async function upgraded(change = ''): Promise<Db> {
  const content = dump + change;
  const db = await (engine === 'postgres' ? upgradedPostgres(content) : upgradedSqlite(content));
  onTestFinished(() => db.close());
  return db;
}

async function upgradedPostgres(content: string): Promise<Db> {
  const url = await freshPostgresAddress();
  await runOn(url, content);
  return openPostgres(url, log);
}

async function upgradedSqlite(content: string): Promise<Db> {
  const folder = mkdtempSync(join(tmpdir(), 'lyceum-upgrade-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const file = new Database(join(folder, 'lyceum.db'));
  file.exec(content);
  file.close();
  return openSqlite(folder, log);
}

it('a database of the first release works with this version, with all that was in it', async () => {
  const app = await startApp({ db: await upgraded() });
  const signIn = async (email: string) => {
    const body = { email, password: 'correct horse' };
    const answer = await call(app.url, 'POST', '/api/auth/sign-in/email', { body });
    return { ...answer.body, email };
  };
  const { token: teachers, user: ada } = await signIn('ada@school.example');
  const teacher = new Teacher(app.url, teachers, ada.id, ada.name, ada.email);
  const { token: students, user: mei } = await signIn('mei@student.lyceum.local');
  const student = new Student(app.url, students, mei.id, mei.name, mei.email);

  const [algebra] = succeeded(await teacher.get('/api/classes/teacher')).classes;
  expect(algebra).toMatchObject({ className: 'Algebra 1', description: 'Equations' });
  expect(algebra.roster.map(({ name }: { name: string }) => name).toSorted()).toEqual([
    'Mei Lin',
    'Tom Okafor',
  ]);
  const lessons = `/api/sessions/${algebra.currentSessionId}/interactions`;
  const asked = (person: Teacher | Student, path = lessons) =>
    person
      .get(path)
      .then((answer) => succeeded(answer).interactions.map((each: { question: string }) => each.question));
  expect(await asked(student)).toEqual([
    'What is a prime number?',
    'Is 51 one, then?',
    'And what is a divisor?',
  ]);
  expect(await asked(teacher)).toHaveLength(4);
  const [assignment] = succeeded(await student.get(`/api/assignments/class/${algebra.id}`)).assignments;
  expect(assignment.title).toBe('Fractions');
  expect(await asked(teacher, `/api/assignments/${assignment.id}/interactions`)).toEqual([
    'How do I add 1/2 and 1/3?',
  ]);
  expect(succeeded(await teacher.get('/api/alerts')).alerts).toMatchObject([{ studentName: 'Tom Okafor' }]);
  expect(succeeded(await teacher.get('/api/school')).school).toMatchObject({ name: 'SCHOOL' });

  const session = await teacher.startSession(algebra.id);
  expect(succeeded(await student.ask(session.id, 'Is 2 a prime number?')).response).not.toBe('');
  expect(await asked(student)).toHaveLength(4);
});

it('the sign-ins of the first release, whose tokens were stored in plain text, have ended', async () => {
  const db = await upgraded();
  expect(await db.read.selectFrom('auth_session').selectAll().execute()).toEqual([]);
  expect(await db.read.selectFrom('auth_verification').selectAll().execute()).toEqual([]);
});

it('an upgraded database has the schema of a new one, since migrations are only added to', async () => {
  expect(await schemaOf(await upgraded())).toEqual(await schemaOf(await freshDatabase()));
});

/** Every table, column, constraint and index. */
async function schemaOf({ read }: Db): Promise<unknown[]> {
  if (engine === 'sqlite') {
    const { rows } = await sql<{ sql: string }>`
      select type, name, tbl_name, sql from sqlite_master order by type, name`.execute(read);
    return rows.map((row) => ({
      ...row,
      sql: row.sql
        ?.replace(/^CREATE TABLE IF NOT EXISTS/i, 'create table')
        .replace(/\s+/g, ' ')
        .toLowerCase(),
    }));
  }
  const columns = await sql`
    select table_name, column_name, data_type, is_nullable, column_default from information_schema.columns
    where table_schema = 'public' order by table_name, column_name`.execute(read);
  const indexes = await sql`
    select indexname, indexdef from pg_indexes where schemaname = 'public' order by indexname`.execute(read);
  const constraints = await sql`
    select conname, pg_get_constraintdef(oid) as definition from pg_constraint
    where connamespace = 'public'::regnamespace order by conname`.execute(read);
  return [columns.rows, indexes.rows, constraints.rows];
}

it('an alert that was judged in the first release keeps who judged it, and no longer waits for that person', async () => {
  const judged = `
    update ${engine === 'postgres' ? 'public.alert' : 'alert'} set acknowledged_at = '2026-11-22T07:00:00.000Z', acknowledged_by = 'Ada Byron',
      dismissed_at = '2026-11-22T07:00:00.000Z';`;
  const app = await startApp({ db: await upgraded(judged) });
  const body = { email: 'ada@school.example', password: 'correct horse' };
  const { token } = (await call(app.url, 'POST', '/api/auth/sign-in/email', { body })).body;
  const { alerts } = succeeded(await call(app.url, 'GET', '/api/alerts', { token }));
  const at = '2026-11-22T07:00:00.000Z';
  expect(alerts).toMatchObject([
    {
      isConcern: false,
      isWaiting: false,
      lookedAt: at,
      lookedBy: 'Ada Byron',
      judgements: [{ by: 'Ada Byron', at, isConcern: false }],
    },
  ]);
});
