import type { Kysely, Selectable } from 'kysely';
import type { Role } from '../../contract/identity.ts';
import type { SafeguardingContact } from '../../contract/school.ts';
import type { SchoolProfileName } from '../../contract/school-profiles.ts';
import type { Schema } from '../db/schema.ts';

type Query = Kysely<Schema>;

/**
 * The safeguarding contact and the helpline of a school; `contactUid` is the contact's account, once there is
 * one.
 */
export interface Safeguarding {
  contactName: string | null;
  contactEmail: string | null;
  contactUid: string | null;
  /** When the person behind that account confirmed to be the contact; null before. */
  contactConfirmedAt: string | null;
  helpline: string | null;
}

const schools = (query: Query) =>
  query
    .selectFrom('school')
    // A disabled account does not count as the contact's, since nobody can sign in to it.
    .leftJoin('profile as contact', (join) =>
      join.onRef('contact.uid', '=', 'school.contact_id').on('contact.disabled_at', 'is', null),
    )
    .select([
      'school.contact_name as contactName',
      'school.contact_email as contactEmail',
      'contact.uid as contactUid',
      'school.contact_confirmed_at as contactConfirmedAt',
      'school.helpline',
    ]);

export async function findSafeguarding(query: Query, schoolId: string): Promise<Safeguarding | undefined> {
  return schools(query).where('school.id', '=', schoolId).executeTakeFirst();
}

/** A school as its administrators see it. */
export interface AdministeredSchool extends Safeguarding {
  id: string;
  name: string;
  code: string;
  codeOffAt: string | null;
  approvesTeachers: boolean;
  passwordMinimum: number;
  requiresAttempt: boolean;
  alertMinutes: Selectable<Schema['school']>['alert_minutes'];
  requiresSecondFactor: boolean;
  studentsMayRename: boolean;
  schoolProfile: SchoolProfileName;
}

/** The school that a teacher administers, which is always their own. */
export async function findAdministered(query: Query, uid: string): Promise<AdministeredSchool | undefined> {
  const administered = query
    .selectFrom('school_administrator')
    .innerJoin('profile as administrator', 'administrator.uid', 'school_administrator.teacher_id')
    .select('administrator.school_id')
    .where('school_administrator.teacher_id', '=', uid)
    .where('administrator.disabled_at', 'is', null);
  const row = await schools(query)
    .select(['school.id', 'school.name', 'school.code', 'school.code_off_at as codeOffAt'])
    .select(['school.approves_teachers as approvesTeachers'])
    .select(['school.teacher_password_minimum as passwordMinimum'])
    .select(['school.alert_minutes as alertMinutes'])
    .select(['school.requires_attempt as requiresAttempt', 'school.school_profile as schoolProfile'])
    .select(['school.requires_second_factor as requiresSecondFactor'])
    .select(['school.students_may_rename as studentsMayRename'])
    .where('school.id', 'in', administered)
    .executeTakeFirst();
  return (
    row && {
      ...row,
      approvesTeachers: row.approvesTeachers === 1,
      requiresAttempt: row.requiresAttempt === 1,
      requiresSecondFactor: row.requiresSecondFactor === 1,
      studentsMayRename: row.studentsMayRename === 1,
    }
  );
}

/**
 * Sets the safeguarding contact and the helpline, together with the account that sees the alerts and the time
 * at which its person confirmed the role.
 */
export async function setSafeguarding(
  query: Query,
  schoolId: string,
  { contactName, contactEmail, helpline }: SafeguardingContact,
  { contactUid, contactConfirmedAt }: Pick<Safeguarding, 'contactUid' | 'contactConfirmedAt'>,
): Promise<void> {
  await query
    .updateTable('school')
    .set({
      contact_name: contactName,
      contact_email: contactEmail,
      contact_id: contactUid,
      contact_confirmed_at: contactConfirmedAt,
      helpline,
    })
    .where('id', '=', schoolId)
    .execute();
}

/**
 * Makes an account the safeguarding contact, which sees the alerts.
 * @param confirmedAt when its person confirmed the role
 */
export async function setContactAccount(
  query: Query,
  schoolId: string,
  uid: string,
  confirmedAt: string,
): Promise<void> {
  await query
    .updateTable('school')
    .set({ contact_id: uid, contact_confirmed_at: confirmedAt })
    .where('id', '=', schoolId)
    .execute();
}

/** The account with an address, in whichever school. @param email in lower case, as registration stores it */
export async function findAccountByEmail(
  query: Query,
  email: string,
): Promise<{ schoolId: string; role: Role } | undefined> {
  return query
    .selectFrom('profile')
    .select(['school_id as schoolId', 'role'])
    .where('email', '=', email)
    .executeTakeFirst();
}

