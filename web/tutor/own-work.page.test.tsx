import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { getAssignment } from '../../contract/assignments.ts';
import { listStudentClasses } from '../../contract/classes.ts';
import { listOpenings } from '../../contract/live-sessions.ts';
import { listAssignmentInteractions, listSessionInteractions } from '../../contract/work.ts';
import { press } from '../../test/pages/actions.ts';
import { keepScreen } from '../../test/pages/keep-screen.ts';
import { questionWith } from '../../test/pages/lessons.ts';
import { openPage, server } from '../../test/pages/open-page.tsx';
import { assignmentWith, ben, studentClassWith } from '../../test/pages/people.ts';

const address = '/session/LESSON/my-lessons';
const openings = [
  { id: 'second', openedAt: '2026-03-03T12:00:00.000Z', closedAt: null },
  { id: 'first', openedAt: '2026-03-02T12:00:00.000Z', closedAt: '2026-03-02T12:45:00.000Z' },
];
const conversation = () => screen.findByRole('region', { name: 'Conversation' });

function serve(): void {
  server.answerWith(listStudentClasses, { classes: [studentClassWith({ currentSessionId: 'LESSON' })] });
  server.answer(listOpenings, { openings });
}

it('shows closed work to its student, who cannot ask any more [spec 10.10, standard 17.3]', async () => {
  server.answer(getAssignment, { assignment: assignmentWith({ closeDate: '2026-01-09T12:00:00.000Z' }) });
  server.answerWith(listAssignmentInteractions, {
    interactions: [
      questionWith({ question: 'What is a slope?', answer: 'What do you know of it?' }),
      questionWith({ question: 'Does this fail?', status: 'failed', failure: 'model-failed' }),
    ],
  });
  await openPage('/assignment/fractions/my-work', ben);
  expect(await screen.findByText('What is a slope?')).toBeTruthy();
  const shown = await conversation();
  expect(shown.textContent).toContain('What do you know of it?');
  expect(shown.textContent).toContain('Does this fail?');
  expect(shown.textContent).toContain('The tutor could not answer this question.');
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(screen.getByText(/Your conversation is handed in and stays here to read\./)).toBeTruthy();
  keepScreen('closed work of a student');
});

it('shows the own lessons one by one, without joining them [spec 10.10, standard 17.3]', async () => {
  serve();
  server.answer(listSessionInteractions, ({ query }) => ({
    interactions:
      query.openingId === 'first'
        ? [questionWith({ question: 'In the first lesson?', answer: 'So far.', status: 'stopped' })]
        : [],
    nextCursor: null,
  }));
  const person = await openPage(address, ben);
  const list = within(await screen.findByRole('navigation', { name: 'Lessons' }));
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Algebra 1');
  const [newest, oldest] = list.getAllByRole('button');
  expect(newest?.textContent).toMatch(/^\w{3}, \w{3} \d+, \d{4}\d+:\d\d\s[AP]M – nowSession Open$/);
  expect(oldest?.textContent).toMatch(/^\w{3}, \w{3} \d+, \d{4}\d+:\d\d/);
  expect(newest?.getAttribute('aria-current')).toBe('true');
  expect(await screen.findByText('You did not ask anything in this lesson.')).toBeTruthy();
  keepScreen('a lesson without an own question');
  await person.click(oldest as HTMLElement);
  expect(await screen.findByText('In the first lesson?')).toBeTruthy();
  expect(list.getAllByRole('button')[1]?.getAttribute('aria-current')).toBe('true');
  const shown = await conversation();
  for (const text of ['You, ', 'So far.', 'You stopped this answer.'])
    expect(shown.textContent).toContain(text);
  keepScreen('an own lesson');
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(server.calls).toEqual([]);
});

it('says that own lessons are loading or could not be loaded, and tries again', async () => {
  serve();
  server.refuse(listSessionInteractions, 'internal-error');
  const answer = server.hold(listSessionInteractions);
  const person = await openPage(address, ben);
  expect(await screen.findByRole('status', { name: 'Your conversation is loading' })).toBeTruthy();
  keepScreen('own lessons that load');
  answer();
  expect((await screen.findByRole('alert')).textContent).toContain('Your conversation could not be loaded.');
  keepScreen('an own lesson that could not be loaded');
  server.answerWith(listSessionInteractions, {
    interactions: [questionWith({ question: 'What is given?' })],
  });
  await press(person, 'Try again');
  expect(await screen.findByText('What is given?')).toBeTruthy();
});

it('says that the lessons could not be loaded', async () => {
  serve();
  server.refuse(listOpenings, 'internal-error');
  await openPage(address, ben);
  expect(await screen.findByText('Failed to load session')).toBeTruthy();
  keepScreen('own lessons that could not be loaded');
});

it('says that there is no own lesson yet', async () => {
  serve();
  server.answer(listOpenings, { openings: [] });
  await openPage(address, ben);
  expect(await screen.findByText('You have not taken part in a lesson here yet.')).toBeTruthy();
  keepScreen('no own lessons');
});
