import { getMigrations } from 'better-auth/db/migration';
import { expect, it } from 'vitest';
import { buildApp } from '../../test/harness.ts';

it('the database has every table and column that the identity service needs', async () => {
  const { ctx } = await buildApp();
  const database = { db: ctx.db.identity, type: ctx.db.engine };
  const { toBeCreated, toBeAdded } = await getMigrations({ ...ctx.auth.options, database });
  expect({ toBeCreated, toBeAdded }).toEqual({ toBeCreated: [], toBeAdded: [] });
});
