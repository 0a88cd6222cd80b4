import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { nameAdministrator } from '../../contract/administrators.ts';
import { listTeachers } from '../../contract/classes.ts';
import { changePassword, getMe, type Profile } from '../../contract/identity.ts';
import { registerStudent } from '../../contract/registration.ts';
import { findStudents } from '../../contract/retention.ts';
import { getSchool, renewSchoolCode, type School } from '../../contract/school.ts';
import { getSchoolProfile } from '../../contract/school-profiles.ts';
import { beginSecondFactor, confirmSecondFactor, getSecondFactor } from '../../contract/second-factor.ts';
import { choose, fillIn, findCard, findDialog, press } from '../../test/pages/actions.ts';
import { keepScreen } from '../../test/pages/keep-screen.ts';
import { openPage, server } from '../../test/pages/open-page.tsx';
import { ada, ben, schoolWith, teacherWith } from '../../test/pages/people.ts';
import { App } from '../app/app.tsx';
import { resumeAuthentication } from './authentication.ts';

/** Screens of accounts and schools that are kept, and that no other test shows. */

const registration = { ...schoolWith({}).registration, code: 'SCHOOL', codeIsOn: true };
const openSchool = (path: string, fields: Partial<School> = {}) => {
  server.answer(getSchool, { school: schoolWith({ registration, ...fields }) });
  return openPage(path, ada);
};

it('a login says why to sign in, and offers to stay signed in', async () => {
  await openPage('/student-dashboard?join=ALG123', null);
  expect((await screen.findByRole('status')).textContent).toContain('ALG123');
  keepScreen('a login on the way to a class');
});

it('a teacher chooses to stay signed in', async () => {
  const person = await openPage('/teacher-login', null);
  await person.click(screen.getByLabelText(/^Stay signed in/));
  keepScreen('the choice to stay signed in');
});

it('a sign-in has ended', async () => {
  server.refuse(getSchool, 'not-signed-in');
  await openPage('/teacher-dashboard', ada);
  server.signIn(null);
  expect(await screen.findByText('Your sign-in has ended. Please sign in again.')).toBeTruthy();
  keepScreen('a sign-in that has ended');
});

it('a sign-out waits for the connection', async () => {
  const person = await openPage('/teacher-dashboard', ada);
  server.breakOffIdentity('sign-out');
  await press(person, 'Logout');
  expect(await screen.findByText(/^You are signed out on this page, but/)).toBeTruthy();
  keepScreen('a sign-out without a connection');
  server.restoreIdentity('sign-out');
  expect(await screen.findByText(/^The connection is back\./)).toBeTruthy();
});

it('a form says that it is being sent, and is sent once', async () => {
  const person = await openPage('/login', null);
  let answer = () => {};
  const gate = new Promise<void>((resolve) => {
    answer = resolve;
  });
  let sent = 0;
  server.answerIdentity('sign-in/email', () => {
    sent += 1;
    return gate.then(() => Response.json({ code: 'INVALID' }, { status: 401 }));
  });
  server.refusedIdentity.add('INVALID');
  await fillIn(person, screen, { Username: 'ben', Password: 'correct horse' }, 'Login');
  expect(await screen.findByText('Signing in…')).toBeTruthy();
  keepScreen('a login that is being sent');
  await person.type(screen.getByLabelText('Password'), '{Enter}');
  answer();
  expect(await screen.findByRole('alert')).toBeTruthy();
  expect(sent).toBe(1);
});

it('a school has to finish its setup before students register', async () => {
  const person = await openPage('/register', null);
  server.refuse(registerStudent, 'school-not-ready');
  const fields = { 'First Name': 'Mei', 'Last Name': 'Lin', Username: 'mei', 'Session ID': 'SES123' };
  const passwords = { Password: 'correct horse', 'Confirm Password': 'correct horse' };
  await fillIn(person, screen, { ...fields, ...passwords }, 'Create Account');
  expect(await screen.findByText(/Your school has to finish its setup/)).toBeTruthy();
  keepScreen('a registration at a school that waits for its contact');
});

