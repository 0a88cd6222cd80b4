import type { Email } from '../mail/email.ts';

/** The email to the safeguarding contact. It says that there is an alert, and nothing about the message or the student. */
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
