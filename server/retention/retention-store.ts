import { type Kysely, sql } from 'kysely';
import type { ChosenRetention, RetentionMonths } from '../../contract/retention.ts';
import type { SchoolProfileName } from '../../contract/school-profiles.ts';
import type { Schema } from '../db/schema.ts';
import { raisedAlert } from './store.ts';

type Query = Kysely<Schema>;

/** The retention that a school chose. */
export interface StoredRetention {
  readonly chosen: ChosenRetention;
  /** The moment before which nothing is deleted; null when there is none. */
  readonly beginsAt: string | null;
}

export async function findRetention(query: Query, schoolId: string): Promise<StoredRetention> {
  const row = await query
    .selectFrom('school_retention')
    .selectAll()
    .where('school_id', '=', schoolId)
    .executeTakeFirst();
  return {
    chosen: {
      conversations: row?.conversations_months ?? null,
      records: row?.records_months ?? null,
      accounts: row?.accounts_months ?? null,
      responsible: row?.responsible ?? '',
    },
    beginsAt: row?.begins_at ?? null,
  };
}

export async function setRetention(query: Query, schoolId: string, chosen: ChosenRetention): Promise<void> {
  const columns = {
    conversations_months: chosen.conversations,
    records_months: chosen.records,
    accounts_months: chosen.accounts,
    responsible: chosen.responsible,
  };
  await query
    .insertInto('school_retention')
    .values({ school_id: schoolId, ...columns, begins_at: null })
    .onConflict((conflict) => conflict.column('school_id').doUpdateSet(columns))
    .execute();
}

/** A run under way or the last one. */
export interface Run {
  readonly beganAt: string;
  readonly finishedAt: string | null;
  /** The uid of the last student that was looked at; empty before the first. */
  readonly position: string;
  readonly removed: RetentionMonths;
}

export async function findRun(query: Query, schoolId: string): Promise<Run | undefined> {
  const row = await query
    .selectFrom('retention_run')
    .selectAll()
    .where('school_id', '=', schoolId)
    .executeTakeFirst();
  return (
    row && {
      beganAt: row.began_at,
      finishedAt: row.finished_at,
      position: row.position,
      removed: { conversations: row.conversations, records: row.records, accounts: row.accounts },
    }
  );
}

/** Stores how far a run is. */
export async function setRun(query: Query, schoolId: string, run: Run): Promise<void> {
  const columns = {
    began_at: run.beganAt,
    finished_at: run.finishedAt,
    position: run.position,
    ...run.removed,
  };
  await query
    .insertInto('retention_run')
    .values({ school_id: schoolId, ...columns })
    .onConflict((conflict) => conflict.column('school_id').doUpdateSet(columns))
    .execute();
}

/** A school whose run is due or under way. */
export interface DueSchool {
  readonly id: string;
  readonly schoolProfile: SchoolProfileName;
}

/**
 * The schools whose retention has begun and whose last run, if any, is under way or began before a moment, in
 * the order of their ids.
 */
export const listDue = (query: Query, at: { now: string; beganBefore: string }): Promise<DueSchool[]> =>
  query
    .selectFrom('school')
    .leftJoin('school_retention', 'school_retention.school_id', 'school.id')
    .leftJoin('retention_run', 'retention_run.school_id', 'school.id')
    .select(['school.id', 'school.school_profile as schoolProfile'])
    .where((expression) =>
      expression.or([
        expression('school_retention.begins_at', 'is', null),
        expression('school_retention.begins_at', '<=', at.now),
      ]),
    )
    .where((expression) =>
      expression.or([
        expression('retention_run.school_id', 'is', null),
        expression('retention_run.began_at', '<=', at.beganBefore),
        expression('retention_run.finished_at', 'is', null),
      ]),
    )
    .orderBy('school.id')
    .execute();

/**
 * The query for the conversations of a school that have a question from before a moment. It looks into an
 * index once for each conversation. If it selected the questions at once, the database would plan to read all
 * questions of all schools until it had found enough.
 */
export const oldConversations = (query: Query, schoolId: string, before: string) => {
  const isOld = (id: string) =>
    sql<boolean>`(select min(created_at) from interaction where conversation_id = ${sql.ref(id)}) < ${before}`;
  return query
    .selectFrom('class')
    .innerJoin('live_session', 'live_session.class_id', 'class.id')
    .select('live_session.id')
    .where('class.school_id', '=', schoolId)
    .where(isOld('live_session.id'))
    .unionAll(
      query
        .selectFrom('class')
        .innerJoin('assignment', 'assignment.class_id', 'class.id')
        .select('assignment.id')
        .where('class.school_id', '=', schoolId)
        .where(isOld('assignment.id')),
    );
};

/**
 * The query for the oldest questions of a conversation that were asked before a moment, have ended and raised
 * no alert.
 */
export const oldQuestions = (query: Query, conversationId: string, before: string, limit: number) =>
  query
    .selectFrom('interaction')
    .select(['interaction.id', 'interaction.student_id as studentUid'])
    .where('interaction.conversation_id', '=', conversationId)
    .where('interaction.created_at', '<', before)
    .where('interaction.status', '<>', 'pending')
    .where(sql<boolean>`not ${raisedAlert}`)
    .orderBy('interaction.created_at')
    .limit(limit);

/** The query for the alerts of a school that were raised before a moment and that somebody has judged. */
export const oldAlerts = (query: Query, schoolId: string, before: string, limit: number) =>
  query
    .selectFrom('class')
    .innerJoin('alert', 'alert.class_id', 'class.id')
    .select('alert.id')
    .where('class.school_id', '=', schoolId)
    .where('alert.raised_at', '<', before)
    .where(sql<boolean>`exists (select 1 from alert_judgement where alert_judgement.alert_id = alert.id)`)
    .limit(limit);

export async function deleteAlerts(query: Query, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  for (const table of ['alert_judgement', 'alert_email', 'alert_message'] as const)
    await query.deleteFrom(table).where('alert_id', 'in', ids).execute();
  await query.deleteFrom('alert').where('id', 'in', ids).execute();
}

/**
 * Deletes the observations of a school that were noted before a moment and that the contact has closed.
 * @returns how many it deleted
 */
export async function deleteOldObservations(query: Query, schoolId: string, before: string): Promise<number> {
  const { numDeletedRows } = await query
    .deleteFrom('observation')
    .where('school_id', '=', schoolId)
    .where('noted_at', '<', before)
    .where('closed_at', 'is not', null)
    .executeTakeFirst();
  return Number(numDeletedRows);
}

/** The query for the students of a school after one of them, in the order of their ids. */
export const studentsAfter = (query: Query, schoolId: string, after: string, limit: number) =>
  query
    .selectFrom('profile')
    .select(['uid', 'created_at as registeredAt', 'deleted_at as deletedAt'])
    .where('school_id', '=', schoolId)
    .where('role', '=', 'student')
    .where('uid', '>', after)
    .orderBy('uid')
    .limit(limit);

/** Whether a student asked something, or joined a lesson or a class, or used a sign-in, since a moment. */
export async function wasUsedSince(query: Query, uid: string, since: string): Promise<boolean> {
  const { rows } = await sql<{ used: number }>`select 1 as used
    where exists (select 1 from interaction where student_id = ${uid} and created_at >= ${since})
    or exists (select 1 from participant where student_id = ${uid} and joined_at >= ${since})
    or exists (select 1 from enrollment where student_id = ${uid} and joined_at >= ${since})
    or exists (select 1 from auth_session where user_id = ${uid} and updated_at >= ${since})`.execute(query);
  return rows.length > 0;
}
