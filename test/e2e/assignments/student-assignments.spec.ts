import { startLesson } from '../../people.ts';
import { assignmentIn, giveAssignment, second } from '../given-assignment.ts';
import { button, fillIn, openClass } from '../in-the-browser.ts';
import { expect, test } from '../product.ts';

/** The assignments on a student's dashboard, which change by the clock and by the teacher. */

test('an assignment is hidden until it opens, then appears and later closes without a reload [spec 2.28 2.29]', async ({
  heldProduct,
}) => {
  const lesson = await startLesson(heldProduct);
  const given = await giveAssignment(lesson, heldProduct.now(), [20 * second, 40 * second]);
  const ofTeacher = assignmentIn(await openClass(await heldProduct.openBrowser('teacher'), lesson.teacher));
  const expectBadge = (status: string) => expect(ofTeacher.getByText(status, { exact: true })).toBeVisible();
  const page = await heldProduct.openBrowser('student');
  const ofClass = await openClass(page, lesson.student);
  await expect(ofClass).toContainText('No assignments yet. They appear here when they open.');
  await heldProduct.advance(20 * second - 1);
  await expectBadge('Scheduled');
  expect((await lesson.student.get(`/api/assignments/${given.id}`)).status).toBe(404);
  await expect(assignmentIn(ofClass)).toBeHidden();

  await heldProduct.advance(1);
  const fractions = assignmentIn(ofClass);
  await expect(button(fractions, 'Start Assignment')).toBeEnabled();
  await expect(fractions).toContainText('Due');
  await expectBadge('Open');
  await heldProduct.advance(20 * second);
  await expect(button(fractions, 'Start Assignment')).toBeEnabled();
  await expectBadge('Open');
  await heldProduct.advance(1);
  await expect(button(fractions, 'Closed')).toBeDisabled();
  await expectBadge('Closed');
  await expect(button(fractions, 'Start Assignment')).toBeHidden();
  await expect(fractions.getByRole('link', { name: 'Read my work' })).toBeVisible();
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
