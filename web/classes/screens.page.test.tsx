import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import {
  type AwaitedClass,
  listStudentClasses,
  listTeacherClasses,
  type TeacherClass,
} from '../../contract/classes.ts';
import { listClassInvitations } from '../../contract/co-teachers.ts';
import { choose, findCard, findDialog, findRegion, press } from '../../test/pages/actions.ts';
import { keepScreen } from '../../test/pages/keep-screen.ts';
import { ago, monitored, openClass, watchLesson } from '../../test/pages/lessons.ts';
import { openPage, server } from '../../test/pages/open-page.tsx';
import { ada, ben, classWith } from '../../test/pages/people.ts';

/** Screens of classes that are kept, and that no other test shows. */

const named = (firstName: string, lastName: string) => ({
  uid: firstName.toLowerCase(),
  name: `${firstName} ${lastName}`,
  username: firstName.toLowerCase(),
  firstName,
  lastName,
});

async function openAlgebra(fields: Partial<TeacherClass>) {
  server.answerWith(listTeacherClasses, { classes: [classWith(fields)] });
  const person = await openPage('/teacher-dashboard', ada);
  const card = await findCard('Algebra 1');
  await press(person, 'Algebra 1', card);
  return { person, card };
}

it('a teacher lets each student in', async () => {
  const waiting = [named('Leo', 'Berg'), named('Ada', 'Kim')].map((who) => ({ ...who, askedAt: ago(60) }));
  const { person } = await openAlgebra({ waiting, asksApproval: true });
  expect(await (await findRegion('Waiting to join')).findByText('Let all in')).toBeTruthy();
  keepScreen('a class that students wait for');
  await choose(person, 'Options for Algebra 1', 'Edit class');
  const form = await findDialog('Edit class');
  expect(form.getByLabelText(/^I let each student in/)).toHaveProperty('checked', true);
  keepScreen('the form of a class that asks for approval');
});

it.each<[string, string, AwaitedClass['declinedAt']]>([
  ['that a student waits for', 'You asked to join.', null],
  ['whose teacher declined', 'Your teacher did not let you in.', ago(5)],
])('a student reads of a class %s', async (which, sentence, declinedAt) => {
  const waiting = [{ classId: 'algebra', className: 'Algebra 1', askedAt: ago(60), declinedAt }];
  server.answerWith(listStudentClasses, { waiting });
  await openPage('/student-dashboard', ben);
  expect((await screen.findByRole('article', { name: 'Algebra 1' })).textContent).toContain(sentence);
  keepScreen(`a class ${which}`);
});

it('a teacher confirms a student whose password another one has reset', async () => {
  const mei = { ...named('Mei', 'Lin'), resetBy: 'Cleo Ray', resetAt: ago(60) };
  await openAlgebra({ unconfirmed: [mei] });
  expect((await screen.findByRole('region', { name: 'To confirm' })).textContent).toContain('Cleo Ray');
  keepScreen('a student to confirm');
});

it('a colleague is invited to a class', async () => {
  server.answer(listClassInvitations, {
    invitations: [
      {
        classId: 'physics',
        className: 'Physics',
        role: 'helper',
        invitedBy: 'Grace Hopper',
        invitedAt: ago(60),
      },
    ],
  });
  await openPage('/teacher-dashboard', ada);
  expect(await screen.findByText(/invites you to teach/)).toBeTruthy();
  keepScreen('an invitation to a class');
});

it('many new people come into a class, and are removed together', async () => {
  const here = ['Mei', 'Omar', 'Phantom'].map((name) => monitored(`${name} Lin`));
  watchLesson(here);
  const algebra = openClass(here, { asksApproval: true, approvalTurnedOnAt: ago(30) });
  server.answerWith(listTeacherClasses, { classes: [algebra] });
  const person = await openPage('/teacher-dashboard', ada);
  await screen.findByText(/From now on you let each one in\./);
  keepScreen('a class into which many new people come');
  await choose(person, 'Options for Algebra 1', 'Remove who joined late');
  const question = await findDialog('Remove everybody who joined late?');
  expect(question.getByLabelText('Joined')).toBeTruthy();
  keepScreen('the question before everybody who joined late is removed');
});

it.each(['Class Code', 'Session ID'])('a projector shows the %s', async (label) => {
  document.head.insertAdjacentHTML('beforeend', '<meta name="public-url" content="https://lyceum.example">');
  watchLesson([]);
  const person = await openPage('/teacher-dashboard', ada);
  await press(person, `Enlarge ${label}`);
  const projector = await findDialog(label);
  expect(await projector.findByRole('img', { name: /^QR code of/ })).toBeTruthy();
  keepScreen(`the projector with the ${label}`);
});
