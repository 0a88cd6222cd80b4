import { limits } from '../../contract/constants.ts';
import { ContractError, errors } from '../../contract/errors.ts';
import { readUsername } from '../../contract/identity.ts';
import { registrationSentences } from '../../contract/registration.ts';

/** What is wrong with a form: the sentence, and the fields that it is about. */
export interface Fault<Name extends string> {
  readonly message: string;
  readonly fields: readonly Name[];
}

interface Passwords {
  readonly password: string;
  readonly confirmation: string;
}

export interface StudentForm extends Passwords {
  readonly firstName: string;
  readonly lastName: string;
  readonly username: string;
  readonly sessionId: string;
}

export interface TeacherForm extends Passwords {
  readonly name: string;
  readonly email: string;
  readonly schoolCode: string;
}

function missingIn<Form extends object>(form: Form): Fault<keyof Form & string> | null {
  const fields = Object.entries(form).flatMap(([name, value]) =>
    String(value).trim() === '' ? [name as keyof Form & string] : [],
  );
  return fields.length === 0 ? null : { message: registrationSentences.missing, fields };
}

function passwordFault(form: Passwords): Fault<'password' | 'confirmation'> | null {
  if (form.password !== form.confirmation) {
    return { message: registrationSentences.mismatch, fields: ['confirmation', 'password'] };
  }
  return form.password.length < limits.passwordMinimum
    ? { message: errors['weak-password'][1], fields: ['password'] }
    : null;
}

/** The rules of the student's form in the order of spec 5; null when it can be sent. */
export function checkStudentForm(form: StudentForm): Fault<keyof StudentForm> | null {
  const fault = missingIn(form) ?? passwordFault(form);
  if (fault !== null) return fault;
  return readUsername(form.username) === null
    ? { message: registrationSentences.username, fields: ['username'] }
    : null;
}

/** The rules of the teacher's form in the order of spec 5; null when it can be sent. */
export function checkTeacherForm(form: TeacherForm): Fault<keyof TeacherForm> | null {
  const fault = missingIn(form) ?? passwordFault(form);
  if (fault !== null) return fault;
  return form.schoolCode.trim().length < limits.schoolCodeMinimum
    ? { message: registrationSentences.schoolCodeShort, fields: ['schoolCode'] }
    : null;
}

/** The failure's own words, or the spec's fallback where the call failed without any (spec 8). */
const messageOf = (error: unknown): string =>
  error instanceof ContractError ? error.message : 'Registration failed';

const codeOf = (error: unknown): string => (error instanceof ContractError ? error.code : '');

/** What a student reads after a refused registration (spec 5). */
export function studentRefusal(error: unknown): Fault<keyof StudentForm> {
  if (codeOf(error) === 'invalid-session-id') return { message: messageOf(error), fields: ['sessionId'] };
  const fields: (keyof StudentForm)[] = codeOf(error) === 'username-taken' ? ['username'] : [];
  return { message: `Failed to create account: ${messageOf(error)}`, fields };
}

/** What a teacher reads after a refused registration (spec 5). */
export function teacherRefusal(error: unknown): Fault<keyof TeacherForm> {
  const code = codeOf(error);
  if (code === 'invalid-school-code' || /school code/i.test(messageOf(error))) {
    return { message: errors['invalid-school-code'][1], fields: ['schoolCode'] };
  }
  if (code === 'email-already-exists' || code === 'invalid-email')
    return { message: errors[code][1], fields: ['email'] };
  if (code === 'weak-password') return { message: errors[code][1], fields: ['password'] };
  return { message: 'Failed to create account. Please try again.', fields: [] };
}
