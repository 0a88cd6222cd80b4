import { type Kysely, type Selectable, sql } from 'kysely';
import type { HelpRequest } from '../../contract/help-requests.ts';
import type { Schema } from '../db/schema.ts';

type Query = Kysely<Schema>;

/** A request as it is stored. */
export type StoredRequest = Required<HelpRequest>;

const toRequest = (row: Selectable<Schema['help_request']>): StoredRequest => ({
  id: row.id,
  sessionId: row.session_id,
  openingId: row.opening_id,
  studentUid: row.student_id,
  text: row.text,
  hasPersonalData: row.has_personal_data === 1,
  askedAt: row.asked_at,
  state: row.state,
  teacherName: row.teacher_name,
  changedAt: row.changed_at,
});

/**
 * The condition of the unique index `help_request_open`. The database finds the index only by a condition
 * without parameters.
 */
const isOpen = sql<boolean>`state in ('waiting', 'coming')`;

/**
 * Stores a request, or changes the line of the one that its student has open in the lesson.
 * @returns it as it is now
 */
export async function putRequest(query: Query, request: StoredRequest): Promise<StoredRequest> {
  const line = {
    text: request.text,
    has_personal_data: request.hasPersonalData ? 1 : 0,
    changed_at: request.changedAt,
  };
  const row = await query
    .insertInto('help_request')
    .values({
      ...line,
      id: request.id,
      session_id: request.sessionId,
      opening_id: request.openingId,
      student_id: request.studentUid,
      asked_at: request.askedAt,
      state: request.state,
      teacher_id: null,
      teacher_name: request.teacherName,
    })
    .onConflict((conflict) => conflict.columns(['opening_id', 'student_id']).where(isOpen).doUpdateSet(line))
    .returningAll()
    .executeTakeFirstOrThrow();
  return toRequest(row);
}

export async function findRequest(query: Query, id: string): Promise<StoredRequest | undefined> {
  const row = await query.selectFrom('help_request').selectAll().where('id', '=', id).executeTakeFirst();
  return row && toRequest(row);
}

/** The last request of a student in a lesson. */
export async function lastRequest(
  query: Query,
  openingId: string,
  studentUid: string,
): Promise<StoredRequest | undefined> {
  const row = await query
    .selectFrom('help_request')
    .selectAll()
    .where('opening_id', '=', openingId)
    .where('student_id', '=', studentUid)
    // The open request comes first, even if an ended one was asked in the same millisecond.
    .orderBy(isOpen, 'desc')
    .orderBy('asked_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row && toRequest(row);
}

/** All requests of a lesson, open or over, the oldest first; with `studentUid` only those of this student. */
export async function listRequests(
  query: Query,
  {
    sessionId,
    openingId,
    studentUid,
  }: { sessionId: string; openingId: string; studentUid?: string | undefined },
): Promise<StoredRequest[]> {
  let found = query
    .selectFrom('help_request')
    .selectAll()
    .where('opening_id', '=', openingId)
    .where('session_id', '=', sessionId);
  if (studentUid !== undefined) found = found.where('student_id', '=', studentUid);
  return (await found.orderBy('asked_at').orderBy('id').execute()).map(toRequest);
}

/** The open requests of a lesson, the oldest first. */
export async function listOpenRequests(query: Query, openingId: string): Promise<StoredRequest[]> {
  const rows = await query
    .selectFrom('help_request')
    .selectAll()
    .where('opening_id', '=', openingId)
    .where(isOpen)
    .orderBy('asked_at')
    .orderBy('id')
    .execute();
  return rows.map(toRequest);
}

/** A change of the state of a request. */
export interface Change {
  readonly state: StoredRequest['state'];
  /** The teacher who answers the request; null when the student takes it back or is out of the class. */
  readonly teacher: { readonly uid: string; readonly name: string } | null;
  readonly at: string;
}

/** Changes the state of an open request. @returns the request as it is now; undefined when it was not open */
export async function changeRequest(
  query: Query,
  id: string,
  { state, teacher, at }: Change,
): Promise<StoredRequest | undefined> {
  const row = await query
    .updateTable('help_request')
    .set({
      state,
      changed_at: at,
      ...(teacher && { teacher_id: teacher.uid, teacher_name: teacher.name }),
    })
    .where('id', '=', id)
    .where(isOpen)
    .returningAll()
    .executeTakeFirst();
  return row && toRequest(row);
}
