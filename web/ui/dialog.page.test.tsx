import { fireEvent, screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import {
  assignment as assignmentSchema,
  createAssignment,
  listClassAssignments,
} from '../../contract/assignments.ts';
import { createClass, joinClass, listTeacherClasses } from '../../contract/classes.ts';
import { archiveClass } from '../../contract/live-sessions.ts';
import { choose, fillIn, press, write } from '../../test/pages/actions.ts';
import { emptyValue } from '../../test/pages/empty-answer.ts';
import { keepScreen } from '../../test/pages/keep-screen.ts';
import { openPage, server } from '../../test/pages/open-page.tsx';
import { ada, ben, classWith } from '../../test/pages/people.ts';

/** All forms in dialogs: a mistaken key loses nothing that was typed, and a failure gives its reason. */

const unreachable =
  'The server cannot be reached. Nothing is lost: please check your connection and try again.';
const dialogIsClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

/** Opens the class Algebra 1 with its assignment Fractions. */
async function openAlgebra(): Promise<UserEvent> {
  server.answerWith(listTeacherClasses, { classes: [classWith({})] });
  const fractions = {
    ...(emptyValue(assignmentSchema) as (typeof assignmentSchema)['_output']),
    id: 'fractions',
    classId: 'algebra',
    title: 'Fractions',
    openDate: '2020-01-01T00:00:00.000Z',
    closeDate: '2045-01-01T00:00:00.000Z',
  };
  server.answerWith(listClassAssignments, { assignments: [fractions] });
  const person = await openPage('/teacher-dashboard', ada);
  await press(person, 'Algebra 1');
  return person;
}

it.each([
  ['Create Class', null, 'Class Name', 'Optics'],
  ['Options for Algebra 1', 'Edit class', 'Description', 'Letters.'],
  ['Options for Fractions', 'Edit', 'Title', 'Ratios'],
  ['Options for Fractions', 'Extend', 'New Close Date', '2046-01-01T00:00'],
  ['Account', 'Change password', 'Current Password', 'correct'],
])(
  'the form under “%s”, %s asks before it discards what was typed, and else closes at once [spec 10.63]',
  async (opener, item, field, typed) => {
    const person = await openAlgebra();
    const open = () => (item === null ? press(person, opener) : choose(person, opener, item));
    await open();
    await screen.findByLabelText(field);
    await person.keyboard('{Escape}');
    await dialogIsClosed();
    await open();
    fireEvent.change(await screen.findByLabelText(field), { target: { value: typed } });
    await person.keyboard('{Escape}');
    expect(await screen.findByText('Discard what you typed?')).toBeTruthy();
    expect(document.activeElement?.textContent).toBe('Keep writing');
    await press(person, 'Discard');
    await dialogIsClosed();
  },
);

it('a form of a student asks, too, and Escape takes the question back [spec 10.63]', async () => {
  const person = await openPage('/student-dashboard', ben);
  await press(person, 'Join Class');
  await screen.findByLabelText('Class Code');
  write(screen, { 'Class Code': 'ABC' });
  await person.keyboard('{Escape}');
  expect(await screen.findByText('Discard what you typed?')).toBeTruthy();
  keepScreen('the question before what was typed is discarded');
  await person.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByText('Discard what you typed?')).toBeNull());
  expect(screen.getByLabelText('Class Code')).toHaveProperty('value', 'ABC');
  server.breakOff(joinClass);
  await person.type(screen.getByLabelText('Class Code'), '{Enter}');
  expect(await screen.findByText('Failed to join class')).toBeTruthy();
  expect(screen.getByText(unreachable)).toBeTruthy();
});

it('a form that gets no answer says that the server cannot be reached, and keeps what was typed [spec 8.22]', async () => {
  const person = await openAlgebra();
  server.breakOff(createClass);
  await press(person, 'Create Class');
  const send = async (fields: Record<string, string>, button: string, sentence: string) => {
    await fillIn(person, screen, fields, button);
    expect(await screen.findByText(sentence)).toBeTruthy();
    expect(screen.getByText(unreachable)).toBeTruthy();
  };
  await screen.findByLabelText('Class Name');
  await send({ 'Class Name': 'Optics' }, 'Create Class', 'Failed to create class');
  expect(screen.getByLabelText('Class Name')).toHaveProperty('value', 'Optics');
  server.answer(createClass, { class: classWith({}), message: '' });
  await press(person, 'Create Class');
  await dialogIsClosed();

  server.breakOff(createAssignment);
  await press(person, 'Create Assignment');
  await screen.findByLabelText('Title');
  const typed = { Title: 'Ratios', 'Close Date': '2046-01-01T00:00' };
  await send(typed, 'Create Assignment', 'Failed to create assignment');
  await press(person, 'Close');
  await press(person, 'Discard');
  server.breakOff(archiveClass);
  await choose(person, 'Options for Algebra 1', 'Archive class');
  await send({}, 'Archive', 'Failed to archive class');
});
