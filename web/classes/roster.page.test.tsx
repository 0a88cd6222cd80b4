import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import {
  letStudentIn,
  listTeacherClasses,
  renameStudent,
  resetStudentPassword,
  type TeacherClass,
} from '../../contract/classes.ts';
import { removeStudent } from '../../contract/live-sessions.ts';
import { choose, fillIn, findCard, findDialog, findRegion, press } from '../../test/pages/actions.ts';
import { keepScreen } from '../../test/pages/keep-screen.ts';
import { openPage, server } from '../../test/pages/open-page.tsx';
import { ada, classWith } from '../../test/pages/people.ts';

const student = (uid: string, firstName: string, lastName: string) => ({
  uid,
  name: `${firstName} ${lastName}`,
  username: `${uid}.${lastName.toLowerCase()}`,
  firstName,
  lastName,
  joinedAt: '2026-03-02T08:00:00.000Z',
});
const mei = student('mei', 'Mei', 'Young');
const omar = student('omar', 'Omar', 'Adams');

const serve = (fields: Partial<TeacherClass>): TeacherClass => {
  const { roster = [] } = fields;
  const algebra = classWith({ students: roster.map(({ uid }) => uid), ...fields });
  server.answerWith(listTeacherClasses, { classes: [algebra] });
  return algebra;
};

/** Opens the class. @returns the person */
async function openRoster(fields: Partial<TeacherClass>) {
  serve(fields);
  const person = await openPage('/teacher-dashboard', ada);
  await press(person, 'Algebra 1', await findCard('Algebra 1'));
  await findRegion('Students');
  return person;
}

const names = async () =>
  within(await screen.findByRole('region', { name: 'Students' }))
    .getAllByRole('listitem')
    .map((item) => item.getAttribute('aria-label'));

it('says how the first student can join', async () => {
  await openRoster({});
  expect(
    (await findRegion('Students')).getByText('Nobody has joined yet. Give your students the class code.'),
  ).toBeTruthy();
  keepScreen('a class without students');
});

it('names the students with their usernames, and offers what can be done for each', async () => {
  const person = await openRoster({ roster: [mei, omar] });
  expect(await names()).toEqual(['Mei Young', 'Omar Adams']);
  expect((await findRegion('Students')).getByText('mei.young')).toBeTruthy();
  keepScreen('the students of a class');
  await press(person, 'Options for Mei Young');
  expect((await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent)).toEqual([
    'Correct name',
    'Reset password',
    'Delete conversations',
    'Remove from class',
  ]);
  keepScreen('the options of a student');
});

it('does not offer a helper of the class to delete conversations', async () => {
  const person = await openRoster({
    roster: [mei],
    teachers: [
      { uid: 'cleo', name: 'Cleo Ray', role: 'owner' },
      { uid: 'ada', name: 'Ada Byron', role: 'helper' },
    ],
  });
  await press(person, 'Options for Mei Young');
  expect((await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent)).toEqual([
    'Correct name',
    'Reset password',
    'Remove from class',
  ]);
});

it('stands by first or by last name, as the teacher chooses', async () => {
  const person = await openRoster({ roster: [mei, omar] });
  await press(person, 'By first name');
  await person.click(await screen.findByRole('menuitemradio', { name: 'By last name' }));
  expect(await names()).toEqual(['Omar Adams', 'Mei Young']);
});

it('removes a student after a question, and lets the student in again [spec 10.19]', async () => {
  const person = await openRoster({ roster: [mei, omar] });
  await choose(person, 'Options for Mei Young', 'Remove from class');
  const question = await findDialog('Remove Mei Young?');
  keepScreen('the question before a student is removed');
  expect(screen.getByRole('dialog').textContent).toContain(
    'cannot join again until you choose Let in again. The conversations stay with the class',
  );
  server.breakOff(removeStudent);
  await press(person, 'Remove', question);
  expect(await question.findByText('Failed to remove student')).toBeTruthy();
  server.answer(removeStudent, () => ({
    class: serve({ roster: [omar], removed: [{ ...mei, removedAt: '2026-03-03T08:00:00.000Z' }] }),
    message: '',
  }));
  await press(person, 'Remove', question);
  const removed = await findRegion('Removed students');
  expect(removed.getByRole('listitem', { name: 'Mei Young' })).toBeTruthy();
  keepScreen('a class with a removed student');
  expect(await names()).toEqual(['Omar Adams']);
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Omar Adams');
  expect((await findCard('Algebra 1')).getByText('1 student')).toBeTruthy();

  server.breakOff(letStudentIn);
  await press(person, 'Let in again', removed);
  expect(await removed.findByText('Failed to let the student in')).toBeTruthy();
  server.answer(letStudentIn, () => ({ class: serve({ roster: [mei, omar] }), message: '' }));
  await press(person, 'Let in again', removed);
  await screen.findByRole('listitem', { name: 'Mei Young' });
  expect(screen.queryByRole('region', { name: 'Removed students' })).toBeNull();
  expect(server.calls.at(-1)).toMatchObject({ name: 'letStudentIn', body: { studentUid: 'mei' } });
});

it('shows a new password once, which can be copied [spec 10.25]', async () => {
  const person = await openRoster({ roster: [mei] });
  await choose(person, 'Options for Mei Young', 'Reset password');
  const question = await findDialog('Reset the password of Mei Young?');
  keepScreen('the question before a password is reset');
  server.breakOff(resetStudentPassword);
  await press(person, 'Reset Password', question);
  expect(await question.findByText('Failed to reset the password')).toBeTruthy();
  server.answer(resetStudentPassword, { password: 'otter-horse-52', message: '' });
  await press(person, 'Reset Password', question);
  const shown = await findDialog('New password of Mei Young');
  expect(shown.getByRole('status', { name: 'New password' }).textContent).toBe('otter-horse-52');
  keepScreen('a new password');
  expect(screen.getByRole('dialog').textContent).toContain('It is shown only this once.');
  await press(person, 'Copy', shown);
  await shown.findByRole('button', { name: 'Copied' });
  expect(await navigator.clipboard.readText()).toBe('otter-horse-52');
  await press(person, 'Done', shown);
  await choose(person, 'Options for Mei Young', 'Reset password');
  await findDialog('Reset the password of Mei Young?');
  expect(screen.queryByText('otter-horse-52')).toBeNull();
});

it('corrects the name of a student, and sends only what was changed', async () => {
  const person = await openRoster({ roster: [student('ai', 'Aiyana', 'Beggay')] });
  await choose(person, 'Options for Aiyana Beggay', 'Correct name');
  const form = await findDialog('Correct the name of Aiyana Beggay');
  await fillIn(person, form, { 'Last Name': '\u200b' }, 'Save');
  expect((await form.findByRole('alert')).textContent).toBe('Please look at the marked field.');
  expect(form.getByText('All fields are required')).toBeTruthy();
  keepScreen('the form that corrects a name');
  server.answer(renameStudent, () => ({
    class: serve({ roster: [student('ai', 'Aiyana', 'Begay')] }),
    message: '',
  }));
  await fillIn(person, form, { 'Last Name': 'Begay' }, 'Save');
  await screen.findByRole('listitem', { name: 'Aiyana Begay' });
  expect(server.calls).toMatchObject([
    { name: 'renameStudent', body: { lastName: 'Begay', studentUid: 'ai' } },
  ]);
});
