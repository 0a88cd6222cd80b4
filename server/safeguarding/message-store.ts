import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Alert } from '../../contract/safeguarding.ts';
import type { Schema } from '../db/schema.ts';

type Query = Kysely<Schema>;

/** How many messages an alert has, the first one included. */
export const messageCount: RawBuilder<number | string> = sql`1 + (select count(*) from alert_message
  where alert_message.alert_id = alert.id)`;

const newest = (column: 'interaction.question' | 'alert_message.written_at'): RawBuilder<string | null> =>
  sql`(select ${sql.ref(column)} from alert_message
    join interaction on interaction.id = alert_message.interaction_id
    where alert_message.alert_id = alert.id
    order by alert_message.written_at desc, alert_message.id desc limit 1)`;

/** The last message of an alert, and when it was written; null when it has only its first one. */
export const newestMessage = newest('interaction.question');
export const newestAt = newest('alert_message.written_at');

/** Where a student wrote a message in danger. */
type Place = Pick<Alert, 'studentUid' | 'classId' | 'sessionId' | 'assignmentId'>;

/**
 * The alert of a student in one session or assignment at which nobody has looked.
 * @param since only one that was raised from then on; there is one at most
 */
export async function findUnseen(
  query: Query,
  { studentUid, classId, sessionId, assignmentId }: Place,
  since: string,
): Promise<Pick<Alert, 'id' | 'kind'> | undefined> {
  return query
    .selectFrom('alert')
    .select(['id', 'kind'])
    .where('student_id', '=', studentUid)
    .where('class_id', '=', classId)
    .where('session_id', sessionId === null ? 'is' : '=', sessionId)
    .where('assignment_id', assignmentId === null ? 'is' : '=', assignmentId)
    .where('looked_at', 'is', null)
    .where('raised_at', '>', since)
    .orderBy('raised_at')
    .limit(1)
    .executeTakeFirst();
}

/** Adds a message to an alert. */
export async function insertMessage(
  query: Query,
  added: { id: string; alertId: string; interactionId: string; at: string },
): Promise<void> {
  await query
    .insertInto('alert_message')
    .values({
      id: added.id,
      alert_id: added.alertId,
      interaction_id: added.interactionId,
      written_at: added.at,
    })
    .execute();
}

/** How many messages of each student raised or joined an alert in one lesson. */
export async function countMessagesOfLesson(query: Query, openingId: string): Promise<Map<string, number>> {
  const counts = new Map<string, number>();
  for (const table of ['alert', 'alert_message'] as const) {
    const rows = await query
      .selectFrom(table)
      .innerJoin('interaction', 'interaction.id', `${table}.interaction_id`)
      .select(({ fn }) => ['interaction.student_id as studentUid', fn.countAll().as('count')])
      .where('interaction.opening_id', '=', openingId)
      .groupBy('interaction.student_id')
      .execute();
    for (const { studentUid, count } of rows)
      counts.set(studentUid, (counts.get(studentUid) ?? 0) + Number(count));
  }
  return counts;
}
