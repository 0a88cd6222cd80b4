import { z } from 'zod';
import { codeOf } from './codes.ts';
import { limits } from './constants.ts';
import { endpoint } from './endpoint.ts';
import { accountName, accountSentences, profile } from './identity.ts';
import { invitation } from './invitations.ts';
import { oneLineText } from './one-line-text.ts';
import { password as passwordField, passwordRefusals, teacherPasswordRefusals } from './passwords.ts';

const field = (maximum: number) =>
  z
    .string({ error: accountSentences.missing })
    .trim()
    .min(1, { error: accountSentences.missing })
    .max(maximum, { error: `Please use at most ${maximum} characters.`, abort: true });

const name = oneLineText(limits.nameMaximum, accountSentences.missing);

const { usernameMinimum: shortest, usernameMaximum: longest } = limits;

/** A username, typed in any case and width, and stored in plain small letters. */
const username = field(64)
  .overwrite(accountName)
  .regex(new RegExp(`^[a-z0-9._-]{${shortest},${longest}}$`), {
    error: 'Username must be 2 to 32 letters, digits, dots, underscores or hyphens',
  });

const password = passwordField(accountSentences.missing);

export const registerTeacher = endpoint({
  method: 'POST',
  path: '/auth/register',
  caller: 'anyone',
  summary: 'A teacher registers with the code of a school',
  body: z.object({
    name,
    email: field(limits.emailMaximum).overwrite(accountName),
    password,
    role: z.unknown().optional().describe('Accepted and not read: a teacher is made.'),
    schoolCode: z.string().nullish(),
  }),
  answer: z.object({
    message: z.string(),
    token: z.string().describe('Single use, for minutes: POST /api/auth/one-time-token/verify'),
    user: z.object({ uid: z.string(), role: z.literal('teacher'), schoolCode: z.string() }),
  }),
  errors: ['invalid-school-code', 'email-already-exists', 'invalid-email', ...teacherPasswordRefusals],
});

export const registerInvited = endpoint({
  method: 'POST',
  path: '/auth/register/invited',
  caller: 'anyone',
  summary: 'A teacher registers with an invitation instead of a school code, and accepts it',
  body: z.object({
    invitation,
    name,
    email: field(limits.emailMaximum)
      .overwrite(accountName)
      .describe('The address that was invited, if the invitation names one.'),
    password,
  }),
  answer: registerTeacher.answer,
  errors: [
    'invitation-not-found',
    'invitation-for-another-address',
    'email-already-exists',
    'invalid-email',
    ...teacherPasswordRefusals,
  ],
});

export const registerStudent = endpoint({
  method: 'POST',
  path: '/auth/register/student',
  caller: 'anyone',
  summary: 'A student registers with a session ID',
  body: z.object({
    firstName: name,
    lastName: name,
    username,
    password,
    sessionId: field(limits.typedCodeMaximum).overwrite(codeOf),
  }),
  answer: z.object({ token: z.string(), user: profile }),
  errors: ['invalid-session-id', 'joining-closed', 'school-not-ready', 'username-taken', ...passwordRefusals],
});
