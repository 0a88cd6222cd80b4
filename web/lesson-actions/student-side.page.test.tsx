import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { type Assignment, getAssignment } from '../../contract/assignments.ts';
import {
  askTeacher,
  getHelpRequest,
  type HelpRequest,
  helpRequest,
  withdrawHelpRequest,
} from '../../contract/help-requests.ts';
import { listNotes, type Note, note, replyToNote } from '../../contract/lesson-actions.ts';
import { getSession, studentEvents } from '../../contract/live-sessions.ts';
import { getSupport } from '../../contract/safeguarding.ts';
import { emptyValue } from '../../test/pages/empty-answer.ts';
import { keepScreen } from '../../test/pages/keep-screen.ts';
import { ago, lessonChat, lessonWith, openLesson, openStudentClass } from '../../test/pages/lessons.ts';
import { openPage, server } from '../../test/pages/open-page.tsx';
import { ben } from '../../test/pages/people.ts';

/** What a student sees and does in a lesson besides the chat: the teacher's notes and pauses, and a call for help. */

const requestWith = (fields: Partial<HelpRequest>): HelpRequest => ({
  ...(emptyValue(helpRequest) as HelpRequest),
  id: 'request',
  studentUid: 'ben',
  askedAt: ago(20),
  changedAt: ago(10),
  ...fields,
});

const noteWith = (fields: Partial<Note>): Note => ({
  ...(emptyValue(note) as Note),
  id: 'note',
  teacherName: 'Ada Byron',
  text: 'Five minutes left.',
  createdAt: ago(10),
  ...fields,
});

/** The server says that something of the lesson changed for the student. */
const tell = () => server.stream(studentEvents).send('lesson', { sessionId: 'lesson' });

const openChat = async () => {
  openLesson();
  const person = await openPage(lessonChat, ben);
  await screen.findByLabelText('Your message');
  return person;
};

const openForm = async (person: Awaited<ReturnType<typeof openChat>>) => {
  await person.click(screen.getByRole('button', { name: 'Ask my teacher' }));
  return within(await screen.findByRole('dialog', { name: 'Ask my teacher' }));
};

it('shows a note that comes, and sends the answer of the student', async () => {
  const person = await openChat();
  server.answer(listNotes, { notes: [noteWith({})] });
  tell();
  const shown = await screen.findByRole('group', { name: 'Note from Ada Byron' });
  expect(shown.textContent).toMatch(/^Ada Byron · \d+:\d\d.*to allFive minutes left\./);
  expect(screen.getByText('Ada Byron wrote: Five minutes left.').getAttribute('role')).toBe('status');
  await person.click(within(shown).getByRole('button', { name: 'Reply' }));
  await person.type(within(shown).getByLabelText('Your answer'), 'I am done');
  keepScreen('the answer to a note');
  const reply = {
    id: 'reply',
    studentUid: 'ben',
    studentName: 'Ben Okri',
    text: 'I am done',
    createdAt: ago(0),
  };
  const answered = noteWith({ replies: [reply] });
  server.answer(replyToNote, { note: answered, support: null });
  server.answer(listNotes, { notes: [answered] });
  await person.click(within(shown).getByRole('button', { name: 'Send to Ada Byron' }));
  await waitFor(() => expect(shown.textContent).toMatch(/You, \d+:\d\d.*I am done/));
  keepScreen('a note in the chat');
  expect(server.calls).toContainEqual(
    expect.objectContaining({ name: 'replyToNote', body: { text: 'I am done' } }),
  );
});

it('shows the support text after an answer that shows danger', async () => {
  openLesson();
  server.answer(listNotes, { notes: [noteWith({ studentUid: 'ben' })] });
  const person = await openPage(lessonChat, ben);
  const shown = await screen.findByRole('group', { name: 'Note from Ada Byron' });
  expect(shown.textContent).not.toContain('to all');
  await person.click(within(shown).getByRole('button', { name: 'Reply' }));
  await person.type(within(shown).getByLabelText('Your answer'), 'I want to die');
  server.answer(replyToNote, { note: noteWith({}), support: 'You do not have to be alone with it.' });
  await person.click(within(shown).getByRole('button', { name: 'Send to Ada Byron' }));
  expect(await within(shown).findByText('You do not have to be alone with it.')).toBeTruthy();
});

