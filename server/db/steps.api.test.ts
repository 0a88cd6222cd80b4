import { expect, it } from 'vitest';
import { freshDatabase } from '../../test/databases.ts';
import { deleteOldest, inSteps } from './steps.ts';

const day = (number: number) => new Date(Date.UTC(2026, 0, number)).toISOString();

it('old rows are deleted in several transactions, and other writes come in between [spec 10.258]', async () => {
  const db = await freshDatabase();
  const token = (id: string, expiresAt: string) => ({
    id,
    identifier: '',
    value: '',
    expires_at: expiresAt,
    created_at: day(1),
    updated_at: day(1),
  });
  const old = Array.from({ length: 2_500 }, (_, n) => token(`old ${n}`, day(1)));
  await db.write(async ({ query }) => {
    for (let first = 0; first < old.length; first += 500)
      await query
        .insertInto('auth_verification')
        .values(old.slice(first, first + 500))
        .execute();
    await query
      .insertInto('auth_verification')
      .values(token('new', day(3)))
      .execute();
  });
  const steps: number[] = [];
  const others: Promise<number>[] = [];
  await inSteps(db, async (query) => {
    const deleted = await deleteOldest(query, {
      table: 'auth_verification',
      key: ['id'],
      column: 'expires_at',
      before: day(2),
    });
    steps.push(deleted);
    others.push(db.write(async () => steps.length));
    return deleted;
  });
  expect(steps).toEqual([1_000, 1_000, 500]);
  expect(await Promise.all(others)).toEqual([1, 2, 3]);
  expect(await db.read.selectFrom('auth_verification').select('id').execute()).toEqual([{ id: 'new' }]);
});
