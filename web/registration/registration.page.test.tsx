import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { registerStudent, registerTeacher } from '../../contract/registration.ts';
import { fillIn, write } from '../../test/pages/actions.ts';
import { keepScreen } from '../../test/pages/keep-screen.ts';
import { openPage, server } from '../../test/pages/open-page.tsx';
import { ada, ben } from '../../test/pages/people.ts';

const password = 'correct horse';
const send = 'Create Account';
const student = {
  'First Name': 'Ben',
  'Last Name': 'Okri',
  Username: 'ben',
  Password: password,
  'Confirm Password': password,
  'Session ID': 'ABCDEF',
};
const teacher = {
  'Full Name': 'Ada Byron',
  Email: 'ada@school.example',
  Password: password,
  'Confirm Password': password,
  'School Code': 'school',
};
const sentence = async () => (await screen.findByRole('alert')).textContent;
const isMarked = (label: string) => screen.getByLabelText(label).hasAttribute('aria-invalid');

it('the registration of a student says what is wrong [spec 5.4 5.5 5.6]', async () => {
  const person = await openPage('/register', null);
  await fillIn(person, screen, { 'First Name': 'Ben' }, send);
  expect(await sentence()).toBe('All fields are required');
  expect(document.activeElement).toBe(screen.getByLabelText('Last Name'));
  expect(isMarked('Last Name')).toBe(true);
  write(screen, { 'Last Name': 'Okri' });
  expect(isMarked('Last Name')).toBe(false);
  expect(isMarked('Username')).toBe(true);
  keepScreen('the registration of a student with a refusal');
  await fillIn(person, screen, { ...student, Username: '   ' }, send);
  expect(await sentence()).toBe('All fields are required');
  await fillIn(person, screen, { Username: 'ben', 'Confirm Password': 'other' }, send);
  expect(await sentence()).toBe('Passwords do not match');
  await fillIn(person, screen, { Password: 'short', 'Confirm Password': 'short' }, send);
  expect(await sentence()).toBe('Password must be at least 6 characters');
  const long = 'p'.repeat(129);
  await fillIn(person, screen, { Password: long, 'Confirm Password': long }, send);
  expect(await sentence()).toBe('Password must be at most 128 characters');
  write(screen, { Password: password, 'Confirm Password': password });
  for (const typed of ['b', 'ben okri', 'bën', 'b'.repeat(33)]) {
    await fillIn(person, screen, { Username: typed }, send);
    expect(await sentence()).toBe('Username must be 2 to 32 letters, digits, dots, underscores or hyphens');
  }
  expect(document.activeElement).toBe(screen.getByLabelText('Username'));
  expect(server.calls).toEqual([]);
});

it('a student reads that the username is taken, and that the school has to finish its setup [spec 5.11]', async () => {
  const person = await openPage('/register', null);
  server.refuse(registerStudent, 'username-taken');
  await fillIn(person, screen, student, send);
  expect(await sentence()).toBe(
    'Failed to create account: This username is already taken. Please choose another one.',
  );
  expect(document.activeElement).toBe(screen.getByLabelText('Username'));
  server.refuse(registerStudent, 'school-not-ready');
  await fillIn(person, screen, {}, send);
  expect(await sentence()).toBe(
    'Failed to create account: Your school has to finish its setup before students can sign up. Please tell your teacher.',
  );
});

it('a student who types a class code is told which code the form needs, like with any wrong code [spec 5.10 10.189]', async () => {
  const person = await openPage('/register', null);
  server.refuse(registerStudent, 'invalid-session-id');
  await fillIn(person, screen, student, send);
  const refused = 'Invalid session ID. Please check with your teacher.';
  const reason =
    'The form needs the Session ID and not the Class Code: your teacher can find it on the class, under “Session ID”.';
  const description = `${refused} ${reason}`;
  const field = await screen.findByRole('textbox', { name: 'Session ID', description });
  expect(document.activeElement).toBe(field);
  expect(await sentence()).toContain(refused);
  keepScreen('a registration with a wrong code');
});

it("a registration that fails without a message says 'Registration failed' [spec 8.1]", async () => {
  const person = await openPage('/register', null);
  server.breakOff(registerStudent);
  await fillIn(person, screen, student, send);
  expect(await sentence()).toContain('Failed to create account: Registration failed');
});