it('keeps what is typed during a pause, and sends nothing until it ends [spec 10.219]', async () => {
  const person = await openChat();
  const box = screen.getByLabelText<HTMLTextAreaElement>('Your message');
  await person.type(box, 'What is the next');
  const pause = { studentUid: null, teacherName: 'Ada Byron', text: '', pausedAt: ago(0) };
  const changed = { class: openStudentClass() };
  server.answer(getSession, { session: lessonWith({ pauses: [pause] }) });
  server.stream(studentEvents).send('class', changed);
  const asks = 'Ada Byron: Eyes up, please. What you type here is kept until the chat goes on.';
  expect((await screen.findByText(asks)).closest('[role=status]')).toBeTruthy();
  await person.type(box, ' step?{Enter}');
  expect(box.value).toBe('What is the next step?');
  expect(screen.getByRole('button', { name: 'Send' })).toHaveProperty('disabled', true);
  expect(screen.getByRole('button', { name: 'Chat' })).toHaveProperty('disabled', true);
  keepScreen('a paused chat');

  const words = { ...pause, studentUid: 'ben', text: 'Please look up.' };
  server.answer(getSession, { session: lessonWith({ pauses: [pause, words] }) });
  server.stream(studentEvents).send('class', changed);
  expect(await screen.findByText(/^Ada Byron: Please look up\./)).toBeTruthy();
  server.answer(getSession, { session: lessonWith() });
  server.stream(studentEvents).send('class', changed);
  await waitFor(() => expect(screen.queryByText(/What you type here is kept/)).toBeNull());
  await person.click(screen.getByRole('button', { name: 'Send' }));
  await waitFor(() => expect(server.calls.at(-1)).toMatchObject({ name: 'askInSession' }));
});

it('asks the teacher, says where the request stands, and takes it back [spec 10.215]', async () => {
  const person = await openChat();
  const form = await openForm(person);
  await person.type(form.getByLabelText('What is it about? (optional)'), 'Is my sketch right?');
  keepScreen('the form that asks the teacher');
  const asked = requestWith({ state: 'waiting', text: 'Is my sketch right?' });
  server.answer(askTeacher, { request: asked, support: null });
  server.answer(getHelpRequest, { request: asked });
  await person.click(form.getByRole('button', { name: 'Ask now' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const state = (await screen.findByText(/^You asked/)).closest('[role=status]');
  expect(state?.textContent).toMatch(
    /^You asked Ada Byron at .*\d:\d\d.*The teacher’s screen shows it\.“Is my sketch right\?”$/,
  );
  expect(server.calls).toContainEqual(
    expect.objectContaining({ name: 'askTeacher', body: { text: 'Is my sketch right?' } }),
  );
  keepScreen('a chat whose teacher was asked');

  server.answer(getHelpRequest, { request: requestWith({ state: 'coming', teacherName: 'Tui Reti' }) });
  tell();
  await waitFor(() => expect(state?.textContent).toBe('Tui Reti is coming.'));
  server.answer(getHelpRequest, {
    request: requestWith({ state: 'done', teacherName: 'Tui Reti', changedAt: ago(0) }),
  });
  tell();
  await waitFor(() => expect(state?.textContent).toBe('Tui Reti ended your request. You can ask again.'));

  server.answer(getHelpRequest, { request: asked });
  tell();
  await screen.findByText(/^You asked/);
  server.answer(withdrawHelpRequest, { request: requestWith({ state: 'withdrawn' }) });
  server.answer(getHelpRequest, { request: requestWith({ state: 'withdrawn' }) });
  await person.click(screen.getByRole('button', { name: 'I no longer need help' }));
  await waitFor(() => expect(screen.queryByText(/^You asked/)).toBeNull());
});

it('shows the support text after a line to the teacher that shows danger, and then that the teacher was asked', async () => {
  const person = await openChat();
  const form = await openForm(person);
  await person.type(form.getByLabelText('What is it about? (optional)'), 'I want to kill myself.');
  const request = requestWith({ state: 'waiting', text: 'I want to kill myself.' });
  server.answer(askTeacher, { request, support: 'You do not have to be alone with it.' });
  server.answer(getHelpRequest, { request });
  await person.click(form.getByRole('button', { name: 'Ask now' }));
  expect(await form.findByText('You do not have to be alone with it.')).toBeTruthy();
  keepScreen('the support text after a line to the teacher');
  await person.click(form.getAllByRole('button', { name: 'Close' }).at(-1) as HTMLElement);
  expect(await screen.findByText(/^You asked/)).toBeTruthy();
});

it('says above a lesson and an assignment who can be talked to, until a person has looked at the alert [spec 10.70]', async () => {
  openLesson();
  const text = 'Please talk today with an adult you trust.';
  server.answer(getSupport, { support: { text, language: 'en' } });
  const assignment = emptyValue(getAssignment.answer.shape.assignment) as Assignment;
  server.answer(getAssignment, {
    assignment: {
      ...assignment,
      id: 'slopes',
      title: 'Slopes',
      classId: 'algebra',
      openDate: ago(60),
      closeDate: ago(-60),
    },
  });
  for (const page of [lessonChat, '/assignment/slopes']) {
    await openPage(page, ben);
    const line = await screen.findByRole('complementary', { name: 'Somebody to talk to' });
    expect(line.textContent).toBe(text);
    expect(line.lang).toBe('en');
    keepScreen(`${page === lessonChat ? 'a session' : 'an assignment'} with somebody to talk to`);
    cleanup();
  }
  server.answer(getSupport, { support: null });
  await openPage('/assignment/slopes', ben);
  await screen.findByLabelText('Your message');
  expect(screen.queryByRole('complementary', { name: 'Somebody to talk to' })).toBeNull();
});
