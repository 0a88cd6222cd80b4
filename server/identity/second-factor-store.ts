import type { Kysely } from 'kysely';
import type { Schema } from '../db/schema.ts';

type Query = Kysely<Schema>;

/** The second factor of an account. A sign-in needs a code once it is on. */
export interface SecondFactor {
  sealedSecret: string;
  /** When it was turned on; null before its first code was confirmed. */
  onAt: string | null;
  /** The time step of the last code that was accepted (authenticator.ts). */
  lastStep: number;
}

export async function findSecondFactor(query: Query, uid: string): Promise<SecondFactor | undefined> {
  return query
    .selectFrom('second_factor')
    .select(['sealed_secret as sealedSecret', 'on_at as onAt', 'last_step as lastStep'])
    .where('account_id', '=', uid)
    .executeTakeFirst();
}

/**
 * Stores a new secret that is not on yet, unless the account has one that is on.
 * @returns whether it was stored
 */
export async function insertSecret(query: Query, uid: string, sealedSecret: string): Promise<boolean> {
  const result = await query
    .insertInto('second_factor')
    .values({ account_id: uid, sealed_secret: sealedSecret, on_at: null, last_step: 0 })
    .onConflict((conflict) =>
      conflict
        .column('account_id')
        .doUpdateSet({ sealed_secret: sealedSecret, last_step: 0 })
        .where('second_factor.on_at', 'is', null),
    )
    .executeTakeFirst();
  return (result.numInsertedOrUpdatedRows ?? 0n) > 0n;
}

/** Turns on the secret that was read. @returns false when it has changed since */
export async function turnOn(
  query: Query,
  uid: string,
  { sealedSecret, step, at }: { sealedSecret: string; step: number; at: string },
): Promise<boolean> {
  const result = await query
    .updateTable('second_factor')
    .set({ on_at: at, last_step: step })
    .where('account_id', '=', uid)
    .where('sealed_secret', '=', sealedSecret)
    .where('on_at', 'is', null)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

/** Uses up the code of a time step. @returns false when a code of this step or a later one was used before */
export async function spendStep(query: Query, uid: string, step: number): Promise<boolean> {
  const result = await query
    .updateTable('second_factor')
    .set({ last_step: step })
    .where('account_id', '=', uid)
    .where('last_step', '<', step)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

/** Deletes the second factor of an account with its recovery codes. @returns whether it was on */
export async function deleteSecondFactor(query: Query, uid: string): Promise<boolean> {
  await query.deleteFrom('recovery_code').where('account_id', '=', uid).execute();
  const deleted = await query
    .deleteFrom('second_factor')
    .where('account_id', '=', uid)
    .returning('on_at')
    .executeTakeFirst();
  return deleted?.on_at != null;
}

export async function insertRecoveryCodes(
  query: Query,
  uid: string,
  codes: readonly { id: string; hash: string }[],
): Promise<void> {
  await query
    .insertInto('recovery_code')
    .values(codes.map(({ id, hash }) => ({ id, account_id: uid, hash })))
    .execute();
}

export async function listRecoveryCodes(query: Query, uid: string): Promise<{ id: string; hash: string }[]> {
  return query.selectFrom('recovery_code').select(['id', 'hash']).where('account_id', '=', uid).execute();
}

/** Uses up a recovery code. @returns whether it was still there */
export async function deleteRecoveryCode(query: Query, id: string): Promise<boolean> {
  const result = await query.deleteFrom('recovery_code').where('id', '=', id).executeTakeFirst();
  return result.numDeletedRows > 0n;
}
