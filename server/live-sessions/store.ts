import { type Kysely, type Selectable, sql } from 'kysely';
import { type AiGuidelines, aiGuidelines } from '../../contract/guidelines.ts';
import { type CoTeacher, coTeachersOf, readCoTeachers, taughtClassIds } from '../db/co-teachers.ts';
import { readJson } from '../db/json.ts';
import type { Schema } from '../db/schema.ts';
import { type Places, statement } from '../db/statement.ts';
import type { StoredLesson } from './lesson-acts.ts';

type Query = Kysely<Schema>;

/** A stored session: one for each class, reopened for every lesson. */
export interface LiveSession {
  id: string;
  classId: string;
  /** The teacher who created the class. */
  teacherUid: string;
  coTeachers: readonly CoTeacher[];
  sessionCode: string;
  status: 'open' | 'closed';
  openingId: string;
  /** Null for the defaults of the class's subject. */
  guidelines: AiGuidelines | null;
  createdAt: string;
  lastOpenedAt: string;
  /** Null while the session has its first code. */
  codeRenewedAt: string | null;
  /** When the timer of the current lesson ends it; null without one. */
  endsAt: string | null;
  /** When the current lesson ended; null while it is open. */
  closedAt: string | null;
  /**
   * The names of the teachers who started and who stopped the current lesson; null when nobody did or it is
   * not known.
   */
  startedBy: string | null;
  stoppedBy: string | null;
}

/** The teacher who starts or stops a lesson. */
interface Teacher {
  readonly uid: string;
  readonly name: string;
}

/** A student who joined a lesson, and when. */
export interface Participant {
  studentUid: string;
  joinedAt: string;
}

/** The columns that are read with a session from its current lesson. */
const currentLesson = ['ends_at', 'closed_at', 'started_by_name', 'stopped_by_name'] as const;

/** Sessions with what is stored of their current lessons, and the teachers of their classes. */
export const sessions = (query: Query) =>
  query
    .selectFrom('live_session')
    .leftJoin('opening', 'opening.id', 'live_session.opening_id')
    .selectAll('live_session')
    .select(currentLesson.map((column) => `opening.${column}` as const))
    .select(coTeachersOf('live_session.class_id').as('co_teachers'));

type Row = Selectable<Schema['live_session']> &
  Pick<Selectable<Schema['opening']>, (typeof currentLesson)[number]> & {
    co_teachers: string | null;
  };

export const toSession = (row: Row): LiveSession => ({
  id: row.id,
  classId: row.class_id,
  teacherUid: row.teacher_id,
  coTeachers: readCoTeachers(row.co_teachers),
  sessionCode: row.session_code,
  status: row.status,
  openingId: row.opening_id,
  guidelines: readJson('live_session.guidelines', row.guidelines, aiGuidelines.nullable()),
  createdAt: row.created_at,
  lastOpenedAt: row.last_opened_at,
  codeRenewedAt: row.code_renewed_at,
  endsAt: row.ends_at,
  closedAt: row.closed_at,
  startedBy: row.started_by_name,
  stoppedBy: row.stopped_by_name,
});

export async function insertSession(query: Query, session: LiveSession): Promise<void> {
  await query
    .insertInto('live_session')
    .values({
      id: session.id,
      class_id: session.classId,
      teacher_id: session.teacherUid,
      session_code: session.sessionCode,
      status: session.status,
      opening_id: session.openingId,
      guidelines: session.guidelines && JSON.stringify(session.guidelines),
      created_at: session.createdAt,
      last_opened_at: session.lastOpenedAt,
      code_renewed_at: session.codeRenewedAt,
    })
    .execute();
}

function findBy(column: 'id' | 'session_code' | 'class_id') {
  const read = statement((db, { value }: Places<{ value: string }>) =>
    sessions(db).where(`live_session.${column}`, '=', value),
  );
  return async (query: Query, value: string): Promise<LiveSession | undefined> => {
    const [row] = await read(query, { value });
    return row && toSession(row);
  };
}

export const findSession = findBy('id');
export const findSessionByCode = findBy('session_code');
export const findSessionOfClass = findBy('class_id');

