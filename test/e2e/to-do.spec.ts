import type { Page } from '@playwright/test';
import { startLesson, succeeded } from '../people.ts';
import { askIn } from './classroom.ts';
import { giveAssignment, hour, second } from './given-assignment.ts';
import { button, card, enter } from './in-the-browser.ts';
import { expect, test } from './product.ts';

/** The top of a student's dashboard: everything that is open now in all classes. */

const phone = { width: 390, height: 844 };

const toDo = (page: Page) => page.getByRole('list', { name: 'To do' });
const items = (page: Page) => toDo(page).getByRole('listitem');
const titles = (page: Page) => toDo(page).getByRole('heading');

test('the dashboard leads with open sessions, then with what closes first', async ({ heldProduct }) => {
  const lesson = await startLesson(heldProduct);
  const { teacher, student } = lesson;
  const physics = await teacher.createClass({ className: 'Physics', subject: 'Science' });
  await student.joinClass(physics.classCode);
  const now = heldProduct.now();
  await giveAssignment(lesson, now, [-hour, 49 * hour], { title: 'Fractions' });
  const forces = await giveAssignment({ teacher, class: physics }, now, [-hour, 3 * hour + second], {
    title: 'Forces',
  });
  await giveAssignment(lesson, now, [5 * hour, 9 * hour], { title: 'Not open yet' });
  succeeded(await askIn(forces, student, 'Where do I begin?'));
  const page = await heldProduct.openBrowser('student', { viewport: phone });
  await enter(page, student, '/student-dashboard');

  await expect(titles(page)).toHaveText(['Algebra 1', 'Forces', 'Fractions']);
  await expect(items(page).nth(0)).toContainText(`${teacher.name} has opened the session.`);
  await expect(items(page).nth(1)).toContainText('Physics·Closes in 3 hours');
  await expect(items(page).nth(1).getByRole('link', { name: 'Continue' })).toBeVisible();
  await expect(items(page).nth(2)).toContainText('Algebra 1·Closes in 2 days');
  await expect(items(page).nth(2).getByRole('link', { name: 'Start Assignment' })).toBeVisible();
  await expect(items(page).nth(2)).toBeInViewport({ ratio: 1 });

  await heldProduct.advance(hour);
  await expect(items(page).nth(1)).toContainText('Closes in 2 hours');
  await heldProduct.advance(2 * hour + 2 * second);
  await expect(titles(page)).toHaveText(['Algebra 1', 'Fractions']);
  const handedIn = page.getByRole('region', { name: 'Recently handed in' });
  await expect(handedIn).toContainText('Forces');
  await teacher.stopSession(lesson.class.id);
  await expect(titles(page)).toHaveText(['Fractions']);
  await handedIn.getByRole('link', { name: 'Read my work' }).click();
  await expect(page).toHaveURL(`/assignment/${forces.id}/my-work`);
});

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
