import type { Email } from '../mail/email.ts';

/** The emails to teachers who became administrators of their school, or no longer are. */
export const administratorEmail = {
  named: (to: string, school: string, address: string): Email => ({
    kind: 'invitation',
    to,
    subject: `You administer ${school} in Lyceum now`,
    text: `Hello,

an administrator of ${school} made you an administrator too. You can now decide who teaches there and read its security log, under Account, School:

${address}

If you did not expect this, please ask your school.
`,
  }),
  removed: (to: string, school: string, address: string): Email => ({
    kind: 'invitation',
    to,
    subject: `You no longer administer ${school} in Lyceum`,
    text: `Hello,

you no longer administer ${school} in Lyceum. Your account, your classes and their conversations stay as they are:

${address}

If you did not expect this, please ask your school.
`,
  }),
};
