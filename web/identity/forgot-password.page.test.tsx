import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import {
  getPasswordHelp,
  requestResetLink,
  resetForgottenPassword,
} from '../../contract/forgotten-passwords.ts';
import { fillIn } from '../../test/pages/actions.ts';
import { keepScreen } from '../../test/pages/keep-screen.ts';
import { openPage, server } from '../../test/pages/open-page.tsx';

const chosen = { 'New Password': 'otter horse', 'Confirm New Password': 'otter horse' };

it('a server that sends no email leads teachers to the administrator', async () => {
  await openPage('/forgot-password', null);
  const sentence =
    'This server sends no email. Please ask the administrator of your school: they can make a new password for you.';
  expect((await screen.findByText(sentence)).closest('[role=status]')).toBeTruthy();
  keepScreen('the page for a forgotten password without email');
});

it('a teacher asks for a link to choose a new password', async () => {
  server.answer(getPasswordHelp, { byEmail: true });
  const person = await openPage('/teacher-login', null);
  await person.click(screen.getByRole('link', { name: 'Forgot your password?' }));
  await screen.findByText('Send the link');
  keepScreen('the page for a forgotten password');
  server.answer(requestResetLink, { message: '' });
  await fillIn(person, screen, { Email: 'ADA@school.example' }, 'Send the link');
  const sent = 'If a teacher has this email address, a link is on its way. It works for 30 minutes.';
  expect((await screen.findByText(sent)).closest('[role=status]')).toBeTruthy();
  keepScreen('a link that is on its way');
  expect(server.calls).toMatchObject([{ name: 'requestResetLink', body: { email: 'ada@school.example' } }]);
});

it('the page behind a link says what is wrong with a new password, and that the link no longer works', async () => {
  const person = await openPage('/reset-password#LINK', null);
  const sentence = async () => (await screen.findByRole('alert')).textContent;
  await fillIn(person, screen, { ...chosen, 'Confirm New Password': 'other' }, 'Change Password');
  expect(await sentence()).toBe('Passwords do not match');
  keepScreen('the page behind a link for a new password');
  server.refuse(resetForgottenPassword, 'breached-password');
  await fillIn(person, screen, chosen, 'Change Password');
  expect(await sentence()).toBe(
    'Please choose another password: this one is in a list of stolen passwords, which others would try.',
  );
  expect(document.activeElement).toBe(screen.getByLabelText('New Password'));
  server.refuse(resetForgottenPassword, 'reset-link-not-found');
  await fillIn(person, screen, {}, 'Change Password');
  expect(await sentence()).toBe('This link no longer works. Please ask for a new one.');
  keepScreen('a link for a new password that no longer works');
  await person.click(screen.getByRole('link', { name: 'Get another one' }));
  expect(await screen.findByRole('heading', { name: 'Forgot your password?' })).toBeTruthy();
});

it('a teacher chooses a new password with a link', async () => {
  const person = await openPage('/reset-password#LINK', null);
  server.answer(resetForgottenPassword, { message: '' });
  await fillIn(person, screen, chosen, 'Change Password');
  expect(await screen.findByText('Your password was changed. Please sign in with the new one.')).toBeTruthy();
  keepScreen('a password that was changed with a link');
  const body = { token: 'LINK', newPassword: 'otter horse' };
  expect(server.calls).toMatchObject([{ name: 'resetForgottenPassword', body }]);
});
