import type { Kysely, Selectable } from 'kysely';
import type { Subject } from '../../contract/constants.ts';
import type { Schema } from '../db/schema.ts';

type Query = Kysely<Schema>;

/** A stored class. */
export interface Class {
  id: string;
  schoolId: string;
  teacherUid: string;
  className: string;
  subject: Subject;
  description: string;
  classCode: string;
  sessionStatus: 'open' | 'closed';
  currentSessionId: string | null;
  sessionCode: string | null;
  /** Whether the session code is not older than the class code, so that it may invite to the class. */
  sessionCodeInvites: boolean;
  createdAt: string;
  archivedAt: string | null;
}

export interface Enrollment {
  classId: string;
  studentUid: string;
  joinedAt: string;
}

const toClass = (row: Selectable<Schema['class']>): Class => ({
  id: row.id,
  schoolId: row.school_id,
  teacherUid: row.teacher_id,
  className: row.class_name,
  subject: row.subject,
  description: row.description,
  classCode: row.class_code,
  sessionStatus: row.session_status,
  currentSessionId: row.current_session_id,
  sessionCode: row.session_code,
  sessionCodeInvites: row.session_code_invites === 1,
  createdAt: row.created_at,
  archivedAt: row.archived_at,
});

export async function insertClass(query: Query, added: Class): Promise<void> {
  await query
    .insertInto('class')
    .values({
      id: added.id,
      school_id: added.schoolId,
      teacher_id: added.teacherUid,
      class_name: added.className,
      subject: added.subject,
      description: added.description,
      class_code: added.classCode,
      session_status: added.sessionStatus,
      current_session_id: added.currentSessionId,
      session_code: added.sessionCode,
      session_code_invites: Number(added.sessionCodeInvites),
      created_at: added.createdAt,
      archived_at: added.archivedAt,
    })
    .execute();
}

export async function findClass(query: Query, id: string): Promise<Class | undefined> {
  const row = await query.selectFrom('class').selectAll().where('id', '=', id).executeTakeFirst();
  return row && toClass(row);
}

export async function findClassByCode(query: Query, code: string): Promise<Class | undefined> {
  const row = await query.selectFrom('class').selectAll().where('class_code', '=', code).executeTakeFirst();
  return row && toClass(row);
}

export async function findClassBySessionCode(query: Query, code: string): Promise<Class | undefined> {
  const row = await query.selectFrom('class').selectAll().where('session_code', '=', code).executeTakeFirst();
  return row && toClass(row);
}

export async function listClassesOfTeacher(
  query: Query,
  teacherUid: string,
  { archived }: { archived: boolean },
): Promise<Class[]> {
  const rows = await query
    .selectFrom('class')
    .selectAll()
    .where('teacher_id', '=', teacherUid)
    .where('archived_at', archived ? 'is not' : 'is', null)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute();
  return rows.map(toClass);
}

export async function listClassesOfStudent(query: Query, studentUid: string): Promise<Class[]> {
  const rows = await query
    .selectFrom('class')
    .innerJoin('enrollment', 'enrollment.class_id', 'class.id')
    .selectAll('class')
    .where('enrollment.student_id', '=', studentUid)
    .where('enrollment.ended_at', 'is', null)
    .where('class.archived_at', 'is', null)
    .orderBy('class.created_at', 'desc')
    .orderBy('class.id')
    .execute();
  return rows.map(toClass);
}

/** Enrolls a student, or reopens an ended enrollment. @returns whether the student was not in the class before */
export async function insertEnrollment(query: Query, enrollment: Enrollment): Promise<boolean> {
  const { joinedAt } = enrollment;
  const result = await query
    .insertInto('enrollment')
    .values({ class_id: enrollment.classId, student_id: enrollment.studentUid, joined_at: joinedAt })
    .onConflict((c) =>
      c
        .columns(['class_id', 'student_id'])
        .doUpdateSet({ joined_at: joinedAt, ended_at: null })
        .where('enrollment.ended_at', 'is not', null),
    )
    .executeTakeFirst();
  return (result.numInsertedOrUpdatedRows ?? 0n) > 0n;
}

/** @returns whether the student was in the class */
export async function endEnrollment(
  query: Query,
  { classId, studentUid, endedAt }: { classId: string; studentUid: string; endedAt: string },
): Promise<boolean> {
  const result = await query
    .updateTable('enrollment')
    .set({ ended_at: endedAt })
    .where('class_id', '=', classId)
    .where('student_id', '=', studentUid)
    .where('ended_at', 'is', null)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

/** The students of these classes, in the order of joining. */
export async function listEnrollments(query: Query, classIds: readonly string[]): Promise<Enrollment[]> {
  if (classIds.length === 0) return [];
  const rows = await query
    .selectFrom('enrollment')
    .selectAll()
    .where('class_id', 'in', classIds)
    .where('ended_at', 'is', null)
    .orderBy('joined_at')
    .orderBy('student_id')
    .execute();
  return rows.map((row) => ({ classId: row.class_id, studentUid: row.student_id, joinedAt: row.joined_at }));
}

/** Whether the student is in the class, and the class is not archived. */
export async function isEnrolled(query: Query, classId: string, studentUid: string): Promise<boolean> {
  const row = await query
    .selectFrom('enrollment')
    .innerJoin('class', 'class.id', 'enrollment.class_id')
    .select('enrollment.student_id')
    .where('enrollment.class_id', '=', classId)
    .where('enrollment.student_id', '=', studentUid)
    .where('enrollment.ended_at', 'is', null)
    .where('class.archived_at', 'is', null)
    .executeTakeFirst();
  return row !== undefined;
}

/** Whether the student is or ever was in any class. */
export async function wasEverEnrolled(query: Query, studentUid: string): Promise<boolean> {
  const row = await query
    .selectFrom('enrollment')
    .select('class_id')
    .where('student_id', '=', studentUid)
    .executeTakeFirst();
  return row !== undefined;
}

/** Whether the student is or ever was in the class. */
export async function wasEnrolled(query: Query, classId: string, studentUid: string): Promise<boolean> {
  const row = await query
    .selectFrom('enrollment')
    .select('student_id')
    .where('class_id', '=', classId)
    .where('student_id', '=', studentUid)
    .executeTakeFirst();
  return row !== undefined;
}

type ClassChange = Partial<
  Pick<Class, 'className' | 'subject' | 'description' | 'classCode' | 'sessionCodeInvites' | 'archivedAt'>
> & { sessionCode?: string | undefined };

/** @throws a conflict when another class has the code (db/conflict.ts) */
export async function updateClass(query: Query, id: string, changed: ClassChange): Promise<void> {
  await query
    .updateTable('class')
    .set({
      class_name: changed.className,
      subject: changed.subject,
      description: changed.description,
      class_code: changed.classCode,
      session_code: changed.sessionCode,
      session_code_invites:
        changed.sessionCodeInvites === undefined ? undefined : Number(changed.sessionCodeInvites),
      archived_at: changed.archivedAt,
    })
    .where('id', '=', id)
    .execute();
}

export async function updateSessionOfClass(
  query: Query,
  id: string,
  session: Pick<Class, 'sessionStatus' | 'currentSessionId' | 'sessionCode'>,
): Promise<void> {
  await query
    .updateTable('class')
    .set({
      session_status: session.sessionStatus,
      current_session_id: session.currentSessionId,
      session_code: session.sessionCode,
    })
    .where('id', '=', id)
    .execute();
}
