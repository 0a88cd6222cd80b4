import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { type Assignment, getAssignment } from '../../contract/assignments.ts';
import { studentEvents } from '../../contract/live-sessions.ts';
import { askInAssignment } from '../../contract/tutor.ts';
import { listAssignmentInteractions } from '../../contract/work.ts';
import { press } from '../../test/pages/actions.ts';
import { keepScreen } from '../../test/pages/keep-screen.ts';
import { ask, questionWith } from '../../test/pages/lessons.ts';
import { openPage, server } from '../../test/pages/open-page.tsx';
import { assignmentWith, ben, studentClassWith } from '../../test/pages/people.ts';

const closed = 'This assignment has closed. Your conversation is handed in and stays here to read.';
const serve = (fields: Partial<Assignment>) =>
  server.answer(getAssignment, { assignment: assignmentWith(fields) });
const hasAsked = () =>
  server.answerWith(listAssignmentInteractions, {
    interactions: [questionWith({ question: 'What is given?', answer: 'You asked: What is given?' })],
  });
/** What the server tells an open page after each change of an assignment. */
const tell = () => server.stream(studentEvents).send('class', { class: studentClassWith({}) });

async function expectUnavailable(sentence: string) {
  expect(await screen.findByText(sentence)).toBeTruthy();
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Assignment Unavailable');
  expect(document.title).toBe('Assignment Unavailable · Lyceum');
  expect(screen.queryByRole('textbox')).toBeNull();
}

it('shows lines, lists and formulas of its instructions, and no HTML [spec 10.59]', async () => {
  const description = [
    'Read **all** of it first.\nThen begin.',
    '1. Draw the triangle.\n2. Find $c$ from $c^2 = a^2 + b^2$.',
    'It costs $5, and a <b>pencil</b> $2.',
  ].join('\n\n');
  serve({ description });
  await openPage('/assignment/fractions', ben);
  const details = await screen.findByRole('complementary', { name: 'Assignment details' });
  expect(details.querySelector('strong')?.textContent).toBe('all');
  expect(details.textContent).toMatch(/first\.\s+Then begin\./);
  expect(within(details).getByText('Draw the triangle.').closest('li')).toBeTruthy();
  expect(await within(details).findByText('It costs $5, and a <b>pencil</b> $2.')).toBeTruthy();
  await expect.poll(() => details.querySelectorAll('math').length).toBe(2);
  keepScreen('instructions with a list and formulas');
});

it('says that it has no instructions [spec 2.40]', async () => {
  serve({});
  await openPage('/assignment/fractions', ben);
  expect(await screen.findByText('No detailed instructions provided.')).toBeTruthy();
  expect(screen.getByRole('main').textContent).not.toContain('Closes in');
  keepScreen('an assignment that was just started');
});

it('can still be read when the teacher closes it, and keeps what was not sent', async () => {
  serve({});
  hasAsked();
  const person = await openPage('/assignment/fractions', ben);
  expect(await screen.findByText('You asked: What is given?')).toBeTruthy();
  keepScreen('an assignment under work');
  await person.click(screen.getByRole('textbox', { name: 'Your message' }));
  await person.paste('I think it is 3/4');
  serve({ closeDate: '2026-01-09T12:00:00.000Z' });
  tell();
  expect((await screen.findByText(closed)).closest('[role=status]')).toBeTruthy();
  expect(screen.queryByRole('textbox', { name: 'Your message' })).toBeNull();
  const draft = screen.getByRole('region', { name: 'Not sent' });
  expect(draft.textContent).toContain('This was not sent. It is not part of your work.');
  expect(draft.textContent).toContain('I think it is 3/4');
  expect(screen.getByText('You asked: What is given?')).toBeTruthy();
  expect(screen.getAllByText('Closed')).not.toHaveLength(0);
  keepScreen('an assignment that closed while it was worked on');
});

it('says that it is gone when it is archived, and keeps the conversation and what was not sent [spec 10.42]', async () => {
  serve({});
  hasAsked();
  const person = await openPage('/assignment/fractions', ben);
  expect(await screen.findByText('You asked: What is given?')).toBeTruthy();
  await person.click(screen.getByRole('textbox', { name: 'Your message' }));
  await person.paste('I think');
  server.refuse(getAssignment, 'assignment-not-found');
  tell();
  expect(
    await screen.findByText(
      'You can no longer work on this assignment. Your teacher has kept your conversation and can tell you more.',
    ),
  ).toBeTruthy();
  expect(screen.queryByRole('textbox', { name: 'Your message' })).toBeNull();
  expect(screen.getByRole('region', { name: 'Not sent' }).textContent).toContain('I think');
  keepScreen('an assignment that was archived while it was worked on');
  expect(screen.getByText('You asked: What is given?')).toBeTruthy();
});

it('gives the reason when a question reaches the server after the close date', async () => {
  serve({});
  server.refuse(askInAssignment, 'assignment-unavailable');
  const person = await openPage('/assignment/fractions', ben);
  await ask(person, 'May I still?');
  expect(await screen.findByText('Sorry, I encountered an error. Please try again.')).toBeTruthy();
  const conversation = screen.getByRole('region', { name: 'Conversation' });
  expect(conversation.textContent).toContain('This assignment is not currently available.');
  expect(conversation.textContent).toContain('May I still?');
});

it('is unavailable after it has closed, and leads to the student’s own work [spec 4.12 8.13]', async () => {
  serve({ closeDate: '2026-01-09T12:00:00.000Z' });
  hasAsked();
  const person = await openPage('/assignment/fractions', ben);
  await expectUnavailable('This assignment is not currently available.');
  keepScreen('an assignment that is not available');
  await person.click(screen.getByRole('link', { name: 'Read my work' }));
  expect(await screen.findByText('What is given?')).toBeTruthy();
  expect(screen.getByText(closed)).toBeTruthy();
});

it('is not found, and appears when it opens [spec 8.10 8.12]', async () => {
  server.refuse(getAssignment, 'assignment-not-found');
  await openPage('/assignment/fractions', ben);
  await expectUnavailable('Assignment not found or access denied');
  keepScreen('an assignment that was not found');
  serve({});
  tell();
  expect(await screen.findByRole('heading', { level: 1, name: 'Fractions' })).toBeTruthy();
  expect(screen.getByText('Active')).toBeTruthy();
});

it('says why it cannot be loaded, and leads back [spec 8.11 8.12]', async () => {
  server.refuse(getAssignment, 'internal-error');
  const person = await openPage('/assignment/fractions', ben);
  await expectUnavailable('Failed to load assignment');
  keepScreen('an assignment that could not be loaded');
  server.refuse(getAssignment, 'too-many-requests');
  tell();
  await expectUnavailable('Too many tries in a short time. Please wait a moment and try again.');
  await press(person, 'Back to Dashboard');
  expect(await screen.findByRole('heading', { name: 'My Classes' })).toBeTruthy();
});
