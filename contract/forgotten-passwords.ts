import { z } from 'zod';
import { codeOf } from './codes.ts';
import { limits } from './constants.ts';
import { endpoint, typed } from './endpoint.ts';
import { accountName, accountSentences } from './identity.ts';
import { password, teacherPasswordRefusals } from './passwords.ts';

/** The page of the web app for a link that was emailed. */
const resetPath = '/reset-password';

/** The one-time link. Browsers do not send what follows the #, so that no log gets the token. */
export const resetLink = (baseUrl: string, token: string): string => `${baseUrl}${resetPath}#${token}`;

/** How long a link works, in minutes. */
export const resetLinkMinutes = 30;

export const getPasswordHelp = endpoint({
  method: 'GET',
  path: '/auth/password-help',
  caller: 'anyone',
  summary: 'How a teacher who forgot the password gets a new one',
  answer: z.object({
    byEmail: z.boolean().describe('By a link in an email; otherwise from the administrator of the school.'),
  }),
  errors: [],
});

export const requestResetLink = endpoint({
  method: 'POST',
  path: '/auth/forgot-password',
  caller: 'anyone',
  summary:
    'Emails a one-time link, which works for 30 minutes, to the teacher with this address; the answer does not tell whether there is one',
  body: z.object({ email: typed(limits.emailMaximum, accountSentences.missing).overwrite(accountName) }),
  answer: z.object({ message: z.string() }),
  errors: ['email-not-set-up'],
});

export const resetForgottenPassword = endpoint({
  method: 'POST',
  path: '/auth/reset-password',
  caller: 'anyone',
  summary: 'Sets the password of the account that a link was emailed to, once; all of its sign-ins end',
  body: z.object({
    token: z
      .string()
      .max(200, { abort: true })
      .overwrite(codeOf)
      .min(1)
      .describe('What follows the # in the link.'),
    newPassword: password('Please enter a new password.'),
  }),
  answer: z.object({ message: z.string() }),
  errors: ['reset-link-not-found', ...teacherPasswordRefusals],
});
