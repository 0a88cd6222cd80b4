import { type Kysely, sql } from 'kysely';
import { taughtClassIds } from '../db/co-teachers.ts';
import { endMadePasswords } from '../db/grants.ts';
import type { Schema } from '../db/schema.ts';

type Query = Kysely<Schema>;

/**
 * A password that somebody else made for an account. The row exists until the person has changed the
 * password.
 */
export interface PasswordReset {
  uid: string;
  /** The uid of a teacher; null for the operator. */
  resetBy: string | null;
  resetAt: string;
}

/** Stores a reset, which replaces an earlier one of the account. */
export async function saveReset(query: Query, { uid, resetBy, resetAt }: PasswordReset): Promise<void> {
  const reset = { reset_by: resetBy, reset_at: resetAt, known_sign_in: null };
  await query
    .insertInto('password_reset')
    .values({ account_id: uid, ...reset })
    .onConflict((conflict) => conflict.column('account_id').doUpdateSet(reset))
    .execute();
}

export const hasReset = async (query: Query, uid: string): Promise<boolean> =>
  (await findReset(query, uid)) !== undefined;

export const findReset = (query: Query, uid: string): Promise<Pick<PasswordReset, 'resetBy'> | undefined> =>
  query
    .selectFrom('password_reset')
    .select('reset_by as resetBy')
    .where('account_id', '=', uid)
    .executeTakeFirst();

/**
 * The accounts with a password of this teacher that the teacher may no longer make: the teacher is disabled,
 * does not administer the school of a teacher, or teaches none of a student's classes.
 */
export async function listLapsed(query: Query, resetBy: string): Promise<string[]> {
  const rows = await query
    .selectFrom('password_reset')
    .innerJoin('profile', 'profile.uid', 'password_reset.account_id')
    .innerJoin('profile as maker', 'maker.uid', 'password_reset.reset_by')
    .select('profile.uid')
    .where('password_reset.reset_by', '=', resetBy)
    .where(({ or, and, eb, not, exists, selectFrom }) =>
      or([
        eb('maker.disabled_at', 'is not', null),
        and([
          eb('profile.role', '=', 'teacher'),
          not(
            exists(selectFrom('school_administrator').select('teacher_id').where('teacher_id', '=', resetBy)),
          ),
        ]),
        and([
          eb('profile.role', '=', 'student'),
          not(
            exists(
              selectFrom('enrollment')
                .select('class_id')
                .whereRef('student_id', '=', 'profile.uid')
                .where('class_id', 'in', taughtClassIds(query, resetBy)),
            ),
          ),
        ]),
      ]),
    )
    .execute();
  return rows.map(({ uid }) => uid);
}

/** Ends the password of an account that somebody else made and nobody has changed, until somebody makes another. */
export async function endPassword(query: Query, uid: string): Promise<void> {
  await endMadePasswords(sql`account_id = ${uid}`).execute(query);
}

/**
 * Deletes the reset of an account.
 * @returns the sign-in that `setKnownSignIn` stored; undefined when there was no reset
 */
export async function deleteReset(
  query: Query,
  uid: string,
): Promise<{ knownSignIn: string | null } | undefined> {
  return query
    .deleteFrom('password_reset')
    .where('account_id', '=', uid)
    .returning('known_sign_in as knownSignIn')
    .executeTakeFirst();
}

/**
 * Stores which sign-in was made on a device that the account was used on before the reset.
 * @param signIn the hash of its token
 */
export async function setKnownSignIn(query: Query, uid: string, signIn: string): Promise<void> {
  await query
    .updateTable('password_reset')
    .set({ known_sign_in: signIn })
    .where('account_id', '=', uid)
    .execute();
}

/** Withholds classes from a student. They replace those that an earlier reset withheld. */
export async function withholdClasses(
  query: Query,
  { uid, resetBy, resetAt }: PasswordReset,
  classIds: readonly string[],
): Promise<void> {
  await query.deleteFrom('withheld_class').where('student_id', '=', uid).execute();
  if (resetBy === null || classIds.length === 0) return;
  const reset = { student_id: uid, reset_by: resetBy, reset_at: resetAt };
  await query
    .insertInto('withheld_class')
    .values(classIds.map((classId) => ({ ...reset, class_id: classId })))
    .execute();
}

