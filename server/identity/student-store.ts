import type { Kysely } from 'kysely';
import type { FoundStudent } from '../../contract/retention.ts';
import { nameContains } from '../db/name-contains.ts';
import type { Schema } from '../db/schema.ts';

type Query = Kysely<Schema>;

/**
 * Finds students of a school by a part of the name or by the whole username. Deleted accounts are left out.
 * @returns at most `limit` students, in the order of their names
 */
export async function findStudents(
  query: Query,
  { schoolId, typed, limit }: { schoolId: string; typed: string; limit: number },
): Promise<FoundStudent[]> {
  const found = await query
    .selectFrom('profile')
    .select(['uid', 'full_name as name', 'username', 'created_at as registeredAt'])
    .where('school_id', '=', schoolId)
    .where('role', '=', 'student')
    .where('deleted_at', 'is', null)
    .where((expression) =>
      expression.or([nameContains(typed), expression('username', '=', typed.toLowerCase())]),
    )
    .orderBy('full_name')
    .orderBy('uid')
    .limit(limit)
    .execute();
  if (found.length === 0) return [];
  const classes = await query
    .selectFrom('enrollment')
    .innerJoin('class', 'class.id', 'enrollment.class_id')
    .select(['enrollment.student_id as uid', 'class.class_name as name'])
    .where(
      'enrollment.student_id',
      'in',
      found.map(({ uid }) => uid),
    )
    .where('enrollment.ended_at', 'is', null)
    .orderBy('class.class_name')
    .execute();
  return found.map((student) => ({
    ...student,
    username: student.username ?? '',
    classNames: classes.filter(({ uid }) => uid === student.uid).map(({ name }) => name),
  }));
}

/** Deletes what a person signs in with. */
export async function deleteCredentials(query: Query, uid: string): Promise<void> {
  await query.deleteFrom('auth_account').where('user_id', '=', uid).execute();
  await query.deleteFrom('password_reset').where('account_id', '=', uid).execute();
  await query.deleteFrom('device_account').where('account_id', '=', uid).execute();
}

/** Deletes an account; its profile goes with it. */
export async function deleteUser(query: Query, uid: string): Promise<void> {
  await query.deleteFrom('auth_user').where('id', '=', uid).execute();
}

/** Takes every name from an account whose id safeguarding records still need. */
export async function makeNameless(query: Query, uid: string, at: string): Promise<void> {
  const email = `${uid.toLowerCase()}@deleted.invalid`;
  await query.updateTable('auth_user').set({ name: '', email }).where('id', '=', uid).execute();
  await query
    .updateTable('profile')
    .set({ username: null, email, first_name: null, last_name: null, full_name: '' })
    .set({ session_code: null, disabled_at: at, deleted_at: at })
    .where('uid', '=', uid)
    .execute();
}
