import type { Mailer } from '../mail/mailer.ts';
import type { Metrics } from './metrics.ts';

/** A mailer that also counts its emails by how they ended. */
export const measuredMailer = (mailer: Mailer, metrics: Metrics): Mailer => ({
  ...mailer,
  send: async (email) => {
    const outcome = await mailer.send(email);
    metrics.emailed(email.kind, outcome);
    return outcome;
  },
});