it('a password that somebody else made is not right', async () => {
  server.signIn(ben);
  server.answer(getMe, { user: ben, mustChangePassword: true });
  await resumeAuthentication();
  window.history.replaceState({}, '', '/student-dashboard');
  render(<App />);
  const person = userEvent.setup();
  await screen.findByLabelText('Password you were given');
  server.refuse(changePassword, 'wrong-password');
  const chosen = { 'New Password': 'otter horse', 'Confirm New Password': 'otter horse' };
  await fillIn(person, screen, { 'Password you were given': 'something', ...chosen }, 'Change Password');
  expect(await screen.findByRole('alert')).toBeTruthy();
  keepScreen('the page to choose a new password with a refusal');
  // Whoever does not want to can log out instead.
  await press(person, 'Logout');
  expect(await screen.findByRole('heading', { name: 'Student Login' })).toBeTruthy();
});

it('people correct their own names', async () => {
  const person = await openPage('/student-dashboard', ben);
  server.answerWith(getMe, { user: ben, mayRename: true });
  await choose(person, 'Account', 'Your name');
  expect(await (await findDialog('Your name')).findByRole('button', { name: 'Save' })).toBeTruthy();
  keepScreen('the own name of a student');
});

it('a teacher chooses the appearance and the language', async () => {
  const person = await openPage('/teacher-dashboard', ada);
  await press(person, 'Appearance');
  expect(await screen.findByRole('menu')).toBeTruthy();
  keepScreen('the menu of appearances');
  await person.click(screen.getByRole('menuitemradio', { name: 'Dark' }));
  await press(person, 'Appearance');
  expect(await screen.findByRole('menuitemradio', { name: 'Dark', checked: true })).toBeTruthy();
  // The screens that are kept have no theme of their own.
  await person.click(screen.getByRole('menuitemradio', { name: 'Same as the device' }));
  await choose(person, 'Account', 'Language');
  await findDialog('Language');
  keepScreen('the choice of a language');
});

it('a new teacher waits for approval', async () => {
  const waiting: Profile = { ...ada, restriction: 'approval-pending' };
  await openPage('/teacher-dashboard', waiting);
  expect(await screen.findByRole('heading', { name: 'Your account waits for approval' })).toBeTruthy();
  keepScreen('an account that waits for approval');
});

it('a school requires a second factor [spec 10.194]', async () => {
  await openPage('/teacher-dashboard', { ...ada, restriction: 'second-factor-missing' });
  expect(await screen.findByRole('heading', { name: 'Set up a second factor' })).toBeTruthy();
  await screen.findByRole('button', { name: 'Continue' });
  keepScreen('the second factor that a school requires');
});

it('a teacher sets up a second factor', async () => {
  const person = await openPage('/teacher-dashboard', ada);
  await choose(person, 'Account', 'Second factor');
  const dialog = await findDialog('Second factor');
  await dialog.findByRole('button', { name: 'Continue' });
  keepScreen('what a second factor is');
  const address = 'otpauth://totp/Lyceum:ada?secret=GEZDGNBVGY3TQOJQ';
  server.answer(beginSecondFactor, { secret: 'GEZDGNBVGY3TQOJQ', address });
  await press(person, 'Continue', dialog);
  await dialog.findByRole('img', { name: 'QR code for the app' });
  keepScreen('the QR code of a second factor');
  const recoveryCodes = Array.from({ length: 10 }, (_, n) => `ABCD-EFG${n}`);
  server.answer(confirmSecondFactor, { recoveryCodes });
  await fillIn(person, dialog, { 'Code from the app': '123456' }, 'Turn On');
  await dialog.findByRole('list', { name: 'Recovery codes' });
  keepScreen('the recovery codes');
});

it('a second factor is on', async () => {
  server.answer(getSecondFactor, { isOn: true, recoveryCodesLeft: 9 });
  const person = await openPage('/teacher-dashboard', ada);
  await choose(person, 'Account', 'Second factor');
  expect(await (await findDialog('Second factor')).findByText(/9 recovery codes are left/)).toBeTruthy();
  keepScreen('a second factor that is on');
});

it('the login asks for the code of a second factor', async () => {
  const person = await openPage('/teacher-login', null);
  server.refuseIdentity('sign-in/email', 'second-factor-required');
  await fillIn(person, screen, { Email: ada.email, Password: 'correct horse' }, 'Login');
  await screen.findByLabelText('Code');
  keepScreen('the login that asks for a code');
});

