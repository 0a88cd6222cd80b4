import { type Kysely, sql } from 'kysely';
import type { Schema } from '../db/schema.ts';

/**
 * Whether an answer to a student in a conversation has already pointed to people: in the lesson or, where
 * there is no lesson, since a moment.
 */
export async function hasPointer(
  query: Kysely<Schema>,
  range: { conversationId: string; studentUid: string; openingId: string | null; since: string },
): Promise<boolean> {
  let rows = query
    .selectFrom('interaction')
    .select('id')
    .where('conversation_id', '=', range.conversationId)
    .where('student_id', '=', range.studentUid)
    // SQLite reads the flag as 1, PostgreSQL as text.
    .where(sql<boolean>`coalesce(cast(guard ->> 'pointsToPeople' as text), '') in ('1', 'true')`);
  rows =
    range.openingId === null
      ? rows.where('created_at', '>=', range.since)
      : rows.where('opening_id', '=', range.openingId);
  return (await rows.limit(1).executeTakeFirst()) !== undefined;
}