/** @returns whether the session was closed, and is open now */
export async function openSession(
  query: Query,
  id: string,
  openingId: string,
  openedAt: string,
): Promise<boolean> {
  const result = await query
    .updateTable('live_session')
    .set({ status: 'open', opening_id: openingId, last_opened_at: openedAt })
    .where('id', '=', id)
    .where('status', '=', 'closed')
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

export async function setGuidelines(query: Query, id: string, guidelines: AiGuidelines): Promise<void> {
  await query
    .updateTable('live_session')
    .set({ guidelines: JSON.stringify(guidelines) })
    .where('id', '=', id)
    .execute();
}

/** @throws a conflict when another session has the code (db/conflict.ts) */
export async function setSessionCode(
  query: Query,
  id: string,
  renewed: { sessionCode: string; codeRenewedAt: string },
): Promise<void> {
  await query
    .updateTable('live_session')
    .set({ session_code: renewed.sessionCode, code_renewed_at: renewed.codeRenewedAt })
    .where('id', '=', id)
    .execute();
}

/** @returns whether the session was open, and is closed now */
export async function closeSession(query: Query, id: string): Promise<boolean> {
  const result = await query
    .updateTable('live_session')
    .set({ status: 'closed' })
    .where('id', '=', id)
    .where('status', '=', 'open')
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

export async function insertOpening(
  query: Query,
  id: string,
  sessionId: string,
  openedAt: string,
  teacher: Teacher,
): Promise<void> {
  await query
    .insertInto('opening')
    .values({
      id,
      session_id: sessionId,
      opened_at: openedAt,
      closed_at: null,
      ends_at: null,
      started_by: teacher.uid,
      started_by_name: teacher.name,
      stopped_by: null,
      stopped_by_name: null,
    })
    .execute();
}

/** The columns of a stored lesson. */
export const lessonColumns = [
  'opening.id',
  'opening.opened_at as openedAt',
  'opening.closed_at as closedAt',
  'opening.ends_at as endsAt',
  'opening.started_by_name as startedBy',
  'opening.stopped_by_name as stoppedBy',
] as const;

/** A lesson of a session. */
export const findOpening = (query: Query, sessionId: string, id: string): Promise<StoredLesson | undefined> =>
  query
    .selectFrom('opening')
    .select(lessonColumns)
    .where('id', '=', id)
    .where('session_id', '=', sessionId)
    .executeTakeFirst();

/** A session's lessons, newest first; with a student only those that the student joined. */
export async function listOpenings(
  query: Query,
  sessionId: string,
  studentUid?: string,
): Promise<StoredLesson[]> {
  let lessons = query.selectFrom('opening').select(lessonColumns).where('opening.session_id', '=', sessionId);
  if (studentUid !== undefined) {
    lessons = lessons
      .innerJoin('participant', 'participant.opening_id', 'opening.id')
      .where('participant.student_id', '=', studentUid);
  }
  return lessons.orderBy('opening.opened_at', 'desc').orderBy('opening.id', 'desc').execute();
}

/** Closes a lesson. @param teacher who stops it; null when nobody does */
export async function closeOpening(
  query: Query,
  id: string,
  closedAt: string,
  teacher: Teacher | null,
): Promise<void> {
  await query
    .updateTable('opening')
    .set({
      closed_at: closedAt,
      stopped_by: teacher?.uid ?? null,
      stopped_by_name: teacher?.name ?? null,
    })
    .where('id', '=', id)
    .execute();
}

/** Open sessions that were opened before this time. */
export async function listOpenedBefore(query: Query, before: string): Promise<LiveSession[]> {
  const rows = await sessions(query)
    .where('status', '=', 'open')
    .where('last_opened_at', '<', before)
    .execute();
  return rows.map(toSession);
}

/** The newest open session of a teacher of which a student has joined any lesson (spec 4). */
export async function findMonitored(query: Query, teacherUid: string): Promise<LiveSession | undefined> {
  const row = await sessions(query)
    .where('class_id', 'in', taughtClassIds(query, teacherUid))
    .where('status', '=', 'open')
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('participant')
          .select('participant.student_id')
          .whereRef('participant.session_id', '=', 'live_session.id'),
      ),
    )
    .orderBy('created_at', 'desc')
    .orderBy('live_session.id', 'desc')
    .executeTakeFirst();
  return row && toSession(row);
}

