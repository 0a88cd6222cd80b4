import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import {
  type Assignment,
  createAssignment,
  deleteAssignment,
  listClassAssignments,
  updateAssignment,
} from '../../contract/assignments.ts';
import { listTeacherClasses } from '../../contract/classes.ts';
import { choose, fillIn, findCard, findDialog, findRegion, press } from '../../test/pages/actions.ts';
import { keepScreen } from '../../test/pages/keep-screen.ts';
import { openPage, server } from '../../test/pages/open-page.tsx';
import { ada, assignmentWith, classWith } from '../../test/pages/people.ts';

const nobody = 'No assignments yet. Create one, and your students see it here when it opens.';

/** The assignments of the class, which calls of the test change. */
function serve(assignments: readonly Assignment[], archived: readonly Assignment[] = []): void {
  server.answer(listClassAssignments, ({ query }) => ({
    assignments: [...(query.archived === 'true' ? archived : assignments)],
  }));
}

async function openClass() {
  server.answerWith(listTeacherClasses, { classes: [classWith({})] });
  const person = await openPage('/teacher-dashboard', ada);
  await press(person, 'Algebra 1', await findCard('Algebra 1'));
  return person;
}

const item = (title = 'Fractions') => screen.findByRole('listitem', { name: title });
const badgeOf = (assignment: HTMLElement) => assignment.querySelector('h4 + *')?.textContent;
const menu = async () => (await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent);

it('says that there is none yet', async () => {
  serve([]);
  await openClass();
  const list = await findRegion('Assignments');
  expect(await list.findByText(nobody)).toBeTruthy();
  keepScreen('a class without assignments');
  expect(list.queryByRole('status')).toBeNull();
});

it('stays as it was when it cannot be loaded, and can be loaded again; the failure is only logged [spec 8.9]', async () => {
  server.refuse(listClassAssignments, 'internal-error');
  const person = await openClass();
  const list = await findRegion('Assignments');
  expect(await list.findByText('This list may not be up to date.')).toBeTruthy();
  keepScreen('assignments that could not be loaded');
  expect(list.queryByRole('listitem')).toBeNull();
  expect(screen.queryByRole('alert')).toBeNull();
  serve([assignmentWith({})]);
  await press(person, 'Load it again', list);
  await item();
  expect(list.queryByText('This list may not be up to date.')).toBeNull();

  server.answer(createAssignment, { assignment: assignmentWith({ title: 'Decimals' }), message: '' });
  await press(person, 'Create Assignment');
  const form = await findDialog('New assignment');
  server.refuse(listClassAssignments, 'internal-error');
  await fillIn(person, form, { Title: 'Decimals', 'Close Date': '2099-01-01T08:00' }, 'Create Assignment');
  expect(await list.findByText('This list may not be up to date.')).toBeTruthy();
  expect(list.getAllByRole('listitem')).toHaveLength(1);
});

it('shows title, description, dates, guidelines and status of each assignment [spec 2.34]', async () => {
  serve([
    assignmentWith({
      description: '## Add\n\nAdd and **compare**.\nShow each step.',
      aiGuidelines: { directness: 'restrictive', mathSupport: 'step_by_step' },
    }),
    assignmentWith({ id: 'next', title: 'Next week', openDate: '2045-01-05T12:00:00.000Z' }),
    assignmentWith({ id: 'last', title: 'Last week', closeDate: '2026-01-09T12:00:00.000Z' }),
  ]);
  await openClass();
  const fractions = await item();
  // The formatter comes after the page.
  await waitFor(() => expect(fractions.textContent).toMatch(/Add\s*Add and compare\.\s*Show each step\./));
  expect(fractions.textContent).toMatch(/Opened Jan 5, 2026, \d+:00\s[AP]M/);
  expect(fractions.textContent).toMatch(/Closes Jan 9, 2046, \d+:00\s[AP]M/);
  expect(fractions.textContent).toContain('AI guidelines: Restrictive, Step by step');
  expect(within(fractions).getByRole('heading', { name: 'Fractions' })).toBeTruthy();
  expect(badgeOf(fractions)).toBe('Open');
  expect(badgeOf(await item('Next week'))).toBe('Scheduled');
  expect(badgeOf(await item('Last week'))).toBe('Closed');
  keepScreen('the assignments of a class');
});

it('changes an assignment, and sends only what was changed [spec 10.1]', async () => {
  const given = assignmentWith({ description: 'Add and compare.', openDate: '2026-01-05T08:00:07.123Z' });
  serve([given]);
  const person = await openClass();
  await item();
  await press(person, 'Options for Fractions');
  expect(await menu()).toEqual(['Edit', 'Extend', 'Close now', 'Delete']);
  keepScreen('the menu of an assignment');
  await person.click(screen.getByRole('menuitem', { name: 'Edit' }));
  const form = await findDialog('Edit assignment');
  expect(form.getByLabelText('Title')).toHaveProperty('value', 'Fractions');
  expect(form.getByLabelText('Description')).toHaveProperty('value', 'Add and compare.');
  expect(new Date((form.getByLabelText('Open Date') as HTMLInputElement).value).toISOString()).toBe(
    '2026-01-05T08:00:00.000Z',
  );
  expect(form.getByRole('radio', { name: 'Guided' })).toHaveProperty('checked', true);
  keepScreen('the form to edit an assignment');
  await person.click(form.getByRole('radio', { name: 'Permissive' }));
  server.answer(updateAssignment, () => {
    const changed = { ...given, title: 'Fractions and decimals' };
    serve([changed]);
    return { assignment: changed, message: '' };
  });
  const fields = { Title: ' Fractions and decimals ', 'Close Date': '2046-01-10T12:00' };
  await fillIn(person, form, fields, 'Save');
  await item('Fractions and decimals');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(server.calls).toMatchObject([
    {
      name: 'updateAssignment',
      body: {
        title: 'Fractions and decimals',
        closeDate: new Date('2046-01-10T12:00').toISOString(),
        aiGuidelines: { directness: 'permissive', mathSupport: 'formulas_allowed' },
      },
    },
  ]);
  for (const untouched of ['openDate', 'description', 'answerKey'])
    expect(server.calls[0]?.body).not.toHaveProperty(untouched);
});

