import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { listStudentClasses } from '../../contract/classes.ts';
import { getSession, listOpenings, studentEvents } from '../../contract/live-sessions.ts';
import { askInSession } from '../../contract/tutor.ts';
import { listSessionInteractions } from '../../contract/work.ts';
import { keepScreen } from '../../test/pages/keep-screen.ts';
import {
  ago,
  ask,
  lessonChat,
  lessonWith,
  openLesson,
  openStudentClass,
  questionWith,
  tellClasses,
} from '../../test/pages/lessons.ts';
import { openPage, server } from '../../test/pages/open-page.tsx';
import { ben } from '../../test/pages/people.ts';

const welcome = 'What are you working on?';
const conversation = () => screen.findByRole('region', { name: 'Conversation' });
const box = () => screen.queryByLabelText<HTMLTextAreaElement>('Your message');
const main = () => screen.getByRole('main').textContent;

/** The teacher stops the lesson, or starts the next one. */
const setStatus = (status: 'open' | 'closed', openingId = 'opening') => {
  server.answer(getSession, { session: lessonWith({ status, openingId }) });
  server.stream(studentEvents).send('class', { class: openStudentClass({ sessionStatus: status }) });
};

const openChat = async () => {
  openLesson();
  const person = await openPage(lessonChat, ben);
  await screen.findByLabelText('Your message');
  return person;
};

it("says 'Failed to load session' with a way back, and opens the session when it loads [spec 8.15 8.17]", async () => {
  openLesson();
  server.refuse(getSession, 'internal-error');
  const person = await openPage(lessonChat, ben);
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('Session Error');
  expect(screen.getByText('Failed to load session')).toBeTruthy();
  keepScreen('a session that cannot be loaded');
  server.answer(getSession, { session: lessonWith() });
  await person.click(screen.getByRole('button', { name: 'Back to Dashboard' }));
  await person.click(await screen.findByRole('button', { name: 'Join Session' }));
  expect(await screen.findByRole('heading', { name: welcome })).toBeTruthy();
});

it("shows 'Session Error' for a closed session and asks to wait for the teacher [spec 4.14]", async () => {
  openLesson({ status: 'closed' });
  server.answerWith(listStudentClasses, { classes: [openStudentClass({ sessionStatus: 'closed' })] });
  await openPage(lessonChat, ben);
  await waitFor(() => expect(document.title).toBe('Session Error · Lyceum'));
  expect(main()).toContain(
    'Session is not currently open for chatting. Please wait for the teacher to open it.',
  );
  expect(box()).toBeNull();
});

it('loads earlier messages that could not be loaded again', async () => {
  openLesson();
  server.refuse(listSessionInteractions, 'internal-error');
  await openPage(lessonChat, ben);
  const notice = 'Your earlier messages could not be loaded yet. We are still trying.';
  expect(await screen.findByText(notice)).toBeTruthy();
  keepScreen('a conversation that could not be loaded yet');
  server.answerWith(listSessionInteractions, {
    interactions: [questionWith({ question: 'What is given?' })],
  });
  expect(await within(await conversation()).findByText('What is given?')).toBeTruthy();
  expect(screen.queryByText(notice)).toBeNull();
});

it('shows the newest part of a long conversation first, and earlier parts on demand', async () => {
  openLesson();
  const asked = Array.from({ length: 52 }, (_, n) => questionWith({ question: `Question number ${n + 1}.` }));
  server.answer(listSessionInteractions, ({ query: { cursor } }) =>
    cursor === undefined
      ? { interactions: asked.slice(2), nextCursor: 'earlier' }
      : { interactions: asked.slice(0, 2), nextCursor: null },
  );
  const person = await openPage(lessonChat, ben);
  const shown = within(await conversation());
  await shown.findByText('Question number 52.');
  const earlier = await shown.findByRole('button', { name: 'Show earlier messages' });
  await waitFor(() => expect(earlier).toHaveProperty('disabled', false));
  keepScreen('a long conversation');
  expect(shown.queryByText('Question number 1.')).toBeNull();
  await person.click(earlier);
  await shown.findByText('Question number 1.');
  await waitFor(() => expect(shown.queryByText('Show earlier messages')).toBeNull());
  for (const { question } of asked) expect(shown.getAllByText(question)).toHaveLength(1);
});

