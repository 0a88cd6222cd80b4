import type { Kysely } from 'kysely';
import { taughtClassIds } from '../db/co-teachers.ts';
import type { Schema } from '../db/schema.ts';
import { type LiveSession, lessonColumns, sessions, toSession } from './store.ts';

type Query = Kysely<Schema>;

/**
 * Opens a session again in its last lesson.
 * @param endsAt when the timer of the lesson ends it; null without a timer
 * @returns whether the session was closed after this lesson, and is open now
 */
export async function reopenLesson(
  query: Query,
  { id: sessionId, openingId, endsAt }: Pick<LiveSession, 'id' | 'openingId' | 'endsAt'>,
): Promise<boolean> {
  const result = await query
    .updateTable('live_session')
    .set({ status: 'open' })
    .where('id', '=', sessionId)
    .where('opening_id', '=', openingId)
    .where('status', '=', 'closed')
    .executeTakeFirst();
  if (result.numUpdatedRows === 0n) return false;
  await query
    .updateTable('opening')
    .set({ closed_at: null, ends_at: endsAt, stopped_by: null, stopped_by_name: null })
    .where('id', '=', openingId)
    .execute();
  return true;
}

/**
 * The last lesson of each closed session of a teacher, if it ended at this time or later, newest first,
 * without archived classes.
 */
export const listEnded = (query: Query, teacherUid: string, since: string) =>
  query
    .selectFrom('live_session')
    .innerJoin('opening', 'opening.id', 'live_session.opening_id')
    .innerJoin('class', 'class.id', 'live_session.class_id')
    .select([
      ...lessonColumns,
      'live_session.id as sessionId',
      'class.id as classId',
      'class.class_name as className',
    ])
    .where('live_session.class_id', 'in', taughtClassIds(query, teacherUid))
    .where('live_session.status', '=', 'closed')
    .where('class.archived_at', 'is', null)
    .where('opening.closed_at', '>=', since)
    .orderBy('opening.closed_at', 'desc')
    .orderBy('opening.id', 'desc')
    .$narrowType<{ closedAt: string }>()
    .execute();

/** Sets or removes the timer of a lesson that has not ended. @returns whether the lesson is under way */
export async function setTimer(query: Query, openingId: string, endsAt: string | null): Promise<boolean> {
  const result = await query
    .updateTable('opening')
    .set({ ends_at: endsAt })
    .where('id', '=', openingId)
    .where('closed_at', 'is', null)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

/** Open sessions whose lessons have reached the end of their timers. */
export async function listTimedOut(query: Query, at: string): Promise<LiveSession[]> {
  const rows = await sessions(query)
    // The inner query uses the index of lessons with a timer. The conditions are repeated outside, where they
    // are about the current lesson of the session.
    .where('live_session.id', 'in', (inner) =>
      inner
        .selectFrom('opening')
        .select('opening.session_id')
        .where('opening.ends_at', '<=', at)
        .where('opening.closed_at', 'is', null),
    )
    .where('opening.ends_at', '<=', at)
    .where('opening.closed_at', 'is', null)
    .execute();
  return rows.map(toSession);
}