const teacherOf = (query: Query, schoolId: string, email: string) =>
  query
    .selectFrom('profile')
    .select('uid')
    .where('school_id', '=', schoolId)
    .where('email', '=', email)
    .where('role', '=', 'teacher');

/**
 * A teacher who may use their account: not disabled, and not waiting for approval.
 * @param email in lower case
 */
export const findUsableTeacher = (
  query: Query,
  schoolId: string,
  email: string,
): Promise<{ uid: string } | undefined> =>
  teacherOf(query, schoolId, email)
    .where('disabled_at', 'is', null)
    .where('awaits_approval', '=', 0)
    .executeTakeFirst();

/**
 * A teacher of the school, even one who is disabled or waits.
 * @param email in lower case, as registration stores it
 */
export const findTeacher = (
  query: Query,
  schoolId: string,
  email: string,
): Promise<{ uid: string } | undefined> => teacherOf(query, schoolId, email).executeTakeFirst();

/** The administrators of a school whose accounts work, by their uids. */
export async function listUsableAdministrators(query: Query, schoolId: string): Promise<string[]> {
  const rows = await query
    .selectFrom('school_administrator')
    .innerJoin('profile', 'profile.uid', 'school_administrator.teacher_id')
    .select('profile.uid')
    .where('profile.school_id', '=', schoolId)
    .where('profile.disabled_at', 'is', null)
    .execute();
  return rows.map(({ uid }) => uid);
}

export async function setName(query: Query, schoolId: string, name: string): Promise<void> {
  await query.updateTable('school').set({ name }).where('id', '=', schoolId).execute();
}

/** Adds an administrator; an existing one stays. */
export async function insertAdministrator(query: Query, teacherId: string, namedAt: string): Promise<void> {
  await query
    .insertInto('school_administrator')
    .values({ teacher_id: teacherId, named_at: namedAt })
    .onConflict((conflict) => conflict.column('teacher_id').doNothing())
    .execute();
}

/** Removes an administrator, and stores until when they were one. @returns whether the teacher was one */
export async function deleteAdministrator(query: Query, teacherId: string, at: string): Promise<boolean> {
  const result = await query
    .deleteFrom('school_administrator')
    .where('teacher_id', '=', teacherId)
    .executeTakeFirst();
  if (result.numDeletedRows === 0n) return false;
  await query.updateTable('profile').set({ administered_until: at }).where('uid', '=', teacherId).execute();
  return true;
}

/** What a school chose for all of its classes: its profile, and whether it requires an attempt itself. */
export async function findChosen(
  query: Query,
  schoolId: string,
): Promise<{ schoolProfile: SchoolProfileName; requiresAttempt: boolean }> {
  const found = await query
    .selectFrom('school')
    .select(['school_profile as schoolProfile', 'requires_attempt as requiresAttempt'])
    .where('id', '=', schoolId)
    .executeTakeFirst();
  return {
    schoolProfile: found?.schoolProfile ?? 'default',
    requiresAttempt: found?.requiresAttempt === 1,
  };
}

export async function setSchoolProfile(
  query: Query,
  schoolId: string,
  schoolProfile: SchoolProfileName,
): Promise<void> {
  await query
    .updateTable('school')
    .set({ school_profile: schoolProfile })
    .where('id', '=', schoolId)
    .execute();
}

export async function setRequiresAttempt(query: Query, schoolId: string, requires: boolean): Promise<void> {
  await query
    .updateTable('school')
    .set({ requires_attempt: Number(requires) })
    .where('id', '=', schoolId)
    .execute();
}

/** Whether the students of an account's school may correct their own names. */
export async function studentsMayRename(query: Query, uid: string): Promise<boolean> {
  const row = await query
    .selectFrom('profile')
    .innerJoin('school', 'school.id', 'profile.school_id')
    .select('school.students_may_rename as may')
    .where('profile.uid', '=', uid)
    .executeTakeFirst();
  return row?.may === 1;
}

export async function setStudentsMayRename(query: Query, schoolId: string, may: boolean): Promise<void> {
  await query
    .updateTable('school')
    .set({ students_may_rename: Number(may) })
    .where('id', '=', schoolId)
    .execute();
}

export async function setAlertMinutes(
  query: Query,
  schoolId: string,
  minutes: AdministeredSchool['alertMinutes'],
): Promise<void> {
  await query.updateTable('school').set({ alert_minutes: minutes }).where('id', '=', schoolId).execute();
}