it('keeps the conversation and what was typed when the session closes, and goes on when it opens [spec 10.41]', async () => {
  const person = await openChat();
  await person.type(box() as HTMLElement, 'What is gi');
  setStatus('closed');
  const closed =
    'The teacher has closed this session. Your conversation stays here to read, and on your dashboard under “My lessons”. ' +
    'If the teacher continues the lesson, it goes on here; a new lesson begins a new conversation.';
  expect((await screen.findByText(closed)).closest('[role=status]')).toBeTruthy();
  expect(box()).toBeNull();
  const draft = screen.getByRole('region', { name: 'Not sent' });
  expect(draft.textContent).toBe('This was not sent. It is not part of your conversation.What is gi');
  keepScreen('a session that closed over a half-written message');

  setStatus('open', 'next');
  await waitFor(() => expect(box()?.value).toBe('What is gi'));
  await person.clear(box() as HTMLElement);
  await ask(person, 'What is given?');
  expect(within(await conversation()).getByText('What is given?')).toBeTruthy();
  await person.type(box() as HTMLElement, 'And what is as');
  setStatus('closed', 'next');
  expect((await screen.findByRole('region', { name: 'Not sent' })).textContent).toContain('And what is as');
  expect(within(await conversation()).getByText('What is given?')).toBeTruthy();
  keepScreen('a conversation whose session was closed');
  server.answerWith(listStudentClasses, { classes: [openStudentClass({ sessionStatus: 'closed' })] });
  await person.click(screen.getByRole('button', { name: 'Leave Session' }));
  expect(await screen.findByText('Session Closed')).toBeTruthy();
});

it('offers no box while a lesson that begins again is not known yet', async () => {
  const person = await openChat();
  setStatus('closed');
  await waitFor(() => expect(box()).toBeNull());
  keepScreen('a session that closed before the first question');
  server.answer(getSession, { session: lessonWith({ openingId: 'next' }) });
  const showSession = server.hold(getSession);
  server.stream(studentEvents).send('class', { class: openStudentClass() });
  await waitFor(() => expect(screen.queryByText(/^The teacher has closed this session/)).toBeTruthy());
  expect(box()).toBeNull();
  showSession();
  await screen.findByLabelText('Your message');
  server.answer(listSessionInteractions, ({ query }) => {
    expect(query.openingId).toBe('next');
    return { interactions: [], nextCursor: null };
  });
  await ask(person, 'What is given?');
  expect(within(await conversation()).getByText('What is given?')).toBeTruthy();
});

it('says that no question can be asked any more when the class is gone, and accepts none [spec 10.42]', async () => {
  const person = await openChat();
  await ask(person, 'What is given?');
  const interaction = questionWith({ question: 'What is given?', answer: 'You tell me.' });
  await conversation();
  server.stream(askInSession).send('start', { interactionId: interaction.id });
  server.stream(askInSession).send('done', { interaction });
  await screen.findByText('You tell me.');
  server.refuse(getSession, 'session-not-found');
  tellClasses([]);
  const gone =
    'You can no longer ask questions in this class. Your teacher has kept your conversation and can tell you more.';
  expect((await screen.findByText(gone)).closest('[role=status]')).toBeTruthy();
  expect(box()).toBeNull();
  expect(screen.getByText('You tell me.')).toBeTruthy();
  keepScreen('a chat whose class was archived');
});

it('folds the earlier lesson above the welcome of the next one, past lessons with nothing in them [spec 10.197]', async () => {
  openLesson({ openingId: 'third' });
  server.answer(listOpenings, {
    openings: [
      { id: 'third', openedAt: ago(60), closedAt: null },
      { id: 'empty', openedAt: ago(600), closedAt: ago(500) },
      { id: 'first', openedAt: ago(1_200), closedAt: ago(1_000) },
    ],
  });
  server.answer(listSessionInteractions, ({ query: { openingId } }) => ({
    interactions: openingId === 'first' ? [questionWith({ openingId, question: 'What is given?' })] : [],
    nextCursor: null,
  }));
  const person = await openPage(lessonChat, ben);
  const earlier = await screen.findByRole('region', { name: 'Earlier lesson' });
  const fold = within(earlier).getByRole('button', { name: /^Earlier lesson: .*\d:\d\d.* – / });
  expect(fold.getAttribute('aria-expanded')).toBe('false');
  const heading = screen.getByRole('heading', { name: welcome });
  expect(fold.compareDocumentPosition(heading) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  await person.click(fold);
  expect(await within(earlier).findByText('What is given?')).toBeTruthy();
  expect(earlier.textContent).toMatch(/You, .*\d:\d\d/);
  expect(within(earlier).queryByRole('textbox')).toBeNull();
  expect(within(earlier).getByRole('link', { name: 'All earlier lessons' })).toBeTruthy();
  keepScreen('a new lesson with the earlier one unfolded');
  await ask(person, 'And now?');
  expect(await within(await conversation()).findByRole('region', { name: 'Earlier lesson' })).toBeTruthy();
});

it("shows 'Loading...', then that the conversation loads, then the welcome", async () => {
  openLesson();
  const showSession = server.hold(getSession);
  const showConversation = server.hold(listSessionInteractions);
  const opened = openPage(lessonChat, ben);
  await waitFor(() => expect(screen.queryByRole('banner')).toBeTruthy());
  await waitFor(() => expect(main()).toBe('Loading...'));
  keepScreen('a session that is loading');
  showSession();
  await opened;
  expect((await screen.findByText('Your conversation is loading.')).getAttribute('role')).toBe('status');
  keepScreen('a conversation that is loading');
  expect(box()).toBeNull();
  showConversation();
  expect(await screen.findByRole('heading', { name: welcome })).toBeTruthy();
});
