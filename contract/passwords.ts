import { z } from 'zod';
import { limits } from './constants.ts';

/**
 * A password as it is stored, counted and compared: in the compatibility form NFKC, so that keyboards and systems
 * that compose letters in different ways type the same password. Case, accents and spaces count. (RFC 8265 has
 * NFC; NFKC also takes full-width and half-width letters for the plain ones.)
 */
export const normalisedPassword = (typed: string): string => typed.normalize('NFKC');

/** The length of a password in characters, that is in code points of its stored form. */
const lengthOf = (password: string): number => [...normalisedPassword(password)].length;

/** Whether a new password has the minimum length. */
export const isLongEnough = (password: string, minimum: number = limits.passwordMinimum): boolean =>
  lengthOf(password) >= minimum;

const tooLong = `Password must be at most ${limits.passwordMaximum} characters`;

/**
 * A password that is compared with a stored one, as it was typed: older ones were stored in the form in which they
 * were typed. It is not trimmed, since a space can be part of a password.
 */
export const currentPassword = (whenEmpty: string) =>
  z
    .string({ error: whenEmpty })
    .min(1, { error: whenEmpty })
    .max(limits.typedPasswordMaximum, { error: tooLong, abort: true });

/** For how many minutes a sign-in, or a password that was typed again, opens the calls that ask for it. */
export const passwordProofMinutes = 5;

/** The body of a call that asks for the password and can bring it. */
export const passwordOfCall = {
  currentPassword: currentPassword('Please enter your current password.')
    .optional()
    .describe('The password, for this call alone. Without it, the sign-in must have proved it lately.'),
};

/** A password to be stored, in its stored form. A rule checks the minimum length and throws weak-password. */
export const password = (whenEmpty: string) =>
  currentPassword(whenEmpty)
    .overwrite(normalisedPassword)
    .refine((typed) => lengthOf(typed) <= limits.passwordMaximum, { error: tooLong });

/** The refusals of a new password, which a form shows at the field of the password. */
export const passwordRefusals = ['weak-password', 'guessable-password', 'breached-password'] as const;

/** The refusals of a new password of a teacher. Students, of whom some have just learned to type, are only warned. */
export const teacherPasswordRefusals = [...passwordRefusals, 'common-password'] as const;
