import { startLesson } from '../people.ts';
import { assignmentIn, giveAssignment, second } from './given-assignment.ts';
import { openClass } from './in-the-browser.ts';
import { expect, test } from './product.ts';

/** An assignment of a teacher while its window opens and closes. */

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
