import { type Kysely, sql } from 'kysely';
import type { Restriction } from '../../contract/identity.ts';
import type { Schema } from '../db/schema.ts';
import { type Places, statement } from '../db/statement.ts';
import { deleteOldest } from '../db/steps.ts';

type Query = Kysely<Schema>;

/** Why an account may use almost nothing yet; undefined for most accounts. */
const restrictionOf = (
  awaitsApproval: number | null,
  lacksSecondFactor: boolean,
): Restriction | undefined => {
  if (awaitsApproval === 1) return 'approval-pending';
  return lacksSecondFactor ? 'second-factor-missing' : undefined;
};

/**
 * Deletes all sign-ins of an account, except one if it is named, and its custom tokens. The tokens are
 * deleted first, since one that is being used creates a sign-in.
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

/** The sign-ins of an account, the most recently used first. */
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

const readSignIn = statement((db, { signIn }: Places<{ signIn: string }>) =>
  db
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
    .where('auth_session.token', '=', signIn),
);

/** A sign-in by the hash of its token, with the profile if there is one. */
export async function findSignIn(query: Query, signIn: string) {
  const [row] = await readSignIn(query, { signIn });
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

/** When a sign-in last proved its password, at the latest when it was made; undefined once it has ended. */
export async function findProof(query: Query, signIn: string): Promise<string | undefined> {
  const row = await query
    .selectFrom('auth_session')
    .select(['created_at as createdAt', 'password_proved_at as provedAt'])
    .where('token', '=', signIn)
    .executeTakeFirst();
  return row && (row.provedAt ?? row.createdAt);
}

export async function setProof(query: Query, signIn: string, provedAt: string): Promise<void> {
  await query
    .updateTable('auth_session')
    .set({ password_proved_at: provedAt })
    .where('token', '=', signIn)
    .execute();
}

/** Deletes expired sign-ins or tokens, at most as many as one step may delete. @returns how many */
export const deleteExpired = (
  query: Query,
  table: 'auth_session' | 'auth_verification',
  at: string,
): Promise<number> => deleteOldest(query, { table, key: ['id'], column: 'expires_at', before: at });

/**
 * Deletes idle sign-ins of people who did not choose to stay signed in, at most as many as one step may
 * delete.
 * @param idle a sign-in that was last used before this time is idle
 * @param sqlFalse the engine's value for false
 * @returns how many
 */
export const deleteIdle = (
  query: Query,
  { idle, sqlFalse }: { idle: string; sqlFalse: boolean | number },
): Promise<number> =>
  deleteOldest(query, {
    table: 'auth_session',
    key: ['id'],
    // The index is by the creation. A sign-in is never created after its last use, so this condition leaves
    // out no idle one.
    column: 'created_at',
    before: idle,
    and: sql`stays_signed_in = ${sqlFalse} and updated_at < ${idle}`,
  });

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
