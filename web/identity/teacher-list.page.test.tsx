import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { nameAdministrator, removeAdministrator } from '../../contract/administrators.ts';
import { listTeachers } from '../../contract/classes.ts';
import { withdrawInvitation } from '../../contract/invitations.ts';
import { getSchool, renameSchool } from '../../contract/school.ts';
import {
  disableTeacher,
  enableTeacher,
  endTeacherSignIns,
  resetTeacherPassword,
  type SchoolTeacher,
  takeBackSecondFactor,
} from '../../contract/teachers.ts';
import { fillIn } from '../../test/pages/actions.ts';
import { keepScreen } from '../../test/pages/keep-screen.ts';
import { openPage, server } from '../../test/pages/open-page.tsx';
import { ada, schoolWith, teacherWith } from '../../test/pages/people.ts';

/** The administrator of the school and one colleague. */

const own = teacherWith({ uid: 'ada', name: 'Ada Byron', administrator: true });
const grace = (fields: Partial<SchoolTeacher> = {}) =>
  teacherWith({ uid: 'grace', name: 'Grace Hopper', ...fields });
const colleagueIs = (colleague: SchoolTeacher) => server.answer(listTeachers, { teachers: [own, colleague] });
const row = (name: string) => screen.findByRole('listitem', { name });

beforeEach(() => {
  server.answer(getSchool, { school: schoolWith({}) });
  colleagueIs(grace());
});

/** Opens the menu of Grace Hopper. @returns what it offers */
async function openMenu(person: UserEvent, name = 'Grace Hopper') {
  await person.click(await screen.findByRole('button', { name: `Options for ${name}` }));
  return (await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent);
}

/** Chooses something in the menu of Grace Hopper. @returns the dialog that this opens */
async function choose(person: UserEvent, action: string) {
  await openMenu(person);
  await person.click(screen.getByRole('menuitem', { name: action }));
  return within(await screen.findByRole('dialog'));
}

const dialogIsClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

it('tells who waits, who is disabled, who administers the school and who has a second factor', async () => {
  server.answer(listTeachers, {
    teachers: [
      own,
      grace({ state: 'disabled', secondFactor: true }),
      teacherWith({ uid: 'mary', name: 'Mary Shaw', state: 'waiting' }),
    ],
  });
  await openPage('/school', ada);
  expect((await row('Ada Byron')).textContent).toMatch(/You.*Administrator/);
  expect((await row('Grace Hopper')).textContent).toMatch(/Disabled.*Second factor/);
  expect((await row('Mary Shaw')).textContent).toContain('Waits for approval');
  // Nobody could administer the school without Ada, so there is nothing to choose.
  expect(screen.queryByRole('button', { name: 'Options for Ada Byron' })).toBeNull();
  expect((await screen.findAllByRole('listitem')).at(0)?.textContent).toContain('Mary Shaw');
  keepScreen('the teachers of a school');
});

it('disables an account after a question, and enables it again', async () => {
  const person = await openPage('/school', ada);
  const question = await choose(person, 'Disable account');
  expect(question.getByText(/is signed out everywhere at once and cannot sign in/)).toBeTruthy();
  keepScreen('the question before an account is disabled');
  server.answer(disableTeacher, {});
  colleagueIs(grace({ state: 'disabled' }));
  await person.click(question.getByText('Disable', { selector: 'button' }));
  await dialogIsClosed();
  expect((await row('Grace Hopper')).textContent).toContain('Disabled');

  const other = await choose(person, 'Enable account');
  server.answer(enableTeacher, {});
  colleagueIs(grace());
  await person.click(other.getByText('Enable', { selector: 'button' }));
  await dialogIsClosed();
  expect((await row('Grace Hopper')).textContent).not.toContain('Disabled');
  expect(server.calls.map(({ name }) => name)).toEqual(['disableTeacher', 'enableTeacher']);
});

it('ends the sign-ins of a teacher after a question', async () => {
  const person = await openPage('/school', ada);
  const question = await choose(person, 'End sign-ins');
  server.answer(endTeacherSignIns, {});
  await person.click(question.getByText('End Sign-ins', { selector: 'button' }));
  await dialogIsClosed();
  expect(server.calls).toMatchObject([{ name: 'endTeacherSignIns' }]);
});

