import { z } from 'zod';
import { limits, studentEmailDomain } from './constants.ts';
import { endpoint, timestamp } from './endpoint.ts';
import { errors } from './errors.ts';

export const role = z.enum(['teacher', 'student']);
export type Role = z.infer<typeof role>;

/** A user profile (spec 3): kept apart from the account, so an account without one can exist. */
export const profile = z.object({
  uid: z.string(),
  role,
  username: z.string().nullable(),
  email: z.string(),
  firstName: z.string().nullable(),
  lastName: z.string().nullable(),
  fullName: z.string(),
  schoolCode: z.string().nullable(),
  sessionId: z.string().nullable().describe('The session code that a student registered with, upper-cased.'),
  createdAt: timestamp,
});
export type Profile = z.infer<typeof profile>;

export const getMe = endpoint({
  method: 'GET',
  path: '/api/users/me',
  caller: 'account',
  summary: "The signed-in user's profile",
  answer: z.object({ user: profile }),
  errors: ['profile-not-found'],
});

/** What the forms of accounts say (spec 5), in the order in which they say it where several things are wrong. */
export const accountSentences = {
  missing: 'All fields are required',
  mismatch: 'Passwords do not match',
  weak: errors['weak-password'][1],
} as const;

/** Not trimmed: a space can be part of a password. Its least length is a rule's, which answers weak-password. */
export const password = (missing: string) =>
  z
    .string({ error: missing })
    .min(1, { error: missing })
    .max(limits.passwordMaximum, { error: `Password must be at most ${limits.passwordMaximum} characters` });

/** Whether a password that somebody chooses is long enough. */
export const isLongEnough = (password: string): boolean => password.length >= limits.passwordMinimum;

/** A new password as a form asks for it, with the rule that the server answers weak-password by. */
export const newPassword = password(accountSentences.missing).refine(isLongEnough, {
  error: accountSentences.weak,
});

/** What either sign-in form asks for; whether it is right is for the identity service to say. */
export const loginField = z
  .string()
  .refine((text) => text.trim() !== '', { error: accountSentences.missing });

/** The code of a school as a teacher types it, in any case and with spaces around it. */
export const schoolCode = z
  .string()
  .trim()
  .min(1, { error: accountSentences.missing })
  .min(limits.schoolCodeMinimum, { error: 'School code must be at least 3 characters' })
  .toUpperCase();

export const changePassword = endpoint({
  method: 'POST',
  path: '/api/users/me/password',
  caller: 'teacher',
  summary: 'Changes the own password; every sign-in of the account ends, this one too',
  body: z.object({
    currentPassword: password('Please enter your current password.'),
    newPassword: password('Please enter a new password.'),
  }),
  answer: z.object({ message: z.string() }),
  errors: ['wrong-password', 'weak-password'],
});

/** The account's e-mail address made of a username (spec 5): lower-case, at the fixed student domain. */
export const studentEmail = (username: string): string =>
  `${username.trim().toLowerCase()}@${studentEmailDomain}`;

/** Whether an address, in lower case, can be a teacher's: one at the student domain could stand in a student's way. */
export const isUsableEmail = (email: string): boolean =>
  z.email().safeParse(email).success && !email.endsWith(`@${studentEmailDomain}`);
