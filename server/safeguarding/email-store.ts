import { type Kysely, sql } from 'kysely';
import type { MailOutcome } from '../../contract/mail.ts';
import type { AlertEmail } from '../../contract/safeguarding.ts';
import type { Schema } from '../db/schema.ts';

type Query = Kysely<Schema>;

/** An email about an alert to store. */
export interface NewAlertEmail extends AlertEmail {
  readonly id: string;
  readonly alertId: string;
  readonly toUid: string;
}

export async function insertEmails(query: Query, emails: readonly NewAlertEmail[]): Promise<void> {
  if (emails.length === 0) return;
  await query
    .insertInto('alert_email')
    .values(
      emails.map((email) => ({
        id: email.id,
        alert_id: email.alertId,
        recipient_id: email.toUid,
        recipient_name: email.to,
        reason: email.as,
        is_reminder: Number(email.isReminder),
        state: email.state,
        changed_at: email.at,
      })),
    )
    .execute();
}

/**
 * The emails about each of these alerts: the first emails before the reminders, and in both groups those to
 * the contact, then to the teachers, then to the administrators.
 */
export async function listEmails(
  query: Query,
  alertIds: readonly string[],
): Promise<Map<string, AlertEmail[]>> {
  const rows = await query
    .selectFrom('alert_email')
    .selectAll()
    .where('alert_id', 'in', alertIds)
    .orderBy('is_reminder')
    .orderBy(sql`case reason when 'contact' then 0 when 'teacher' then 1 else 2 end`)
    .orderBy('recipient_name')
    .orderBy('id')
    .execute();
  const emails = new Map<string, AlertEmail[]>();
  for (const row of rows) {
    const email = {
      to: row.recipient_name,
      as: row.reason,
      isReminder: row.is_reminder === 1,
      state: row.state,
      at: row.changed_at,
    };
    emails.set(row.alert_id, [...(emails.get(row.alert_id) ?? []), email]);
  }
  return emails;
}

/** Stores how the sending of an email ended, and when. */
export async function setOutcome(query: Query, id: string, state: MailOutcome, at: string): Promise<void> {
  await query.updateTable('alert_email').set({ state, changed_at: at }).where('id', '=', id).execute();
}

/** Marks emails that are still being sent as not sent. */
export async function giveUpEmails(query: Query, at: string, before?: string): Promise<void> {
  let sending = query
    .updateTable('alert_email')
    .set({ state: 'not-sent', changed_at: at })
    .where('state', '=', 'sending');
  if (before !== undefined) sending = sending.where('changed_at', '<', before);
  await sending.execute();
}
