import { startLesson, succeeded } from '../people.ts';
import { expectAccessible } from './accessible.ts';
import { delayCall, failCalls, internalError } from './calls.ts';
import { assignmentIn, assignmentLists, giveAssignment, hour, second } from './given-assignment.ts';
import { button, card, enter, fillIn, openAssignmentForm, openClass } from './in-the-browser.ts';
import { expect, test } from './product.ts';

/** The assignments of a teacher in all their states. */

const inUtc = { timezoneId: 'UTC', locale: 'en-US' };
/** The value of a datetime-local field for a time in UTC. */
const typed = (at: Date, distance: number) =>
  new Date(at.getTime() + distance).toISOString().slice(0, 'YYYY-MM-DDTHH:mm'.length);

const levels = {
  'Answer directness': ['Restrictive', 'Guided', 'Collaborative', 'Permissive'],
  'Mathematical support': ['No formulas', 'Formulas allowed', 'Step by step', 'Full calculations'],
  Citations: ['No quotes', 'Paraphrase only', 'Short quotes', 'Full citations'],
  'Programming support': ['Syntax checking', 'Autocomplete lines', 'Debug assistance', 'Show full code'],
  'Translation support': [
    'Show definitions',
    'Grammar explanations',
    'Cultural context',
    'Full translations',
  ],
};
/** The guidelines that the form offers for each subject, with their first choice (spec 9). */
const defaults: Record<string, Partial<Record<keyof typeof levels, string>>> = {
  Mathematics: { 'Answer directness': 'Guided', 'Mathematical support': 'Formulas allowed' },
  Science: { 'Answer directness': 'Guided', 'Mathematical support': 'Formulas allowed' },
  'Computer Science': { 'Answer directness': 'Guided', 'Programming support': 'Syntax checking' },
  'Language Arts': { 'Answer directness': 'Guided', Citations: 'Paraphrase only' },
  'Social Studies': { 'Answer directness': 'Guided', Citations: 'Paraphrase only' },
  'Foreign Languages': { 'Answer directness': 'Guided', 'Translation support': 'Show definitions' },
  Business: {
    'Answer directness': 'Guided',
    'Mathematical support': 'Formulas allowed',
    Citations: 'Paraphrase only',
  },
};

for (const [subject, choices] of Object.entries(defaults)) {
  test(`an assignment in ${subject} begins with the subject's guidelines`, async ({ heldProduct }) => {
    const { teacher } = await startLesson(heldProduct, { students: 0 });
    await teacher.createClass({ className: 'Ours', subject });
    const page = await heldProduct.openBrowser('teacher', inUtc);
    const ours = await openClass(page, teacher, 'Ours');
    await button(ours, 'Create Assignment').click();
    const form = page.getByRole('dialog', { name: 'New assignment' });

    const groups = form.getByRole('group').filter({ has: page.getByRole('radio') });
    await expect(groups).toHaveCount(Object.keys(choices).length);
    for (const [family, chosen] of Object.entries(choices)) {
      const radios = form.getByRole('group', { name: family, exact: true }).getByRole('radio');
      const labels = levels[family as keyof typeof levels];
      await expect(radios).toHaveCount(labels.length);
      for (const [index, label] of labels.entries())
        await expect(radios.nth(index)).toHaveAccessibleName(label);
      await expect(radios.and(form.getByRole('radio', { checked: true }))).toHaveAccessibleName(chosen);
    }
    await expect(form.getByLabel('Open Date')).toHaveValue(typed(heldProduct.now(), 0));
    await expect(form.getByLabel('Close Date')).toHaveValue('');

    const closing = typed(heldProduct.now(), hour);
    await fillIn(form, { Title: 'Our first', 'Close Date': closing }, 'Create Assignment');
    await expect(form).toBeHidden();
    const summary = Object.values(choices).join(', ');
    await expect(assignmentIn(ours, 'Our first')).toContainText(`AI guidelines: ${summary}`);
  });
}

test('a class without assignments says so after they were loaded', async ({ heldProduct }) => {
  const { teacher } = await startLesson(heldProduct, { students: 0 });
  const page = await heldProduct.openBrowser('teacher');
  const answer = await delayCall(page, assignmentLists);
  const ofClass = await openClass(page, teacher);
  const list = ofClass.getByRole('region', { name: 'Assignments', exact: true });
  await expect(list.getByRole('status')).toHaveText('The assignments are loading.');
  await expectAccessible(page, 'assignments that are loading');
  answer();
  await expect(list).toContainText(
    'No assignments yet. Create one, and your students see it here when it opens.',
  );
  await expect(list.getByRole('status')).toBeHidden();
  await expectAccessible(page, 'a class without assignments');
});

