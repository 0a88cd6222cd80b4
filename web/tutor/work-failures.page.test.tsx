import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { getAssignment } from '../../contract/assignments.ts';
import { getSession, listOpenings } from '../../contract/live-sessions.ts';
import {
  type LessonWork,
  lessonWork,
  listAssignmentInteractions,
  listAssignmentStudents,
  listLessonStudents,
  listSessionInteractions,
} from '../../contract/work.ts';
import { press } from '../../test/pages/actions.ts';
import { emptyValue } from '../../test/pages/empty-answer.ts';
import { keepScreen } from '../../test/pages/keep-screen.ts';
import { lessonWith, questionWith } from '../../test/pages/lessons.ts';
import { openPage, server } from '../../test/pages/open-page.tsx';
import { ada, assignmentWith, ben } from '../../test/pages/people.ts';

const mei: LessonWork = {
  ...(emptyValue(lessonWork) as LessonWork),
  studentUid: 'mei',
  name: 'Mei Lin',
  questions: 1,
  lastActivity: '2026-03-02T12:05:00.000Z',
  joinedAt: '2026-03-02T12:01:00.000Z',
};
const asked = questionWith({ question: 'What is a slope?', studentUid: 'mei', studentName: 'Mei Lin' });
const { joinedAt: _, ...inAssignment } = mei;
const opening = { id: 'opening', openedAt: '2026-03-02T12:00:00.000Z', closedAt: '2026-03-02T12:45:00.000Z' };

const nameOf = (address: string) => (address.startsWith('/session') ? 'a lesson' : 'an assignment');

function serve(): void {
  server.answer(getAssignment, { assignment: assignmentWith({}) });
  server.answer(getSession, { session: lessonWith() });
  server.answer(listOpenings, { openings: [opening] });
  server.answer(listAssignmentStudents, { students: [inAssignment] });
  server.answer(listLessonStudents, { students: [mei] });
  for (const endpoint of [listAssignmentInteractions, listSessionInteractions])
    server.answerWith(endpoint, { interactions: [asked] });
}

it.each([
  ['/assignment/fractions/work?student=mei', listAssignmentStudents, listAssignmentInteractions],
  ['/session/lesson/lessons?student=mei', listLessonStudents, listSessionInteractions],
] as const)(
  'says that work is loading or could not be loaded, and tries again: %s',
  async (address, students, work) => {
    const of = nameOf(address);
    serve();
    server.refuse(students, 'internal-error');
    const answerStudents = server.hold(students);
    const person = await openPage(address, ada);
    expect(await screen.findByRole('status', { name: 'The students are loading' })).toBeTruthy();
    keepScreen(`the work in ${of} while it loads`);
    answerStudents();
    expect((await screen.findByRole('alert')).textContent).toContain(
      'The students could not be loaded just now.',
    );
    expect(screen.queryByText(/^There is nobody here yet\./)).toBeNull();
    keepScreen(`the work in ${of} that could not be loaded`);

    serve();
    server.refuse(work, 'internal-error');
    const answerWork = server.hold(work);
    await press(person, 'Try again');
    expect(await screen.findByRole('status', { name: 'The conversation is loading' })).toBeTruthy();
    keepScreen(`a conversation in ${of} while it loads`);
    answerWork();
    expect((await screen.findByRole('alert')).textContent).toContain(
      'This conversation could not be loaded.',
    );
    keepScreen(`a conversation in ${of} that could not be loaded`);
    serve();
    await press(person, 'Try again');
    const conversation = within(await screen.findByRole('region', { name: 'Conversation of Mei Lin' }));
    expect(await conversation.findByText('What is a slope?')).toBeTruthy();
    expect(screen.queryByRole('alert')).toBeNull();
  },
);

it('says that a file could not be made', async () => {
  serve();
  const person = await openPage('/assignment/fractions/work', ada);
  await press(person, 'Export all');
  keepScreen('the menu of an export');
  server.refuse(listAssignmentInteractions, 'internal-error');
  await person.click(await screen.findByRole('menuitem', { name: 'CSV' }));
  expect((await screen.findByRole('alert')).textContent).toBe(
    'The file could not be made. Please try again.',
  );
  keepScreen('an export that failed');
});

it.each([
  ['/assignment/fractions/print', listAssignmentInteractions],
  ['/session/lesson/print', listSessionInteractions],
] as const)('prints nothing that could not be loaded: %s', async (address, work) => {
  serve();
  server.refuse(work, 'internal-error');
  await openPage(address, ada);
  expect(await screen.findByText(/^The conversations could not be loaded\./)).toBeTruthy();
  keepScreen(`conversations of ${nameOf(address)} to print that could not be loaded`);
  expect(screen.getByRole('button', { name: 'Print' })).toHaveProperty('disabled', true);
});

it('has nothing to print before the first question', async () => {
  serve();
  server.answerWith(listAssignmentInteractions, { interactions: [] });
  await openPage('/assignment/fractions/print', ada);
  expect(await screen.findByText('There is no conversation to print yet.')).toBeTruthy();
  keepScreen('nothing to print');
  expect(screen.getByRole('button', { name: 'Print' })).toHaveProperty('disabled', true);
});

it.each([
  ['/assignment/nowhere/work', ada],
  ['/assignment/nowhere/print', ada],
  ['/assignment/nowhere/my-work', ben],
  ['/session/nowhere/lessons', ada],
  ['/session/nowhere/print', ada],
  ['/session/nowhere/my-lessons', ben],
] as const)('is not found where it does not exist or is another’s: %s', async (address, person) => {
  for (const endpoint of [getAssignment, listAssignmentStudents, listAssignmentInteractions])
    server.refuse(endpoint, 'assignment-not-found');
  for (const endpoint of [getSession, listOpenings]) server.refuse(endpoint, 'session-not-found');
  await openPage(address, person);
  expect(await screen.findByText(/^(Assignment|Session) not found or access denied$/)).toBeTruthy();
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(
    address.startsWith('/session') ? 'Session Error' : 'Assignment Unavailable',
  );
  expect(screen.getByRole('button', { name: 'Back to Dashboard' })).toBeTruthy();
  if (address === '/session/nowhere/print') keepScreen('a page to print that does not exist');
});
