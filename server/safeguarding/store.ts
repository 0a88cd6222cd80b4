import { type ExpressionBuilder, type Kysely, type RawBuilder, type Selectable, sql } from 'kysely';
import { alertMinutes } from '../../contract/constants.ts';
import { type Alert, type AlertEmail, alert, type Judgement } from '../../contract/safeguarding.ts';
import { type CoTeacher, coTeachersOf, readCoTeachers } from '../db/co-teachers.ts';
import { currentName, currentUsername } from '../db/current-name.ts';
import { readJson } from '../db/json.ts';
import type { Schema } from '../db/schema.ts';
import { listEmails } from './email-store.ts';
import { messageCount, newestAt, newestMessage } from './message-store.ts';

type Query = Kysely<Schema>;

/** A judgement of an alert, with who made it. */
export interface StoredJudgement extends Judgement {
  /** Null for an old judgement, whose account is not known. */
  readonly byUid: string | null;
  readonly asContact: boolean;
}

/** The fields of an alert that are derived from its judgements. */
type DerivedField =
  | 'acknowledgedAt'
  | 'acknowledgedBy'
  | 'isConcern'
  | 'isWaiting'
  | 'inHand'
  | 'awaitsContact'
  | 'judgements';

/** A stored alert with its class's teachers and its school, which decide who may see it. */
export interface StoredAlert extends Omit<Alert, DerivedField> {
  readonly teacherUid: string;
  readonly coTeachers: readonly CoTeacher[];
  readonly schoolId: string;
  /** The school's safeguarding contact. */
  readonly contactUid: string | null;
  /** The oldest first. */
  readonly judgements: readonly StoredJudgement[];
}

/** Who looked at an alert first, and when. */
export type FirstLook = Pick<Alert, 'lookedAt' | 'lookedBy'>;

/** An alert to store. */
export type NewAlert = Omit<
  StoredAlert,
  | 'className'
  | 'studentUsername'
  | 'teacherUid'
  | 'coTeachers'
  | 'schoolId'
  | 'contactUid'
  | 'judgements'
  | 'overdueAt'
  | 'emails'
  | 'messageCount'
  | 'newest'
  | 'isNewAccount'
  | 'lookedAt'
  | 'lookedBy'
>;

type Row = Selectable<Schema['alert']> & {
  class_name: string;
  current_name: string;
  username: string;
  teacher_id: string;
  co_teachers: string | null;
  school_id: string;
  contact_id: string | null;
  message_count: number | string;
  newest_message: string | null;
  newest_at: string | null;
  is_new_account: number;
};

const toAlert = (row: Row, judgements: readonly StoredJudgement[], emails: AlertEmail[]): StoredAlert => ({
  id: row.id,
  kind: row.kind,
  classId: row.class_id,
  className: row.class_name,
  sessionId: row.session_id,
  assignmentId: row.assignment_id,
  interactionId: row.interaction_id,
  studentUid: row.student_id,
  studentName: row.current_name,
  studentUsername: row.username,
  message: row.message,
  context: readJson('alert.context', row.context, alert.shape.context),
  messageCount: Number(row.message_count),
  newest:
    row.newest_message === null || row.newest_at === null
      ? null
      : { message: row.newest_message, at: row.newest_at },
  isNewAccount: row.is_new_account === 1,
  raisedAt: row.raised_at,
  overdueAt: row.overdue_at,
  lookedAt: row.looked_at,
  lookedBy: row.looked_by_name,
  emails,
  teacherUid: row.teacher_id,
  coTeachers: readCoTeachers(row.co_teachers),
  schoolId: row.school_id,
  contactUid: row.contact_id,
  judgements,
});

export async function insertAlert(query: Query, alert: NewAlert): Promise<void> {
  await query
    .insertInto('alert')
    .values({
      id: alert.id,
      kind: alert.kind,
      class_id: alert.classId,
      session_id: alert.sessionId,
      assignment_id: alert.assignmentId,
      interaction_id: alert.interactionId,
      student_id: alert.studentUid,
      student_name: alert.studentName,
      message: alert.message,
      context: JSON.stringify(alert.context),
      raised_at: alert.raisedAt,
    })
    .execute();
}

/** Stores that an alert is about a graver danger than its first message. */
export async function setKind(query: Query, id: string, kind: NewAlert['kind']): Promise<void> {
  await query.updateTable('alert').set({ kind }).where('id', '=', id).execute();
}