it('an administrator renews the school code, shows it, and switches it off', async () => {
  const person = await openSchool('/school/registration');
  const card = await findCard('School code');
  keepScreen('how teachers join');
  await press(person, 'Renew code', card);
  const question = await findDialog('Renew the school code?');
  keepScreen('the question before the school code is renewed');
  const school = schoolWith({ registration: { ...registration, code: 'NEWSCHOOL2', codeIsOn: false } });
  server.answer(getSchool, { school });
  server.answer(renewSchoolCode, { school });
  await press(person, 'Renew Code', question);
  expect(await card.findByText(/^Nobody can register as a teacher/)).toBeTruthy();
  keepScreen('a school code that is off');
});

it('the school code is on a projector', async () => {
  const person = await openSchool('/school/registration');
  await press(person, 'Enlarge School code', await findCard('School code'));
  await findDialog('School code');
  keepScreen('the school code on the projector');
});

it('an administrator names another one [spec 10.144, standard 5.3]', async () => {
  const colleague = teacherWith({ uid: 'grace', name: 'Grace Hopper', email: 'grace@school.example' });
  const own = teacherWith({ uid: 'ada', name: 'Ada Byron', administrator: true });
  server.answer(listTeachers, { teachers: [own, colleague] });
  const person = await openSchool('/school');
  await choose(person, 'Options for Grace Hopper', 'Make administrator');
  const dialog = within(await screen.findByRole('dialog'));
  keepScreen('a teacher who is to be an administrator');
  server.answer(nameAdministrator, { school: schoolWith({}), link: null });
  server.answer(listTeachers, { teachers: [own, { ...colleague, administrator: true }] });
  await press(person, 'Make Administrator', dialog);
  await dialog.findByRole('button', { name: 'Done' });
  keepScreen('an administrator who was named');
  await press(person, 'Done', dialog);
  await choose(person, 'Options for Ada Byron', 'Remove as administrator');
  await screen.findByRole('dialog');
  keepScreen('an administrator who leaves');
});

it('an administrator deletes the account of a student', async () => {
  const mei = { uid: 'mei', name: 'Mei Lin', username: 'mei', classNames: ['Algebra 1'] };
  const students = [{ ...mei, registeredAt: '2026-01-05T12:00:00.000Z' }];
  server.answer(findStudents, { students, more: true });
  const person = await openSchool('/school/data');
  const card = await findCard('One student’s data');
  await person.type(card.getByLabelText('Find a student'), 'Mei');
  await card.findByText(/There are more\./);
  keepScreen('the data of one student');
  await choose(person, 'Options for Mei Lin', 'Delete account');
  await findDialog('Delete the account of Mei Lin?');
  keepScreen('the question before an account is deleted');
});

it('the standards of a school can be read', async () => {
  server.answerWith(getSchoolProfile, { profile: 'england-2026' });
  await openSchool('/school/standards');
  await screen.findByRole('article', { name: '4. Monitoring and reporting' });
  keepScreen('the standards of a school');
});

it('a school waits for its contact', async () => {
  server.answerWith(getSchoolProfile, { profile: 'england-2026', awaitsContact: true });
  await openPage('/teacher-dashboard', ada);
  expect(await screen.findByText(/^Students cannot sign up at your school yet/)).toBeTruthy();
  keepScreen('a teacher whose school waits for its contact');
});

it('a school without a contact cannot have students', async () => {
  server.answerWith(getSchoolProfile, { profile: 'england-2026', awaitsContact: true });
  await openSchool('/school/safeguarding');
  await screen.findByText(/^Designated safeguarding lead\. As students know them/);
  keepScreen('a school that waits for its contact');
});

it('a contact is asked to confirm', async () => {
  server.answerWith(getSchoolProfile, { profile: 'england-2026', awaitsContact: true, asksCaller: true });
  await openPage('/teacher-dashboard', ada);
  expect(await screen.findByText(/^You are named as the safeguarding contact/)).toBeTruthy();
  keepScreen('a contact who is asked to confirm');
});
