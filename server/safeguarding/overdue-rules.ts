import { findClass } from '../classes/rules.ts';
import { type Context, now } from '../context.ts';
import { administratorsOf } from '../identity/administrator-rules.ts';
import { emailAboutAlert } from './email-rules.ts';
import { notifyAlert } from './notifications.ts';
import { overdueEmail } from './overdue-email.ts';
import * as store from './store.ts';

/** For how many alerts one run sends reminders, each to several people; the next run continues with the others. */
const maxAtOnce = 20;

/**
 * Reminds people once of each alert at which nobody has looked within the time that its school agreed on: the page says so, and
 * the safeguarding contact, the class's teachers and the administrators get an email.
 * Runs every minute, and does not wait for the emails.
 */
export async function remindOfOverdueAlerts(ctx: Context): Promise<void> {
  // One that fails holds no other back; the next run tries it again.
  for (const alert of await store.listOverdue(ctx.db.read, ctx.clock.now(), maxAtOnce))
    await remindOf(ctx, alert).catch((error: unknown) =>
      ctx.log.error({ err: error, alertId: alert.id }, 'nobody could be reminded of an alert'),
    );
}

async function remindOf(ctx: Context, alert: store.OverdueAlert): Promise<void> {
  const administrators = await administratorsOf(ctx, alert.schoolId);
  await ctx.db.write(async (write) => {
    // Somebody may have looked in the meantime, or another server may have sent the reminder.
    if (!(await store.setOverdue(write.query, alert.id, now(ctx)))) return;
    const ofClass = await findClass(ctx, alert.classId, write.query);
    if (!ofClass) return;
    await emailAboutAlert(ctx, write, {
      alertId: alert.id,
      ofClass,
      reminded: administrators,
      compose: (recipient, about) => overdueEmail(recipient, about, alert.minutes),
    });
    write.afterCommit(() => notifyAlert(ctx, ofClass));
  });
}
