import type { Locator } from '@playwright/test';
import { type Student, startLesson, succeeded } from '../people.ts';
import { expectAccessible } from './accessible.ts';
import { assignmentIn, giveAssignment, hour, minute } from './given-assignment.ts';
import { button, fillIn, openClass } from './in-the-browser.ts';
import { expect, test } from './product.ts';

/** What a teacher does with an assignment after creating it. */

const inUtc = { timezoneId: 'UTC', locale: 'en-US' };

/** Opens the menu of an assignment and chooses an item. */
async function choose(assignment: Locator, action: string) {
  await assignment.getByRole('button', { name: /^Options for/ }).click();
  await assignment.page().getByRole('menuitem', { name: action, exact: true }).click();
}

const askIn = async (student: Student, { id }: { id: string }) =>
  succeeded(await student.post(`/api/assignments/${id}/chat`, { question: 'What is given?' }));

test('a teacher edits an assignment, and untouched fields stay exactly as they were', async ({
  heldProduct,
}) => {
  const lesson = await startLesson(heldProduct, { students: 0 });
  const openDate = '2026-01-05T08:00:07.123Z';
  const fields = { openDate, closeDate: '2046-01-09T15:30:00.000Z', description: 'Add and compare.' };
  const given = await giveAssignment(lesson, heldProduct.now(), [0, 0], fields);
  const page = await heldProduct.openBrowser('teacher', inUtc);
  const ofClass = await openClass(page, lesson.teacher);
  await assignmentIn(ofClass).getByRole('button', { name: 'Options for Fractions' }).click();
  await expect(page.getByRole('menuitem')).toHaveText(['Edit', 'Extend', 'Close now', 'Delete']);
  await expectAccessible(page, 'the menu of an assignment');
  await page.getByRole('menuitem', { name: 'Edit' }).click();
  const form = page.getByRole('dialog', { name: 'Edit assignment' });
  await expect(form.getByLabel('Title')).toHaveValue('Fractions');
  await expect(form.getByLabel('Description')).toHaveValue('Add and compare.');
  await expect(form.getByLabel('Open Date')).toHaveValue('2026-01-05T08:00');
  await expect(form.getByLabel('Close Date')).toHaveValue('2046-01-09T15:30');
  await expect(form.getByRole('radio', { name: 'Guided' })).toBeChecked();
  await expectAccessible(page, 'the form to edit an assignment');

  await form.getByRole('radio', { name: 'Permissive' }).check();
  await fillIn(form, { Title: ' Fractions and decimals ', 'Close Date': '2046-01-10T12:00' }, 'Save');
  await expect(form).toBeHidden();
  const changed = assignmentIn(ofClass, 'Fractions and decimals');
  await expect(changed).toContainText('AI guidelines: Permissive, Formulas allowed');
  await expect(changed).toContainText(/Closes Jan 10, 2046, 12:00\sPM/);
  expect(succeeded(await lesson.teacher.get(`/api/assignments/${given.id}`)).assignment).toEqual({
    ...given,
    title: 'Fractions and decimals',
    closeDate: '2046-01-10T12:00:00.000Z',
    aiGuidelines: { directness: 'permissive', mathSupport: 'formulas_allowed' },
  });
});

test('a change that the server refuses is reported, and the form stays open', async ({
  heldProduct,
  watch,
}) => {
  const lesson = await startLesson(heldProduct, { students: 0 });
  await giveAssignment(lesson, heldProduct.now(), [-hour, hour]);
  const page = await heldProduct.openBrowser('teacher', inUtc);
  const ofClass = await openClass(page, lesson.teacher);
  const form = page.getByRole('dialog');
  await choose(assignmentIn(ofClass), 'Extend');
  watch.announceRefusal(400, 'The close date must be after the open date.');
  await fillIn(form, { 'New Close Date': '2020-01-01T00:00' }, 'Extend');
  await expect(form.getByRole('alert')).toHaveText('The close date must be after the open date.');
  await fillIn(form, { 'New Close Date': '' }, 'Extend');
  await expect(form.getByRole('alert')).toHaveText('Please give a valid close date and time.');
  watch.announce(/failed: POST .*update/, /net::ERR_CONNECTION_REFUSED/, /ConnectionError/);
  await page.route('/api/assignments/*/update', (route) => route.abort('connectionrefused'));
  await fillIn(form, { 'New Close Date': '2046-01-01T00:00' }, 'Extend');
  await expect(form.getByRole('alert')).toHaveText('Failed to change assignment');
  await expectAccessible(page, 'the form to extend an assignment, with a refusal');
});

