import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { type Assignment, getAssignment, listClassAssignments } from '../../contract/assignments.ts';
import { listStudentClasses } from '../../contract/classes.ts';
import { studentEvents } from '../../contract/live-sessions.ts';
import { listOwnAssignments } from '../../contract/work.ts';
import { findCard, press } from '../../test/pages/actions.ts';
import { keepScreen } from '../../test/pages/keep-screen.ts';
import { openPage, server } from '../../test/pages/open-page.tsx';
import { assignmentWith, ben, studentClassWith } from '../../test/pages/people.ts';

const algebra = studentClassWith({});
const nothingYet = 'No assignments yet. They appear here when they open.';
const serve = (...assignments: Assignment[]) => server.answerWith(listClassAssignments, { assignments });
const upcoming = assignmentWith({ openDate: '2045-01-05T12:00:00.000Z' });
const closed = assignmentWith({ closeDate: '2026-01-09T12:00:00.000Z' });

/** Opens the class. @returns the person and its card, which has the list */
async function openClass() {
  server.answerWith(listStudentClasses, { classes: [algebra] });
  const person = await openPage('/student-dashboard', ben);
  const card = await findCard('Algebra 1');
  await press(person, 'Algebra 1', card);
  return { person, list: card };
}

it('lists open assignments before closed ones, each with what can be done [spec 2.30 4.9 4.12 10.44]', async () => {
  serve(
    { ...closed, id: 'last', title: 'Last week' },
    assignmentWith({ title: 'This week', description: 'Add them.' }),
    { ...upcoming, id: 'next', title: 'Next week' },
  );
  const { list } = await openClass();
  await list.findByText('This week');
  const headings = list.getAllByRole('heading', { level: 4 });
  expect(headings.map(({ textContent }) => textContent)).toEqual(['This week', 'Next week', 'Last week']);
  const open = within(list.getByRole('listitem', { name: 'This week' }));
  expect(open.getByRole('button', { name: 'Start Assignment' })).toBeTruthy();
  expect(open.getByText('Add them.')).toBeTruthy();
  expect(open.getByText(/^Due/)).toBeTruthy();
  const next = within(list.getByRole('listitem', { name: 'Next week' }));
  expect(next.getByRole('button', { name: 'Not Available' })).toHaveProperty('disabled', true);
  expect(next.getByText(/^Opens/)).toBeTruthy();
  const last = within(list.getByRole('listitem', { name: 'Last week' }));
  expect(last.getByRole('button', { name: 'Closed' })).toHaveProperty('disabled', true);
  expect(last.getByRole('link', { name: 'Read my work' }).getAttribute('href')).toBe(
    '/assignment/last/my-work',
  );
  keepScreen('open and closed assignments of a student');
});

it('says that they load or could not be loaded, without an alert [spec 8.9]', async () => {
  server.refuse(listClassAssignments, 'internal-error');
  const answer = server.hold(listClassAssignments);
  const { person, list } = await openClass();
  expect(await list.findByText('The assignments are loading.')).toBeTruthy();
  keepScreen('assignments that load for a student');
  expect(list.queryByText(nothingYet)).toBeNull();
  answer();
  expect(await list.findByText('This list may not be up to date.')).toBeTruthy();
  expect(list.getByText(nothingYet)).toBeTruthy();
  keepScreen('assignments that a student could not load');
  expect(screen.queryByRole('alert')).toBeNull();
  serve(assignmentWith({}));
  await press(person, 'Load it again', list);
  expect(await list.findByRole('listitem', { name: 'Fractions' })).toBeTruthy();
});

it('follows what the teacher changes without a reload', async () => {
  serve();
  const { list } = await openClass();
  expect(await list.findByText(nothingYet)).toBeTruthy();
  keepScreen('a class without open assignments');
  const change = (...assignments: Assignment[]) => {
    serve(...assignments);
    server.stream(studentEvents).send('class', { class: algebra });
  };
  change(assignmentWith({}));
  expect(await list.findByRole('button', { name: 'Start Assignment' })).toBeTruthy();
  change({ ...closed, title: 'Decimals', description: 'Compare them.' });
  expect(await list.findByRole('button', { name: 'Closed' })).toHaveProperty('disabled', true);
  expect(list.getByRole('heading', { name: 'Decimals' })).toBeTruthy();
  expect(list.getByText('Compare them.')).toBeTruthy();
  change();
  expect(await list.findByText(nothingYet)).toBeTruthy();
});

it('has a page that is unavailable before it opens [spec 2.30 4.9 4.12]', async () => {
  server.answer(getAssignment, { assignment: upcoming });
  const person = await openPage('/assignment/fractions', ben);
  expect(await screen.findByText('This assignment is not currently available.')).toBeTruthy();
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Assignment Unavailable');
  expect(screen.queryByRole('link', { name: 'Read my work' })).toBeNull();
  await press(person, 'Back to Dashboard');
  expect(await screen.findByRole('heading', { name: 'My Classes' })).toBeTruthy();
});

it('leaves a dashboard without anything to do with a sentence, until a session opens', async () => {
  server.answerWith(listStudentClasses, { classes: [algebra] });
  await openPage('/student-dashboard', ben);
  expect(await screen.findByText(/^Nothing to do right now\./)).toBeTruthy();
  keepScreen('a dashboard without anything to do');
  const open = studentClassWith({ sessionStatus: 'open', currentSessionId: 'room' });
  server.stream(studentEvents).send('class', { class: open });
  const toDo = within(await screen.findByRole('list', { name: 'To do' }));
  const join = await toDo.findByRole('link', { name: 'Join Session' });
  expect(join.getAttribute('href')).toBe('/session/room/chat');
  expect(toDo.getByRole('listitem').textContent).toContain('Ada Byron has opened the session.');
  keepScreen('a dashboard with a session to join');
});

it('lead the dashboard, begun or not, and those handed in lately follow [spec 10.195]', async () => {
  server.answerWith(listStudentClasses, { classes: [algebra] });
  server.answer(listOwnAssignments, {
    assignments: [
      { ...closed, id: 'forces', title: 'Forces', lastAskedAt: '2026-01-08T12:00:00.000Z' },
      { ...assignmentWith({}), lastAskedAt: '2026-01-08T12:00:00.000Z' },
      { ...assignmentWith({ id: 'sums', title: 'Sums' }), lastAskedAt: null },
    ],
  });
  await openPage('/student-dashboard', ben);
  const toDo = within(await screen.findByRole('list', { name: 'To do' }));
  await toDo.findByText('Sums');
  const items = toDo.getAllByRole('listitem');
  expect(items.map((each) => within(each).getByRole('link').textContent)).toEqual([
    'Continue',
    'Start Assignment',
  ]);
  expect(items[0]?.textContent).toContain('Algebra 1·Closes in');
  keepScreen('a dashboard with assignments and work that was handed in');
  const handedIn = within(screen.getByRole('region', { name: 'Recently handed in' }));
  expect(handedIn.getByText('Forces')).toBeTruthy();
  expect(handedIn.getByRole('link', { name: 'Read my work' }).getAttribute('href')).toBe(
    '/assignment/forces/my-work',
  );
});
