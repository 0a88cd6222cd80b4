import { type Context, now } from '../context.ts';
import { emailedContact } from '../safeguarding/email-rules.ts';
import { digestEmail } from './digest-email.ts';
import * as store from './store.ts';

/** The contact gets at most one email in this time, in milliseconds. */
const pause = 24 * 3_600_000;

/**
 * Emails the safeguarding contacts that there are new observations, at most once a day for each school. It
 * waits for no email; one that fails is logged by the mailer, and the observations stay on the page.
 */
export async function emailDigests(ctx: Context): Promise<void> {
  if (!ctx.mailer) return;
  const before = new Date(ctx.clock.now().getTime() - pause).toISOString();
  for (const schoolId of await store.listSchoolsToEmail(ctx.db.read, before)) {
    const contact = await emailedContact(ctx, schoolId, ctx.db.read);
    if (!contact) continue;
    const count = await ctx.db.write(({ query }) => store.setEmailed(query, schoolId, now(ctx)));
    if (count > 0) void ctx.mailer.send(digestEmail(contact, count, ctx.baseUrl));
  }
}
