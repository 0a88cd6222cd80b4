import { type Kysely, sql } from 'kysely';
import type { Schema } from '../db/schema.ts';
import { portionsOf, type Scope } from './store.ts';

/**
 * The SQL that deletes what people wrote in lessons besides questions: notes, replies, help requests and the
 * words of pauses.
 */

type Query = Kysely<Schema>;

/**
 * The ids of notes, replies, help requests and pauses to delete, with their sessions and the students whose
 * pages show them.
 */
export interface DeletableNotes {
  readonly notes: readonly string[];
  readonly replies: readonly string[];
  readonly helpRequests: readonly string[];
  readonly pauses: readonly string[];
  readonly sessions: readonly string[];
  readonly students: readonly string[];
}

/**
 * The notes, replies, help requests and pauses in a scope. If the scope is a student's, notes to all students
 * of a lesson and pauses of all are not among them, since the others still read those. Assignments have none.
 */
export async function listDeletableNotes(query: Query, scope: Scope): Promise<DeletableNotes> {
  const { studentUid, classId, openingId, assignmentId } = scope;
  if (assignmentId !== undefined)
    return { notes: [], replies: [], helpRequests: [], pauses: [], sessions: [], students: [] };
  let notes = query.selectFrom('note').select(['note.id', 'note.session_id', 'note.student_id']);
  let replies = query
    .selectFrom('note_reply')
    .innerJoin('note', 'note.id', 'note_reply.note_id')
    .select(['note_reply.id', 'note.session_id', 'note_reply.student_id']);
  let requests = query.selectFrom('help_request').select(['id', 'session_id', 'student_id']);
  // A pause under way without words has nothing to delete.
  let pauses = query
    .selectFrom('pause')
    .select(['id', 'session_id', 'student_id'])
    .where((has) => has.or([has('ended_at', 'is not', null), has('text', '!=', '')]));
  if (classId !== undefined) {
    const sessions = query.selectFrom('live_session').select('id').where('class_id', '=', classId);
    notes = notes.where('note.session_id', 'in', sessions);
    replies = replies.where('note.session_id', 'in', sessions);
    requests = requests.where('session_id', 'in', sessions);
    pauses = pauses.where('session_id', 'in', sessions);
  }
  if (openingId !== undefined) {
    notes = notes.where('note.opening_id', '=', openingId);
    replies = replies.where('note.opening_id', '=', openingId);
    requests = requests.where('opening_id', '=', openingId);
    pauses = pauses.where('opening_id', '=', openingId);
  }
  if (studentUid !== undefined) {
    notes = notes.where('note.student_id', '=', studentUid);
    replies = replies.where('note_reply.student_id', '=', studentUid);
    requests = requests.where('student_id', '=', studentUid);
    pauses = pauses.where('student_id', '=', studentUid);
  }
  const [foundNotes, foundReplies] = [await notes.execute(), await replies.execute()];
  const [foundRequests, foundPauses] = [await requests.execute(), await pauses.execute()];
  const rows = [...foundNotes, ...foundReplies, ...foundRequests, ...foundPauses];
  return {
    notes: foundNotes.map(({ id }) => id),
    replies: foundReplies.map(({ id }) => id),
    helpRequests: foundRequests.map(({ id }) => id),
    pauses: foundPauses.map(({ id }) => id),
    sessions: [...new Set(rows.map(({ session_id }) => session_id))],
    students: [...new Set(rows.flatMap(({ student_id }) => student_id ?? []))],
  };
}

/** Deletes notes, replies, help requests and pauses. A pause under way goes on, without its words. */
export async function deleteNotes(
  query: Query,
  { notes, replies, helpRequests, pauses }: Omit<DeletableNotes, 'sessions' | 'students'>,
): Promise<void> {
  for (const some of portionsOf(helpRequests))
    await query.deleteFrom('help_request').where('id', 'in', some).execute();
  for (const some of portionsOf(pauses)) {
    await query.deleteFrom('pause').where('id', 'in', some).where('ended_at', 'is not', null).execute();
    await query.updateTable('pause').set({ text: '' }).where('id', 'in', some).execute();
  }
  for (const some of portionsOf(replies))
    await query.deleteFrom('note_reply').where('id', 'in', some).execute();
  for (const some of portionsOf(notes)) {
    await query.deleteFrom('note_reply').where('note_id', 'in', some).execute();
    await query.deleteFrom('note').where('id', 'in', some).execute();
  }
}

/**
 * The query for the sessions of a school with a note, a help request or an ended pause from before a moment.
 * It uses an index for each of the three.
 */
export const sessionsWithOldNotes = (query: Query, schoolId: string, before: string) =>
  query
    .selectFrom('class')
    .innerJoin('live_session', 'live_session.class_id', 'class.id')
    .select('live_session.id')
    .where('class.school_id', '=', schoolId)
    .where(
      sql<boolean>`((select min(created_at) from note where session_id = live_session.id) < ${before}
        or (select min(asked_at) from help_request where session_id = live_session.id) < ${before}
        or (select min(paused_at) from pause where session_id = live_session.id and ended_at is not null) < ${before})`,
    );

/**
 * Deletes notes of a session with their replies, help requests and ended pauses, from before a moment.
 * @param limit the most of each of the three
 * @returns how many
 */
export async function deleteOldNotes(
  query: Query,
  sessionId: string,
  before: string,
  limit: number,
): Promise<number> {
  const oldNotes = await query
    .selectFrom('note')
    .select('id')
    .where('session_id', '=', sessionId)
    .where('created_at', '<', before)
    .orderBy('created_at')
    .limit(limit)
    .execute();
  const oldRequests = await query
    .selectFrom('help_request')
    .select('id')
    .where('session_id', '=', sessionId)
    .where('asked_at', '<', before)
    .orderBy('asked_at')
    .limit(limit)
    .execute();
  const oldPauses = await query
    .selectFrom('pause')
    .select('id')
    .where('session_id', '=', sessionId)
    .where('paused_at', '<', before)
    .where('ended_at', 'is not', null)
    .orderBy('paused_at')
    .limit(limit)
    .execute();
  const notes = oldNotes.map(({ id }) => id);
  const helpRequests = oldRequests.map(({ id }) => id);
  const pauses = oldPauses.map(({ id }) => id);
  await deleteNotes(query, { notes, replies: [], helpRequests, pauses });
  return notes.length + helpRequests.length + pauses.length;
}
