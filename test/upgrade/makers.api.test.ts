import Database from 'better-sqlite3';
import { Kysely, PostgresDialect, SqliteDialect } from 'kysely';
import pg from 'pg';
import { expect, it, onTestFinished } from 'vitest';
import { migrate } from '../../server/db/migrations.ts';
import type { Schema } from '../../server/db/schema.ts';
import { freshPostgresAddress } from '../databases.ts';

const engine = process.env.TEST_ENGINE === 'postgres' ? 'postgres' : 'sqlite';

async function emptyDatabase(): Promise<Kysely<Schema>> {
  if (engine === 'sqlite')
    return new Kysely({ dialect: new SqliteDialect({ database: new Database(':memory:') }) });
  const pool = new pg.Pool({ connectionString: await freshPostgresAddress() });
  return new Kysely({ dialect: new PostgresDialect({ pool }) });
}

it('an invitation from before makers were stored is that of whom the security log names', async () => {
  const db = await emptyDatabase();
  onTestFinished(() => db.destroy());
  await migrate(db, engine, '055-own-names');
  const at = (minute: number) => `2026-01-01T08:0${minute}:00.000Z`;
  const times = { created_at: at(0), updated_at: at(0) };
  const id = 'mallory';
  const person = { id, name: 'Mallory', email: 'mallory@school.example' };
  const isVerified = engine === 'sqlite' ? 0 : false;
  await db
    .insertInto('school')
    .values({ id: 'S', code: 'NORTH', name: 'North High', created_at: at(0) })
    .execute();
  await db
    .insertInto('auth_user')
    .values({ ...person, ...times, email_verified: isVerified })
    .execute();
  const profile = {
    uid: id,
    school_id: 'S',
    role: 'teacher',
    email: person.email,
    full_name: 'Mallory',
  } as const;
  await db
    .insertInto('profile')
    .values({ ...profile, created_at: at(0) })
    .execute();
  for (const [minute, actor] of [
    [1, id],
    [3, null],
  ] as const) {
    const made = { event: 'invitation-made', detail: 'administrator', school_id: 'S', count: 1 } as const;
    const entry = { ...made, at: at(minute), actor_id: actor, by_operator: actor ? 0 : 1 };
    await db.insertInto('security_log').values(entry).execute();
    const invitation = {
      id: `${minute}`,
      school_id: 'S',
      purpose: 'administrator',
      token_hash: `${minute}`,
    } as const;
    await db
      .insertInto('invitation')
      .values({ ...invitation, created_at: at(minute), expires_at: at(9) })
      .execute();
  }
  await migrate(db, engine);
  const makers = await db.selectFrom('invitation').select(['id', 'made_by']).orderBy('id').execute();
  expect(makers).toEqual([
    { id: '1', made_by: id },
    { id: '3', made_by: null },
  ]);
});
