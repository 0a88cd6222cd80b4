import type { Kysely } from 'kysely';
import { aiGuidelines } from '../../contract/guidelines.ts';
import type { StudentGuidelines } from '../../contract/live-sessions.ts';
import { readJson } from '../db/json.ts';
import type { Schema } from '../db/schema.ts';

type Query = Kysely<Schema>;

/**
 * The levels in which students of a lesson differ, in the order of choosing.
 * @param studentUid only those of this student
 */
export async function listStudentGuidelines(
  query: Query,
  openingId: string,
  studentUid?: string,
): Promise<StudentGuidelines[]> {
  let rows = query.selectFrom('student_guidelines').selectAll().where('opening_id', '=', openingId);
  if (studentUid !== undefined) rows = rows.where('student_id', '=', studentUid);
  return (await rows.orderBy('chosen_at').orderBy('student_id').execute()).map((row) => ({
    studentUid: row.student_id,
    aiGuidelines: readJson('student_guidelines.guidelines', row.guidelines, aiGuidelines.partial()),
    teacherName: row.teacher_name,
    chosenAt: row.chosen_at,
  }));
}

/** Stores the levels of a student in place of those that the student has. */
export async function putStudentGuidelines(
  query: Query,
  openingId: string,
  teacherUid: string,
  { studentUid, aiGuidelines: levels, teacherName, chosenAt }: StudentGuidelines,
): Promise<void> {
  const chosen = {
    guidelines: JSON.stringify(levels),
    teacher_id: teacherUid,
    teacher_name: teacherName,
    chosen_at: chosenAt,
  };
  await query
    .insertInto('student_guidelines')
    .values({ opening_id: openingId, student_id: studentUid, ...chosen })
    .onConflict((conflict) => conflict.columns(['opening_id', 'student_id']).doUpdateSet(chosen))
    .execute();
}

/** Removes the levels of a student, who gets those of the session again. */
export async function removeStudentGuidelines(
  query: Query,
  openingId: string,
  studentUid: string,
): Promise<void> {
  await query
    .deleteFrom('student_guidelines')
    .where('opening_id', '=', openingId)
    .where('student_id', '=', studentUid)
    .execute();
}