/** The condition that nobody has judged an alert. */
const nobodyHasJudged = ({ not, exists, selectFrom }: ExpressionBuilder<Schema, 'alert'>) =>
  not(exists(selectFrom('alert_judgement').select('id').whereRef('alert_id', '=', 'alert.id')));

/**
 * The condition that somebody has acknowledged an alert, that nobody has settled it since, and that the contact
 * has not found it to be no concern. Who took their acknowledgement back still counts here.
 */
export const isInHand = ({ and, not, exists, selectFrom }: ExpressionBuilder<Schema, 'alert'>) => {
  const acknowledged = selectFrom('alert_judgement as acknowledged')
    .select('acknowledged.id')
    .whereRef('acknowledged.alert_id', '=', 'alert.id')
    .where('acknowledged.is_concern', '=', 1)
    .where('acknowledged.is_settled', '=', 0)
    .where((where) =>
      where.not(
        where.exists(
          where
            .selectFrom('alert_judgement as settled')
            .select('settled.id')
            .whereRef('settled.alert_id', '=', 'alert.id')
            .where('settled.is_settled', '=', 1)
            .whereRef('settled.judged_at', '>=', 'acknowledged.judged_at'),
        ),
      ),
    );
  const dismissed = selectFrom('alert_judgement as dismissed')
    .select('dismissed.id')
    .whereRef('dismissed.alert_id', '=', 'alert.id')
    .where('dismissed.as_contact', '=', 1)
    .where('dismissed.is_concern', '=', 0);
  return and([exists(acknowledged), not(exists(dismissed))]);
};

