import type { Kysely } from 'kysely';
import type { Schema } from '../db/schema.ts';

type Query = Kysely<Schema>;

/**
 * Opens a session in the lesson that it had last.
 * @returns whether the session was closed after this lesson, and is open now
 */
export async function reopenLesson(query: Query, sessionId: string, openingId: string): Promise<boolean> {
  const result = await query
    .updateTable('live_session')
    .set({ status: 'open' })
    .where('id', '=', sessionId)
    .where('opening_id', '=', openingId)
    .where('status', '=', 'closed')
    .executeTakeFirst();
  if (result.numUpdatedRows === 0n) return false;
  await query.updateTable('opening').set({ closed_at: null }).where('id', '=', openingId).execute();
  return true;
}

/** The last lessons of a teacher's sessions that are closed, without archived classes: those that ended since a moment, newest first. */
export const listEnded = (query: Query, teacherUid: string, since: string) =>
  query
    .selectFrom('live_session')
    .innerJoin('opening', 'opening.id', 'live_session.opening_id')
    .innerJoin('class', 'class.id', 'live_session.class_id')
    .select([
      'opening.id',
      'opening.opened_at as openedAt',
      'opening.closed_at as closedAt',
      'live_session.id as sessionId',
      'class.id as classId',
      'class.class_name as className',
    ])
    .where('live_session.teacher_id', '=', teacherUid)
    .where('live_session.status', '=', 'closed')
    .where('class.archived_at', 'is', null)
    .where('opening.closed_at', '>=', since)
    .orderBy('opening.closed_at', 'desc')
    .orderBy('opening.id', 'desc')
    .$narrowType<{ closedAt: string }>()
    .execute();
