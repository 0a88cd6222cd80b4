import { type Insertable, type Kysely, sql } from 'kysely';
import type { SchoolProfileName } from '../../contract/school-profiles.ts';
import type { SecurityEvent } from '../../contract/security-log.ts';
import { nameContains } from '../db/name-contains.ts';
import type { Schema } from '../db/schema.ts';
import { deleteOldest } from '../db/steps.ts';

type Query = Kysely<Schema>;

export type Row = Insertable<Schema['security_log']>;

export async function insertRow(query: Query, row: Row): Promise<void> {
  await query.insertInto('security_log').values(row).execute();
}

/** The school of an account; null without a profile. */
export async function schoolOf(query: Query, uid: string): Promise<string | null> {
  const profile = await query
    .selectFrom('profile')
    .select('school_id')
    .where('uid', '=', uid)
    .executeTakeFirst();
  return profile?.school_id ?? null;
}

/** The schools with this school profile that have rows from before a moment. */
export async function listSchoolsWithOld(
  query: Query,
  before: string,
  schoolProfile: SchoolProfileName,
): Promise<string[]> {
  const rows = await query
    .selectFrom('school')
    .select('id')
    .where('school_profile', '=', schoolProfile)
    .where(sql<boolean>`(select min(at) from security_log where school_id = school.id) < ${before}`)
    .execute();
  return rows.map(({ id }) => id);
}

/**
 * Deletes rows from before a moment, at most one step of them (db/steps.ts). Nothing else deletes a row, and
 * nothing changes one.
 * @param schoolId whose rows; null: those that belong to no school
 * @returns how many it deleted
 */
export const deleteBefore = (query: Query, before: string, schoolId: string | null): Promise<number> =>
  deleteOldest(query, {
    table: 'security_log',
    key: ['number'],
    column: 'at',
    before,
    and: schoolId === null ? sql`school_id is null` : sql`school_id = ${schoolId}`,
  });

/** Where a page ends. */
export interface PageEnd {
  readonly at: string;
  readonly number: number;
}

export interface Filter {
  /** Undefined for the rows of all schools and those that belong to none. */
  readonly schoolId: string | undefined;
  readonly events: readonly SecurityEvent[] | undefined;
  /**
   * What was typed to find a person, with its keyed hash: part of a name, a username, an email address, a uid
   * or a keyed hash.
   */
  readonly person:
    | { readonly schoolId: string; readonly typed: string; readonly keyedHash: string }
    | undefined;
  readonly from: string | undefined;
  readonly until: string | undefined;
  readonly before: PageEnd | undefined;
  readonly limit: number;
}

/** The rows that pass a filter with the names of their classes, newest first. */
export async function listRows(query: Query, filter: Filter) {
  const { schoolId, events, person, from, until, before } = filter;
  let rows = query
    .selectFrom('security_log')
    .leftJoin('class', 'class.id', 'security_log.class_id')
    .selectAll('security_log')
    .select('class.class_name as className');
  if (schoolId !== undefined) rows = rows.where('security_log.school_id', '=', schoolId);
  if (events) rows = rows.where('event', 'in', events);
  if (from !== undefined) rows = rows.where('at', '>=', from);
  if (until !== undefined) rows = rows.where('at', '<', until);
  if (before)
    rows = rows.where((expression) =>
      expression.or([
        expression('at', '<', before.at),
        expression.and([
          expression('at', '=', before.at),
          expression('security_log.number', '<', before.number),
        ]),
      ]),
    );
  if (person) {
    const found = accountsOf(query, person);
    rows = rows.where((expression) =>
      expression.or([
        expression('actor_id', 'in', found),
        expression('about_id', 'in', found),
        expression('actor_id', '=', person.typed),
        expression('about_id', '=', person.typed),
        expression('attempted', 'in', [person.keyedHash, person.typed]),
      ]),
    );
  }
  return rows.orderBy('at', 'desc').orderBy('security_log.number', 'desc').limit(filter.limit).execute();
}

/**
 * The accounts of a school whose name contains this text, or whose username or email address is this text, in
 * any case.
 */
const accountsOf = (query: Query, { schoolId, typed }: { schoolId: string; typed: string }) => {
  const lower = typed.toLowerCase();
  return query
    .selectFrom('profile')
    .select('uid')
    .where('school_id', '=', schoolId)
    .where((expression) =>
      expression.or([
        nameContains(typed),
        expression('username', '=', lower),
        expression('email', '=', lower),
      ]),
    );
};
