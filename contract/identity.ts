import { z } from 'zod';
import { codeOf } from './codes.ts';
import { limits, studentEmailDomain } from './constants.ts';
import { endpoint, id, timestamp } from './endpoint.ts';
import { errors } from './errors.ts';
import { language } from './language.ts';
import { oneLine, oneLineText } from './one-line-text.ts';
import { currentPassword, isLongEnough, password, teacherPasswordRefusals } from './passwords.ts';
import { dashes } from './signs.ts';

export const role = z.enum(['teacher', 'student']);
export type Role = z.infer<typeof role>;

/**
 * Why an account may do almost nothing yet. All calls but those with `despiteRestriction` are refused with
 * this code.
 */
export const restriction = z.enum(['approval-pending', 'second-factor-missing']);
export type Restriction = z.infer<typeof restriction>;

/** A user profile (spec 3). It is stored apart from the account, so an account can exist without one. */
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
  language: language.optional().describe('The language that the person chose; absent without a choice.'),
  restriction: restriction.optional().describe('Absent for an account that may do what its role may.'),
});
export type Profile = z.infer<typeof profile>;

export const getMe = endpoint({
  method: 'GET',
  path: '/api/users/me',
  caller: 'account',
  despiteRestriction: true,
  summary: "The signed-in user's profile",
  answer: z.object({
    user: profile,
    mayRename: z
      .literal(true)
      .optional()
      .describe('Present for a student who may correct the own name; a teacher always may.'),
    mustChangePassword: z
      .literal(true)
      .optional()
      .describe(
        'Present while somebody else made the password: until it is changed other calls are refused.',
      ),
  }),
  errors: ['profile-not-found'],
});

export const setLanguage = endpoint({
  method: 'POST',
  path: '/api/users/me/language',
  caller: 'account',
  despiteRestriction: true,
  summary: 'Chooses the language of the pages and emails for the caller; null leaves it to the browser',
  body: z.object({ language: language.nullable() }),
  answer: z.object({ user: profile }),
  errors: ['profile-not-found'],
});

/** A name as its owner or a teacher corrects it: only what is sent changes. */
export const nameChange = z.object({
  name: oneLineText(limits.nameMaximum, 'All fields are required')
    .optional()
    .describe('The full name, of which a student’s first and last name are made.'),
  firstName: oneLineText(limits.nameMaximum, 'All fields are required').optional(),
  lastName: oneLineText(limits.nameMaximum, 'All fields are required').optional(),
});
export type NameChange = z.infer<typeof nameChange>;

export const renameSelf = endpoint({
  method: 'POST',
  path: '/api/users/me/name',
  caller: 'account',
  summary: 'Corrects the caller’s own name; a student may where the school allows it',
  body: nameChange,
  answer: z.object({ user: profile }),
  errors: ['profile-not-found', 'name-change-not-allowed'],
});

export const getDraftKey = endpoint({
  method: 'GET',
  path: '/api/users/me/draft-key',
  caller: 'account',
  despiteRestriction: true,
  summary: 'The key with which the caller’s browsers encrypt unsent text before they store it',
  answer: z.object({
    key: z.base64().length(44).describe('32 bytes. It belongs to the account and is never stored.'),
  }),
  errors: [],
});

/** The messages of the account forms (spec 5), the most important first. */
export const accountSentences = {
  missing: 'All fields are required',
  mismatch: 'Passwords do not match',
  weak: errors['weak-password'][1],
} as const;

/** A new password in a form, with the check of the weak-password refusal. */
export const newPassword = password(accountSentences.missing).refine((typed) => isLongEnough(typed), {
  error: accountSentences.weak,
});

/** The password field of both sign-in forms; the identity service checks the password. */
export const loginField = z
  .string()
  .refine((text) => text.trim() !== '', { error: accountSentences.missing });

/** A school code as a teacher types or pastes it (codes.ts). */
export const schoolCode = z
  .string()
  .trim()
  .min(1, { error: accountSentences.missing })
  .max(limits.typedCodeMaximum, {
    error: `Please use at most ${limits.typedCodeMaximum} characters.`,
    abort: true,
  })
  .overwrite(codeOf)
  .min(limits.schoolCodeMinimum, { error: 'School code must be at least 3 characters' });

export const changePassword = endpoint({
  method: 'POST',
  path: '/api/users/me/password',
  caller: 'account',
  despiteRestriction: true,
  summary: "Changes the password of the caller's account; all of its sign-ins end but this one",
  body: z.object({
    currentPassword: currentPassword('Please enter your current password.'),
    newPassword: password('Please enter a new password.'),
  }),
  answer: z.object({ message: z.string() }),
  errors: ['wrong-password', ...teacherPasswordRefusals, 'password-unchanged'],
});

export const confirmPassword = endpoint({
  method: 'POST',
  path: '/api/users/me/password/confirm',
  caller: 'teacher',
  despiteRestriction: true,
  summary: 'Proves the password again, for the calls of this sign-in that ask for it in the next minutes',
  body: z.object({ currentPassword: currentPassword('Please enter your current password.') }),
  answer: z.object({}),
  errors: ['wrong-password'],
});

/** The device of a sign-in, by what its browser says; null for what it does not say. */
export const device = z.object({
  browser: z.string().nullable().describe('Such as Chrome'),
  system: z.string().nullable().describe('Such as Windows'),
});
export type Device = z.infer<typeof device>;

/** One sign-in of an account. */
export const signIn = z.object({
  id: z.string(),
  device,
  signedInAt: timestamp,
  lastUsedAt: timestamp,
  current: z.boolean().describe('Whether it is the sign-in that makes this call.'),
});
export type SignIn = z.infer<typeof signIn>;

const signIns = z.object({ signIns: z.array(signIn) });

export const listSignIns = endpoint({
  method: 'GET',
  path: '/api/users/me/sign-ins',
  caller: 'account',
  summary: 'Where the account is signed in: the current sign-in first, then the one used last',
  answer: signIns,
  errors: [],
});

export const endSignIn = endpoint({
  method: 'POST',
  path: '/api/users/me/sign-ins/:signInId/end',
  caller: 'account',
  summary: 'Ends one own sign-in with its streams; the answer has those that are left',
  params: z.object({ signInId: id }),
  answer: signIns,
  errors: ['sign-in-not-found'],
});

export const endOtherSignIns = endpoint({
  method: 'POST',
  path: '/api/users/me/sign-ins/end-others',
  caller: 'account',
  summary: 'Ends all own sign-ins but the one that makes this call',
  answer: signIns,
  errors: [],
});

/**
 * An email address or a username as it is stored and looked up: in small letters, and in plain ones where a keyboard
 * writes full-width letters, another hyphen or something invisible.
 */
export const accountName = (typed: string): string =>
  oneLine(typed.normalize('NFKC')).replace(dashes, '-').toLowerCase();

/** The pseudo email address of a username (spec 5): lower case, at the student domain. */
export const studentEmail = (username: string): string => `${accountName(username)}@${studentEmailDomain}`;

/**
 * Whether a lower-case address can be a teacher's; one at the student domain could block a student's
 * username.
 */
export const isUsableEmail = (email: string): boolean =>
  z.email().safeParse(email).success && !email.endsWith(`@${studentEmailDomain}`);
