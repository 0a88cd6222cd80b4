import { type Kysely, sql } from 'kysely';
import { coTeachersOf, readCoTeachers } from '../db/co-teachers.ts';
import { conversationIdsOf } from '../db/conversations.ts';
import type { Schema } from '../db/schema.ts';

/**
 * The SQL that deletes what belongs to a student. It names the tables of every room, so that one file lists
 * all that is deleted.
 */

type Query = Kysely<Schema>;

/** Chooses questions: each field that is given has to match. */
export interface Scope {
  readonly studentUid?: string | undefined;
  readonly classId?: string | undefined;
  readonly openingId?: string | undefined;
  readonly assignmentId?: string | undefined;
}

/** The query for the questions in a scope. */
function questionsIn(query: Query, { studentUid, classId, openingId, assignmentId }: Scope) {
  let rows = query.selectFrom('interaction');
  if (studentUid !== undefined) rows = rows.where('interaction.student_id', '=', studentUid);
  if (classId !== undefined)
    rows = rows.where('interaction.conversation_id', 'in', conversationIdsOf(query, classId));
  if (assignmentId !== undefined) rows = rows.where('interaction.conversation_id', '=', assignmentId);
  if (openingId !== undefined) rows = rows.where('interaction.opening_id', '=', openingId);
  return rows;
}

/** Whether a question raised or joined an alert, so that it belongs to a safeguarding record. */
export const raisedAlert = sql<boolean>`(exists (select 1 from alert where alert.interaction_id = interaction.id)
  or exists (select 1 from alert_message where alert_message.interaction_id = interaction.id))`;

/** A question that is to be deleted. */
export interface DeletableQuestion {
  readonly id: string;
  readonly sessionId: string | null;
  readonly studentUid: string;
}

/** Questions in a scope that raised no alert. */
export const listDeletable = (query: Query, scope: Scope): Promise<DeletableQuestion[]> =>
  questionsIn(query, scope)
    .select(['interaction.id', 'interaction.session_id as sessionId', 'interaction.student_id as studentUid'])
    .where(sql<boolean>`not ${raisedAlert}`)
    .execute();

/** How many questions in a scope raised an alert. */
export async function countKept(query: Query, scope: Scope): Promise<number> {
  const row = await questionsIn(query, scope)
    .select(({ fn }) => fn.countAll().as('count'))
    .where(raisedAlert)
    .executeTakeFirst();
  return Number(row?.count ?? 0);
}

/** How many rows one statement names. */
const atOnce = 500;

/** The ids in portions that one statement can name. */
export function* portionsOf(ids: readonly string[]): Generator<readonly string[]> {
  for (let from = 0; from < ids.length; from += atOnce) yield ids.slice(from, from + atOnce);
}

/** Deletes questions with their answers, receipts and what the model was told. */
export async function deleteQuestions(query: Query, ids: readonly string[]): Promise<void> {
  for (const some of portionsOf(ids)) {
    await query.deleteFrom('idempotency_key').where('interaction_id', 'in', some).execute();
    await query.deleteFrom('interaction').where('id', 'in', some).execute();
  }
}

/** Stores when work of these students was last deleted, so that their pages discard it. */
export async function setWorkDeleted(query: Query, students: readonly string[], at: string): Promise<void> {
  for (const some of portionsOf(students))
    await query.updateTable('profile').set({ work_deleted_at: at }).where('uid', 'in', some).execute();
}

/**
 * Deletes a student's rows about classes, lessons, time limits, patterns and the privacy notice, but no
 * questions, notes or safeguarding records.
 */
export async function deleteTraces(query: Query, uid: string): Promise<void> {
  await query.deleteFrom('pause').where('student_id', '=', uid).execute();
  await query.deleteFrom('time_refusal').where('student_id', '=', uid).execute();
  await query.deleteFrom('time_lift').where('student_id', '=', uid).execute();
  await query.deleteFrom('privacy_reading').where('student_id', '=', uid).execute();
  await query.deleteFrom('pattern_reading').where('student_id', '=', uid).execute();
  await query.deleteFrom('student_guidelines').where('student_id', '=', uid).execute();
  await query.deleteFrom('withheld_class').where('student_id', '=', uid).execute();
  await query.deleteFrom('join_request').where('student_id', '=', uid).execute();
  await query.deleteFrom('removal').where('student_id', '=', uid).execute();
  await query.deleteFrom('participant').where('student_id', '=', uid).execute();
  await query.deleteFrom('enrollment').where('student_id', '=', uid).execute();
}

/** Whether a safeguarding record names a student: an alert or an observation. */
export async function hasRecords(query: Query, uid: string): Promise<boolean> {
  const rows = await query
    .selectFrom('alert')
    .select('id')
    .where('student_id', '=', uid)
    .unionAll(query.selectFrom('observation').select('id').where('student_id', '=', uid))
    .limit(1)
    .execute();
  return rows.length > 0;
}

/** The sessions that a student took part in. */
export async function sessionsOf(query: Query, uid: string): Promise<string[]> {
  const rows = await query
    .selectFrom('participant')
    .select('session_id')
    .distinct()
    .where('student_id', '=', uid)
    .execute();
  return rows.map(({ session_id }) => session_id);
}

/** The classes that a student is or was in, with their teachers. */
export async function classesOf(query: Query, uid: string) {
  const rows = await query
    .selectFrom('enrollment')
    .innerJoin('class', 'class.id', 'enrollment.class_id')
    .select(['class.id', 'class.teacher_id as teacherUid'])
    .select(coTeachersOf('class.id').as('coTeachers'))
    .where('enrollment.student_id', '=', uid)
    .execute();
  return rows.map(({ coTeachers, ...row }) => ({ ...row, coTeachers: readCoTeachers(coTeachers) }));
}