/**
 * Adds a participant unless the student has already joined the lesson.
 * @returns whether the student is new in this lesson
 */
export async function insertParticipant(
  query: Query,
  participant: Participant & { sessionId: string; openingId: string },
): Promise<boolean> {
  const result = await query
    .insertInto('participant')
    .values({
      session_id: participant.sessionId,
      opening_id: participant.openingId,
      student_id: participant.studentUid,
      joined_at: participant.joinedAt,
    })
    .onConflict((c) => c.doNothing())
    .executeTakeFirst();
  return (result.numInsertedOrUpdatedRows ?? 0n) > 0n;
}

const readParticipant = statement(
  (db, { openingId, studentUid }: Places<{ openingId: string; studentUid: string }>) =>
    db
      .selectFrom('participant')
      .select('student_id')
      .where('opening_id', '=', openingId)
      .where('student_id', '=', studentUid),
);

export async function isParticipant(query: Query, openingId: string, studentUid: string): Promise<boolean> {
  return (await readParticipant(query, { openingId, studentUid })).length > 0;
}

/** The participants of a lesson, in the order of joining. */
export async function listParticipantsOfLesson(query: Query, openingId: string): Promise<Participant[]> {
  return query
    .selectFrom('participant')
    .select(['student_id as studentUid', 'joined_at as joinedAt'])
    .where('opening_id', '=', openingId)
    .orderBy('joined_at')
    .orderBy('student_id')
    .execute();
}

/**
 * The participants of all lessons of a session, or one student among them, in the order in which they first
 * joined. Each is listed once, with the time of the last joining.
 */
export async function listParticipants(
  query: Query,
  sessionId: string,
  studentUid?: string,
): Promise<Participant[]> {
  let participants = query
    .selectFrom('participant')
    .select(({ fn }) => ['student_id as studentUid', fn.max('joined_at').as('joinedAt')])
    .where('session_id', '=', sessionId);
  if (studentUid !== undefined) participants = participants.where('student_id', '=', studentUid);
  return participants
    .groupBy('student_id')
    .orderBy(({ fn }) => fn.min('joined_at'))
    .orderBy('student_id')
    .execute();
}

/** The lessons of a class that began at `begins` or later and before `ends`. */
export interface LessonRange {
  classId: string;
  begins: string;
  ends: string;
}

/**
 * The lessons in the range with everybody who joined them; a lesson that nobody joined is one row without a
 * student.
 */
export const listJoined = (query: Query, { classId, begins, ends }: LessonRange) =>
  query
    .selectFrom('live_session')
    .innerJoin('opening', 'opening.session_id', 'live_session.id')
    .leftJoin('participant', 'participant.opening_id', 'opening.id')
    .select(['opening.id as openingId', 'participant.student_id as studentUid'])
    .where('live_session.class_id', '=', classId)
    .where('opening.opened_at', '>=', begins)
    .where('opening.opened_at', '<', ends)
    .execute();

/**
 * The different guidelines of a school's sessions, without archived classes, each with the number of sessions
 * that have them. The column is compared as text, since PostgreSQL cannot group by its type (json).
 */
export async function countGuidelines(
  query: Query,
  schoolId: string,
): Promise<{ guidelines: AiGuidelines | null; count: number }[]> {
  const text = sql<string | null>`cast(live_session.guidelines as text)`;
  const rows = await query
    .selectFrom('live_session')
    .innerJoin('class', 'class.id', 'live_session.class_id')
    .select([text.as('guidelines'), sql<number | string>`count(*)`.as('count')])
    .where('class.school_id', '=', schoolId)
    .where('class.archived_at', 'is', null)
    .groupBy(text)
    .execute();
  return rows.map(({ guidelines, count }) => ({
    guidelines: readJson('live_session.guidelines', guidelines, aiGuidelines.nullable()),
    count: Number(count),
  }));
}
