import type { Kysely } from 'kysely';
import type { Pause } from '../../contract/live-sessions.ts';
import type { Schema } from '../db/schema.ts';

type Query = Kysely<Schema>;

/** The pauses of a lesson, the oldest first. @param studentUid only those that concern this student */
export async function listPauses(query: Query, openingId: string, studentUid?: string): Promise<Pause[]> {
  let pauses = query.selectFrom('pause').selectAll().where('opening_id', '=', openingId);
  if (studentUid !== undefined)
    pauses = pauses.where((expression) =>
      expression.or([expression('student_id', '=', studentUid), expression('student_id', 'is', null)]),
    );
  const rows = await pauses.orderBy('paused_at').orderBy('student_id').execute();
  return rows.map((row) => ({
    studentUid: row.student_id,
    teacherName: row.teacher_name,
    text: row.text,
    pausedAt: row.paused_at,
  }));
}

/** Stores a pause in place of the one that its student, or the lesson, has. */
export async function putPause(
  query: Query,
  openingId: string,
  teacherUid: string,
  { studentUid, teacherName, text, pausedAt }: Pause,
): Promise<void> {
  await removePauses(query, openingId, studentUid);
  await query
    .insertInto('pause')
    .values({
      opening_id: openingId,
      student_id: studentUid,
      teacher_id: teacherUid,
      teacher_name: teacherName,
      text,
      paused_at: pausedAt,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Removes the pause of a student; with null that of all students; without `studentUid` every pause of the lesson. */
export async function removePauses(
  query: Query,
  openingId: string,
  studentUid?: string | null,
): Promise<void> {
  let pauses = query.deleteFrom('pause').where('opening_id', '=', openingId);
  if (studentUid === null) pauses = pauses.where('student_id', 'is', null);
  else if (studentUid !== undefined) pauses = pauses.where('student_id', '=', studentUid);
  await pauses.execute();
}
