import { type Kysely, sql } from 'kysely';
import type { Schema } from '../db/schema.ts';
import { deleteOldest } from '../db/steps.ts';

type Query = Kysely<Schema>;

/** Stores that an account holds a device, by the hash of its id. */
export async function insertHolding(
  query: Query,
  device: string,
  accountId: string,
  at: string,
): Promise<void> {
  await query
    .insertInto('device_account')
    .values({ device, account_id: accountId, held_from: at, held_until: null })
    .onConflict((conflict) =>
      conflict.columns(['device', 'account_id']).doUpdateSet({ held_from: at, held_until: null }),
    )
    .execute();
}

/** Ends the hold on a device, whoever has it. */
export async function endHolding(query: Query, device: string, at: string): Promise<void> {
  await query
    .updateTable('device_account')
    .set({ held_until: at })
    .where('device', '=', device)
    .where('held_until', 'is', null)
    .execute();
}

/** Pairs of accounts that have both held the same device since this time; `uid` is one of `uids`. */
export async function listSharing(
  query: Query,
  uids: readonly string[],
  since: string,
): Promise<{ uid: string; otherUid: string }[]> {
  return query
    .selectFrom('device_account as own')
    .innerJoin('device_account as other', 'other.device', 'own.device')
    .select(['own.account_id as uid', 'other.account_id as otherUid'])
    .distinct()
    .whereRef('other.account_id', '<>', 'own.account_id')
    .where('own.account_id', 'in', uids)
    .where((expression) =>
      expression.or([expression('own.held_until', 'is', null), expression('own.held_until', '>=', since)]),
    )
    .where((expression) =>
      expression.or([
        expression('other.held_until', 'is', null),
        expression('other.held_until', '>=', since),
      ]),
    )
    .execute();
}

export async function wasHeldBy(query: Query, device: string, uids: readonly string[]): Promise<boolean> {
  if (uids.length === 0) return false;
  const row = await query
    .selectFrom('device_account')
    .select('device')
    .where('device', '=', device)
    .where('account_id', 'in', uids)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

const holdings = { table: 'device_account', key: ['device', 'account_id'], column: 'held_from' } as const;

/** Deletes holds that began before this time, at most as many as one step may delete. @returns how many */
export const deleteHoldings = (query: Query, before: string): Promise<number> =>
  deleteOldest(query, { ...holdings, before });

/** Deletes those of students alone. */
export const deleteStudentHoldings = (query: Query, before: string): Promise<number> =>
  deleteOldest(query, {
    ...holdings,
    before,
    and: sql`not exists (select 1 from profile where uid = account_id and role = 'teacher')`,
  });
