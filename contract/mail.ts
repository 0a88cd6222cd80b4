import { z } from 'zod';

/**
 * The state of an email: it is being sent, the mail server accepted it, the mail server could not be reached,
 * the mail server refused it, or the product closed before it could send it.
 */
export const mailState = z.enum(['sending', 'sent', 'unreachable', 'refused', 'not-sent']);
export type MailState = z.infer<typeof mailState>;

/** How the sending of an email ended. */
export type MailOutcome = Exclude<MailState, 'sending'>;
