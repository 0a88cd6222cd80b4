import { type Kysely, sql } from 'kysely';
import type { MailOutcome } from '../../contract/mail.ts';
import type { AlertEmail } from '../../contract/safeguarding.ts';
import { taughtClassIds } from '../db/co-teachers.ts';
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

/** Whether an email about an alert, other than a reminder, was begun, sent or tried again since a moment. */
export async function wasEmailed(query: Query, alertId: string, since: string): Promise<boolean> {
  const row = await query
    .selectFrom('alert_email')
    .select('id')
    .where('alert_id', '=', alertId)
    .where('is_reminder', '=', 0)
    .where('changed_at', '>=', since)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Stores how the sending of an email ended, and when. Of one that was given up meanwhile only the success counts. */
export async function setOutcome(query: Query, id: string, state: MailOutcome, at: string): Promise<void> {
  const stored = query.updateTable('alert_email').set({ state, changed_at: at }).where('id', '=', id);
  await (state === 'sent' ? stored : stored.where('state', '=', 'sending')).execute();
}

/** An email about an alert that was not sent, to a person who can still see the alert. */
export interface UnsentEmail {
  readonly id: string;
  readonly alertId: string;
  readonly classId: string;
  readonly toUid: string;
  readonly as: AlertEmail['as'];
  readonly isReminder: boolean;
  /** Within how many minutes somebody should have looked at the alert. */
  readonly minutes: number;
}

/**
 * Emails that could not be sent, about alerts since a moment at which nobody has looked. Those that wait longest
 * since their last try come first, so that none keeps another one waiting.
 */
export async function listUnsent(query: Query, since: string, limit: number): Promise<UnsentEmail[]> {
  const administrators = query.selectFrom('school_administrator').select('school_administrator.teacher_id');
  const rows = await query
    .selectFrom('alert_email')
    .innerJoin('alert', 'alert.id', 'alert_email.alert_id')
    .innerJoin('class', 'class.id', 'alert.class_id')
    .innerJoin('school', 'school.id', 'class.school_id')
    // Nobody can sign in to an account that is disabled.
    .innerJoin('profile', (join) =>
      join.onRef('profile.uid', '=', 'alert_email.recipient_id').on('profile.disabled_at', 'is', null),
    )
    // Who no longer is the contact, teaches the class or administers the school would read of what they may not see.
    .where((eb) =>
      eb.or([
        eb('school.contact_id', '=', eb.ref('profile.uid')),
        eb('class.id', 'in', taughtClassIds(query, eb.ref('profile.uid'))),
        eb('profile.uid', 'in', administrators),
      ]),
    )
    .select(['alert_email.id', 'alert.id as alertId', 'alert.class_id as classId'])
    .select(['profile.uid as toUid', 'alert_email.reason as as'])
    .select(['alert_email.is_reminder as isReminder', 'school.alert_minutes as minutes'])
    .where('alert_email.state', 'in', unsent)
    .where('alert.looked_at', 'is', null)
    .where('alert.raised_at', '>', since)
    .orderBy('alert_email.changed_at')
    .orderBy('alert_email.id')
    .limit(limit)
    .execute();
  return rows.map(({ isReminder, ...row }) => ({ ...row, isReminder: isReminder === 1 }));
}

/** The states in which another try makes sense. A mail server that has refused an email would refuse it again. */
const unsent: readonly MailOutcome[] = ['not-sent', 'unreachable'];

/** Marks an email that was not sent as being sent again. @returns false when it is in another state by now */
export async function setSendingAgain(query: Query, id: string, at: string): Promise<boolean> {
  const { numUpdatedRows } = await query
    .updateTable('alert_email')
    .set({ state: 'sending', changed_at: at })
    .where('id', '=', id)
    .where('state', 'in', unsent)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
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
