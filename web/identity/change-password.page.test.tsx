import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { changePassword, getMe } from '../../contract/identity.ts';
import { fillIn, write } from '../../test/pages/actions.ts';
import { keepScreen } from '../../test/pages/keep-screen.ts';
import { openPage, server } from '../../test/pages/open-page.tsx';
import { ada, ben } from '../../test/pages/people.ts';

const password = 'correct horse';
const next = 'another horse';
const fields = { 'Current Password': password, 'New Password': next, 'Confirm New Password': next };

async function openForm(person: UserEvent) {
  await person.click(await screen.findByRole('button', { name: 'Account' }));
  await person.click(await screen.findByRole('menuitem', { name: 'Change password' }));
  return within(await screen.findByRole('dialog', { name: 'Change password' }));
}

it('the form to change a password says what is wrong in it', async () => {
  const person = await openPage('/teacher-dashboard', ada);
  const form = await openForm(person);
  const send = 'Change Password';
  const sentence = async () => (await form.findByRole('alert')).textContent;
  const common = 'This password is among the first that others would try. Please choose another one.';
  write(form, { 'New Password': 'Qwertz123' });
  expect(await form.findByText(common)).toBeTruthy();
  keepScreen('the form to change a password with a common one');
  await person.clear(form.getByLabelText('New Password'));
  expect(form.queryByText(common)).toBeNull();
  keepScreen('the form to change a password');
  await fillIn(person, form, {}, send);
  expect(await sentence()).toBe('All fields are required');
  expect(document.activeElement).toBe(form.getByLabelText('Current Password'));
  await fillIn(person, form, { ...fields, 'Confirm New Password': 'other' }, send);
  expect(await sentence()).toBe('Passwords do not match');
  keepScreen('the form to change a password with a refusal');
  await fillIn(person, form, { 'New Password': 'short', 'Confirm New Password': 'short' }, send);
  expect(await sentence()).toBe('Password must be at least 6 characters');
  expect(server.calls).toEqual([]);
});

it.each([
  ['wrong-password', 'Your current password is not right. Please try again.', 'Current Password'],
  ['password-unchanged', 'Please choose a password that differs from the current one.', 'New Password'],
] as const)(
  'a password that is refused with %s stays, and its form says “%s”',
  async (code, refused, field) => {
    const person = await openPage('/teacher-dashboard', ada);
    const form = await openForm(person);
    server.refuse(changePassword, code);
    await fillIn(person, form, fields, 'Change Password');
    expect((await form.findByRole('alert')).textContent).toBe(refused);
    expect(document.activeElement).toBe(form.getByLabelText(field));
  },
);

it('the form to change a password says that it got no answer', async () => {
  const person = await openPage('/teacher-dashboard', ada);
  const form = await openForm(person);
  server.breakOff(changePassword);
  await fillIn(person, form, fields, 'Change Password');
  expect((await form.findByRole('alert')).textContent).toContain('Failed to change password');
});

it('students change their own password', async () => {
  const person = await openPage('/student-dashboard', ben);
  const form = await openForm(person);
  expect(form.getByText('You stay signed in here. Every other device is signed out.')).toBeTruthy();
  server.answer(changePassword, { message: '' });
  await fillIn(person, form, fields, 'Change Password');
  expect(await form.findByText('Your password was changed.')).toBeTruthy();
  keepScreen('a changed password');
  const body = { currentPassword: password, newPassword: next };
  expect(server.calls).toMatchObject([{ name: 'changePassword', body }]);
});

it('whoever signs in with a password that somebody else made chooses another one, without typing it again', async () => {
  const person = await openPage('/teacher-login', null);
  server.answerIdentity('sign-in/email', () => {
    server.signIn(ada);
    server.answer(getMe, { user: ada, mustChangePassword: true });
    return Response.json({ token: 'token', user: { id: 'ada', email: ada.email, name: ada.fullName } });
  });
  await fillIn(person, screen, { Email: ada.email, Password: 'given horse' }, 'Login');
  expect(await screen.findByRole('heading', { name: 'Choose a new password' })).toBeTruthy();
  expect(screen.queryByLabelText('Password you were given')).toBeNull();
  keepScreen('the page to choose a new password');
  server.answer(changePassword, { message: '' });
  await fillIn(person, screen, { 'New Password': next, 'Confirm New Password': next }, 'Change Password');
  expect((await screen.findByRole('banner')).textContent).toContain('Welcome, Ada Byron');
  const body = { currentPassword: 'given horse', newPassword: next };
  expect(server.calls.at(-1)).toMatchObject({ name: 'changePassword', body });
});
