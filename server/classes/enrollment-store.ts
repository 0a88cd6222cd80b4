import type { Expression, Kysely } from 'kysely';
import { taughtClassIds } from '../db/co-teachers.ts';
import type { Schema } from '../db/schema.ts';
import { type Places, statement } from '../db/statement.ts';
import type { Joined } from './join-limits.ts';

type Query = Kysely<Schema>;

export interface Enrollment {
  classId: string;
  studentUid: string;
  joinedAt: string;
}

/** The student's classes that are not archived, joined with the rows that say which of them are withheld. */
export const classesOf = (query: Query, studentUid: string | Expression<string>) =>
  presentEnrollments(query).where('enrollment.student_id', '=', studentUid);

/** The enrollments that have not ended, in classes that are not archived. */
const presentEnrollments = (query: Query) =>
  query
    .selectFrom('class')
    .innerJoin('enrollment', 'enrollment.class_id', 'class.id')
    .leftJoin('withheld_class', (join) =>
      join
        .onRef('withheld_class.class_id', '=', 'enrollment.class_id')
        .onRef('withheld_class.student_id', '=', 'enrollment.student_id'),
    )
    .where('enrollment.ended_at', 'is', null)
    .where('class.archived_at', 'is', null);

/**
 * Enrolls a student, or reopens an ended enrollment.
 * @returns whether the student was not in the class before
 */
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

/**
 * The names of the students and the teachers of a class. Two queries are joined, since one with `or` would
 * read all profiles.
 */
export const listNames = (query: Query, classId: string, teacherUids: readonly string[]) =>
  query
    .selectFrom('enrollment')
    .innerJoin('profile', 'profile.uid', 'enrollment.student_id')
    .select(['profile.full_name as name', 'profile.username'])
    .where('enrollment.class_id', '=', classId)
    .where('enrollment.ended_at', 'is', null)
    .unionAll(
      query.selectFrom('profile').select(['full_name as name', 'username']).where('uid', 'in', teacherUids),
    )
    .execute();

/** How many of a student's classes are withheld. */
export async function countWithheld(query: Query, studentUid: string): Promise<number> {
  const row = await classesOf(query, studentUid)
    .select(({ fn }) => fn.count('withheld_class.class_id').as('count'))
    .executeTakeFirst();
  return Number(row?.count ?? 0);
}

type OfStudent = Places<{ classId: string; studentUid: string }>;

const readEnrollment = statement((db, { classId, studentUid }: OfStudent) =>
  classesOf(db, studentUid).select('class.id').where('class.id', '=', classId),
);

/** Whether the student is in the class, and the class is not archived. */
export async function isEnrolled(query: Query, classId: string, studentUid: string): Promise<boolean> {
  return (await readEnrollment(query, { classId, studentUid })).length > 0;
}

const readOpenClass = statement((db, { classId, studentUid }: OfStudent) =>
  classesOf(db, studentUid)
    .select('class.id')
    .where('class.id', '=', classId)
    .where('withheld_class.class_id', 'is', null),
);

/** Whether the student is in the class, and the class is neither archived nor withheld. */
export async function isClassOpenTo(query: Query, classId: string, studentUid: string): Promise<boolean> {
  return (await readOpenClass(query, { classId, studentUid })).length > 0;
}

/** The students of a class to whom it is open: neither archived nor withheld. */
export async function listStudentsOfOpenClass(query: Query, classId: string): Promise<string[]> {
  const rows = await presentEnrollments(query)
    .select('enrollment.student_id')
    .where('enrollment.class_id', '=', classId)
    .where('withheld_class.class_id', 'is', null)
    .execute();
  return rows.map(({ student_id }) => student_id);
}

/**
 * All classes that a student is or ever was in and that the teacher does not teach. Archived classes and
 * those that the student left are among them, since both can come back.
 */
