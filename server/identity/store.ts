import type { Kysely, Selectable } from 'kysely';
import type { Profile, Restriction } from '../../contract/identity.ts';
import type { Language } from '../../contract/language.ts';
import type { Schema } from '../db/schema.ts';

type Query = Kysely<Schema>;

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

export async function findSchoolByCode(
  query: Query,
  code: string,
): Promise<(School & RegistrationSettings) | undefined> {
  const row = await query
    .selectFrom('school')
    .select(['id', 'code', 'name', 'code_off_at', 'approves_teachers', 'teacher_password_minimum'])
    .where('code', '=', code)
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
    .values({ id: school.id, code: school.code, name: school.name, created_at: school.createdAt })
    .execute();
}

export interface NewAccount {
  uid: string;
  accountId: string;
  schoolId: string;
  passwordHash: string;
  profile: Omit<Profile, 'uid'>;
}

/** Inserts an account with its profile. @param sqlFalse the engine's value for false */
export async function insertAccount(
  query: Query,
  account: NewAccount,
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

/** Why an account may use almost nothing yet; undefined for most accounts. */
const restrictionOf = (
  awaitsApproval: number | null,
  lacksSecondFactor: boolean,
): Restriction | undefined => {
  if (awaitsApproval === 1) return 'approval-pending';
  return lacksSecondFactor ? 'second-factor-missing' : undefined;
};

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
  ...(row.awaits_approval === 1 && { restriction: restrictionOf(row.awaits_approval, false) }),
});

export async function findProfile(query: Query, uid: string): Promise<Profile | undefined> {
  const row = await query.selectFrom('profile').selectAll().where('uid', '=', uid).executeTakeFirst();
  return row && toProfile(row);
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

/** @returns whether the password had not changed since it was read */
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

/**
 * Deletes all sign-ins of an account, except one if it is named, and its custom tokens. The tokens are deleted first, since
 * one that is being used creates a sign-in.
 * @returns the hashes of the sign-ins' tokens
 */
export async function deleteSignIns(
  query: Query,
  uid: string,
  { except }: { except?: string } = {},
): Promise<string[]> {
  await query.deleteFrom('auth_verification').where('value', '=', uid).execute();
  let ended = query.deleteFrom('auth_session').where('user_id', '=', uid);
  if (except !== undefined) ended = ended.where('token', '!=', except);
  return (await ended.returning('token').execute()).map(({ token }) => token);
}

/**
 * Deletes one sign-in of an account by its id.
 * @returns the hash of its token in a list, which is empty without such a sign-in
 */
export async function deleteSignIn(query: Query, uid: string, id: string): Promise<string[]> {
  const rows = await query
    .deleteFrom('auth_session')
    .where('user_id', '=', uid)
    .where('id', '=', id)
    .returning('token')
    .execute();
  return rows.map(({ token }) => token);
}

/** The sign-ins of an account, the one used last first. */
export async function listSignIns(query: Query, uid: string) {
  const rows = await query
    .selectFrom('auth_session')
    .select(['id', 'token', 'user_agent as userAgent', 'created_at as createdAt'])
    .select(['updated_at as updatedAt', 'expires_at as expiresAt', 'stays_signed_in as staysSignedIn'])
    .where('user_id', '=', uid)
    .orderBy('updated_at', 'desc')
    .orderBy('created_at', 'desc')
    .execute();
  return rows.map((row) => ({ ...row, staysSignedIn: Boolean(row.staysSignedIn) }));
}

/** Stores that sign-ins were used at this moment. @param signIns the hashes of their tokens */
export async function updateUse(query: Query, signIns: readonly string[], usedAt: string): Promise<void> {
  await query
    .updateTable('auth_session')
    .set({ updated_at: usedAt })
    .where('token', 'in', signIns)
    .where('updated_at', '<', usedAt)
    .execute();
}

/** A sign-in by the hash of its token, with the profile if there is one. */
export async function findSignIn(query: Query, signIn: string) {
  const row = await query
    .selectFrom('auth_session')
    .innerJoin('auth_user', 'auth_user.id', 'auth_session.user_id')
    .leftJoin('profile', 'profile.uid', 'auth_session.user_id')
    .leftJoin('password_reset', 'password_reset.account_id', 'auth_session.user_id')
    .leftJoin('school', 'school.id', 'profile.school_id')
    .leftJoin('second_factor', 'second_factor.account_id', 'auth_session.user_id')
    .select([
      'auth_session.user_id as uid',
      'auth_session.expires_at as expiresAt',
      'auth_session.updated_at as updatedAt',
      'auth_session.stays_signed_in as staysSignedIn',
      'auth_user.name as displayName',
      'profile.role',
      'profile.full_name as fullName',
      'profile.school_id as schoolId',
      'profile.session_code as sessionCode',
      'password_reset.account_id as resetAccount',
      'profile.awaits_approval as awaitsApproval',
      'profile.disabled_at as disabledAt',
      'school.requires_second_factor as requiresSecondFactor',
      'second_factor.on_at as secondFactorOnAt',
    ])
    .where('auth_session.token', '=', signIn)
    .executeTakeFirst();
  return (
    row && {
      ...row,
      staysSignedIn: Boolean(row.staysSignedIn),
      restriction: restrictionOf(
        row.awaitsApproval,
        row.role === 'teacher' && row.requiresSecondFactor === 1 && row.secondFactorOnAt === null,
      ),
    }
  );
}

/**
 * Deletes what has expired.
 * @param idle sign-ins whose person did not choose to stay have ended if they were last used before this time
 * @param sqlFalse the engine's value for false
 */
export async function deleteExpired(
  query: Query,
  { at, idle, sqlFalse }: { at: string; idle: string; sqlFalse: boolean | number },
): Promise<void> {
  await query
    .deleteFrom('auth_session')
    .where((or) =>
      or.or([
        or('expires_at', '<', at),
        or.and([or('stays_signed_in', '=', sqlFalse), or('updated_at', '<', idle)]),
      ]),
    )
    .execute();
  await query.deleteFrom('auth_verification').where('expires_at', '<', at).execute();
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

/** The sign-ins of the teachers of a school, or those of one account, by the hashes of their tokens. */
export async function listSignInTokens(
  query: Query,
  of: { schoolId: string } | { uid: string },
): Promise<string[]> {
  let rows = query
    .selectFrom('auth_session')
    .innerJoin('profile', 'profile.uid', 'auth_session.user_id')
    .select('auth_session.token');
  rows =
    'uid' in of
      ? rows.where('profile.uid', '=', of.uid)
      : rows.where('profile.school_id', '=', of.schoolId).where('profile.role', '=', 'teacher');
  return (await rows.execute()).map(({ token }) => token);
}
