import type { Kysely, Selectable } from 'kysely';
import type { Subject } from '../../contract/constants.ts';
import { type CoTeacher, coTeachersOf, readCoTeachers, taughtClassIds } from '../db/co-teachers.ts';
import type { Schema } from '../db/schema.ts';
import { type Places, statement } from '../db/statement.ts';
import { classesOf } from './enrollment-store.ts';

type Query = Kysely<Schema>;

/** A stored class. */
export interface Class {
  id: string;
  schoolId: string;
  /** Who created it. */
  teacherUid: string;
  coTeachers: readonly CoTeacher[];
  className: string;
  subject: Subject;
  description: string;
  classCode: string;
  sessionStatus: 'open' | 'closed';
  currentSessionId: string | null;
  sessionCode: string | null;
  /**
   * Whether students can join with the session code; false once the class code was renewed and the session
   * code was not.
   */
  sessionCodeInvites: boolean;
  /** Whether the teacher lets in each student who joins. */
  asksApproval: boolean;
  /** When approval turned itself on; null: not since the last lesson. */
  approvalTurnedOnAt: string | null;
  /** Whether nobody else can join until the lesson ends. */
  joiningClosed: boolean;
  /** Whether the tutor asks for a student's own attempt before it explains. */
  requiresAttempt: boolean;
  /** What the teacher tells the tutor about the class; empty if nothing. */
  ageOrGrade: string;
  workingOn: string;
  createdAt: string;
  archivedAt: string | null;
  /** Rises with every change on which a question in the class depends (db/revisions.ts). */
  revision: number;
}

/** The query of classes, with the colleagues who teach each of them. */
const classes = (query: Query) =>
  query.selectFrom('class').selectAll('class').select(coTeachersOf('class.id').as('co_teachers'));

type Row = Selectable<Schema['class']> & { co_teachers: string | null };

const toClass = (row: Row): Class => ({
  id: row.id,
  schoolId: row.school_id,
  teacherUid: row.teacher_id,
  coTeachers: readCoTeachers(row.co_teachers),
  className: row.class_name,
  subject: row.subject,
  description: row.description,
  classCode: row.class_code,
  sessionStatus: row.session_status,
  currentSessionId: row.current_session_id,
  sessionCode: row.session_code,
  sessionCodeInvites: row.session_code_invites === 1,
  asksApproval: row.asks_approval === 1,
  approvalTurnedOnAt: row.approval_turned_on_at,
  joiningClosed: row.joining_closed === 1,
  requiresAttempt: row.requires_attempt === 1,
  ageOrGrade: row.age_or_grade,
  workingOn: row.working_on,
  createdAt: row.created_at,
  archivedAt: row.archived_at,
  revision: row.revision,
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
      asks_approval: Number(added.asksApproval),
      requires_attempt: Number(added.requiresAttempt),
      age_or_grade: added.ageOrGrade,
      working_on: added.workingOn,
      created_at: added.createdAt,
      archived_at: added.archivedAt,
    })
    .execute();
}

const readClass = statement((db, { id }: Places<{ id: string }>) => classes(db).where('id', '=', id));

export async function findClass(query: Query, id: string): Promise<Class | undefined> {
  const [row] = await readClass(query, { id });
  return row && toClass(row);
}

/** The class of a session or an assignment. */
export async function findClassOf(
  query: Query,
  kind: 'session' | 'assignment',
  id: string,
): Promise<Class | undefined> {
  const table = kind === 'session' ? 'live_session' : 'assignment';
  const row = await classes(query)
    .where('id', '=', ({ selectFrom }) => selectFrom(table).select('class_id').where('id', '=', id))
    .executeTakeFirst();
  return row && toClass(row);
}

export async function findClassByCode(query: Query, code: string): Promise<Class | undefined> {
  const row = await classes(query).where('class_code', '=', code).executeTakeFirst();
  return row && toClass(row);
}

export async function findClassBySessionCode(query: Query, code: string): Promise<Class | undefined> {
  const row = await classes(query).where('session_code', '=', code).executeTakeFirst();
  return row && toClass(row);
}

export async function listClassesOfTeacher(
  query: Query,
  teacherUid: string,
  { archived }: { archived: boolean },
): Promise<Class[]> {
  const rows = await classes(query)
    .where('class.id', 'in', taughtClassIds(query, teacherUid))
    .where('archived_at', archived ? 'is not' : 'is', null)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute();
  return rows.map(toClass);
}

/** All classes of a school, archived ones too. */
export async function listClassesOfSchool(query: Query, schoolId: string): Promise<Class[]> {
  const rows = await classes(query).where('school_id', '=', schoolId).execute();
  return rows.map(toClass);
}

/** The ids of all classes that a teacher teaches, archived ones too. */
export async function listIdsOfTeacher(query: Query, teacherUid: string): Promise<string[]> {
  const rows = await taughtClassIds(query, teacherUid).execute();
  return rows.map(({ id }) => id);
}

/** How many classes each teacher of a school created, without archived ones, by uid. */
export async function countClasses(query: Query, schoolId: string): Promise<Map<string, number>> {
  const rows = await query
    .selectFrom('class')
    .select(['teacher_id', ({ fn }) => fn.countAll().as('count')])
    .where('school_id', '=', schoolId)
    .where('archived_at', 'is', null)
    .groupBy('teacher_id')
    .execute();
  return new Map(rows.map(({ teacher_id, count }) => [teacher_id, Number(count)]));
}

/** The classes that are open to a student: neither archived nor withheld, newest first. */
export async function listClassesOfStudent(query: Query, studentUid: string): Promise<Class[]> {
  const rows = await classesOf(query, studentUid)
    .selectAll('class')
    .select(coTeachersOf('class.id').as('co_teachers'))
    .where('withheld_class.class_id', 'is', null)
    .orderBy('class.created_at', 'desc')
    .orderBy('class.id')
    .execute();
  return rows.map(toClass);
}

type ClassChange = Partial<
  Pick<
    Class,
    | 'className'
    | 'subject'
    | 'description'
    | 'classCode'
    | 'sessionCodeInvites'
    | 'asksApproval'
    | 'approvalTurnedOnAt'
    | 'joiningClosed'
    | 'requiresAttempt'
    | 'ageOrGrade'
    | 'workingOn'
    | 'archivedAt'
  >
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
      asks_approval: changed.asksApproval === undefined ? undefined : Number(changed.asksApproval),
      approval_turned_on_at: changed.approvalTurnedOnAt,
      joining_closed: changed.joiningClosed === undefined ? undefined : Number(changed.joiningClosed),
      requires_attempt: changed.requiresAttempt === undefined ? undefined : Number(changed.requiresAttempt),
      age_or_grade: changed.ageOrGrade,
      working_on: changed.workingOn,
      archived_at: changed.archivedAt,
    })
    .where('id', '=', id)
    .execute();
}

/**
 * Stores that the session of a class opened or closed. Both let students join again. What turned approval on counts until the
 * lesson ends.
 */
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
      joining_closed: 0,
      ...(session.sessionStatus === 'closed' && { approval_turned_on_at: null }),
    })
    .where('id', '=', id)
    .execute();
}
