import { resetLinkMinutes } from '../../contract/forgotten-passwords.ts';
import type { Email } from '../mail/email.ts';

/** The email with a reset link, which appears nowhere else. */
export const resetEmail = (to: string, link: string): Email => ({
  kind: 'password',
  to,
  subject: 'A new password for Lyceum',
  text: `Hello,

somebody asked for a new password of your account in Lyceum. Open this link within ${resetLinkMinutes} minutes to choose one. It works once:

${link}

If it was not you, do nothing. Your password stays as it is.
`,
});