/** The newest alert of a student that nobody has judged. */
export async function findUnacknowledged(
  query: Query,
  studentUid: string,
): Promise<Pick<NewAlert, 'classId' | 'message'> | undefined> {
  return query
    .selectFrom('alert')
    .select(['class_id as classId'])
    .select(sql<string>`coalesce(${newestMessage}, alert.message)`.as('message'))
    .where('student_id', '=', studentUid)
    .where(nobodyHasJudged)
    .orderBy('raised_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** The students of a class who have an alert that nobody has judged. */
export async function listUnacknowledged(query: Query, classId: string): Promise<string[]> {
  const rows = await query
    .selectFrom('alert')
    .innerJoin('enrollment', 'enrollment.student_id', 'alert.student_id')
    .select('alert.student_id')
    .distinct()
    .where('enrollment.class_id', '=', classId)
    .where(nobodyHasJudged)
    .execute();
  return rows.map(({ student_id }) => student_id);
}

/**
 * 1 for an alert of a student who joined a class for the first time after the lesson had begun, or after the first day of
 * the assignment; 0 otherwise.
 */
export const isNewAccount: RawBuilder<number> = sql`case when (select min(joined_at) from enrollment where enrollment.student_id = alert.student_id)
  >= coalesce(
    (select opened_at from opening join interaction on interaction.opening_id = opening.id
      where interaction.id = alert.interaction_id),
    (select open_date from assignment where assignment.id = alert.assignment_id))
  then 1 else 0 end`;

/** Alerts with the fields of their class and school that `toAlert` reads. */
export const alerts = (query: Query) =>
  query
    .selectFrom('alert')
    .innerJoin('class', 'class.id', 'alert.class_id')
    .innerJoin('school', 'school.id', 'class.school_id')
    // A contact whose account is disabled counts as none, since nobody can sign in to it.
    .leftJoin('profile as contact', (join) =>
      join.onRef('contact.uid', '=', 'school.contact_id').on('contact.disabled_at', 'is', null),
    )
    .selectAll('alert')
    .select(['class.class_name', 'class.teacher_id', 'class.school_id', 'contact.uid as contact_id'])
    .select([currentName('alert').as('current_name'), currentUsername('alert').as('username')])
    .select(coTeachersOf('class.id').as('co_teachers'))
    .select([messageCount.as('message_count'), newestMessage.as('newest_message'), newestAt.as('newest_at')])
    .select(isNewAccount.as('is_new_account'));

/** The alerts with their judgements and the emails about them. */
export async function withRecords(query: Query, rows: readonly Row[]): Promise<StoredAlert[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const emails = await listEmails(query, ids);
  const made = await query
    .selectFrom('alert_judgement')
    .selectAll()
    .where('alert_id', 'in', ids)
    .orderBy('judged_at')
    .orderBy('id')
    .execute();
  return rows.map((row) =>
    toAlert(
      row,
      made
        .filter(({ alert_id }) => alert_id === row.id)
        .map((each) => ({
          byUid: each.judged_by,
          by: each.judged_by_name,
          at: each.judged_at,
          isConcern: each.is_concern === 1,
          isSettled: each.is_settled === 1,
          asContact: each.as_contact === 1,
        })),
      emails.get(row.id) ?? [],
    ),
  );
}

export async function findAlert(query: Query, id: string): Promise<StoredAlert | undefined> {
  const rows = await alerts(query).where('alert.id', '=', id).execute();
  return (await withRecords(query, rows))[0];
}

export async function insertJudgement(
  query: Query,
  made: { id: string; alertId: string } & StoredJudgement,
): Promise<void> {
  await query
    .insertInto('alert_judgement')
    .values({
      id: made.id,
      alert_id: made.alertId,
      judged_by: made.byUid,
      judged_by_name: made.by,
      as_contact: Number(made.asContact),
      is_concern: Number(made.isConcern),
      is_settled: Number(made.isSettled),
      judged_at: made.at,
    })
    .execute();
}

/** An alert at which nobody has looked within the minutes of its school. */
export interface OverdueAlert {
  readonly id: string;
  readonly studentUid: string;
  readonly classId: string;
  readonly schoolId: string;
  readonly minutes: (typeof alertMinutes)[number];
}

/** The greatest age of an alert for which a reminder is sent, in milliseconds, so that an update does not remind of old alerts. */
const oldestReminded = 24 * 3_600_000;

/** The alerts of the last day that have waited too long and have had no reminder, the oldest first. */
export async function listOverdue(query: Query, at: Date, limit: number): Promise<OverdueAlert[]> {
  const before = (milliseconds: number) => new Date(at.getTime() - milliseconds).toISOString();
  return query
    .selectFrom('alert')
    .innerJoin('class', 'class.id', 'alert.class_id')
    .innerJoin('school', 'school.id', 'class.school_id')
    .select(['alert.id', 'alert.student_id as studentUid', 'alert.class_id as classId'])
    .select('class.school_id as schoolId')
    .select('school.alert_minutes as minutes')
    .where('alert.overdue_at', 'is', null)
    .where('alert.raised_at', '>', before(oldestReminded))
    .where((where) =>
      where.or(
        alertMinutes.map((minutes) =>
          where.and([
            where('school.alert_minutes', '=', minutes),
            where('alert.raised_at', '<=', before(minutes * 60_000)),
          ]),
        ),
      ),
    )
    .where('alert.looked_at', 'is', null)
    .orderBy('alert.raised_at')
    .limit(limit)
    .execute();
}

/** Stores when people were reminded of an alert. @returns false when somebody has looked at it, or it has had its reminder */
export async function setOverdue(query: Query, id: string, at: string): Promise<boolean> {
  const { numUpdatedRows } = await query
    .updateTable('alert')
    .set({ overdue_at: at })
    .where('id', '=', id)
    .where('overdue_at', 'is', null)
    .where('looked_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Stores who looked at an alert first, unless somebody was faster. */
export async function setLooked(
  query: Query,
  id: string,
  { byUid, by, at }: { byUid: string; by: string; at: string },
): Promise<void> {
  await query
    .updateTable('alert')
    .set({ looked_at: at, looked_by: byUid, looked_by_name: by })
    .where('id', '=', id)
    .where('looked_at', 'is', null)
    .execute();
}

/** A class and a range of time; `ends` is not part of it. */
export interface AlertRange {
  classId: string;
  begins: string;
  ends: string;
}

/** When an alert was raised and first looked at, without its message. */
export interface LookedAtAlert {
  studentUid: string;
  studentName: string;
  raisedAt: string;
  /** When somebody first looked at it; null while nobody has. */
  lookedAt: string | null;
}

/** The alerts in the range, with the moment of the first look, the oldest first. */
export const listLookedAt = (query: Query, { classId, begins, ends }: AlertRange): Promise<LookedAtAlert[]> =>
  query
    .selectFrom('alert')
    .select(['student_id as studentUid', currentName('alert').as('studentName')])
    .select(['raised_at as raisedAt', 'looked_at as lookedAt'])
    .where('class_id', '=', classId)
    .where('raised_at', '>=', begins)
    .where('raised_at', '<', ends)
    .orderBy('raised_at')
    .execute();
