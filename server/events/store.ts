import { type Kysely, sql } from 'kysely';
import type { Schema } from '../db/schema.ts';
import { deleteOldest } from '../db/steps.ts';

type Query = Kysely<Schema>;

export interface StoredEvent {
  number: number;
  type: string;
  data: unknown;
}

/**
 * Takes the stream's next number. The stream's row is locked until the commit, so numbers become visible in
 * order.
 */
export async function nextNumber(query: Query, streamId: string): Promise<number> {
  const row = await query
    .insertInto('event_stream')
    .values({ id: streamId, last_number: 1 })
    .onConflict((c) => c.column('id').doUpdateSet({ last_number: sql`event_stream.last_number + 1` }))
    .returning('last_number')
    .executeTakeFirstOrThrow();
  return row.last_number;
}

export async function insertEvent(query: Query, streamId: string, event: StoredEvent, createdAt: string) {
  await query
    .insertInto('event')
    .values({
      stream_id: streamId,
      number: event.number,
      type: event.type,
      data: JSON.stringify(event.data),
      created_at: createdAt,
    })
    .execute();
}

/** The stream's newest number; 0 before its first event. */
export async function lastNumber(query: Query, streamId: string): Promise<number> {
  const row = await query
    .selectFrom('event_stream')
    .select('last_number')
    .where('id', '=', streamId)
    .executeTakeFirst();
  return row?.last_number ?? 0;
}

/** The newest numbers of several streams. */
export async function lastNumbers(
  query: Query,
  ids: readonly string[],
): Promise<{ id: string; number: number }[]> {
  return await query
    .selectFrom('event_stream')
    .select(['id', 'last_number as number'])
    .where('id', 'in', ids)
    .execute();
}

/** More events than any stream gets in the day for which events are kept. */
const maxRead = 100_000;

/** Events after a number, in order. */
export async function eventsAfter(
  query: Query,
  streamId: string,
  after: number,
  limit = maxRead,
): Promise<StoredEvent[]> {
  const rows = await query
    .selectFrom('event')
    .select(['number', 'type', 'data'])
    .where('stream_id', '=', streamId)
    .where('number', '>', after)
    .orderBy('number')
    .limit(limit)
    .execute();
  return rows.map((row) => ({ ...row, data: JSON.parse(row.data) }));
}

export async function deleteEventsOf(query: Query, streamId: string): Promise<void> {
  await query.deleteFrom('event').where('stream_id', '=', streamId).execute();
}

/**
 * Deletes events that are older than a moment, at most one step of them (steps.ts).
 * @returns how many it deleted
 */
export const deleteEventsBefore = (query: Query, before: string): Promise<number> =>
  deleteOldest(query, { table: 'event', key: ['stream_id', 'number'], column: 'created_at', before });
