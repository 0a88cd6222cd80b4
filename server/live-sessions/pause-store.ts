import type { Expression, Kysely } from 'kysely';
import type { Pause } from '../../contract/live-sessions.ts';
import type { RecordedPause } from '../../contract/pauses.ts';
import type { Schema } from '../db/schema.ts';
import { type Places, statement } from '../db/statement.ts';

type Query = Kysely<Schema>;

const pauses = (query: Query) =>
  query
    .selectFrom('pause')
    .select([
      'id',
      'session_id as sessionId',
      'opening_id as openingId',
      'student_id as studentUid',
      'teacher_name as teacherName',
      'text',
      'paused_at as pausedAt',
      'ended_at as endedAt',
      'ended_by_name as endedBy',
    ]);

/** The pauses of a lesson that concern a student: those of the student and those of all. */
const concerning = (found: ReturnType<typeof pauses>, studentUid: string | Expression<string> | undefined) =>
  studentUid === undefined
    ? found
    : found.where((is) => is.or([is('student_id', '=', studentUid), is('student_id', 'is', null)]));

const underWay = (db: Query, openingId: Expression<string>, studentUid?: Expression<string>) =>
  concerning(pauses(db).where('opening_id', '=', openingId).where('ended_at', 'is', null), studentUid)
    .orderBy('paused_at')
    .orderBy('student_id');

const readPauses = statement((db, { openingId }: Places<{ openingId: string }>) => underWay(db, openingId));
const readPausesOf = statement(
  (db, { openingId, studentUid }: Places<{ openingId: string; studentUid: string }>) =>
    underWay(db, openingId, studentUid),
);

/**
 * The pauses of a lesson that are under way, the oldest first.
 * @param studentUid only those that concern this student
 */
export async function listPausesUnderWay(
  query: Query,
  openingId: string,
  studentUid?: string,
): Promise<Pause[]> {
  const rows =
    studentUid === undefined
      ? await readPauses(query, { openingId })
      : await readPausesOf(query, { openingId, studentUid });
  return rows.map(({ studentUid: uid, teacherName, text, pausedAt }) => ({
    studentUid: uid,
    teacherName,
    text,
    pausedAt,
  }));
}

/**
 * The pauses of a lesson, under way or over, the oldest first; with a student those that concern the student.
 */
export function listPauses(
  query: Query,
  {
    sessionId,
    openingId,
    studentUid,
  }: { sessionId: string; openingId: string; studentUid?: string | undefined },
): Promise<RecordedPause[]> {
  const ofLesson = pauses(query).where('opening_id', '=', openingId).where('session_id', '=', sessionId);
  return concerning(ofLesson, studentUid).orderBy('paused_at').orderBy('id').execute();
}

/** Stores a pause that begins. */
export async function insertPause(
  query: Query,
  pause: Omit<RecordedPause, 'endedAt' | 'endedBy'> & { teacherUid: string },
): Promise<void> {
  await query
    .insertInto('pause')
    .values({
      id: pause.id,
      session_id: pause.sessionId,
      opening_id: pause.openingId,
      student_id: pause.studentUid,
      teacher_id: pause.teacherUid,
      teacher_name: pause.teacherName,
      text: pause.text,
      paused_at: pause.pausedAt,
      ended_at: null,
      ended_by: null,
      ended_by_name: null,
    })
    .execute();
}

/** The end of a pause. */
interface End {
  readonly at: string;
  /** The teacher who ends it; null when it ends with its lesson. */
  readonly teacher: { readonly uid: string; readonly name: string } | null;
}

/**
 * Ends pauses of a lesson that are under way.
 * @param studentUid the student whose pause ends; null ends the pause of all students; without it every pause
 * ends
 */
export async function endPauses(
  query: Query,
  openingId: string,
  { at, teacher }: End,
  studentUid?: string | null,
): Promise<void> {
  let underWay = query
    .updateTable('pause')
    .set({ ended_at: at, ended_by: teacher?.uid ?? null, ended_by_name: teacher?.name ?? null })
    .where('opening_id', '=', openingId)
    .where('ended_at', 'is', null);
  if (studentUid === null) underWay = underWay.where('student_id', 'is', null);
  else if (studentUid !== undefined) underWay = underWay.where('student_id', '=', studentUid);
  await underWay.execute();
}
