import type { Kysely } from 'kysely';
import type { Schema } from '../db/schema.ts';

type Query = Kysely<Schema>;

/** The removal of a student from a class. It exists until the teacher lets the student in again. */
export interface Removal {
  classId: string;
  studentUid: string;
  removedAt: string;
}

export async function insertRemoval(query: Query, removal: Removal): Promise<void> {
  await query
    .insertInto('removal')
    .values({ class_id: removal.classId, student_id: removal.studentUid, removed_at: removal.removedAt })
    .execute();
}

/** @returns whether the student had been removed */
export async function deleteRemoval(query: Query, classId: string, studentUid: string): Promise<boolean> {
  const result = await query
    .deleteFrom('removal')
    .where('class_id', '=', classId)
    .where('student_id', '=', studentUid)
    .executeTakeFirst();
  return result.numDeletedRows > 0n;
}

export async function isRemoved(query: Query, classId: string, studentUid: string): Promise<boolean> {
  const row = await query
    .selectFrom('removal')
    .select('removed_at')
    .where('class_id', '=', classId)
    .where('student_id', '=', studentUid)
    .executeTakeFirst();
  return row !== undefined;
}

/** The students who were removed from these classes, in the order of their removal. */
export async function listRemovals(query: Query, classIds: readonly string[]): Promise<Removal[]> {
  if (classIds.length === 0) return [];
  return query
    .selectFrom('removal')
    .select(['class_id as classId', 'student_id as studentUid', 'removed_at as removedAt'])
    .where('class_id', 'in', classIds)
    .orderBy('removed_at')
    .orderBy('student_id')
    .execute();
}
