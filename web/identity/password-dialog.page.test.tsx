import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { listTeacherClasses } from '../../contract/classes.ts';
import { type ClassTeacher, inviteColleague, listClassTeachers } from '../../contract/co-teachers.ts';
import { confirmPassword } from '../../contract/identity.ts';
import { fillIn, findDialog, press } from '../../test/pages/actions.ts';
import { keepScreen } from '../../test/pages/keep-screen.ts';
import { openPage, server } from '../../test/pages/open-page.tsx';
import { ada, classWith } from '../../test/pages/people.ts';

/** A page that was left open is not enough for what endangers people: one dialog asks for the password. */

const title = 'Type your password';
const colleague: ClassTeacher = {
  uid: 'grace',
  name: 'Grace Hopper',
  role: 'helper',
  isCreator: false,
  invitedBy: 'Ada Byron',
  invitedAt: '2026-01-01T08:00:00.000Z',
  acceptedAt: null,
};

/** Invites a colleague on a page that was left open. @returns the form, whose call was refused */
async function invite() {
  server.answerWith(listTeacherClasses, { classes: [classWith({})] });
  const person = await openPage('/teacher-dashboard', ada);
  await press(person, 'Algebra 1');
  await press(person, 'Invite a colleague');
  const form = await findDialog('Invite a colleague');
  server.refuse(inviteColleague, 'password-needed');
  await fillIn(person, form, { Colleague: 'grace@school.example' }, 'Invite');
  const prompt = await findDialog(title);
  expect(document.activeElement).toBe(prompt.getByLabelText('Current Password'));
  return { person, form, prompt };
}

const promptIsClosed = () => waitFor(() => expect(screen.queryByRole('dialog', { name: title })).toBeNull());

it('whoever does not type the password changes nothing, and loses nothing that was typed', async () => {
  const { person, form, prompt } = await invite();
  keepScreen('the dialog that asks for the password');
  await person.type(prompt.getByLabelText('Current Password'), 'wrong horse');
  await person.keyboard('{Escape}');
  await promptIsClosed();
  expect((await form.findByRole('alert')).textContent).toBe(
    'Nothing was changed. To do this, please type your password again.',
  );
  expect(form.getByLabelText('Colleague')).toHaveProperty('value', 'grace@school.example');
  keepScreen('the invitation of a colleague');
  expect(server.calls.map(({ name }) => name)).toEqual(['inviteColleague']);
});

it('the dialog says that a password is wrong, and makes the call after the right one', async () => {
  const { person, prompt } = await invite();
  server.refuse(confirmPassword, 'wrong-password');
  await fillIn(person, prompt, { 'Current Password': 'wrong horse' }, 'Continue');
  expect((await prompt.findByRole('alert')).textContent).toBe(
    'Your current password is not right. Please try again.',
  );
  expect(document.activeElement).toBe(prompt.getByLabelText('Current Password'));
  keepScreen('the dialog that asks for the password with a refusal');
  server.answer(confirmPassword, {});
  server.answer(inviteColleague, { teachers: [colleague] });
  server.answer(listClassTeachers, { teachers: [colleague] });
  await fillIn(person, prompt, { 'Current Password': 'correct horse' }, 'Continue');
  await promptIsClosed();
  expect((await screen.findByRole('listitem', { name: 'Grace Hopper' })).textContent).toContain('Invited');
  keepScreen('the teachers of a class');
  const body = { colleague: 'grace@school.example' };
  expect(server.calls).toMatchObject([
    { name: 'inviteColleague', body },
    { name: 'confirmPassword', body: { currentPassword: 'wrong horse' } },
    { name: 'confirmPassword', body: { currentPassword: 'correct horse' } },
    { name: 'inviteColleague', body },
  ]);
});
