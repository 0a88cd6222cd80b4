import type { Kysely, Selectable } from 'kysely';
import { defaultAlertMinutes } from '../../contract/constants.ts';
import type { Profile } from '../../contract/identity.ts';
import type { Language } from '../../contract/language.ts';
import type { Schema } from '../db/schema.ts';

type Query = Kysely<Schema>;

/** A school as registration and sign-in need it. */
export interface School {
  id: string;
  code: string;
  name: string;
}

/** How teachers register in a school. */
export interface RegistrationSettings {
  codeIsOn: boolean;
  approvesTeachers: boolean;
  passwordMinimum: number;
}

/** The school with this code. Schools can have hyphens in their codes, which do not count. @param code from `codeOf` */
export async function findSchoolByCode(
  query: Query,
  code: string,
): Promise<(School & RegistrationSettings) | undefined> {
  const row = await query
    .selectFrom('school')
    .select(['id', 'code', 'name', 'code_off_at', 'approves_teachers', 'teacher_password_minimum'])
    .where(
      (expression) => expression.fn('replace', ['code', expression.val('-'), expression.val('')]),
      '=',
      code,
    )
    .executeTakeFirst();
  return (
    row && {
      id: row.id,
      code: row.code,
      name: row.name,
      codeIsOn: row.code_off_at === null,
      approvesTeachers: row.approves_teachers === 1,
      passwordMinimum: row.teacher_password_minimum,
    }
  );
}

/** The query of schools that the functions below narrow down. */
const schools = (query: Query) =>
  query.selectFrom('school').select(['school.id', 'school.code', 'school.name']);

export async function listSchools(query: Query): Promise<School[]> {
  return schools(query).orderBy('school.created_at').orderBy('school.code').execute();
}

/** The school of an account; undefined without a profile. */
export async function findSchoolOf(query: Query, uid: string): Promise<School | undefined> {
  return schools(query)
    .innerJoin('profile', 'profile.school_id', 'school.id')
    .where('profile.uid', '=', uid)
    .executeTakeFirst();
}

export async function findSchool(query: Query, id: string): Promise<School | undefined> {
  return schools(query).where('school.id', '=', id).executeTakeFirst();
}

export async function insertSchool(query: Query, school: School & { createdAt: string }): Promise<void> {
  await query
    .insertInto('school')
    .values({
      id: school.id,
      code: school.code,
      name: school.name,
      created_at: school.createdAt,
      alert_minutes: defaultAlertMinutes,
    })
    .execute();
}

/** The rows of a new account. */
export interface NewAccountRow {
  uid: string;
  accountId: string;
  schoolId: string;
  passwordHash: string;
  profile: Omit<Profile, 'uid'>;
}

/** Inserts an account with its profile. @param sqlFalse the engine's value for false */
export async function insertAccount(
  query: Query,
  account: NewAccountRow,
  sqlFalse: boolean | number,
): Promise<void> {
  const { uid, profile } = account;
  const times = { created_at: profile.createdAt, updated_at: profile.createdAt };
  await query
    .insertInto('auth_user')
    .values({
      id: uid,
      name: profile.fullName,
      email: profile.email,
      email_verified: sqlFalse,
      image: null,
      ...times,
    })
    .execute();
  await query
    .insertInto('auth_account')
    .values({
      id: account.accountId,
      user_id: uid,
      account_id: uid,
      provider_id: 'credential',
      password: account.passwordHash,
      ...times,
    })
    .execute();
  await query
    .insertInto('profile')
    .values({
      uid,
      school_id: account.schoolId,
      role: profile.role,
      username: profile.username,
      email: profile.email,
      first_name: profile.firstName,
      last_name: profile.lastName,
      full_name: profile.fullName,
      school_code: profile.schoolCode,
      session_code: profile.sessionId,
      awaits_approval: profile.restriction === 'approval-pending' ? 1 : 0,
      created_at: profile.createdAt,
    })
    .execute();
}

/** A profile as the contract shows it. */
const toProfile = (row: Selectable<Schema['profile']>): Profile => ({
  uid: row.uid,
  role: row.role,
  username: row.username,
  email: row.email,
  firstName: row.first_name,
  lastName: row.last_name,
  fullName: row.full_name,
  schoolCode: row.school_code,
  sessionId: row.session_code,
  createdAt: row.created_at,
  ...(row.language !== null && { language: row.language }),
  ...(row.awaits_approval === 1 && { restriction: 'approval-pending' as const }),
});

export async function findProfile(query: Query, uid: string): Promise<Profile | undefined> {
  const row = await query.selectFrom('profile').selectAll().where('uid', '=', uid).executeTakeFirst();
  return row && toProfile(row);
}

