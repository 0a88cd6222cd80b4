import { z } from 'zod';

/**
 * What became of an email of the product: it is being sent, the mail server took it, it could not be reached, it refused
 * the email, or the product did not get to send it.
 */
export const mailState = z.enum(['sending', 'sent', 'unreachable', 'refused', 'not-sent']);
export type MailState = z.infer<typeof mailState>;

/** How the sending of an email ended. */
export type MailOutcome = Exclude<MailState, 'sending'>;
