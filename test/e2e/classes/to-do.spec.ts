import type { Page } from '@playwright/test';
import { startLesson } from '../../people.ts';
import { giveAssignment, hour, second } from '../given-assignment.ts';
import { button, card, enter } from '../in-the-browser.ts';
import { expect, test } from '../product.ts';

/** The top of a student's dashboard: everything that is open now in all classes. */

const toDo = (page: Page) => page.getByRole('list', { name: 'To do' });
const items = (page: Page) => toDo(page).getByRole('listitem');
const titles = (page: Page) => toDo(page).getByRole('heading');

test('nothing moves under the pointer while sessions and assignments open and close [spec 10.196]', async ({
  heldProduct,
}) => {
  const lesson = await startLesson(heldProduct);
  const { teacher, student, class: algebra } = lesson;
  await teacher.stopSession(algebra.id);
  await giveAssignment(lesson, heldProduct.now(), [-hour, 20 * second], { title: 'Soon closed' });
  await giveAssignment(lesson, heldProduct.now(), [-hour, hour], { title: 'Fractions' });
  const page = await heldProduct.openBrowser('student');
  await enter(page, student, '/student-dashboard');
  await expect(titles(page)).toHaveText(['Soon closed', 'Fractions']);
  const second2 = items(page).nth(1);
  await second2.hover();
  const before = await second2.boundingBox();
  await heldProduct.advance(21 * second);
  await expect(button(items(page).nth(0), 'Closed')).toBeDisabled();
  await teacher.startSession(algebra.id);
  await expect(titles(page)).toHaveText(['Soon closed', 'Fractions', 'Algebra 1']);
  expect(await second2.boundingBox()).toEqual(before);
  await page.mouse.move(1, 1);
  await expect(titles(page)).toHaveText(['Algebra 1', 'Fractions']);
});

test('where the classes are below, they stay in place under the pointer [spec 10.196]', async ({
  product,
  openBrowser,
}) => {
  const { teacher, student, class: algebra } = await startLesson(product);
  await teacher.stopSession(algebra.id);
  const page = await openBrowser('student', { viewport: { width: 700, height: 800 } });
  await enter(page, student, '/student-dashboard');
  const ofClass = card(page, 'Algebra 1');
  await ofClass.hover();
  const before = await ofClass.boundingBox();
  await teacher.startSession(algebra.id);
  await expect(button(ofClass, 'Join Session')).toBeVisible();
  expect(await ofClass.boundingBox()).toEqual(before);
  await page.mouse.move(1, 1);
  await expect(titles(page)).toHaveText(['Algebra 1']);
});