/** A name as a profile stores it; the parts are null in an account that has only a full name. */
export type StoredName = Pick<Profile, 'fullName' | 'firstName' | 'lastName'>;

/** Stores another name, in the profile and in the account of the identity service. */
export async function updateName(
  query: Query,
  uid: string,
  { fullName, firstName, lastName }: StoredName,
): Promise<void> {
  const parts = { first_name: firstName, last_name: lastName, full_name: fullName };
  await query.updateTable('profile').set(parts).where('uid', '=', uid).execute();
  await query.updateTable('auth_user').set({ name: fullName }).where('id', '=', uid).execute();
}

export async function updateLanguage(query: Query, uid: string, language: Language | null): Promise<void> {
  await query.updateTable('profile').set({ language }).where('uid', '=', uid).execute();
}

export async function hasProfiles(query: Query): Promise<boolean> {
  return (await query.selectFrom('profile').select('uid').limit(1).executeTakeFirst()) !== undefined;
}

export async function listProfiles(query: Query, uids: readonly string[]): Promise<Profile[]> {
  if (uids.length === 0) return [];
  const rows = await query.selectFrom('profile').selectAll().where('uid', 'in', uids).execute();
  return rows.map(toProfile);
}

/** The profiles of these accounts, without the accounts that are disabled. */
export async function listUsableProfiles(query: Query, uids: readonly string[]): Promise<Profile[]> {
  if (uids.length === 0) return [];
  const rows = await query
    .selectFrom('profile')
    .selectAll()
    .where('uid', 'in', uids)
    .where('disabled_at', 'is', null)
    .execute();
  return rows.map(toProfile);
}

/** The password of an account. */
export interface Credential {
  uid: string;
  passwordHash: string;
}

async function findCredentialBy(
  query: Query,
  column: 'auth_user.id' | 'auth_user.email',
  value: string,
): Promise<Credential | undefined> {
  const row = await query
    .selectFrom('auth_user')
    .innerJoin('auth_account', 'auth_account.user_id', 'auth_user.id')
    .select(['auth_user.id as uid', 'auth_account.password'])
    .where(column, '=', value)
    .where('auth_account.provider_id', '=', 'credential')
    .executeTakeFirst();
  return row?.password ? { uid: row.uid, passwordHash: row.password } : undefined;
}

export const findCredential = (query: Query, uid: string) => findCredentialBy(query, 'auth_user.id', uid);

/** @param email in lower case, as registration stores it */
export const findCredentialByEmail = (query: Query, email: string) =>
  findCredentialBy(query, 'auth_user.email', email);

/** An account by its email address in lower case, with its school if it has a profile. */
export async function findAccount(
  query: Query,
  email: string,
): Promise<{ uid: string; schoolId: string | null } | undefined> {
  return query
    .selectFrom('auth_user')
    .leftJoin('profile', 'profile.uid', 'auth_user.id')
    .select(['auth_user.id as uid', 'profile.school_id as schoolId'])
    .where('auth_user.email', '=', email)
    .executeTakeFirst();
}

/** Replaces a password, unless it has changed since it was read. @returns whether it was replaced */
export async function replacePassword(
  query: Query,
  found: Credential,
  passwordHash: string,
  updatedAt: string,
): Promise<boolean> {
  const result = await query
    .updateTable('auth_account')
    .set({ password: passwordHash, updated_at: updatedAt })
    .where('user_id', '=', found.uid)
    .where('provider_id', '=', 'credential')
    .where('password', '=', found.passwordHash)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

/**
 * Locks a password until the transaction ends, after waiting for a change that is under way.
 * @returns whether the password has not changed since it was read
 */
export async function lockCredential(query: Query, found: Credential): Promise<boolean> {
  // Writing the same hash again changes nothing, and takes the lock on either engine.
  const result = await query
    .updateTable('auth_account')
    .set({ password: found.passwordHash })
    .where('user_id', '=', found.uid)
    .where('provider_id', '=', 'credential')
    .where('password', '=', found.passwordHash)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

/** Locks the password of an account as `lockCredential` does. */
export async function lockPassword(query: Query, uid: string): Promise<void> {
  const found = await findCredential(query, uid);
  if (found) await lockCredential(query, found);
}

/** Whether a teacher's school requires a second factor that the account has not set up. */
export async function lacksSecondFactor(query: Query, uid: string): Promise<boolean> {
  const row = await query
    .selectFrom('profile')
    .innerJoin('school', 'school.id', 'profile.school_id')
    .leftJoin('second_factor', 'second_factor.account_id', 'profile.uid')
    .select('profile.uid')
    .where('profile.uid', '=', uid)
    .where('profile.role', '=', 'teacher')
    .where('school.requires_second_factor', '=', 1)
    .where('second_factor.on_at', 'is', null)
    .executeTakeFirst();
  return row !== undefined;
}
