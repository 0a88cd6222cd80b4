import type { Kysely } from 'kysely';
import type { InvitationPurpose, OpenInvitation } from '../../contract/invitations.ts';
import type { MailOutcome, MailState } from '../../contract/mail.ts';
import type { Schema } from '../db/schema.ts';

type Query = Kysely<Schema>;

/** An invitation with its school. */
export interface StoredInvitation extends OpenInvitation {
  readonly schoolId: string;
  readonly schoolName: string;
  readonly schoolCode: string;
  /** The uid of the administrator who made it; null: the operator. */
  readonly madeBy: string | null;
}

const invitations = (query: Query) =>
  query
    .selectFrom('invitation')
    .innerJoin('school', 'school.id', 'invitation.school_id')
    .select([
      'invitation.id',
      'invitation.purpose',
      'invitation.email',
      'invitation.expires_at as expiresAt',
      'invitation.mail_state as mail',
      'invitation.made_by as madeBy',
      'invitation.school_id as schoolId',
      'school.name as schoolName',
      'school.code as schoolCode',
    ]);

/** The invitation with this token, unless it has expired. */
export const findByToken = (
  query: Query,
  tokenHash: string,
  at: string,
): Promise<StoredInvitation | undefined> =>
  invitations(query)
    .where('invitation.token_hash', '=', tokenHash)
    .where('invitation.expires_at', '>', at)
    .executeTakeFirst();

/** The invitation with this id in a school, expired or not. */
export const findInSchool = (
  query: Query,
  schoolId: string,
  id: string,
): Promise<StoredInvitation | undefined> =>
  invitations(query)
    .where('invitation.school_id', '=', schoolId)
    .where('invitation.id', '=', id)
    .executeTakeFirst();

/** The invitations of a school, the oldest first. */
export const listOfSchool = (query: Query, schoolId: string): Promise<StoredInvitation[]> =>
  invitations(query)
    .where('invitation.school_id', '=', schoolId)
    .orderBy('invitation.created_at')
    .orderBy('invitation.id')
    .execute();

export interface NewInvitation {
  readonly id: string;
  readonly schoolId: string;
  readonly purpose: InvitationPurpose;
  readonly madeBy: string | null;
  readonly email: string | null;
  readonly tokenHash: string;
  readonly mail: MailState | null;
  readonly createdAt: string;
  readonly expiresAt: string;
}

export async function insertInvitation(query: Query, added: NewInvitation): Promise<void> {
  await query
    .insertInto('invitation')
    .values({
      id: added.id,
      school_id: added.schoolId,
      purpose: added.purpose,
      made_by: added.madeBy,
      email: added.email,
      token_hash: added.tokenHash,
      mail_state: added.mail,
      created_at: added.createdAt,
      expires_at: added.expiresAt,
    })
    .execute();
}

/**
 * @returns whether the invitation was still there: when two people accept it at the same time, only one gets
 * true
 */
export async function deleteInvitation(query: Query, id: string): Promise<boolean> {
  const result = await query.deleteFrom('invitation').where('id', '=', id).executeTakeFirst();
  return result.numDeletedRows > 0n;
}

/**
 * Deletes the invitation of an address, or with null the one without an address.
 * @returns whether there was such an invitation
 */
export async function deleteForAddress(
  query: Query,
  schoolId: string,
  purpose: InvitationPurpose,
  email: string | null,
): Promise<boolean> {
  const result = await query
    .deleteFrom('invitation')
    .where('school_id', '=', schoolId)
    .where('purpose', '=', purpose)
    .where('email', email === null ? 'is' : '=', email)
    .executeTakeFirst();
  return result.numDeletedRows > 0n;
}

/** Deletes the invitations of an account's own address. */
export async function deleteForAccount(query: Query, uid: string): Promise<void> {
  const own = query.selectFrom('profile').where('uid', '=', uid);
  await query
    .deleteFrom('invitation')
    .where('school_id', '=', own.select('school_id'))
    .where('email', '=', own.select('email'))
    .execute();
}

export async function deleteForPurpose(
  query: Query,
  schoolId: string,
  purpose: InvitationPurpose,
): Promise<void> {
  await query
    .deleteFrom('invitation')
    .where('school_id', '=', schoolId)
    .where('purpose', '=', purpose)
    .execute();
}

/**
 * Stores the outcome of an invitation's email. Changes nothing if the invitation was renewed since: it then
 * has another token, and its own email.
 */
export async function setMail(query: Query, tokenHash: string, mail: MailOutcome): Promise<void> {
  await query
    .updateTable('invitation')
    .set({ mail_state: mail })
    .where('token_hash', '=', tokenHash)
    .execute();
}

/**
 * Marks emails that are still being sent as not sent.
 * @param before only those of invitations made before this time
 */
export async function giveUpEmails(query: Query, before?: string): Promise<void> {
  let sending = query
    .updateTable('invitation')
    .set({ mail_state: 'not-sent' })
    .where('mail_state', '=', 'sending');
  if (before !== undefined) sending = sending.where('created_at', '<', before);
  await sending.execute();
}
