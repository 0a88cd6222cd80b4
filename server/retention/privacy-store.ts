import type { Kysely } from 'kysely';
import type { Schema } from '../db/schema.ts';

type Query = Kysely<Schema>;

/** When a student last read who can read what; null: never. */
export async function findReading(query: Query, uid: string): Promise<string | null> {
  const row = await query
    .selectFrom('privacy_reading')
    .select('read_at')
    .where('student_id', '=', uid)
    .executeTakeFirst();
  return row?.read_at ?? null;
}

export async function setReading(query: Query, uid: string, at: string): Promise<void> {
  await query
    .insertInto('privacy_reading')
    .values({ student_id: uid, read_at: at })
    .onConflict((conflict) => conflict.column('student_id').doUpdateSet({ read_at: at }))
    .execute();
}