test('a teacher closes an assignment now, and extends it afterwards', async ({ heldProduct }) => {
  const lesson = await startLesson(heldProduct);
  const given = await giveAssignment(lesson, heldProduct.now(), [-hour, hour]);
  // The browser's clock runs ahead; the server's decides.
  const page = await heldProduct.openBrowser('teacher', { ...inUtc, ahead: 10 * minute });
  const ofClass = await openClass(page, lesson.teacher);
  const fractions = assignmentIn(ofClass);
  await choose(fractions, 'Close now');
  const question = page.getByRole('dialog', { name: 'Close “Fractions” now?' });
  await expect(question).toContainText('What they have written stays, and you can extend it later.');
  await expectAccessible(page, 'the question whether to close');
  await button(question, 'Close Now').click();
  await expect(fractions.getByText('Closed', { exact: true })).toBeVisible();
  const refused = await lesson.student.post(`/api/assignments/${given.id}/chat`, { question: 'May I?' });
  expect([refused.status, refused.body.message]).toEqual([
    403,
    'This assignment is not currently available.',
  ]);

  await fractions.getByRole('button', { name: 'Options for Fractions' }).click();
  await expect(page.getByRole('menuitem')).toHaveText(['Edit', 'Extend', 'Delete']);
  await page.getByRole('menuitem', { name: 'Extend' }).click();
  const form = page.getByRole('dialog', { name: 'Extend assignment' });
  const tomorrow = new Date(heldProduct.now().getTime() + 24 * hour);
  const toTheMinute = tomorrow.toISOString().slice(0, 'YYYY-MM-DDTHH:mm'.length);
  await expect(form.getByLabel('New Close Date')).toHaveValue(toTheMinute);
  await expectAccessible(page, 'the form to extend an assignment');
  await button(form, 'Extend').click();
  await expect(fractions.getByText('Open', { exact: true })).toBeVisible();
  const { assignment } = succeeded(await lesson.teacher.get(`/api/assignments/${given.id}`));
  expect(assignment.closeDate).toBe(`${toTheMinute}:00.000Z`);
  await askIn(lesson.student, given);
});

test('an assignment without questions is deleted', async ({ heldProduct, watch }) => {
  const lesson = await startLesson(heldProduct, { students: 0 });
  await giveAssignment(lesson, heldProduct.now(), [0, hour]);
  const page = await heldProduct.openBrowser('teacher');
  const ofClass = await openClass(page, lesson.teacher);
  await choose(assignmentIn(ofClass), 'Delete');
  const question = page.getByRole('dialog', { name: 'Delete “Fractions”?' });
  await expect(button(question, 'Cancel')).toBeFocused();
  await expectAccessible(page, 'the question whether to delete');
  await button(question, 'Cancel').click();
  await expect(question).toBeHidden();
  await expect(assignmentIn(ofClass)).toBeVisible();

  watch.announce(/failed: POST .*delete/, /net::ERR_CONNECTION_REFUSED/, /ConnectionError/);
  await page.route('/api/assignments/*/delete', (route) => route.abort('connectionrefused'));
  await choose(assignmentIn(ofClass), 'Delete');
  await button(question, 'Delete').click();
  await expect(question.getByRole('alert')).toHaveText('Failed to delete assignment');
  await page.unroute('/api/assignments/*/delete');
  await button(question, 'Delete').click();
  await expect(question).toBeHidden();
  await expect(assignmentIn(ofClass)).toBeHidden();
  await expect(ofClass).toContainText('No assignments yet.');
  await expect(button(ofClass, 'Archived assignments (1)')).toBeHidden();
});

test('an assignment with conversations is archived only after the teacher confirms it', async ({
  heldProduct,
  watch,
}) => {
  const lesson = await startLesson(heldProduct);
  const given = await giveAssignment(lesson, heldProduct.now(), [0, hour], { description: 'Add them.' });
  await askIn(lesson.student, given);
  const page = await heldProduct.openBrowser('teacher', inUtc);
  const ofClass = await openClass(page, lesson.teacher);
  watch.announceRefusal(409, 'Students have worked on this assignment.');
  await choose(assignmentIn(ofClass), 'Delete');
  await button(page.getByRole('dialog', { name: 'Delete “Fractions”?' }), 'Delete').click();
  const question = page.getByRole('dialog', { name: 'Archive “Fractions”?' });
  await expect(question).toContainText(
    'Students have worked on this assignment. Archive it to keep their conversations.',
  );
  await expectAccessible(page, 'the question whether to archive');
  await button(question, 'Cancel').click();
  await expect(assignmentIn(ofClass)).toBeVisible();

  await choose(assignmentIn(ofClass), 'Delete');
  await button(page.getByRole('dialog'), 'Delete').click();
  await button(question, 'Archive').click();
  await expect(question).toBeHidden();
  await expect(ofClass).toContainText('No assignments yet.');
  await button(ofClass, 'Archived assignments (1)').click();
  const archived = assignmentIn(ofClass.getByRole('list', { name: 'Archived assignments' }));
  await expect(archived.getByText('Archived', { exact: true })).toBeVisible();
  await expect(archived).toContainText('Add them.');
  await expect(archived.getByRole('button')).toHaveCount(0);
  await expectAccessible(page, 'the archived assignments of a class');
  await archived.getByRole('link', { name: 'Submitted work' }).click();
  await expect(page.getByRole('main')).toContainText('What is given?');
  const gone = await lesson.student.get(`/api/assignments/${given.id}`);
  expect([gone.status, gone.body.message]).toEqual([404, 'Assignment not found or access denied']);
});
