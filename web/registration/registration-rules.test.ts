import { describe, expect, it } from 'vitest';
import { ContractError } from '../../contract/errors.ts';
import { typedForms } from '../../test/typed-forms.ts';
import { ConnectionError } from '../api/connection-error.ts';
import { FormRefusal } from '../ui/form-refusal.ts';
import {
  invitedRefusal,
  readInvitedForm,
  readStudentForm,
  readTeacherForm,
  studentRefusal,
  teacherRefusal,
} from './registration-rules.ts';

/** The refusal of a form; null when it can be sent. */
function refusalOf(read: () => unknown): FormRefusal | null {
  try {
    read();
    return null;
  } catch (error) {
    if (error instanceof FormRefusal) return error;
    throw error;
  }
}
const checkStudentForm = (values: typeof student) => refusalOf(() => readStudentForm(values));
const checkTeacherForm = (values: typeof teacher) => refusalOf(() => readTeacherForm(values));

const student = {
  firstName: 'Ada',
  lastName: 'Byron',
  username: 'ada',
  sessionId: 'ABC234',
  password: 'secret',
  confirmation: 'secret',
};
const teacher = {
  name: 'Emmy Noether',
  email: 'emmy@school.example',
  schoolCode: 'OAK',
  password: 'secret',
  confirmation: 'secret',
};

describe('the student’s form', () => {
  it('is sent without the repeated password when all is well', () => {
    const { confirmation: _, ...sent } = student;
    expect(readStudentForm({ ...student, firstName: ' Ada ', sessionId: 'abc234' })).toEqual(sent);
  });

  it.each(Object.keys(student))('needs %s [spec 5.4]', (name) => {
    const fault = checkStudentForm({ ...student, [name]: '' });
    expect(fault).toMatchObject({ message: 'All fields are required', fields: [name] });
  });

  it('treats spaces like an empty field except in a password, as the server does', () => {
    const blank = { ...student, firstName: '  ', password: '      ', confirmation: '      ' };
    expect(checkStudentForm(blank)?.fields).toEqual(['firstName']);
    expect(checkStudentForm({ ...blank, firstName: 'Ada' })).toBeNull();
  });

  it.each(typedForms)('takes one password for the other: %s and %s', (password, confirmation) => {
    const filled = { ...student, password, confirmation };
    expect(readStudentForm(filled)).toEqual(
      readStudentForm({ ...student, password, confirmation: password }),
    );
  });

  it('reports missing fields before any other fault', () => {
    const several = { ...student, username: 'ada byron', password: 'a', confirmation: 'b', sessionId: '' };
    expect(checkStudentForm(several)).toMatchObject({
      message: 'All fields are required',
      fields: ['sessionId'],
    });
  });

  it('compares the passwords before it checks their length', () => {
    expect(checkStudentForm({ ...student, password: 'a', confirmation: 'b' })?.message).toBe(
      'Passwords do not match',
    );
    expect(checkStudentForm({ ...student, password: 'abcde', confirmation: 'abcde' })?.message).toBe(
      'Password must be at least 6 characters',
    );
  });

  it('accepts usernames of letters, digits, dots, underscores and hyphens in any case', () => {
    expect(checkStudentForm({ ...student, username: ' Ada.B_1-x ' })).toBeNull();
    expect(checkStudentForm({ ...student, username: 'ada byron' })?.fields).toEqual(['username']);
  });
});

describe('the teacher’s form', () => {
  it('is sent without the repeated password when all is well', () => {
    const { confirmation: _, ...sent } = teacher;
    expect(readTeacherForm(teacher)).toEqual({ ...sent, role: 'teacher' });
  });

  it.each(Object.keys(teacher))('needs %s [spec 3.13 5.19]', (name) => {
    const fault = checkTeacherForm({ ...teacher, [name]: '' });
    expect(fault).toMatchObject({ message: 'All fields are required', fields: [name] });
  });

  it('needs a school code of 3 characters or more', () => {
    expect(checkTeacherForm({ ...teacher, schoolCode: 'OA' })?.message).toBe(
      'School code must be at least 3 characters',
    );
  });
});

describe('the form of an invited teacher', () => {
  const { schoolCode: _, ...invited } = teacher;

  it('is sent with the invitation in place of a school code', () => {
    const { confirmation: __, ...sent } = invited;
    expect(readInvitedForm('TOKEN', invited)).toEqual({ ...sent, invitation: 'TOKEN' });
    const fault = refusalOf(() => readInvitedForm('TOKEN', { ...invited, confirmation: 'another' }));
    expect(fault).toMatchObject({ message: 'Passwords do not match' });
  });

  it('shows why the invitation cannot be accepted, and other failures like those of any teacher', () => {
    for (const code of ['invitation-not-found', 'invitation-for-another-address'] as const)
      expect(invitedRefusal(new ContractError(code))).toEqual({ message: new ContractError(code).message });
    expect(invitedRefusal(new ContractError('email-already-exists'))).toMatchObject({ fields: ['email'] });
  });
});

describe('a refused registration', () => {
  it('shows a student the sentence about the session ID unchanged, and which code the form needs', () => {
    expect(studentRefusal(new ContractError('invalid-session-id'))).toEqual({
      message: 'Invalid session ID. Please check with your teacher.',
      fields: ['sessionId'],
      reason: expect.stringContaining('needs the Session ID and not the Class Code'),
    });
  });

  it('adds the reason when no answer came', () => {
    const reason = expect.stringContaining('The server cannot be reached.');
    expect(studentRefusal(new ConnectionError()).reason).toEqual(reason);
    expect(teacherRefusal(new ConnectionError()).reason).toEqual(reason);
    expect(studentRefusal(new ContractError('internal-error')).reason).toBeUndefined();
  });

  it('shows a student any other failure with its message [spec 5.11 8.1]', () => {
    expect(studentRefusal(new ContractError('username-taken'))).toEqual({
      message: 'Failed to create account: This username is already taken. Please choose another one.',
      fields: ['username'],
    });
    expect(studentRefusal(new ContractError('breached-password')).fields).toEqual(['password']);
    expect(studentRefusal(new ConnectionError()).message).toBe(
      'Failed to create account: Registration failed',
    );
  });

  it.each([
    [new ContractError('invalid-school-code'), 'Invalid school code. Please check with your administrator.'],
    [
      new ContractError('invalid-input', 'The school code is too long.'),
      'Invalid school code. Please check with your administrator.',
    ],
    [new ContractError('email-already-exists'), 'An account with this email already exists'],
    [new ContractError('invalid-email'), 'Please provide a valid email address'],
    [new ContractError('weak-password'), 'Password must be at least 6 characters'],
    [
      new ContractError('common-password'),
      'Please choose another password: this one is among the first that others would try.',
    ],
    [
      new ContractError('breached-password'),
      'Please choose another password: this one is in a list of stolen passwords, which others would try.',
    ],
    [new ContractError('internal-error'), 'Failed to create account. Please try again.'],
    [new ConnectionError(), 'Failed to create account. Please try again.'],
  ])('shows a teacher %s as %j [spec 5.24 5.27]', (error, sentence) => {
    expect(teacherRefusal(error).message).toBe(sentence);
  });
});
