import type { Email } from '../mail/email.ts';

/** The email to the safeguarding contact about new observations. It says nothing about any student. */
export const digestEmail = (to: string, count: number, baseUrl: string): Email => ({
  kind: 'observations',
  to,
  subject: 'New observations in Lyceum',
  text: `Hello,

${count === 1 ? 'there is a new observation' : `there are ${count} new observations`} over several days. They are no alerts. Please look at them when you have a quiet moment:

${baseUrl}/alerts

You get this email, at most once a day, because you are the safeguarding contact of your school. It says nothing about any student on purpose.
`,
});
