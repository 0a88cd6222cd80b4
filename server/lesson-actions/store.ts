import type { Kysely } from 'kysely';
import type { Note, NoteReply } from '../../contract/lesson-actions.ts';
import { currentName } from '../db/current-name.ts';
import type { Schema } from '../db/schema.ts';

type Query = Kysely<Schema>;

/** A reply as it is stored. */
export type StoredReply = Required<NoteReply> & { readonly noteId: string };

/** A note without its replies. */
export type StoredNote = Omit<Note, 'replies'>;

const notes = (query: Query) =>
  query
    .selectFrom('note')
    .select([
      'id',
      'session_id as sessionId',
      'opening_id as openingId',
      'student_id as studentUid',
      'teacher_name as teacherName',
      'text',
      'created_at as createdAt',
    ]);

export async function insertNote(query: Query, note: StoredNote & { teacherUid: string }): Promise<void> {
  await query
    .insertInto('note')
    .values({
      id: note.id,
      session_id: note.sessionId,
      opening_id: note.openingId,
      student_id: note.studentUid,
      teacher_id: note.teacherUid,
      teacher_name: note.teacherName,
      text: note.text,
      created_at: note.createdAt,
    })
    .execute();
}

export const findNote = (query: Query, id: string): Promise<StoredNote | undefined> =>
  notes(query).where('id', '=', id).executeTakeFirst();

/** The notes of a lesson, the oldest first; with `studentUid` only those that this student sees. */
export function listNotes(
  query: Query,
  {
    sessionId,
    openingId,
    studentUid,
  }: { sessionId: string; openingId: string; studentUid?: string | undefined },
): Promise<StoredNote[]> {
  let found = notes(query).where('opening_id', '=', openingId).where('session_id', '=', sessionId);
  if (studentUid !== undefined)
    found = found.where((is) => is.or([is('student_id', 'is', null), is('student_id', '=', studentUid)]));
  return found.orderBy('created_at').orderBy('id').execute();
}

export async function insertReply(query: Query, reply: StoredReply): Promise<void> {
  await query
    .insertInto('note_reply')
    .values({
      id: reply.id,
      note_id: reply.noteId,
      student_id: reply.studentUid,
      student_name: reply.studentName,
      text: reply.text,
      has_personal_data: reply.hasPersonalData ? 1 : 0,
      created_at: reply.createdAt,
    })
    .execute();
}

/** The replies to notes, the oldest first; with `studentUid` only those of this student. */
export async function listReplies(
  query: Query,
  noteIds: readonly string[],
  studentUid?: string,
): Promise<StoredReply[]> {
  if (noteIds.length === 0) return [];
  let found = query
    .selectFrom('note_reply')
    .selectAll('note_reply')
    .select(currentName('note_reply').as('current_name'))
    .where('note_id', 'in', noteIds);
  if (studentUid !== undefined) found = found.where('student_id', '=', studentUid);
  const rows = await found.orderBy('created_at').orderBy('id').execute();
  return rows.map((row) => ({
    id: row.id,
    noteId: row.note_id,
    studentUid: row.student_id,
    studentName: row.current_name,
    text: row.text,
    hasPersonalData: row.has_personal_data === 1,
    createdAt: row.created_at,
  }));
}