test('a failed load of assignments is only logged, and leaves the list as it was', async ({
  heldProduct,
  watch,
}) => {
  const lesson = await startLesson(heldProduct, { students: 0 });
  await giveAssignment(lesson, heldProduct.now(), [0, hour]);
  const page = await heldProduct.openBrowser('teacher', inUtc);
  watch.announceRefusal(500, internalError.json.message);
  await failCalls(page, assignmentLists);
  const ofClass = await openClass(page, lesson.teacher);
  const list = ofClass.getByRole('region', { name: 'Assignments', exact: true });
  await expect(list).toContainText('This list may not be up to date.');
  await expect(list.getByRole('listitem')).toHaveCount(0);
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expectAccessible(page, 'assignments that could not be loaded');
  await page.unroute(assignmentLists);
  await button(list, 'Load it again').click();
  await expect(assignmentIn(list)).toBeVisible();
  await expect(list).not.toContainText('This list may not be up to date.');

  await failCalls(page, assignmentLists);
  await button(ofClass, 'Create Assignment').click();
  const fields = { Title: 'Decimals', 'Close Date': typed(heldProduct.now(), hour) };
  await fillIn(page.getByRole('dialog'), fields, 'Create Assignment');
  await expect(list).toContainText('This list may not be up to date.');
  await expect(list.getByRole('listitem')).toHaveCount(1);
});

test('a class shows the assignment that was just created', async ({ heldProduct }) => {
  const { teacher } = await startLesson(heldProduct, { students: 0 });
  const page = await heldProduct.openBrowser('teacher', inUtc);
  await enter(page, teacher);
  const ofClass = card(page, 'Algebra 1');
  await button(ofClass, 'Create Assignment').click();
  const fields = { Title: 'Decimals', 'Close Date': typed(heldProduct.now(), hour) };
  await fillIn(page.getByRole('dialog'), fields, 'Create Assignment');
  await expect(assignmentIn(ofClass, 'Decimals')).toBeVisible();
  await expect(button(ofClass, 'Algebra 1')).toHaveAttribute('aria-expanded', 'true');
});

test('the form of an assignment names the missing fields, and keeps what was typed', async ({
  heldProduct,
}) => {
  const { teacher } = await startLesson(heldProduct, { students: 0 });
  const page = await heldProduct.openBrowser('teacher', inUtc);
  const form = await openAssignmentForm(page, teacher);
  const alert = form.getByRole('alert');
  await expect(form.getByLabel('Title')).toBeFocused();
  await expectAccessible(page, 'the form of an assignment');

  const now = heldProduct.now();
  const sentences = {
    Title: 'Please give the assignment a title.',
    'Open Date': 'Please give a valid open date and time.',
    'Close Date': 'Please give a valid close date and time.',
  };
  await fillIn(form, { Title: '  ', 'Open Date': '' }, 'Create Assignment');
  await expect(alert).toHaveText('Please look at the 3 marked fields.');
  for (const [label, sentence] of Object.entries(sentences)) {
    await expect(form.getByLabel(label)).toHaveAttribute('aria-invalid', 'true');
    await expect(form.getByLabel(label)).toHaveAccessibleDescription(new RegExp(sentence));
    await expect(form.getByText(sentence)).toBeVisible();
  }
  await expect(form.getByLabel('Title')).toBeFocused();
  await expectAccessible(page, 'the form of an assignment with nothing in it');

  // A corrected field loses its message at once.
  await form.getByLabel('Title').fill('Fractions');
  await expect(form.getByText(sentences.Title)).toBeHidden();
  await expect(alert).toHaveText('Please look at the 2 marked fields.');
  await fillIn(form, { 'Open Date': typed(now, hour) }, 'Create Assignment');
  await expect(form.getByLabel('Close Date')).toBeFocused();
  for (const closes of [0, hour]) {
    await fillIn(form, { 'Close Date': typed(now, closes) }, 'Create Assignment');
    await expect(form.getByText('The close date must be after the open date.')).toBeVisible();
    await expect(alert).toHaveText('Please look at the marked field.');
  }
  await expectAccessible(page, 'the form of an assignment with a refusal');
  await expect(form.getByLabel('Title')).toHaveValue('Fractions');
  await fillIn(form, { 'Close Date': typed(now, 2 * hour) }, 'Create Assignment');
  await expect(form).toBeHidden();
});

