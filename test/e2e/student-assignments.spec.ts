import { startLesson, succeeded } from '../people.ts';
import { expectAccessible } from './accessible.ts';
import { delayCall, internalError } from './calls.ts';
import { assignmentIn, assignmentLists, giveAssignment, hour, second } from './given-assignment.ts';
import { button, fillIn, openClass } from './in-the-browser.ts';
import { expect, test } from './product.ts';

/** The assignments on a student's dashboard, which change by the clock and by the teacher. */

test('an assignment is hidden until it opens, then appears and later closes without a reload', async ({
  heldProduct,
}) => {
  const lesson = await startLesson(heldProduct);
  const given = await giveAssignment(lesson, heldProduct.now(), [20 * second, 40 * second]);
  const page = await heldProduct.openBrowser('student');
  const ofClass = await openClass(page, lesson.student);
  await expect(ofClass).toContainText('No assignments yet. They appear here when they open.');
  await expectAccessible(page, 'a class without open assignments');
  await heldProduct.advance(20 * second - 1);
  expect((await lesson.student.get(`/api/assignments/${given.id}`)).status).toBe(404);
  await expect(assignmentIn(ofClass)).toBeHidden();

  await heldProduct.advance(1);
  const fractions = assignmentIn(ofClass);
  await expect(button(fractions, 'Start Assignment')).toBeEnabled();
  await expect(fractions).toContainText('Due');
  await expectAccessible(page, 'an open assignment');
  await heldProduct.advance(20 * second);
  await expect(button(fractions, 'Start Assignment')).toBeEnabled();
  await heldProduct.advance(1);
  await expect(button(fractions, 'Closed')).toBeDisabled();
  await expect(button(fractions, 'Start Assignment')).toBeHidden();
  await expect(fractions.getByRole('link', { name: 'Read my work' })).toBeVisible();
  await expectAccessible(page, 'a closed assignment');
});

test('a teacher’s change of an assignment reaches an open dashboard at once', async ({ heldProduct }) => {
  const lesson = await startLesson(heldProduct);
  const page = await heldProduct.openBrowser('student');
  const ofClass = await openClass(page, lesson.student);
  await expect(ofClass).toContainText('No assignments yet.');
  const { id } = await giveAssignment(lesson, heldProduct.now(), [-hour, hour]);
  await expect(button(assignmentIn(ofClass), 'Start Assignment')).toBeEnabled();

  const change = async (what: string, body: object) =>
    succeeded(await lesson.teacher.post(`/api/assignments/${id}/${what}`, body));
  await change('update', { title: 'Decimals', description: 'Compare them.' });
  const decimals = assignmentIn(ofClass, 'Decimals');
  await expect(decimals).toContainText('Compare them.');
  await change('update', { closeNow: true });
  await expect(button(decimals, 'Closed')).toBeDisabled();
  await change('update', { closeDate: new Date(heldProduct.now().getTime() + hour).toISOString() });
  await expect(button(decimals, 'Start Assignment')).toBeEnabled();
  await change('delete', {});
  await expect(ofClass).toContainText('No assignments yet.');
});

test('open assignments are listed before closed ones', async ({ heldProduct }) => {
  const lesson = await startLesson(heldProduct);
  const give = (title: string, window: readonly [number, number]) =>
    giveAssignment(lesson, heldProduct.now(), window, { title });
  await give('Last week', [-2 * hour, -hour]);
  await give('This week', [-hour, hour]);
  const page = await heldProduct.openBrowser('student');
  const ofClass = await openClass(page, lesson.student);
  await expect(ofClass.getByRole('heading', { level: 4 })).toHaveText(['This week', 'Last week']);
});

test("an assignment that a page knows before its open date is 'Not Available' until then", async ({
  heldProduct,
}) => {
  const lesson = await startLesson(heldProduct);
  const { id } = await giveAssignment(lesson, heldProduct.now(), [0, hour]);
  const page = await heldProduct.openBrowser('student');
  // The server sends a student no such assignment.
  const openDate = new Date(heldProduct.now().getTime() + 50 * second).toISOString();
  await page.route(/\/api\/assignments\//, async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace(/"openDate":"[^"]*"/g, `"openDate":"${openDate}"`);
    await route.fulfill({ response, body });
  });
  const fractions = assignmentIn(await openClass(page, lesson.student));
  await expect(button(fractions, 'Not Available')).toBeDisabled();
  await expect(fractions).toContainText('Opens');
  await expectAccessible(page, 'an assignment that is not available');
  await page.goto(`/assignment/${id}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Assignment Unavailable');
  await expect(page.getByText('This assignment is not currently available.', { exact: true })).toBeVisible();

  await button(page, 'Back to Dashboard').click();
  await button(page, 'Algebra 1').click();
  await expect(button(fractions, 'Not Available')).toBeDisabled();
  await heldProduct.advance(25 * second);
  await heldProduct.advance(25 * second - 1);
  await expect(button(fractions, 'Not Available')).toBeDisabled();
  await heldProduct.advance(1);
  await expect(button(fractions, 'Start Assignment')).toBeEnabled();
});

test("the list of a student's assignments says that it loads or could not be loaded, without an alert", async ({
  heldProduct,
  watch,
}) => {
  const lesson = await startLesson(heldProduct);
  await giveAssignment(lesson, heldProduct.now(), [0, hour]);
  const page = await heldProduct.openBrowser('student');
  const answer = await delayCall(page, assignmentLists, (route) => route.fulfill(internalError));
  const ofClass = await openClass(page, lesson.student);
  await expect(ofClass.getByRole('status')).toHaveText('The assignments are loading.');
  watch.announceRefusal(500, internalError.json.message);
  answer();
  await expect(ofClass.getByRole('status')).toContainText('This list may not be up to date.');
  await expect(ofClass).toContainText('No assignments yet.');
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expectAccessible(page, 'assignments that a student could not load');
  await page.unroute(assignmentLists);
  await button(ofClass, 'Load it again').click();
  await expect(assignmentIn(ofClass)).toBeVisible();
});

test('a date is typed in the time zone of the teacher, and shown in the time zone of each reader', async ({
  heldProduct,
}) => {
  const lesson = await startLesson(heldProduct);
  const teacher = await heldProduct.openBrowser('teacher', { timezoneId: 'Asia/Tokyo', locale: 'en-US' });
  const ofTeacher = await openClass(teacher, lesson.teacher);
  await button(ofTeacher, 'Create Assignment').click();
  const dates = { 'Open Date': '2026-01-05T09:00', 'Close Date': '2046-03-01T09:00' };
  await fillIn(teacher.getByRole('dialog'), { Title: 'Fractions', ...dates }, 'Create Assignment');
  await expect(assignmentIn(ofTeacher)).toContainText(/Opened Jan 5, 2026, 9:00\sAM/);
  await expect(assignmentIn(ofTeacher)).toContainText(/Closes Mar 1, 2046, 9:00\sAM/);

  const far = await heldProduct.openBrowser('student', { timezoneId: 'America/New_York', locale: 'en-US' });
  const inNewYork = assignmentIn(await openClass(far, lesson.student));
  await expect(inNewYork).toContainText(/Due Feb 28, 2046, 7:00\sPM/);
  await button(inNewYork, 'Start Assignment').click();
  await expect(far.getByRole('main')).toContainText(/Due Feb 28, 2046, 7:00\sPM/);

  const near = await heldProduct.openBrowser('student', { timezoneId: 'Europe/Berlin', locale: 'de-DE' });
  const inBerlin = assignmentIn(await openClass(near, lesson.student));
  await expect(inBerlin).toContainText(/01\.03\.2046, 01:00/);
});