it('takes back the second factor of somebody who lost it, and offers that to nobody without one', async () => {
  colleagueIs(grace({ secondFactor: true }));
  const person = await openPage('/school', ada);
  const question = await choose(person, 'Take back second factor');
  keepScreen('the question before a second factor is taken back');
  server.answer(takeBackSecondFactor, {});
  colleagueIs(grace());
  await person.click(question.getByText('Take Back', { selector: 'button' }));
  await dialogIsClosed();
  expect((await row('Grace Hopper')).textContent).not.toContain('Second factor');
  expect(await openMenu(person)).toEqual([
    'Reset password',
    'End sign-ins',
    'Make administrator',
    'Disable account',
  ]);
});

it('gives a teacher who forgot the password a new one, which is shown once', async () => {
  const person = await openPage('/school', ada);
  const question = await choose(person, 'Reset password');
  server.answer(resetTeacherPassword, { message: '', password: 'otter-4711' });
  await person.click(question.getByText('Reset Password', { selector: 'button' }));
  const shown = within(await screen.findByRole('dialog', { name: 'New password of Grace Hopper' }));
  expect(shown.getByRole('status', { name: 'New password' }).textContent).toBe('otter-4711');
  keepScreen('a new password of a teacher');
  await person.click(shown.getByText('Done'));
  await dialogIsClosed();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Options for Grace Hopper' }));
});

it('names an administrator by an address, and shows the link for somebody without an account', async () => {
  const person = await openPage('/school', ada);
  await person.click(await screen.findByRole('button', { name: 'Name an administrator' }));
  const dialog = within(await screen.findByRole('dialog'));
  keepScreen('the address of a new administrator');
  const email = 'ngozi@school.example';
  const invitation = {
    id: 'i',
    purpose: 'administrator',
    email,
    expiresAt: '2046-01-01T00:00:00.000Z',
  } as const;
  const school = schoolWith({ invitations: [{ ...invitation, mail: null }] });
  server.answer(nameAdministrator, { school, link: 'https://lyceum.example/invitation#LINK' });
  server.answer(getSchool, { school });
  await fillIn(person, dialog, { 'Email of the new administrator': email }, 'Make Administrator');
  const link = await dialog.findByRole('status', { name: 'Invitation link' });
  expect(link.textContent).toContain('/invitation#LINK');
  keepScreen('the link for a new administrator');
  await person.click(dialog.getByText('Done'));
  expect(server.calls).toMatchObject([{ name: 'nameAdministrator', body: { email } }]);

  const invitations = within(await screen.findByRole('region', { name: 'Invitations' }));
  expect(invitations.getByRole('listitem').textContent).toContain(`Administrator: ${email}`);
  keepScreen('a school with an invited administrator');
  server.answer(withdrawInvitation, {});
  server.answer(getSchool, { school: schoolWith({}) });
  await person.click(invitations.getByRole('button', { name: `Withdraw the invitation: ${email}` }));
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Invitations' })).toBeNull());
  expect(document.activeElement?.textContent).toBe('School');
});

it('removes another administrator after a question', async () => {
  colleagueIs(grace({ administrator: true }));
  const person = await openPage('/school', ada);
  const question = await choose(person, 'Remove as administrator');
  keepScreen('an administrator who is to be removed');
  server.answer(removeAdministrator, {});
  colleagueIs(grace());
  await person.click(question.getByText('Remove as Administrator'));
  await dialogIsClosed();
  expect((await row('Grace Hopper')).textContent).not.toContain('Administrator');
});

it('asks for a name when the school is renamed', async () => {
  const person = await openPage('/school', ada);
  await person.click(await screen.findByRole('button', { name: 'Rename' }));
  const dialog = within(await screen.findByRole('dialog'));
  await fillIn(person, dialog, { 'School name': ' ' }, 'Save');
  expect(await dialog.findByText('Please give the school a name.')).toBeTruthy();
  keepScreen('a new name of the school');
  server.answer(renameSchool, { school: schoolWith({ name: 'Hillview High' }) });
  await fillIn(person, dialog, { 'School name': 'Hillview High' }, 'Save');
  await dialogIsClosed();
  expect(screen.getByText('Hillview High')).toBeTruthy();
});

it('says that its reader no longer administers the school', async () => {
  server.refuse(listTeachers, 'administrator-only');
  await openPage('/school', ada);
  expect(await screen.findByText('You no longer administer your school.')).toBeTruthy();
});
