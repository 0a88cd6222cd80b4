import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { joinClass, listStudentClasses, type StudentClassList } from '../../contract/classes.ts';
import { leaveClass, studentEvents } from '../../contract/live-sessions.ts';
import { choose, fillIn, findCard, findDialog, press } from '../../test/pages/actions.ts';
import { emptyValue } from '../../test/pages/empty-answer.ts';
import { keepScreen } from '../../test/pages/keep-screen.ts';
import { openPage, server } from '../../test/pages/open-page.tsx';
import { ben, studentClassWith } from '../../test/pages/people.ts';

const algebra = studentClassWith({ students: ['ben', 'cem'] });
const invitation = { className: 'Algebra 1', classCode: 'ALG123', teacherName: 'Ada Byron' };
const empty = 'No classes yet. Join your first class to get started!';
const noneLeft = 'You are not in a class right now. To join one, ask your teacher for its class code.';
const emptyList = emptyValue(listStudentClasses.answer) as StudentClassList;

/** The classes, as the page reads them and as its stream tells them. */
function serve(fields: Partial<StudentClassList>): void {
  server.answerWith(listStudentClasses, fields);
  server.greet(studentEvents, 'snapshot', { ...emptyList, ...fields });
}

it('says that the classes load, then shows them [spec 2.10]', async () => {
  serve({ classes: [algebra] });
  const answer = server.hold(listStudentClasses);
  await openPage('/student-dashboard', ben);
  expect(await screen.findByRole('status', { name: 'Your classes are loading' })).toBeTruthy();
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('My Classes');
  expect(await screen.findByRole('button', { name: 'Join Class' })).toBeTruthy();
  expect(screen.queryByText(empty)).toBeNull();
  keepScreen('classes of a student on their way');
  answer();
  await findCard('Algebra 1');
});

it('only logs that the classes could not be loaded, stays empty and can load them again [spec 8.8]', async () => {
  server.refuse(listStudentClasses, 'internal-error');
  const person = await openPage('/student-dashboard', ben);
  expect(await screen.findByText('This list may not be up to date.')).toBeTruthy();
  expect(screen.getByText(empty)).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.queryByText(/Something went wrong/)).toBeNull();
  keepScreen('classes that a student could not load');
  serve({ classes: [algebra] });
  await press(person, 'Load it again');
  await findCard('Algebra 1');
  expect(screen.queryByText('This list may not be up to date.')).toBeNull();
});

it('explains how to begin without a class [spec 2.23]', async () => {
  await openPage('/student-dashboard', ben);
  expect(await screen.findByText(empty)).toBeTruthy();
  expect(screen.getByText(/^Ask your teacher for the Class Code or the Session ID/)).toBeTruthy();
  expect(await screen.findAllByRole('button', { name: 'Join Class' })).toHaveLength(1);
  keepScreen('a dashboard without a class');
});

it('offers the class whose Session ID the student registered with', async () => {
  serve({ invitation });
  const person = await openPage('/student-dashboard', ben);
  expect(await screen.findByText(empty)).toBeTruthy();
  const offer = await screen.findByRole('button', { name: 'Join Algebra 1' });
  expect(offer.parentElement?.textContent).toContain('The class of Ada Byron');
  keepScreen('a student without classes');
  server.breakOff(joinClass);
  await person.click(offer);
  expect(await screen.findByText('Failed to join class')).toBeTruthy();
  keepScreen('an offered class that cannot be joined');
  server.answer(joinClass, () => {
    serve({ classes: [algebra] });
    return { class: algebra, message: '' };
  });
  await person.click(offer);
  await findCard('Algebra 1');
  expect(server.calls.at(-1)).toMatchObject({ name: 'joinClass', body: { classCode: 'ALG123' } });
});

