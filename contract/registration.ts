import { z } from 'zod';
import { limits } from './constants.ts';
import { endpoint } from './endpoint.ts';
import { password as passwordField, profile } from './identity.ts';

/** The sentences of the registration forms (spec 5, 8); server and form say the same. */
export const registrationSentences = {
  missing: 'All fields are required',
  mismatch: 'Passwords do not match',
  username: 'Username must be 2 to 32 letters, digits, dots, underscores or hyphens',
  schoolCodeShort: 'School code must be at least 3 characters',
} as const;

const field = (maximum: number) =>
  z
    .string({ error: registrationSentences.missing })
    .trim()
    .min(1, { error: registrationSentences.missing })
    .max(maximum, { error: `Please use at most ${maximum} characters.` });

const password = passwordField(registrationSentences.missing);

export const registerTeacher = endpoint({
  method: 'POST',
  path: '/auth/register',
  caller: 'anyone',
  summary: 'A teacher registers with the code of a school',
  body: z.object({
    name: field(limits.nameMaximum),
    email: field(limits.emailMaximum),
    password,
    role: z.unknown().optional().describe('Accepted and not read: a teacher is made.'),
    schoolCode: z.string().nullish(),
  }),
  answer: z.object({
    message: z.string(),
    token: z.string().describe('Single use, for minutes: POST /api/auth/one-time-token/verify'),
    user: z.object({ uid: z.string(), role: z.literal('teacher'), schoolCode: z.string() }),
  }),
  errors: ['invalid-school-code', 'email-already-exists', 'invalid-email', 'weak-password'],
});

export const registerStudent = endpoint({
  method: 'POST',
  path: '/auth/register/student',
  caller: 'anyone',
  summary: 'A student registers with a session ID',
  body: z.object({
    firstName: field(limits.nameMaximum),
    lastName: field(limits.nameMaximum),
    username: field(64),
    password,
    sessionId: field(64).toUpperCase(),
  }),
  answer: z.object({ token: z.string(), user: profile }),
  errors: ['invalid-session-id', 'username-taken', 'weak-password'],
});
