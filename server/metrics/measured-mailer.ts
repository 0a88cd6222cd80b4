import type { Mailer } from '../mail/mailer.ts';
import type { Metrics } from './metrics.ts';

/** The same mailer, whose emails are counted by how they ended. */
export const measuredMailer = (mailer: Mailer, metrics: Metrics): Mailer => ({
  ...mailer,
  send: async (email) => {
    const outcome = await mailer.send(email);
    metrics.emailed(email.kind, outcome);
    return outcome;
  },
});