/**
 * Opens withheld classes to a student who has changed the password since the reset: the named ones, or all.
 * This is a single statement, so that it cannot confirm a new reset that is made at the same time.
 * @returns the classes that it opened
 */
export async function openWithheld(
  query: Query,
  uid: string,
  classIds?: readonly string[],
): Promise<string[]> {
  if (classIds?.length === 0) return [];
  let opened = query
    .deleteFrom('withheld_class')
    .where('student_id', '=', uid)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('password_reset')
            .select('account_id')
            .whereRef('account_id', '=', 'withheld_class.student_id'),
        ),
      ),
    );
  if (classIds) opened = opened.where('class_id', 'in', classIds);
  return (await opened.returning('class_id as classId').execute()).map(({ classId }) => classId);
}

/** A class that is withheld from a student. */
export interface WithheldClass {
  classId: string;
  studentUid: string;
  resetBy: string;
  resetAt: string;
}

/**
 * The students from whom these classes are withheld and who have changed their password, so that a teacher
 * can confirm.
 */
export async function listToConfirm(query: Query, classIds: readonly string[]): Promise<WithheldClass[]> {
  if (classIds.length === 0) return [];
  return query
    .selectFrom('withheld_class')
    .leftJoin('password_reset', 'password_reset.account_id', 'withheld_class.student_id')
    .select(['withheld_class.class_id as classId', 'withheld_class.student_id as studentUid'])
    .select(['withheld_class.reset_by as resetBy', 'withheld_class.reset_at as resetAt'])
    .where('withheld_class.class_id', 'in', classIds)
    .where('password_reset.account_id', 'is', null)
    .orderBy('withheld_class.reset_at')
    .orderBy('withheld_class.student_id')
    .execute();
}

/** A reset, with the number of classes that it withholds. */
export interface WithholdingReset extends Pick<WithheldClass, 'studentUid' | 'resetBy' | 'resetAt'> {
  classCount: number;
}

/**
 * The resets of a school's students that can be confirmed now, except those that this account made; the
 * oldest first.
 */
export async function listResetsOfOthers(
  query: Query,
  schoolId: string,
  uid: string,
): Promise<WithholdingReset[]> {
  const rows = await query
    .selectFrom('withheld_class')
    .innerJoin('profile', 'profile.uid', 'withheld_class.student_id')
    .leftJoin('password_reset', 'password_reset.account_id', 'withheld_class.student_id')
    .select(['withheld_class.student_id as studentUid', 'withheld_class.reset_by as resetBy'])
    .select(['withheld_class.reset_at as resetAt'])
    .select(({ fn }) => fn.count('withheld_class.class_id').as('classCount'))
    .where('profile.school_id', '=', schoolId)
    .where('withheld_class.reset_by', '!=', uid)
    .where('password_reset.account_id', 'is', null)
    .groupBy(['withheld_class.student_id', 'withheld_class.reset_by', 'withheld_class.reset_at'])
    .orderBy('withheld_class.reset_at')
    .orderBy('withheld_class.student_id')
    .execute();
  return rows.map((row) => ({ ...row, classCount: Number(row.classCount) }));
}

/** Whether classes are withheld from a student since a reset by this account. */
export async function isWithheldBy(query: Query, studentUid: string, resetBy: string): Promise<boolean> {
  const row = await query
    .selectFrom('withheld_class')
    .select('class_id')
    .where('student_id', '=', studentUid)
    .where('reset_by', '=', resetBy)
    .executeTakeFirst();
  return row !== undefined;
}

/** The teachers whose resets still withhold classes from a student. */
export async function listResetters(query: Query, uid: string): Promise<string[]> {
  const rows = await query
    .selectFrom('withheld_class')
    .select('reset_by as by')
    .distinct()
    .where('student_id', '=', uid)
    .execute();
  return rows.map(({ by }) => by);
}
