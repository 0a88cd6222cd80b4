import { z } from 'zod';
import { limits, studentEmailDomain } from './constants.ts';
import { endpoint, timestamp } from './endpoint.ts';

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

/** Not trimmed: a space can be part of a password. Its least length is a rule's, which answers weak-password. */
export const password = (missing: string) =>
  z
    .string({ error: missing })
    .min(1, { error: missing })
    .max(limits.passwordMaximum, { error: `Password must be at most ${limits.passwordMaximum} characters` });

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

const usernamePattern = /^[a-z0-9._-]+$/;

/** The account's e-mail address made of a username (spec 5): lower-case, at the fixed student domain. */
export const studentEmail = (username: string): string =>
  `${username.trim().toLowerCase()}@${studentEmailDomain}`;

/** Whether an address, in lower case, can be a teacher's: one at the student domain could stand in a student's way. */
export const isUsableEmail = (email: string): boolean =>
  z.email().safeParse(email).success && !email.endsWith(`@${studentEmailDomain}`);

/** A username as it is kept, or null where it is not one: 2 to 32 of a-z 0-9 . _ - in any case. */
export function readUsername(typed: string): string | null {
  const username = typed.trim().toLowerCase();
  const { usernameMinimum, usernameMaximum } = limits;
  const fits = username.length >= usernameMinimum && username.length <= usernameMaximum;
  return fits && usernamePattern.test(username) ? username : null;
}