it('shows why a class cannot be joined [spec 2.10 5.36 8.5 8.6]', async () => {
  const person = await openPage('/student-dashboard', ben);
  await screen.findByText(empty);
  await press(person, 'Join Class');
  const form = await findDialog('Join a class');
  const code = form.getByLabelText('Class Code');
  await fillIn(person, form, { 'Class Code': '  ' }, 'Join Class');
  expect((await form.findByRole('alert')).textContent).toBe('Please enter the class code.');
  const sentences = {
    'class-not-found': 'Class not found or access denied',
    'removed-from-class':
      'Your teacher removed you from this class. Please ask your teacher to let you in again.',
    'joining-closed': 'Nobody else can join this lesson at the moment. Please ask your teacher.',
  } as const;
  for (const [refusal, sentence] of Object.entries(sentences)) {
    server.refuse(joinClass, refusal as keyof typeof sentences);
    await fillIn(person, form, { 'Class Code': 'nowhere' }, 'Join Class');
    expect((await form.findByText(sentence)).closest('[role=alert]')).toBeTruthy();
    const isMarked = refusal === 'class-not-found';
    expect(code.getAttribute('aria-invalid') === 'true').toBe(isMarked);
    expect(document.activeElement === code).toBe(isMarked);
  }
  expect(
    form.getByText(
      'Your teacher can find it on the class, under “Class Code”. The Session ID of a lesson works here, too.',
    ),
  ).toBeTruthy();
  keepScreen('the form to join a class');
  server.breakOff(joinClass);
  await press(person, 'Join Class', form);
  expect(await form.findByText('Failed to join class')).toBeTruthy();
  await person.keyboard('{Escape}');
  await press(person, 'Discard', form);
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('joins a class with a code in small letters, with spaces around it [spec 10.188]', async () => {
  const person = await openPage('/student-dashboard', ben);
  await screen.findByText(empty);
  await press(person, 'Join Class');
  server.answer(joinClass, () => {
    serve({ classes: [algebra] });
    return { class: algebra, message: '' };
  });
  await fillIn(person, await findDialog('Join a class'), { 'Class Code': ' room42 ' }, 'Join Class');
  await findCard('Algebra 1');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(server.calls).toMatchObject([{ name: 'joinClass', body: { classCode: 'ROOM42' } }]);
});

it('shows teacher, students and description of a class, and its session opens and closes without a reload [spec 2.11 2.24 2.25 2.26 10.24]', async () => {
  serve({
    classes: [
      algebra,
      studentClassWith({ id: 'physics', className: 'Physics', subject: 'Science', description: 'Forces.' }),
    ],
  });
  const person = await openPage('/student-dashboard', ben);
  const physics = await screen.findByRole('article', { name: 'Physics' });
  expect(physics.textContent).toContain('Ada Byron·Science·0 students');
  const card = await findCard('Algebra 1');
  expect(card.getByText('Session Closed')).toBeTruthy();
  expect(card.queryByRole('button', { name: 'Join Session' })).toBeNull();
  expect(screen.queryByText('Forces.')).toBeNull();
  await press(person, 'Physics');
  expect(await screen.findByText('Forces.')).toBeTruthy();
  expect(await screen.findByText(/^No assignments yet\./)).toBeTruthy();
  keepScreen('a student with two classes');
  await press(person, 'Physics');
  expect(screen.queryByText('Forces.')).toBeNull();

  const stream = server.stream(studentEvents);
  const open = studentClassWith({ sessionStatus: 'open', currentSessionId: 'room', students: ['ben'] });
  stream.send('class', { class: open });
  expect(await card.findByText('Session Open')).toBeTruthy();
  expect(card.getByRole('button', { name: 'Join Session' })).toBeTruthy();
  keepScreen('a student with an open session');
  stream.send('class', { class: algebra });
  expect(await card.findByText('Session Closed')).toBeTruthy();
  expect(card.queryByRole('button', { name: 'Join Session' })).toBeNull();
});

it('leaves a class after a question, and does not read of a first class then [spec 2.53 10.22]', async () => {
  serve({ classes: [algebra] });
  const person = await openPage('/student-dashboard', ben);
  await findCard('Algebra 1');
  await choose(person, 'Options for Algebra 1', 'Leave class');
  const question = await findDialog('Leave “Algebra 1”?');
  keepScreen('the question before leaving a class');
  expect(screen.getByRole('dialog').textContent).toContain('Ada Byron keeps your conversations.');
  await press(person, 'Cancel', question);
  expect(server.calls).toEqual([]);
  await choose(person, 'Options for Algebra 1', 'Leave class');
  server.breakOff(leaveClass);
  const asked = await findDialog('Leave “Algebra 1”?');
  await press(person, 'Leave', asked);
  expect(await asked.findByText('Failed to leave class')).toBeTruthy();
  server.answer(leaveClass, () => {
    serve({ hadClasses: true });
    return { message: '' };
  });
  await press(person, 'Leave', asked);
  expect(await screen.findByText(noneLeft)).toBeTruthy();
  expect(screen.queryByText(empty)).toBeNull();
  expect(screen.queryByRole('article', { name: 'Algebra 1' })).toBeNull();
});

it('no longer shows a class from which the student was removed', async () => {
  serve({ classes: [algebra] });
  await openPage('/student-dashboard', ben);
  await findCard('Algebra 1');
  server.stream(studentEvents).send('snapshot', { ...emptyList, hadClasses: true });
  expect(await screen.findByText(noneLeft)).toBeTruthy();
  keepScreen('a class that a student was removed from');
  expect(screen.queryByRole('article', { name: 'Algebra 1' })).toBeNull();
});

it('says that classes of other teachers are withheld after a reset', async () => {
  serve({ classes: [algebra], withheldClasses: 1 });
  await openPage('/student-dashboard', ben);
  expect(
    await screen.findByText(/1 class of another teacher opens again when that teacher confirms/),
  ).toBeTruthy();
  keepScreen('a student from whom a class is withheld');
});
