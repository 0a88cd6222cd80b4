import type { Kysely, Selectable } from 'kysely';
import { type Alert, alert } from '../../contract/safeguarding.ts';
import { readJson } from '../db/json.ts';
import type { Schema } from '../db/schema.ts';

type Query = Kysely<Schema>;

/** A stored alert, with the class's teacher and the school, who decide who may see it. */
export interface StoredAlert extends Alert {
  readonly teacherUid: string;
  readonly schoolId: string;
}

/** An alert to store. */
export type NewAlert = Omit<
  StoredAlert,
  'className' | 'teacherUid' | 'schoolId' | 'acknowledgedAt' | 'acknowledgedBy' | 'isConcern'
>;

type Row = Selectable<Schema['alert']> & { class_name: string; teacher_id: string; school_id: string };

const toAlert = (row: Row): StoredAlert => ({
  id: row.id,
  kind: row.kind,
  classId: row.class_id,
  className: row.class_name,
  sessionId: row.session_id,
  assignmentId: row.assignment_id,
  interactionId: row.interaction_id,
  studentUid: row.student_id,
  studentName: row.student_name,
  message: row.message,
  context: readJson('alert.context', row.context, alert.shape.context),
  raisedAt: row.raised_at,
  acknowledgedAt: row.acknowledged_at,
  acknowledgedBy: row.acknowledged_by,
  isConcern: row.dismissed_at === null,
  teacherUid: row.teacher_id,
  schoolId: row.school_id,
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
      acknowledged_at: null,
      acknowledged_by: null,
      dismissed_at: null,
    })
    .execute();
}

/** The number of alerts of one kind for a student since a moment. */
export async function countAlerts(
  query: Query,
  filter: Pick<NewAlert, 'studentUid' | 'kind'> & { since: string },
): Promise<number> {
  const row = await query
    .selectFrom('alert')
    .select(({ fn }) => fn.countAll().as('count'))
    .where('student_id', '=', filter.studentUid)
    .where('kind', '=', filter.kind)
    .where('raised_at', '>=', filter.since)
    .executeTakeFirst();
  return Number(row?.count ?? 0);
}

/** The newest unacknowledged alert of a student. */
export async function findUnacknowledged(
  query: Query,
  studentUid: string,
): Promise<Pick<NewAlert, 'classId' | 'message'> | undefined> {
  return query
    .selectFrom('alert')
    .select(['class_id as classId', 'message'])
    .where('student_id', '=', studentUid)
    .where('acknowledged_at', 'is', null)
    .orderBy('raised_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** Alerts with the fields of their class that `toAlert` reads. */
const alerts = (query: Query) =>
  query
    .selectFrom('alert')
    .innerJoin('class', 'class.id', 'alert.class_id')
    .selectAll('alert')
    .select(['class.class_name', 'class.teacher_id', 'class.school_id']);

export async function findAlert(query: Query, id: string): Promise<StoredAlert | undefined> {
  const row = await alerts(query).where('alert.id', '=', id).executeTakeFirst();
  return row && toAlert(row);
}

/** Alerts of the teacher's classes, and of the whole school with `schoolId`; newest first. */
export async function listAlerts(
  query: Query,
  filter: {
    teacherUid: string;
    schoolId: string | null;
    classId: string | undefined;
    waiting: boolean;
    limit: number;
  },
): Promise<StoredAlert[]> {
  let matching = alerts(query).where((where) =>
    where.or([
      where('class.teacher_id', '=', filter.teacherUid),
      ...(filter.schoolId ? [where('class.school_id', '=', filter.schoolId)] : []),
    ]),
  );
  if (filter.classId) matching = matching.where('alert.class_id', '=', filter.classId);
  if (filter.waiting) matching = matching.where('alert.acknowledged_at', 'is', null);
  const rows = await matching
    .orderBy('alert.raised_at', 'desc')
    .orderBy('alert.id', 'desc')
    .limit(filter.limit)
    .execute();
  return rows.map(toAlert);
}

/** Stores the first acknowledgement only. */
export async function acknowledge(query: Query, id: string, by: string, at: string): Promise<void> {
  await query
    .updateTable('alert')
    .set({ acknowledged_at: at, acknowledged_by: by })
    .where('id', '=', id)
    .where('acknowledged_at', 'is', null)
    .execute();
}

export async function dismiss(query: Query, id: string, at: string): Promise<void> {
  await query.updateTable('alert').set({ dismissed_at: at }).where('id', '=', id).execute();
}
