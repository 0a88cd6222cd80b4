import type { Kysely } from 'kysely';
import type { ClassTimeLimits, Lift, SchoolTimeLimits, TimeLimits } from '../../contract/time-limits.ts';
import { conversationIdsOf } from '../db/conversations.ts';
import type { Schema } from '../db/schema.ts';
import { deleteOldest } from '../db/steps.ts';
import type { Used } from './standing.ts';

type Query = Kysely<Schema>;

type Columns = Pick<
  Schema['class_time_limits'],
  'day_minutes' | 'lesson_minutes' | 'break_minutes' | 'quiet_from' | 'quiet_until'
>;

const toLimits = (row: Columns | undefined): TimeLimits => ({
  dayMinutes: row?.day_minutes ?? null,
  lessonMinutes: row?.lesson_minutes ?? null,
  breakMinutes: row?.break_minutes ?? null,
  quietHours: row?.quiet_from && row.quiet_until ? { from: row.quiet_from, until: row.quiet_until } : null,
});

const toColumns = (limits: TimeLimits): Columns => ({
  day_minutes: limits.dayMinutes,
  lesson_minutes: limits.lessonMinutes,
  break_minutes: limits.breakMinutes,
  quiet_from: limits.quietHours?.from ?? null,
  quiet_until: limits.quietHours?.until ?? null,
});

/** The limits that a school has set; null for each one that it has not set. */
export async function findSchoolLimits(query: Query, schoolId: string): Promise<SchoolTimeLimits> {
  const row = await query
    .selectFrom('school_time_limits')
    .selectAll()
    .where('school_id', '=', schoolId)
    .executeTakeFirst();
  return { ...toLimits(row), timeZone: row?.time_zone ?? null, sharedComputers: row?.shared_computers === 1 };
}

/** The limits of a class, without those of its school. */
export async function findClassLimits(query: Query, classId: string): Promise<ClassTimeLimits> {
  const row = await query
    .selectFrom('class_time_limits')
    .selectAll()
    .where('class_id', '=', classId)
    .executeTakeFirst();
  return {
    ...toLimits(row),
    studentQuestions: row?.student_questions ?? null,
    classQuestions: row?.class_questions ?? null,
  };
}

export async function setSchoolLimits(
  query: Query,
  schoolId: string,
  limits: SchoolTimeLimits,
): Promise<void> {
  const row = {
    ...toColumns(limits),
    time_zone: limits.timeZone,
    shared_computers: Number(limits.sharedComputers),
  };
  await query
    .insertInto('school_time_limits')
    .values({ school_id: schoolId, ...row })
    .onConflict((conflict) => conflict.column('school_id').doUpdateSet(row))
    .execute();
}

export async function setClassLimits(query: Query, classId: string, limits: ClassTimeLimits): Promise<void> {
  const { studentQuestions, classQuestions } = limits;
  const row = { ...toColumns(limits), student_questions: studentQuestions, class_questions: classQuestions };
  await query
    .insertInto('class_time_limits')
    .values({ class_id: classId, ...row })
    .onConflict((conflict) => conflict.column('class_id').doUpdateSet(row))
    .execute();
}

/**
 * The questions of students since a moment, the oldest first. Messages that the support text answered do not
 * count as use. An index by student and time makes this as quick after years as on the first day.
 */
export async function listUse(
  query: Query,
  uids: readonly string[],
  since: string,
): Promise<(Used & { uid: string })[]> {
  if (uids.length === 0) return [];
  const rows = await query
    .selectFrom('interaction')
    .leftJoin('live_session', 'live_session.id', 'interaction.session_id')
    .leftJoin('assignment', 'assignment.id', 'interaction.assignment_id')
    .select([
      'interaction.student_id as uid',
      'interaction.created_at as askedAt',
      'interaction.opening_id as openingId',
      'live_session.class_id as classOfSession',
      'assignment.class_id as classOfAssignment',
    ])
    .where('interaction.student_id', 'in', uids)
    .where('interaction.created_at', '>=', since)
    .where('interaction.is_support', '=', 0)
    .orderBy('interaction.created_at')
    .execute();
  return rows.map(({ uid, askedAt, openingId, classOfSession, classOfAssignment }) => ({
    uid,
    at: Date.parse(askedAt),
    openingId,
    classId: classOfSession ?? classOfAssignment,
  }));
}

/**
 * How many questions each student asked in a class since a moment, by an index on conversation and time.
 * Failed questions and messages that the support text answered do not count.
 */
