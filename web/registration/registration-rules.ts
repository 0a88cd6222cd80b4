import { t } from '@lingui/core/macro';
import type { z } from 'zod';
import { ContractError } from '../../contract/errors.ts';
import { accountSentences, newPassword, schoolCode } from '../../contract/identity.ts';
import { password } from '../../contract/passwords.ts';
import { registerInvited, registerStudent, registerTeacher } from '../../contract/registration.ts';
import { fieldsOf, passwordField, reasonOf, refusalSentence } from '../api/refusal.ts';
import { readWhole, typedTwice } from '../ui/read-form.ts';

/** The order in which the form shows what is wrong (spec 5). Sentences that are not here come after these. */
const order = Object.values(accountSentences);

/** The server's schema for a new password, with the form's own rule that it is typed twice. */
const passwords = { password: newPassword, confirmation: password(accountSentences.missing) };

const studentForm = typedTwice(registerStudent.body.extend(passwords), 'password', accountSentences.mismatch);
const teacherForm = typedTwice(
  registerTeacher.body.omit({ role: true }).extend({ ...passwords, schoolCode }),
  'password',
  accountSentences.mismatch,
);

const invitedForm = typedTwice(
  registerInvited.body.omit({ invitation: true }).extend(passwords),
  'password',
  accountSentences.mismatch,
);

export type StudentForm = Record<keyof z.input<typeof studentForm>, string>;
export type TeacherForm = Record<keyof z.input<typeof teacherForm>, string>;
export type InvitedForm = Record<keyof z.input<typeof invitedForm>, string>;

/**
 * The body that the student's form sends.
 * @throws FormRefusal by the server's own rules, in the order of spec 5
 */
export function readStudentForm(values: StudentForm) {
  const { confirmation: _, ...body } = readWhole(studentForm, values, order);
  return body;
}

/**
 * The body that the teacher's form sends.
 * @throws FormRefusal by the server's own rules, in the order of spec 5
 */
export function readTeacherForm(values: TeacherForm) {
  const { confirmation: _, ...body } = readWhole(teacherForm, values, order);
  return { ...body, role: 'teacher' };
}

/**
 * The body that the form of an invited teacher sends.
 * @throws FormRefusal by the server's own rules, in the order of spec 5
 */
export function readInvitedForm(invitation: string, values: InvitedForm) {
  const { confirmation: _, ...body } = readWhole(invitedForm, values, order);
  return { ...body, invitation };
}

/**
 * The account was created, but the sign-in after it failed. Sending the form again would say that the name is
 * taken.
 */
class NotSignedIn extends Error {
  constructor(options: { cause: unknown }) {
    super(t`Your account was created, but signing in did not work. Please go to the login page.`, options);
    this.name = 'NotSignedIn';
  }
}

/** Handles the failure of the first sign-in, after the account was created. @throws NotSignedIn always */
export function throwNotSignedIn(cause: unknown): never {
  throw new NotSignedIn({ cause });
}

interface FormFailure<Form> {
  readonly message: string;
  readonly fields?: readonly (keyof Form & string)[];
  readonly reason?: string | undefined;
}

/** The failure's message, otherwise the fallback of spec 8. */
const messageOf = (error: unknown): string =>
  error instanceof ContractError ? error.message : t`Registration failed`;

const codeOf = (error: unknown): string => (error instanceof ContractError ? error.code : '');

/**
 * The reason for every refused session ID. It is the same for all, so that it does not tell which class codes
 * exist.
 */
const sessionIdReason = () =>
  t`The form needs the Session ID and not the Class Code: your teacher can find it on the class, under “Session ID”.`;

/** The sentence for a student whose registration was refused (spec 5). */
export function studentRefusal(error: unknown): FormFailure<StudentForm> {
  if (error instanceof NotSignedIn) return { message: error.message };
  if (codeOf(error) === 'invalid-session-id')
    return { message: messageOf(error), fields: ['sessionId'], reason: sessionIdReason() };
  return {
    message: t`Failed to create account: ${messageOf(error)}`,
    fields: fieldsOf(error, { 'username-taken': 'username', ...passwordField('password') }),
    reason: reasonOf(error),
  };
}

/** The sentence for a teacher whose registration was refused (spec 5). */
export function teacherRefusal(error: unknown): FormFailure<TeacherForm> {
  const code = codeOf(error);
  if (code === 'invalid-school-code' || /school code/i.test(messageOf(error))) {
    return { message: refusalSentence('invalid-school-code'), fields: ['schoolCode'] };
  }
  return invitedRefusal(error);
}

/**
 * The sentence for an invited teacher whose registration was refused. Other teachers get it, too, unless
 * their code was wrong.
 */
export function invitedRefusal(error: unknown): FormFailure<InvitedForm> {
  if (error instanceof NotSignedIn) return { message: error.message };
  const code = codeOf(error);
  if (code.startsWith('invitation-')) return { message: messageOf(error) };
  if (code === 'email-already-exists' || code === 'invalid-email')
    return { message: refusalSentence(code), fields: ['email'] };
  // The server's sentence has the number of characters that the school asks for.
  const fields = fieldsOf(error, passwordField('password'));
  if (fields.length > 0) return { message: messageOf(error), fields };
  return { message: t`Failed to create account. Please try again.`, reason: reasonOf(error) };
}
