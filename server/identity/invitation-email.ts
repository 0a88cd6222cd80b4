import type { InvitationPreview } from '../../contract/invitations.ts';
import type { Email } from '../mail/email.ts';

/** The email of an invitation. Besides the inviter's screen, it is the only place where the link appears. */
export function invitationEmail(
  { schoolName, purpose, email, expiresAt }: InvitationPreview & { email: string },
  link: string,
): Email {
  const { subject, role } = words[purpose](schoolName);
  const day = new Date(expiresAt).toLocaleDateString('en-GB', { dateStyle: 'long', timeZone: 'UTC' });
  return {
    kind: 'invitation',
    to: email,
    subject,
    text: `Hello,

${role}

Open this link to accept. It works once, until ${day}, with an account that has this email address:

${link}

If you did not expect this email, ask your school before you open the link, or ignore it.
`,
  };
}

const words = {
  administrator: (school: string) => ({
    subject: `You are invited to administer ${school} in Lyceum`,
    role: `${school} uses Lyceum, a classroom platform with an AI tutor. You are invited to administer the school there.`,
  }),
  'safeguarding-contact': (school: string) => ({
    subject: `You are invited to be the safeguarding contact of ${school} in Lyceum`,
    role: `${school} uses Lyceum, a classroom platform with an AI tutor. You are invited to be its safeguarding contact there: you would see every alert about a message in which a student may be in danger.`,
  }),
};
