import type { Kysely } from 'kysely';
import type { AwaitedClass } from '../../contract/classes.ts';
import type { Schema } from '../db/schema.ts';

type Query = Kysely<Schema>;

/** The request of a student to join a class, which its teacher has neither granted nor declined. */
export interface JoinRequest {
  classId: string;
  studentUid: string;
  askedAt: string;
}

/**
 * Stores a request, in place of a declined one if there is one.
 * @returns false when the student is already waiting
 */
export async function insertRequest(query: Query, request: JoinRequest): Promise<boolean> {
  const { classId, studentUid, askedAt } = request;
  const result = await query
    .insertInto('join_request')
    .values({ class_id: classId, student_id: studentUid, asked_at: askedAt, declined_at: null })
    .onConflict((c) =>
      c
        .columns(['class_id', 'student_id'])
        .doUpdateSet({ asked_at: askedAt, declined_at: null })
        .where('join_request.declined_at', 'is not', null),
    )
    .executeTakeFirst();
  return (result.numInsertedOrUpdatedRows ?? 0n) > 0n;
}

/** Whether the last request of a student was declined. */
export async function wasDeclined(query: Query, classId: string, studentUid: string): Promise<boolean> {
  const row = await query
    .selectFrom('join_request')
    .select('student_id')
    .where('class_id', '=', classId)
    .where('student_id', '=', studentUid)
    .where('declined_at', 'is not', null)
    .executeTakeFirst();
  return row !== undefined;
}

/** @returns whether the student was waiting */
export async function declineRequest(
  query: Query,
  { classId, studentUid, declinedAt }: { classId: string; studentUid: string; declinedAt: string },
): Promise<boolean> {
  const result = await query
    .updateTable('join_request')
    .set({ declined_at: declinedAt })
    .where('class_id', '=', classId)
    .where('student_id', '=', studentUid)
    .where('declined_at', 'is', null)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

/** Deletes a request, declined or not. @returns whether there was one */
export async function deleteRequest(query: Query, classId: string, studentUid: string): Promise<boolean> {
  const result = await query
    .deleteFrom('join_request')
    .where('class_id', '=', classId)
    .where('student_id', '=', studentUid)
    .executeTakeFirst();
  return result.numDeletedRows > 0n;
}

/** The requests for these classes that wait for the teacher, the oldest first. */
export async function listRequests(query: Query, classIds: readonly string[]): Promise<JoinRequest[]> {
  if (classIds.length === 0) return [];
  return query
    .selectFrom('join_request')
    .select(['class_id as classId', 'student_id as studentUid', 'asked_at as askedAt'])
    .where('class_id', 'in', classIds)
    .where('declined_at', 'is', null)
    .orderBy('asked_at')
    .orderBy('student_id')
    .execute();
}

/** The classes that a student asked to join, except archived ones; also those whose teacher declined. */
export async function listAwaited(query: Query, studentUid: string): Promise<AwaitedClass[]> {
  return query
    .selectFrom('join_request')
    .innerJoin('class', 'class.id', 'join_request.class_id')
    .select(['class.id as classId', 'class.class_name as className'])
    .select(['join_request.asked_at as askedAt', 'join_request.declined_at as declinedAt'])
    .where('join_request.student_id', '=', studentUid)
    .where('class.archived_at', 'is', null)
    .orderBy('join_request.asked_at')
    .orderBy('class.id')
    .execute();
}