it('reports a change that is refused, and keeps its form open', async () => {
  serve([assignmentWith({})]);
  const person = await openClass();
  await item();
  await choose(person, 'Options for Fractions', 'Extend');
  const form = await findDialog('Extend assignment');
  server.refuse(updateAssignment, 'invalid-input', 'The close date must be after the open date.');
  await fillIn(person, form, { 'New Close Date': '2020-01-01T00:00' }, 'Extend');
  expect(await form.findByText('The close date must be after the open date.')).toBeTruthy();
  await fillIn(person, form, { 'New Close Date': '' }, 'Extend');
  expect(await form.findByText('Please give a valid close date and time.')).toBeTruthy();
  keepScreen('the form to extend an assignment with a refusal');
  server.breakOff(updateAssignment);
  await fillIn(person, form, { 'New Close Date': '2046-02-01T00:00' }, 'Extend');
  expect(await form.findByText('Failed to change assignment')).toBeTruthy();
});

it('is closed now after a question, and extended by a day afterwards [spec 10.2 10.3]', async () => {
  const given = assignmentWith({});
  const closed = assignmentWith({ closeDate: '2026-01-09T12:00:00.000Z' });
  serve([given]);
  const person = await openClass();
  await item();
  await choose(person, 'Options for Fractions', 'Close now');
  const question = await findDialog('Close “Fractions” now?');
  keepScreen('the question whether to close');
  expect(screen.getByRole('dialog').textContent).toContain(
    'What they have written stays, and you can extend it later.',
  );
  server.answer(updateAssignment, () => {
    serve([closed]);
    return { assignment: closed, message: '' };
  });
  await press(person, 'Close Now', question);
  await screen.findAllByText('Closed');
  expect(badgeOf(await item())).toBe('Closed');
  expect(server.calls.at(-1)?.body).toEqual({ closeNow: true });

  await press(person, 'Options for Fractions');
  expect(await menu()).toEqual(['Edit', 'Extend', 'Delete']);
  await person.click(screen.getByRole('menuitem', { name: 'Extend' }));
  const form = await findDialog('Extend assignment');
  const { value } = form.getByLabelText('New Close Date') as HTMLInputElement;
  const ahead = new Date(value).getTime() - Date.now();
  expect(Math.round(ahead / 3_600_000)).toBe(24);
  keepScreen('the form to extend an assignment');
  server.answer(updateAssignment, () => {
    serve([given]);
    return { assignment: given, message: '' };
  });
  await press(person, 'Extend', form);
  expect(await within(await item()).findByText('Open')).toBeTruthy();
  expect(server.calls.at(-1)?.body).toMatchObject({ closeDate: new Date(value).toISOString() });
});

it('is deleted after a question [spec 10.4]', async () => {
  serve([assignmentWith({})]);
  const person = await openClass();
  await item();
  await choose(person, 'Options for Fractions', 'Delete');
  await press(person, 'Cancel', await findDialog('Delete “Fractions”?'));
  expect(server.calls).toEqual([]);
  await choose(person, 'Options for Fractions', 'Delete');
  const question = await findDialog('Delete “Fractions”?');
  keepScreen('the question whether to delete');
  server.breakOff(deleteAssignment);
  await press(person, 'Delete', question);
  expect(await question.findByText('Failed to delete assignment')).toBeTruthy();
  server.answer(deleteAssignment, () => {
    serve([]);
    return { message: '' };
  });
  await press(person, 'Delete', question);
  expect(await screen.findByText(nobody)).toBeTruthy();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.queryByRole('button', { name: /^Archived assignments/ })).toBeNull();
  expect(server.calls.at(-1)).toMatchObject({ body: { archiveConversations: false } });
});

it('is archived with its conversations only after the teacher confirms it', async () => {
  const given = assignmentWith({ description: 'Add them.' });
  serve([given]);
  const person = await openClass();
  await item();
  await choose(person, 'Options for Fractions', 'Delete');
  server.refuse(deleteAssignment, 'assignment-has-conversations');
  await press(person, 'Delete', await findDialog('Delete “Fractions”?'));
  const question = await findDialog('Archive “Fractions”?');
  keepScreen('the question whether to archive');
  expect(
    question.getByText('Students have worked on this assignment. Archive it to keep their conversations.'),
  ).toBeTruthy();
  server.answer(deleteAssignment, () => {
    serve([], [{ ...given, archivedAt: '2026-03-02T12:00:00.000Z' }]);
    return { message: '' };
  });
  await press(person, 'Archive', question);
  expect(await screen.findByText(nobody)).toBeTruthy();
  expect(server.calls.at(-1)).toMatchObject({ body: { archiveConversations: true } });
  fireEvent.click(await screen.findByRole('button', { name: 'Archived assignments (1)' }));
  const archived = within(await screen.findByRole('list', { name: 'Archived assignments' }));
  expect(archived.getByText('Archived')).toBeTruthy();
  expect(archived.getByText('Add them.')).toBeTruthy();
  keepScreen('the archived assignments of a class');
  expect(archived.queryByRole('button')).toBeNull();
  expect(archived.getByRole('link', { name: 'Submitted work' })).toBeTruthy();
});
