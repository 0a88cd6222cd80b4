import type { Insertable, Kysely } from 'kysely';
import type { Schema } from '../db/schema.ts';

type Query = Kysely<Schema>;

export type Row = Insertable<Schema['security_log']>;

export async function insertRow(query: Query, row: Row): Promise<void> {
  await query.insertInto('security_log').values(row).execute();
}

/** The school of an account; null without a profile. */
export async function schoolOf(query: Query, uid: string): Promise<string | null> {
  const profile = await query
    .selectFrom('profile')
    .select('school_id')
    .where('uid', '=', uid)
    .executeTakeFirst();
  return profile?.school_id ?? null;
}

/** Deletes the rows from before a moment; nothing else takes a row away, and nothing changes one. */
export async function deleteBefore(query: Query, at: string): Promise<void> {
  await query.deleteFrom('security_log').where('at', '<', at).execute();
}
