import { findClass } from '../classes/rules.ts';
import { type Context, now } from '../context.ts';
import { usableProfilesOf } from '../identity/rules.ts';
import { alertEmail } from './alert-email.ts';
import { aboutAlert, recipientOf, sendStored } from './email-rules.ts';
import { listUnsent, setSendingAgain, type UnsentEmail } from './email-store.ts';
import { overdueEmail } from './overdue-email.ts';

/** How many emails one run sends; the next run continues with the others. */
const maxAtOnce = 60;
/** How long an email about an alert is tried, in milliseconds. */
const longestTried = 24 * 3_600_000;

/**
 * Sends the emails about alerts that could not be sent, until they are sent, somebody has looked at the alert, or a
 * day is over: while the mail server was away, too many waited, or the server was stopped. Runs every minute, and
 * does not wait for the emails.
 */
export async function sendUnsentAlertEmails(ctx: Context): Promise<void> {
  if (!ctx.mailer) return;
  const since = new Date(ctx.clock.now().getTime() - longestTried).toISOString();
  for (const unsent of await listUnsent(ctx.db.read, since, maxAtOnce))
    await sendAgain(ctx, unsent).catch((error: unknown) =>
      ctx.log.error(
        { err: error, alertId: unsent.alertId },
        'an email about an alert could not be sent again',
      ),
    );
}

const sendAgain = (ctx: Context, unsent: UnsentEmail): Promise<void> =>
  ctx.db.write(async (write) => {
    const { id, alertId, classId, toUid, as, isReminder, minutes } = unsent;
    const ofClass = await findClass(ctx, classId, write.query);
    const profile = (await usableProfilesOf(ctx, [toUid], write.query)).get(toUid);
    if (!ofClass || !profile || !(await setSendingAgain(write.query, id, now(ctx)))) return;
    const recipient = recipientOf(profile, as);
    const about = aboutAlert(ctx, alertId, ofClass);
    const email = isReminder ? overdueEmail(recipient, about, minutes) : alertEmail(recipient, about);
    write.afterCommit(() => sendStored(ctx, ofClass, id, email));
  });
