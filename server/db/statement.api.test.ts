import type { Kysely } from 'kysely';
import { expect, it } from 'vitest';
import { freshDatabase } from '../../test/databases.ts';
import { isConflict } from './conflict.ts';
import type { Schema } from './schema.ts';
import { type Places, statement } from './statement.ts';

const at = '2026-01-01T08:00:00.000Z';
const addSchool = statement(
  (db, row: Places<Pick<Schema['school'], 'id' | 'code' | 'name' | 'created_at'>>) =>
    db.insertInto('school').values(row),
);
const findSchool = statement((db, { code }: Places<{ code: string }>) =>
  db.selectFrom('school').select(['name', 'created_at as createdAt']).where('code', '=', code),
);
const one = { id: 'ONE', code: 'ONE', name: 'School', created_at: at };

it('runs with other values each time, but is built once', async () => {
  const db = await freshDatabase();
  let built = 0;
  const find = statement((query, { code }: Places<{ code: string }>) => {
    built += 1;
    return query.selectFrom('school').select('id').where('code', '=', code);
  });
  await db.write(({ query }) => addSchool(query, one));
  expect(await find(db.read, { code: 'ONE' })).toEqual([{ id: 'ONE' }]);
  expect(await find(db.read, { code: 'TWO' })).toEqual([]);
  expect(built).toBe(1);
});

it('sees the changes of its write, which others see after the commit', async () => {
  const db = await freshDatabase();
  const school = [{ name: 'School', createdAt: at }];
  await db.write(async ({ query }) => {
    await addSchool(query, one);
    expect(await findSchool(query, { code: 'ONE' })).toEqual(school);
    expect(await findSchool(db.read, { code: 'ONE' })).toEqual([]);
  });
  expect(await findSchool(db.read, { code: 'ONE' })).toEqual(school);
});

it('reads in a snapshot what was there at its beginning', async () => {
  const db = await freshDatabase();
  const found = await db.snapshot(async (query) => {
    const before = await findSchool(query, { code: 'ONE' });
    await db.write((write) => addSchool(write.query, one));
    return [before, await findSchool(query, { code: 'ONE' })];
  });
  expect(found).toEqual([[], []]);
  expect(await findSchool(db.read, { code: 'ONE' })).toHaveLength(1);
});

it('fails with a conflict, as a query of Kysely does', async () => {
  const db = await freshDatabase();
  await db.write(({ query }) => addSchool(query, one));
  const again = db.write(({ query }) => addSchool(query, one));
  expect(isConflict(await again.catch((error: unknown) => error))).toBe(true);
});

it('can be run several times at once in a write', async () => {
  const db = await freshDatabase();
  const found = await db.write(async ({ query }) => {
    await addSchool(query, one);
    return Promise.all(['ONE', 'TWO', 'ONE'].map((code) => findSchool(query, { code })));
  });
  expect(found.map(({ length }) => length)).toEqual([1, 0, 1]);
});

it('compiles only with the values that it names', () => {
  const calls: ((query: Kysely<Schema>) => unknown)[] = [
    // @ts-expect-error A value is missing.
    (query) => findSchool(query, {}),
    // @ts-expect-error The statement has no value of this name.
    (query) => findSchool(query, { code: 'ONE', name: 'School' }),
    // @ts-expect-error The value has another type.
    (query) => findSchool(query, { code: 1 }),
    () =>
      statement((db, { code }: Places<{ code: number }>) =>
        // @ts-expect-error The column has another type.
        db.selectFrom('school').where('code', '=', code),
      ),
  ];
  expect(calls).toHaveLength(4);
});
