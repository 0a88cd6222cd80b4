import type { Kysely } from 'kysely';
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

/** Deletes holds that began before this time, at most as many as one step may delete. @returns how many */
export const deleteHoldings = (query: Query, before: string): Promise<number> =>
  deleteOldest(query, {
    table: 'device_account',
    key: ['device', 'account_id'],
    column: 'held_from',
    before,
  });
