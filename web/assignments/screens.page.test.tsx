import { cleanup, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { checkAnswerKey } from '../../contract/answer-keys.ts';
import { getAssignment, listClassAssignments, updateAssignment } from '../../contract/assignments.ts';
import { listTeacherClasses } from '../../contract/classes.ts';
import { tryAssignment } from '../../contract/trial.ts';
import { type Receipt, receipt } from '../../contract/tutor.ts';
import { choose, fillIn, findCard, findDialog, findRegion, press, write } from '../../test/pages/actions.ts';
import { emptyValue } from '../../test/pages/empty-answer.ts';
import { keepScreen } from '../../test/pages/keep-screen.ts';
import { openPage, server } from '../../test/pages/open-page.tsx';
import { ada, assignmentWith, ben, classWith } from '../../test/pages/people.ts';

/** Screens of assignments that are kept, and that no other test shows. */

/** Opens the class Algebra 1, which has the assignment Fractions. */
async function openClass() {
  server.answerWith(listTeacherClasses, { classes: [classWith({})] });
  const person = await openPage('/teacher-dashboard', ada);
  await press(person, 'Algebra 1', await findCard('Algebra 1'));
  return person;
}

it('assignments of a class load', async () => {
  server.hold(listClassAssignments);
  await openClass();
  const list = await findRegion('Assignments');
  expect(await list.findByRole('status')).toBeTruthy();
  keepScreen('assignments that load');
});

it('an assignment loads', async () => {
  server.answer(getAssignment, { assignment: assignmentWith({}) });
  const show = server.hold(getAssignment);
  const opened = openPage('/assignment/fractions', ben);
  await waitFor(() => expect(screen.queryByRole('banner')).toBeTruthy());
  keepScreen('an assignment that loads');
  show();
  await opened;
});

it('a student hides the instructions', async () => {
  server.answer(getAssignment, { assignment: assignmentWith({ description: 'Add them.' }) });
  const person = await openPage('/assignment/fractions', ben);
  await press(person, 'Hide instructions');
  expect(await screen.findByRole('button', { name: 'Show instructions' })).toBeTruthy();
  keepScreen('an assignment whose instructions are hidden');
});

it('somebody else has changed a field meanwhile', async () => {
  server.answerWith(listClassAssignments, { assignments: [assignmentWith({})] });
  const person = await openClass();
  await choose(person, 'Options for Fractions', 'Edit');
  const form = await findDialog('Edit assignment');
  server.refuseChange(updateAssignment, { closeDate: '2046-01-11T12:00:00.000Z' });
  await fillIn(person, form, { 'Close Date': '2046-01-12T12:00' }, 'Save');
  await form.findByRole('button', { name: 'Keep yours: Close Date' });
  keepScreen('a form whose field somebody else has changed');
});

async function openForm() {
  const person = await openClass();
  server.answer(checkAnswerKey, { understood: [], problems: [] });
  await press(person, 'Create Assignment');
  return { person, form: await findDialog('New assignment') };
}

it('an assignment was half written before', async () => {
  const { form } = await openForm();
  write(form, { Title: 'Fractions', Description: 'Add and compare.' });
  cleanup();
  const again = (await openForm()).form;
  expect(await again.findByText(/^This is what you typed last time\./)).toBeTruthy();
  keepScreen('an assignment that was half written before');
});

/** Asks in the trial of the form. */
async function tryIt() {
  const { person, form } = await openForm();
  await press(person, 'Try it as a student', form);
  const trial = await findDialog('Try it as a student');
  await fillIn(person, trial, { 'Your question as a student': 'What does it cost?' }, 'Send');
  await trial.findByText('What does it cost?');
  return { person, trial, stream: server.stream(tryAssignment) };
}

it('a trial waits, and shows what was stopped', async () => {
  const { trial, stream } = await tryIt();
  expect(await trial.findByText('Thinking…')).toBeTruthy();
  keepScreen('a trial that waits for its answer');
  const stopped: Receipt = {
    ...(emptyValue(receipt) as Receipt),
    outcome: 'replaced',
    rule: 'key-value',
    stopped: ['key-value'],
    checked: 9,
    guidelines: '1 guided',
    checkedAgainst: 'key',
  };
  stream.send('delta', { text: 'Which share is taken off?' });
  stream.send('done', { response: 'Which share is taken off?', receipt: stopped, noticed: null });
  expect(await trial.findByText(/gave the answer away/)).toBeTruthy();
  keepScreen('a trial');
});

it('a trial is stopped', async () => {
  const { person, trial, stream } = await tryIt();
  stream.send('delta', { text: 'Which price is it? ' });
  await trial.findByText('Which price is it?');
  await press(person, 'Stop', trial);
  expect(await trial.findByText('You stopped this answer.')).toBeTruthy();
  keepScreen('a stopped trial');
});
