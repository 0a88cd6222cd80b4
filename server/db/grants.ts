import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Schema } from './schema.ts';

type Query = Kysely<Schema>;

/** Rows of one table that open something to whoever holds them. */
interface Grant {
  readonly table: keyof Schema;
  /** The name of such rows where the operator is told that they ended. */
  readonly name: string;
  /** The column with the account that handed it out, where that is not the account that it opens. */
  readonly maker?: string;
  /** Ends the rows that match a condition. @param at the present time */
  readonly end: (which: RawBuilder<unknown>, at: string) => RawBuilder<unknown>;
}

/**
 * The hash of no password, in the form of the others, so that checking a password against it takes as long.
 */
const hashOfNoPassword = `$argon2id$v=19$m=19456,t=2,p=1$${'A'.repeat(22)}$${'A'.repeat(43)}`;

/** Makes every password a wrong one that somebody else made, until somebody makes another. @param which rows of `password_reset` */
export function endMadePasswords(which: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`update auth_account set password = ${hashOfNoPassword}
    where user_id in (select account_id from password_reset where ${which})`;
}

/**
 * Everything in the schema that opens something. A restore ends all of it, since what was withdrawn, used or
 * replaced after the backup would open again. What an account handed out ends with its right to do so.
 * grants.api.test.ts fails for a table that is neither here nor among those that open nothing.
 */
export const grants: readonly Grant[] = [
  {
    table: 'auth_session',
    name: 'sign-ins',
    end: (which) => sql`delete from auth_session where ${which}`,
  },
  {
    table: 'auth_verification',
    name: 'links to choose a password',
    end: (which) => sql`delete from auth_verification where ${which}`,
  },
  {
    table: 'invitation',
    name: 'invitations',
    maker: 'made_by',
    // The row stays: an address that was invited once gets a role by a link alone
    // (docs/decisions/12-access-and-sharing.md).
    end: (which, at) => sql`update invitation set expires_at = ${at} where expires_at > ${at} and ${which}`,
  },
  {
    table: 'school',
    name: 'codes of schools',
    end: (which, at) => sql`update school set code_off_at = ${at} where code_off_at is null and ${which}`,
  },
  {
    table: 'co_teacher',
    name: 'invitations to teach a class',
    maker: 'invited_by',
    end: (which) => sql`delete from co_teacher where accepted_at is null and ${which}`,
  },
  {
    table: 'recovery_code',
    name: 'recovery codes',
    end: (which) => sql`delete from recovery_code where ${which}`,
  },
  {
    table: 'password_reset',
    name: 'passwords that somebody else made and nobody has changed yet',
    end: endMadePasswords,
  },
];

/** Ends all that opens something, after a restore. */
export async function endGrants(query: Query, at: string): Promise<void> {
  for (const { end } of grants) await end(sql`1 = 1`, at).execute(query);
}

/**
 * Ends the links and invitations that an account handed out, in the transaction that takes its right to.
 * @param of only those in one table; without it all
 */
export async function endGrantsBy(
  query: Query,
  maker: string,
  { at, of }: { at: string; of?: Grant['table'] },
): Promise<void> {
  for (const grant of grants)
    if (grant.maker && (of ?? grant.table) === grant.table)
      await grant.end(sql`${sql.ref(grant.maker)} = ${maker}`, at).execute(query);
}
