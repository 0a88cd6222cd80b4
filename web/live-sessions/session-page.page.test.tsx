import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { listStudentClasses } from '../../contract/classes.ts';
import { getSession, type LiveSession, setPresence, studentEvents } from '../../contract/live-sessions.ts';
import { press } from '../../test/pages/actions.ts';
import { emptyValue } from '../../test/pages/empty-answer.ts';
import { keepScreen } from '../../test/pages/keep-screen.ts';
import { openPage, server } from '../../test/pages/open-page.tsx';
import { ben, studentClassWith } from '../../test/pages/people.ts';

const session: LiveSession = {
  ...(emptyValue(getSession.answer.shape.session) as LiveSession),
  id: 'room',
  classId: 'algebra',
  title: 'Algebra 1',
  teacherName: 'Ada Byron',
  status: 'open',
  openingId: 'lesson',
};
const open = studentClassWith({ sessionStatus: 'open', currentSessionId: 'room' });
const closed = studentClassWith({ currentSessionId: 'room' });

it('says that a closed session is not open, leads back, and lets the student in when it opens [spec 4.14 8.14 8.16 8.17 10.38]', async () => {
  server.answerWith(listStudentClasses, { classes: [closed] });
  server.answer(getSession, { session: { ...session, status: 'closed' } });
  await openPage('/session/room/chat', ben);
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('Session Error');
  expect(
    screen.getByText('Session is not currently open for chatting. Please wait for the teacher to open it.'),
  ).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Back to Dashboard' })).toBeTruthy();
  keepScreen('the session error');
  server.answer(getSession, { session });
  server.answer(setPresence, {});
  server.stream(studentEvents).send('class', { class: open });
  expect(await screen.findByRole('heading', { name: 'What are you working on?' })).toBeTruthy();
});

it('says that a session was not found, and leads back [spec 4.14 8.14 8.16 8.17]', async () => {
  server.refuse(getSession, 'session-not-found');
  const person = await openPage('/session/nowhere/chat', ben);
  expect(await screen.findByText('Session not found or access denied')).toBeTruthy();
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Session Error');
  await press(person, 'Back to Dashboard');
  expect(await screen.findByRole('heading', { level: 1, name: 'My Classes' })).toBeTruthy();
});

it('says how the tutor helps, and that an attempt comes first where the class requires it [spec 10.175 10.266]', async () => {
  server.answerWith(listStudentClasses, { classes: [{ ...open, attemptFirst: true }] });
  const aiGuidelines = { directness: 'guided' } as const;
  server.answer(getSession, { session: { ...session, aiGuidelines } });
  server.answer(setPresence, {});
  const person = await openPage('/session/room/chat', ben);
  await person.click(await screen.findByText('How the tutor helps here'));
  expect(await screen.findByText('The tutor explains, but gives no direct answers.')).toBeTruthy();
  expect(screen.getByText(/^Before it explains, the tutor asks what you have tried\./)).toBeTruthy();
  keepScreen('how the tutor helps where an attempt comes first');
});
