import { describe, expect, it } from 'vitest';
import { ContractError } from '../../contract/errors.ts';
import { ConnectionError } from '../api/refusal.ts';
import { checkStudentForm, checkTeacherForm, studentRefusal, teacherRefusal } from './registration-rules.ts';

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
  it('is sent when all is well', () => {
    expect(checkStudentForm(student)).toBeNull();
  });

  it.each(Object.keys(student))('needs %s', (name) => {
    const fault = checkStudentForm({ ...student, [name]: '  ' });
    expect(fault).toEqual({ message: 'All fields are required', fields: [name] });
  });

  it('compares the passwords before it measures them', () => {
    expect(checkStudentForm({ ...student, password: 'a', confirmation: 'b' })?.message).toBe(
      'Passwords do not match',
    );
    expect(checkStudentForm({ ...student, password: 'abcde', confirmation: 'abcde' })?.message).toBe(
      'Password must be at least 6 characters',
    );
  });

  it('takes usernames of letters, digits, dots, underscores and hyphens in any case', () => {
    expect(checkStudentForm({ ...student, username: ' Ada.B_1-x ' })).toBeNull();
    expect(checkStudentForm({ ...student, username: 'ada byron' })?.fields).toEqual(['username']);
  });
});

describe('the teacher’s form', () => {
  it('is sent when all is well', () => {
    expect(checkTeacherForm(teacher)).toBeNull();
  });

  it.each(Object.keys(teacher))('needs %s', (name) => {
    const fault = checkTeacherForm({ ...teacher, [name]: '' });
    expect(fault).toEqual({ message: 'All fields are required', fields: [name] });
  });

  it('wants a school code of 3 characters or more', () => {
    expect(checkTeacherForm({ ...teacher, schoolCode: 'OA' })?.message).toBe(
      'School code must be at least 3 characters',
    );
  });
});

describe('a refused registration', () => {
  it('shows a student the sentence about the session ID as it is', () => {
    expect(studentRefusal(new ContractError('invalid-session-id'))).toEqual({
      message: 'Invalid session ID. Please check with your teacher.',
      fields: ['sessionId'],
    });
  });

  it('shows a student any other failure with its message', () => {
    expect(studentRefusal(new ContractError('username-taken'))).toEqual({
      message: 'Failed to create account: This username is already taken. Please choose another one.',
      fields: ['username'],
    });
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
    [new ContractError('internal-error'), 'Failed to create account. Please try again.'],
    [new ConnectionError(), 'Failed to create account. Please try again.'],
  ])('shows a teacher %s as %j', (error, sentence) => {
    expect(teacherRefusal(error).message).toBe(sentence);
  });
});
