import type { Email } from '../mail/email.ts';

/** What the safeguarding contact reads in their mailbox: that there is an alert, and no word of it or of a student. */
export const alertEmail = (to: string, baseUrl: string): Email => ({
  kind: 'alert',
  to,
  subject: 'A new alert in Lyceum',
  text: `Hello,

there is a new alert: a student may be in danger. Please sign in and look at it now:

${baseUrl}/alerts

You get this email because you are the safeguarding contact of your school. It says nothing about the student on purpose.
`,
});