export async function listClassesOfOthers(
  query: Query,
  studentUid: string,
  teacherUid: string,
): Promise<string[]> {
  const rows = await query
    .selectFrom('enrollment')
    .innerJoin('class', 'class.id', 'enrollment.class_id')
    .select('class.id')
    .where('enrollment.student_id', '=', studentUid)
    .where('class.id', 'not in', taughtClassIds(query, teacherUid))
    .execute();
  return rows.map(({ id }) => id);
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

/** Pairs of an account of `uids` and one of `otherUids` that are or were students of the same class. */
export async function listClassmates(
  query: Query,
  uids: readonly string[],
  otherUids: readonly string[],
): Promise<{ uid: string; otherUid: string }[]> {
  return query
    .selectFrom('enrollment as own')
    .innerJoin('enrollment as other', 'other.class_id', 'own.class_id')
    .select(['own.student_id as uid', 'other.student_id as otherUid'])
    .distinct()
    .where('own.student_id', 'in', uids)
    .where('other.student_id', 'in', otherUids)
    .execute();
}

/** When questions of a student were last deleted; null: never. */
export async function findWorkDeleted(query: Query, studentUid: string): Promise<string | null> {
  const row = await query
    .selectFrom('profile')
    .select('work_deleted_at')
    .where('uid', '=', studentUid)
    .executeTakeFirst();
  return row?.work_deleted_at ?? null;
}

/** When the last lesson of a class ended; null while there was none. */
async function findLessonEnded(query: Query, classId: string): Promise<string | null> {
  const lesson = await query
    .selectFrom('opening')
    .innerJoin('live_session', 'live_session.id', 'opening.session_id')
    .select(({ fn }) => fn.max('opening.closed_at').as('ended'))
    .where('live_session.class_id', '=', classId)
    .executeTakeFirst();
  return lesson?.ended ?? null;
}

/** The students who wait to be let into a class, the longest waiting first, and whether each is new (`Joined`). */
export async function listWaiting(
  query: Query,
  classId: string,
): Promise<{ studentUid: string; isNew: boolean }[]> {
  const lessonEnded = await findLessonEnded(query, classId);
  const rows = await query
    .selectFrom('join_request')
    .leftJoin('enrollment', 'enrollment.student_id', 'join_request.student_id')
    .select(({ fn }) => ['join_request.student_id as studentUid', fn.min('joined_at').as('firstJoinedAt')])
    .where('join_request.class_id', '=', classId)
    .where('declined_at', 'is', null)
    .groupBy(['join_request.student_id', 'asked_at'])
    .orderBy('asked_at')
    .orderBy('join_request.student_id')
    .execute();
  return rows.map(({ studentUid, firstJoinedAt }) => ({
    studentUid,
    isNew: !isBefore(firstJoinedAt, lessonEnded),
  }));
}

/** Whether somebody joined before the last lesson ended; a student without a class, or a class without a lesson, did not. */
const isBefore = (joinedAt: string | null | undefined, lessonEnded: string | null): boolean =>
  lessonEnded !== null && joinedAt != null && joinedAt <= lessonEnded;

/** Who is in a class when this student joins it. */
export async function countJoined(query: Query, classId: string, studentUid: string): Promise<Joined> {
  const lessonEnded = await findLessonEnded(query, classId);
  const rows = await query
    .selectFrom('enrollment')
    .select(({ selectFrom }) => [
      'enrollment.joined_at as joinedAt',
      selectFrom('enrollment as first')
        .select(({ fn }) => fn.min('first.joined_at').as('at'))
        .whereRef('first.student_id', '=', 'enrollment.student_id')
        .as('firstJoinedAt'),
    ])
    .where('enrollment.class_id', '=', classId)
    .where('enrollment.ended_at', 'is', null)
    .execute();
  const first = await query
    .selectFrom('enrollment')
    .select(({ fn }) => fn.min('joined_at').as('at'))
    .where('student_id', '=', studentUid)
    .executeTakeFirst();
  return {
    students: rows.length,
    before: rows.filter(({ joinedAt }) => isBefore(joinedAt, lessonEnded)).length,
    newPeople: rows.filter(({ firstJoinedAt }) => !isBefore(firstJoinedAt, lessonEnded)).length,
    isNew: !isBefore(first?.at, lessonEnded),
  };
}