test("a failure to create shows the server's sentence, or the page's own when there is none", async ({
  heldProduct,
  watch,
}) => {
  const { teacher, class: ofClass } = await startLesson(heldProduct, { students: 0 });
  const page = await heldProduct.openBrowser('teacher', inUtc);
  const form = await openAssignmentForm(page, teacher);
  const fields = { Title: 'Fractions', 'Close Date': typed(heldProduct.now(), hour) };

  watch.announce(/failed: POST .*create/, /net::ERR_CONNECTION_REFUSED/, /ConnectionError/);
  await page.route('/api/assignments/create', (route) => route.abort('connectionrefused'));
  await fillIn(form, fields, 'Create Assignment');
  await expect(form.getByRole('alert')).toHaveText('Failed to create assignment');

  await page.unroute('/api/assignments/create');
  succeeded(await teacher.post(`/api/classes/${ofClass.id}/archive`));
  watch.announceRefusal(409, 'This class is archived. Restore it first.');
  await button(form, 'Create Assignment').click();
  await expect(form.getByRole('alert')).toHaveText('This class is archived. Restore it first.');
});

test('the list shows title, description, dates, guidelines and status of each assignment', async ({
  heldProduct,
}) => {
  const lesson = await startLesson(heldProduct, { students: 0 });
  const dates = { openDate: '2026-01-05T08:00:00Z', closeDate: '2046-01-09T15:30:00Z' };
  const described = { description: '## Add\n\nAdd and **compare**.\nShow each step.', ...dates };
  await giveAssignment(lesson, heldProduct.now(), [0, 0], {
    ...described,
    aiGuidelines: { directness: 'restrictive', mathSupport: 'step_by_step' },
  });
  await giveAssignment(lesson, heldProduct.now(), [hour, 2 * hour], { title: 'Next week' });
  await giveAssignment(lesson, heldProduct.now(), [-2 * hour, -hour], { title: 'Last week' });
  const page = await heldProduct.openBrowser('teacher', inUtc);
  const ofClass = await openClass(page, lesson.teacher);

  const fractions = assignmentIn(ofClass);
  await expect(fractions.getByRole('heading', { name: 'Fractions' })).toBeVisible();
  await expect(fractions).toContainText('Add\nAdd and compare.\nShow each step.', { useInnerText: true });
  await expect(fractions).toContainText(/Opened Jan 5, 2026, 8:00\sAM/);
  await expect(fractions).toContainText(/Closes Jan 9, 2046, 3:30\sPM/);
  await expect(fractions).toContainText('AI guidelines: Restrictive, Step by step');
  await expect(fractions.getByText('Open', { exact: true })).toBeVisible();
  await expect(assignmentIn(ofClass, 'Next week').getByText('Scheduled', { exact: true })).toBeVisible();
  await expect(assignmentIn(ofClass, 'Last week').getByText('Closed', { exact: true })).toBeVisible();
  await expectAccessible(page, 'the assignments of a class');
});

test('the badge of an assignment changes from Scheduled to Open and to Closed without a reload', async ({
  heldProduct,
}) => {
  const lesson = await startLesson(heldProduct, { students: 0 });
  await giveAssignment(lesson, heldProduct.now(), [20 * second, 40 * second]);
  const page = await heldProduct.openBrowser('teacher');
  const fractions = assignmentIn(await openClass(page, lesson.teacher));
  await expect(fractions.getByText('Scheduled', { exact: true })).toBeVisible();
  await heldProduct.advance(20 * second - 1);
  await expect(fractions.getByText('Scheduled', { exact: true })).toBeVisible();
  await heldProduct.advance(1);
  await expect(fractions.getByText('Open', { exact: true })).toBeVisible();
  await heldProduct.advance(20 * second);
  await expect(fractions.getByText('Open', { exact: true })).toBeVisible();
  await heldProduct.advance(1);
  await expect(fractions.getByText('Closed', { exact: true })).toBeVisible();
});
