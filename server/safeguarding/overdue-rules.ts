import { findClass } from '../classes/rules.ts';
import { type Context, now } from '../context.ts';
import { administratorsOf } from '../identity/administrator-rules.ts';
import { profilesOf } from '../identity/rules.ts';
import { safeguardingOf } from '../identity/school-rules.ts';
import { overdueEmail } from './overdue-email.ts';
import { notifyAlert } from './rules.ts';
import * as store from './store.ts';

/** How many alerts one run tells again; the next run tells the others. */
const mostAtOnce = 50;

/**
 * Tells each alert once more at which nobody has looked within the time that its school agreed on: the page says so, and the
 * safeguarding contact and the administrators get an email. It runs every minute, and waits for no email.
 */
export async function tellOverdueAlerts(ctx: Context): Promise<void> {
  for (const alert of await store.listOverdue(ctx.db.read, ctx.clock.now(), mostAtOnce)) {
    const isNew = await ctx.db.write(async (write) => {
      // Somebody may have looked in the meantime, or another server told it.
      if (!(await store.setOverdue(write.query, alert.id, now(ctx)))) return false;
      const ofClass = await findClass(ctx, alert.classId, write.query);
      write.afterCommit(() => notifyAlert(ctx, ofClass));
      return true;
    });
    if (isNew) await emailOverdue(ctx, alert);
  }
}

async function emailOverdue(ctx: Context, { schoolId, minutes }: store.OverdueAlert): Promise<void> {
  if (!ctx.mailer) return;
  const contact = (await safeguardingOf(ctx, schoolId))?.contactUid;
  const administrators = await administratorsOf(ctx, schoolId);
  const uids = new Set([...(contact ? [contact] : []), ...administrators]);
  for (const { email: to, language = 'en' } of (await profilesOf(ctx, [...uids])).values())
    void ctx.mailer.send(overdueEmail({ to, language }, minutes, ctx.baseUrl));
}
