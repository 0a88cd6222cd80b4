import { type Kysely, sql } from 'kysely';
import type { Schema } from '../db/schema.ts';
import { type Places, statement } from '../db/statement.ts';
import { deleteOldest } from '../db/steps.ts';

type Query = Kysely<Schema>;

export interface StoredEvent {
  number: number;
  type: string;
  data: unknown;
}

const takeNumber = statement((db, { streamId }: Places<{ streamId: string }>) =>
  db
    .insertInto('event_stream')
    .values({ id: streamId, last_number: 1 })
    .onConflict((c) => c.column('id').doUpdateSet({ last_number: sql`event_stream.last_number + 1` }))
    .returning('last_number'),
);

/**
 * Takes the stream's next number. The stream's row is locked until the commit, so numbers become visible in
 * order.
 */
export async function nextNumber(query: Query, streamId: string): Promise<number> {
  const [row] = await takeNumber(query, { streamId });
  if (!row) throw new Error('The stream has no number.');
  return row.last_number;
}

const addEvent = statement((db, row: Places<Schema['event']>) => db.insertInto('event').values(row));

export async function insertEvent(query: Query, streamId: string, event: StoredEvent, createdAt: string) {
  await addEvent(query, {
    stream_id: streamId,
    number: event.number,
    type: event.type,
    data: JSON.stringify(event.data),
    created_at: createdAt,
  });
}

const readLastNumber = statement((db, { streamId }: Places<{ streamId: string }>) =>
  db.selectFrom('event_stream').select('last_number').where('id', '=', streamId),
);

/** The stream's newest number; 0 before its first event. */
export async function lastNumber(query: Query, streamId: string): Promise<number> {
  const [row] = await readLastNumber(query, { streamId });
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

/** How many events one query reads at most. */
export const eventsAtOnce = 200;

const readEventsAfter = statement((db, { streamId, after }: Places<{ streamId: string; after: number }>) =>
  db
    .selectFrom('event')
    .select(['number', 'type', 'data'])
    .where('stream_id', '=', streamId)
    .where('number', '>', after)
    .orderBy('number')
    .limit(eventsAtOnce),
);

/** The first events after a number, in order: at most `eventsAtOnce`. */
export async function eventsAfter(query: Query, streamId: string, after: number): Promise<StoredEvent[]> {
  const rows = await readEventsAfter(query, { streamId, after });
  return rows.map((row) => ({ ...row, data: JSON.parse(row.data) }));
}

/** What a reader has missed in a stream. */
export interface Backlog {
  /** The number of its first event; null when the reader has missed none. */
  readonly first: number | null;
  readonly events: number;
  /** The characters of the events. */
  readonly size: number;
}

/** Measures what comes after a number, up to so many events. */
export async function backlogAfter(
  query: Query,
  streamId: string,
  after: number,
  atMost: number,
): Promise<Backlog> {
  const missed = query
    .selectFrom('event')
    .select(['number', sql<number>`length(cast(data as text))`.as('size')])
    .where('stream_id', '=', streamId)
    .where('number', '>', after)
    .orderBy('number')
    .limit(atMost);
  const row = await query
    .selectFrom(missed.as('missed'))
    .select(({ fn }) => [
      fn.min('number').as('first'),
      fn.countAll().as('events'),
      fn.sum<number | string | null>('size').as('size'),
    ])
    .executeTakeFirstOrThrow();
  return { first: row.first ?? null, events: Number(row.events), size: Number(row.size ?? 0) };
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
