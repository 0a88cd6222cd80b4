import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { createClass, listTeacherClasses, type TeacherClass } from '../../contract/classes.ts';
import { subjects } from '../../contract/constants.ts';
import { startSession, stopSession } from '../../contract/live-sessions.ts';
import { monitorEvents } from '../../contract/monitor.ts';
import { fillIn, findCard, findDialog, press } from '../../test/pages/actions.ts';
import { emptyValue } from '../../test/pages/empty-answer.ts';
import { keepScreen } from '../../test/pages/keep-screen.ts';
import { openPage, server } from '../../test/pages/open-page.tsx';
import { ada, classWith } from '../../test/pages/people.ts';

const empty = 'No classes yet. Create your first class to get started!';
const showClasses = (...classes: TeacherClass[]) => server.answerWith(listTeacherClasses, { classes });

describe('the list of classes', () => {
  it('says only that it loads until it has loaded', async () => {
    showClasses(classWith({}));
    const answer = server.hold(listTeacherClasses);
    await openPage('/teacher-dashboard', ada);
    expect(await screen.findByRole('status', { name: 'Your classes are loading' })).toBeTruthy();
    keepScreen('classes that load');
    expect(screen.queryByText(empty)).toBeNull();
    answer();
    await findCard('Algebra 1');
    expect(screen.queryByRole('status', { name: 'Your classes are loading' })).toBeNull();
  });

  it('explains how to begin [spec 2.31]', async () => {
    await openPage('/teacher-dashboard', ada);
    expect(await screen.findByText(empty)).toBeTruthy();
    keepScreen('a teacher without classes');
  });

  it('stays empty when it cannot be loaded, and can be loaded again; the failure is only logged [spec 8.7]', async () => {
    server.refuse(listTeacherClasses, 'internal-error');
    const person = await openPage('/teacher-dashboard', ada);
    expect(await screen.findByText('This list may not be up to date.')).toBeTruthy();
    expect(screen.getByText(empty)).toBeTruthy();
    keepScreen('classes that could not be loaded');
    expect(screen.queryByRole('article')).toBeNull();
    expect(screen.queryByRole('alert')).toBeNull();
    showClasses(classWith({}));
    await press(person, 'Load it again');
    await findCard('Algebra 1');
    expect(screen.queryByText('This list may not be up to date.')).toBeNull();
  });
});

describe('creating a class', () => {
  const openForm = async () => {
    const person = await openPage('/teacher-dashboard', ada);
    await screen.findByText(empty);
    await press(person, 'Create Class');
    return { person, form: await findDialog('New class') };
  };

  it('needs only a name: the subject begins with Mathematics, and the description is optional [spec 5.31]', async () => {
    const { person, form } = await openForm();
    const subject = form.getByLabelText('Subject') as HTMLSelectElement;
    expect([...subject.options].map(({ text }) => text)).toEqual([...subjects]);
    expect(subject.value).toBe('Mathematics');
    await fillIn(person, form, { 'Class Name': '   ' }, 'Create Class');
    expect((await form.findByRole('alert')).textContent).toBe('Please give the class a name.');
    keepScreen('the form to create a class');
    const fractions = classWith({ className: 'Fractions' });
    server.answer(createClass, { class: fractions, message: '' });
    showClasses(fractions);
    await fillIn(person, form, { 'Class Name': ' Fractions ' }, 'Create Class');
    const card = await findCard('Fractions');
    expect(card.getByText('Mathematics')).toBeTruthy();
    expect(screen.queryByText(empty)).toBeNull();
    expect(screen.queryByRole('dialog')).toBeNull();
    await press(person, 'Fractions', card);
    expect(await card.findByText('This class has no description.')).toBeTruthy();
    expect(server.calls).toMatchObject([
      { name: 'createClass', body: { className: 'Fractions', subject: 'Mathematics', description: '' } },
    ]);
  });

  it("that fails shows an alert with the server's message, or 'Failed to create class' [spec 8.2 8.3]", async () => {
    const { person, form } = await openForm();
    await fillIn(
      person,
      form,
      { 'Class Name': 'Robots', Description: 'long '.repeat(1_000) },
      'Create Class',
    );
    expect(await form.findByText('999 too many: at most 4,000 characters.')).toBeTruthy();
    expect(server.calls).toEqual([]);
    server.refuse(createClass, 'too-many-requests');
    fireEvent.change(form.getByLabelText('Subject'), { target: { value: 'Computer Science' } });
    await fillIn(person, form, { Description: 'short' }, 'Create Class');
    expect((await form.findByRole('alert')).textContent).toBe(
      'Too many tries in a short time. Please wait a moment and try again.',
    );
    server.breakOff(createClass);
    await press(person, 'Create Class', form);
    expect(await form.findByText('Failed to create class')).toBeTruthy();
    expect(form.getByText(/The server cannot be reached\. Nothing is lost/)).toBeTruthy();
    keepScreen('a class that could not be created');
    const robots = classWith({ className: 'Robots', subject: 'Computer Science', description: 'short' });
    server.answer(createClass, { class: robots, message: '' });
    showClasses(robots);
    await press(person, 'Create Class', form);
    await findCard('Robots');
    expect(server.calls.at(-1)?.body).toMatchObject({ subject: 'Computer Science', description: 'short' });
  });
});