it('the fields of a student are trimmed, and six characters are enough for a password [spec 5.7 5.8 9.2]', async () => {
  const person = await openPage('/register', null);
  write(screen, { 'Session ID': ' abcdefxyz' });
  expect(screen.getByLabelText<HTMLInputElement>('Session ID').value).toBe('ABCDEF');
  server.answer(registerStudent, { token: 'once', user: ben });
  server.letSignIn(ben);
  const typed = {
    'First Name': '  Ben ',
    'Last Name': ' Okri  ',
    Username: ' Ben ',
    Password: 'sixsix',
    'Confirm Password': 'sixsix',
    'Session ID': ' abcdef',
  };
  await fillIn(person, screen, typed, send);
  expect((await screen.findByRole('banner')).textContent).toContain('Welcome, Ben Okri');
  const body = {
    firstName: 'Ben',
    lastName: 'Okri',
    username: 'ben',
    password: 'sixsix',
    sessionId: 'ABCDEF',
  };
  const token = { token: 'once', rememberMe: false };
  expect(server.calls).toMatchObject([
    { name: 'registerStudent', body },
    { name: 'one-time-token/verify', body: token },
  ]);
});

it('a registration whose sign-in fails leads to the login with the new account', async () => {
  const person = await openPage('/register', null);
  server.answer(registerStudent, { token: 'once', user: ben });
  server.breakOffIdentity('one-time-token/verify');
  const created = 'Your account was created, but signing in did not work. Please go to the login page.';
  server.expectFailure(created);
  await fillIn(person, screen, student, send);
  expect(await sentence()).toBe(created);
  keepScreen('an account that was created while signing in failed');
  await person.click(screen.getByRole('link', { name: 'Student login' }));
  expect(await screen.findByRole('heading', { name: 'Student Login' })).toBeTruthy();
});

it('the registration of a teacher says what is wrong [spec 5.19 5.20 5.21 5.22 5.23 9.3]', async () => {
  const person = await openPage('/teacher-register', null);
  await fillIn(person, screen, {}, send);
  expect(await sentence()).toBe('All fields are required');
  await fillIn(person, screen, { ...teacher, 'School Code': '' }, send);
  expect(await sentence()).toBe('All fields are required');
  keepScreen('the registration of a teacher with a refusal');
  await fillIn(person, screen, { ...teacher, 'Confirm Password': 'other' }, send);
  expect(await sentence()).toBe('Passwords do not match');
  await fillIn(person, screen, { Password: 'short', 'Confirm Password': 'short' }, send);
  expect(await sentence()).toBe('Password must be at least 6 characters');
  await fillIn(person, screen, { ...teacher, 'School Code': 'ab' }, send);
  expect(await sentence()).toBe('School code must be at least 3 characters');
  write(screen, { 'School Code': 'abcdefghijklm' });
  expect(screen.getByLabelText<HTMLInputElement>('School Code').value).toBe('ABCDEFGHIJ');
  expect(server.calls).toEqual([]);
});

it.each([
  ['invalid-school-code', 'Invalid school code. Please check with your administrator.', 'School Code'],
  ['invalid-email', 'Please provide a valid email address', 'Email'],
  ['email-already-exists', 'An account with this email already exists', 'Email'],
] as const)(
  'a teacher whose registration is refused with %s reads “%s” [spec 5.24 5.25 5.26]',
  async (code, refused, field) => {
    const person = await openPage('/teacher-register', null);
    server.refuse(registerTeacher, code);
    await fillIn(person, screen, teacher, send);
    expect(await sentence()).toBe(refused);
    expect(document.activeElement).toBe(screen.getByLabelText(field));
  },
);

it('a teacher reads that the school asks for a longer password, and that the server cannot be reached [spec 5.28]', async () => {
  const person = await openPage('/teacher-register', null);
  expect(screen.getByText('At least 6 characters, or 8 where your school asks for it.')).toBeTruthy();
  server.refuse(registerTeacher, 'weak-password', 'Password must be at least 8 characters');
  await fillIn(person, screen, teacher, send);
  expect(await sentence()).toBe('Password must be at least 8 characters');
  server.breakOff(registerTeacher);
  await fillIn(person, screen, {}, send);
  expect(await sentence()).toContain('Failed to create account. Please try again.');
});

it('the fields of a teacher are trimmed, and the registration signs the teacher in [spec 5.8]', async () => {
  const person = await openPage('/teacher-register', null);
  const user = { uid: 'ada', role: 'teacher', schoolCode: 'SCHOOL' } as const;
  server.answer(registerTeacher, { message: '', token: 'once', user });
  server.letSignIn(ada);
  const typed = { 'Full Name': '  Ada Byron ', Email: ' Ada@school.example ', 'School Code': ' school ' };
  await fillIn(person, screen, { ...teacher, ...typed }, send);
  expect((await screen.findByRole('banner')).textContent).toContain('Welcome, Ada Byron');
  expect(window.location.pathname).toBe('/teacher-dashboard');
  const body = { name: 'Ada Byron', email: 'ada@school.example', password, schoolCode: 'SCHOOL' };
  expect(server.calls).toMatchObject([{ name: 'registerTeacher', body }, { name: 'one-time-token/verify' }]);
});