export async function countAsked(query: Query, classId: string, since: string): Promise<Map<string, number>> {
  const rows = await query
    .selectFrom('interaction')
    .select(({ fn }) => ['student_id as uid', fn.countAll().as('asked')])
    .where('conversation_id', 'in', conversationIdsOf(query, classId))
    .where('created_at', '>=', since)
    .where('status', '<>', 'failed')
    .where('is_support', '=', 0)
    .groupBy('student_id')
    .execute();
  // PostgreSQL returns counts as text.
  return new Map(rows.map(({ uid, asked }) => [uid, Number(asked)]));
}

/** A stored lift. */
export interface NewLift {
  id: string;
  classId: string;
  studentUid: string | null;
  openingId: string | null;
  endsAt: string | null;
  reason: string;
  liftedBy: string;
  liftedByName: string;
  liftedAt: string;
}

export async function insertLift(query: Query, lift: NewLift): Promise<void> {
  await query
    .insertInto('time_lift')
    .values({
      id: lift.id,
      class_id: lift.classId,
      student_id: lift.studentUid,
      opening_id: lift.openingId,
      ends_at: lift.endsAt,
      reason: lift.reason,
      lifted_by: lift.liftedBy,
      lifted_by_name: lift.liftedByName,
      lifted_at: lift.liftedAt,
    })
    .execute();
}

/**
 * For whom the limits of a class are lifted at a moment, in its lesson if there is one; null stands for
 * everybody.
 */
export async function listLifted(
  query: Query,
  { classId, openingId, at }: { classId: string; openingId: string | null; at: string },
): Promise<(string | null)[]> {
  // A lift ends with its day or its lesson, and both are shorter than this.
  const since = new Date(Date.parse(at) - 48 * 3_600_000).toISOString();
  const rows = await query
    .selectFrom('time_lift')
    .select('student_id')
    .where('class_id', '=', classId)
    .where('lifted_at', '>=', since)
    .where((or) =>
      or.or([or('ends_at', '>', at), ...(openingId === null ? [] : [or('opening_id', '=', openingId)])]),
    )
    .execute();
  return rows.map(({ student_id }) => student_id);
}

const maxLifts = 50;

/** The newest lifts of a class, or of all classes of a school. */
export async function listLifts(
  query: Query,
  of: { classId: string } | { schoolId: string },
  since: string,
): Promise<Lift[]> {
  let rows = query
    .selectFrom('time_lift')
    .innerJoin('class', 'class.id', 'time_lift.class_id')
    .leftJoin('profile as student', 'student.uid', 'time_lift.student_id')
    .select([
      'time_lift.id',
      'class.class_name as className',
      'student.full_name as studentName',
      'student.username as studentUsername',
      'time_lift.ends_at',
      'time_lift.reason',
      'time_lift.lifted_by_name as liftedBy',
      'time_lift.lifted_at as liftedAt',
    ])
    .where('time_lift.lifted_at', '>=', since);
  rows =
    'classId' in of
      ? rows.where('class.id', '=', of.classId)
      : rows.where('class.school_id', '=', of.schoolId);
  const found = await rows
    .orderBy('time_lift.lifted_at', 'desc')
    .orderBy('time_lift.id')
    .limit(maxLifts)
    .execute();
  return found.map(({ ends_at, ...lift }) => ({ ...lift, until: ends_at === null ? 'lesson' : 'day' }));
}

/**
 * Stores that a question was refused because the time was over, unless `most` refusals since a moment are
 * stored already.
 */
export async function insertRefusal(
  query: Query,
  { uid, at, since, most }: { uid: string; at: string; since: string; most: number },
): Promise<void> {
  const row = await query
    .selectFrom('time_refusal')
    .select(({ fn }) => fn.countAll().as('count'))
    .where('student_id', '=', uid)
    .where('refused_at', '>=', since)
    .executeTakeFirst();
  if (Number(row?.count ?? 0) >= most) return;
  await query
    .insertInto('time_refusal')
    .values({ student_id: uid, refused_at: at })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** When questions of a student were refused because the time was over, since a moment; the oldest first. */
export async function listRefusals(query: Query, uid: string, since: string): Promise<string[]> {
  const rows = await query
    .selectFrom('time_refusal')
    .select('refused_at')
    .where('student_id', '=', uid)
    .where('refused_at', '>=', since)
    .orderBy('refused_at')
    .execute();
  return rows.map(({ refused_at }) => refused_at);
}

/**
 * Deletes refusals from before a moment, at most one step of them (db/steps.ts).
 * @returns how many it deleted
 */
export const deleteRefusalsBefore = (query: Query, before: string): Promise<number> =>
  deleteOldest(query, {
    table: 'time_refusal',
    key: ['student_id', 'refused_at'],
    column: 'refused_at',
    before,
  });