describe('the card of a class', () => {
  const open = { sessionStatus: 'open', currentSessionId: 'room', sessionCode: 'ROOM42' } as const;

  it('says who uses each of its codes', async () => {
    server.greet(monitorEvents, 'snapshot', { session: null, students: [] });
    showClasses(classWith(open), classWith({ id: 'physics', className: 'Physics', classCode: 'PHY123' }));
    await openPage('/teacher-dashboard', ada);
    const algebra = await screen.findByRole('article', { name: 'Algebra 1' });
    expect(algebra.textContent).toContain(
      'Class CodeALG123Students who have an account join with this code.',
    );
    expect(algebra.textContent).toContain('Session IDROOM42New students register with this code.');
    expect((await findCard('Physics')).getByText('Start the session to register new students.')).toBeTruthy();
    keepScreen('an open session that nobody has joined');
  });

  it('shows subject, number of students, session and, when it is opened, the description', async () => {
    showClasses(classWith({ students: ['ben'], description: 'Fractions and decimals.' }));
    const person = await openPage('/teacher-dashboard', ada);
    const algebra = await findCard('Algebra 1');
    for (const text of ['Mathematics', '1 student', 'Session Closed'])
      expect(algebra.getByText(text)).toBeTruthy();
    expect(algebra.queryByText('Fractions and decimals.')).toBeNull();
    await press(person, 'Algebra 1', algebra);
    expect(await algebra.findByText('Fractions and decimals.')).toBeTruthy();
    keepScreen('a class with a description');
  });

  it.each([
    [startSession, 'Start Session', 'Session Closed', classWith({}), 'Session Open', classWith(open)],
    [stopSession, 'Stop Session', 'Session Open', classWith(open), 'Session Closed', classWith({})],
  ] as const)(
    'only logs that a session cannot be started or stopped, and then does it: $1 [spec 8.19]',
    async (endpoint, action, stays, before, then, after) => {
      server.greet(monitorEvents, 'snapshot', { session: null, students: [] });
      showClasses(before);
      server.refuse(endpoint, 'internal-error');
      const person = await openPage('/teacher-dashboard', ada);
      const algebra = await findCard('Algebra 1');
      await press(person, action, algebra);
      const button = await algebra.findByRole('button', { name: action });
      await screen.findByText(stays);
      expect(screen.queryByRole('alert')).toBeNull();
      showClasses(after);
      server.answer(startSession, emptyValue(startSession.answer) as never);
      server.answer(stopSession, {});
      await person.click(button);
      expect(await algebra.findByText(then)).toBeTruthy();
    },
  );

  it('does not stop the session again after a double click on Start Session [spec 10.58]', async () => {
    server.greet(monitorEvents, 'snapshot', { session: null, students: [] });
    showClasses(classWith({}));
    server.answer(startSession, () => {
      showClasses(classWith(open));
      return emptyValue(startSession.answer) as never;
    });
    await openPage('/teacher-dashboard', ada);
    const algebra = await findCard('Algebra 1');
    fireEvent.click(algebra.getByRole('button', { name: 'Start Session' }), { detail: 1 });
    const stop = await algebra.findByRole('button', { name: 'Stop Session' });
    fireEvent.click(stop, { detail: 2 });
    expect(within(stop).getByText('Stop Session')).toBeTruthy();
    expect(server.calls.map(({ name }) => name)).toEqual(['startSession']);
  });
});
