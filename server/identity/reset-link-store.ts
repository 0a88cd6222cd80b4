import type { Kysely } from 'kysely';
import type { Schema } from '../db/schema.ts';

type Query = Kysely<Schema>;

/** A link to choose a new password. It is stored among the one-time tokens of the identity service. */
export interface ResetLink {
  id: string;
  tokenHash: string;
  uid: string;
  createdAt: string;
  expiresAt: string;
}

/**
 * Custom tokens have another prefix, so that a reset link does not work as a custom token, and a custom token
 * does not work as a reset link.
 */
const identifierOf = (tokenHash: string): string => `password-reset:${tokenHash}`;

export async function insertLink(query: Query, link: ResetLink): Promise<void> {
  await query
    .insertInto('auth_verification')
    .values({
      id: link.id,
      identifier: identifierOf(link.tokenHash),
      value: link.uid,
      expires_at: link.expiresAt,
      created_at: link.createdAt,
      updated_at: link.createdAt,
    })
    .execute();
}

/** The account of a link that works at this moment, and its school. No link works while the account is disabled. */
export async function accountOfLink(
  query: Query,
  tokenHash: string,
  at: string,
): Promise<{ uid: string; schoolId: string } | undefined> {
  return query
    .selectFrom('auth_verification')
    .innerJoin('profile', 'profile.uid', 'auth_verification.value')
    .select(['profile.uid', 'profile.school_id as schoolId'])
    .where('identifier', '=', identifierOf(tokenHash))
    .where('expires_at', '>', at)
    .where('profile.disabled_at', 'is', null)
    .executeTakeFirst();
}

/** Deletes a link, after which it no longer works. @returns whether it was still there */
export async function deleteLink(query: Query, tokenHash: string): Promise<boolean> {
  const result = await query
    .deleteFrom('auth_verification')
    .where('identifier', '=', identifierOf(tokenHash))
    .executeTakeFirst();
  return result.numDeletedRows > 0n;
}
