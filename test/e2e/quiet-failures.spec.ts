import type { Page } from '@playwright/test';
import { registerTeacher, startLesson } from '../people.ts';
import { button, card, enter, fillIn } from './in-the-browser.ts';
import { expect, test } from './product.ts';

/** Failures that the page hides or shows only in part are in the browser's log. */

const sentence = 'The archive of the clocks is being dusted.';
const failed = { status: 500, json: { success: false, code: 'internal-error', message: sentence } };

/** Waits for the line of the browser's log that contains these words. */
const lineOf = (page: Page, words: string) =>
  page.waitForEvent('console', (line) => line.type() === 'error' && line.text().includes(words));

for (const [who, address] of [
  ['teacher', '**/api/classes/teacher'],
  ['student', '**/api/classes/student'],
] as const) {
  test(`a ${who}'s class list that cannot be loaded is logged and not reported on the page`, async ({
    product,
    watch,
    openBrowser,
  }) => {
    const lesson = await startLesson(product);
    const page = await openBrowser(who);
    watch.announceRefusal(500, sentence);
    await page.route(address, (route) => route.fulfill(failed));
    const line = lineOf(page, sentence);
    await enter(page, lesson[who], `/${who}-dashboard`);
    await line;
    await expect(page.getByText('No classes yet.', { exact: false })).toBeVisible();
    await expect(page.getByText(sentence)).toHaveCount(0);
    await expect(page.getByRole('alert')).toHaveCount(0);
  });

  test(`a ${who}'s assignment list that cannot be loaded is logged and not reported on the page`, async ({
    product,
    watch,
    openBrowser,
  }) => {
    const lesson = await startLesson(product);
    const page = await openBrowser(who);
    await enter(page, lesson[who], `/${who}-dashboard`);
    watch.announceRefusal(500, sentence);
    await page.route('**/api/assignments/class/**', (route) => route.fulfill(failed));
    const line = lineOf(page, sentence);
    await button(card(page, 'Algebra 1'), 'Algebra 1').click();
    await line;
    await expect(card(page, 'Algebra 1')).toContainText('No assignments yet.');
    await expect(page.getByText(sentence)).toHaveCount(0);
    await expect(page.getByRole('alert')).toHaveCount(0);
  });
}

test('the form says calmly that an answer key cannot be checked at the moment, until it can be', async ({
  product,
  watch,
  teacherPage: page,
}) => {
  const { teacher } = await startLesson(product);
  await enter(page, teacher);
  await button(card(page, 'Algebra 1'), 'Create Assignment').click();
  const form = page.getByRole('dialog', { name: 'New assignment' });
  await form.getByText('Answer key').click();
  watch.announceRefusal(500, sentence);
  await page.route('**/api/assignments/answer-key', (route) => route.fulfill(failed));
  const line = lineOf(page, sentence);
  await form.getByLabel('Final answers').fill('68');
  await line;
  await expect(form.getByText('The key could not be checked just now.')).toBeVisible();
  await expect(form.getByRole('alert')).toHaveCount(0);
  await page.unroute('**/api/assignments/answer-key');
  await form.getByLabel('Final answers').fill('12.5 m');
  await expect(form.getByText('12.5 m; also accepted as')).toBeVisible();
  await expect(form.getByText('The key could not be checked just now.')).toBeHidden();
});

test('a refused sign-in is logged in the server’s words and shown in the words of the form', async ({
  product,
  watch,
  openBrowser,
}) => {
  const teacher = await registerTeacher(product);
  const page = await openBrowser('teacher');
  watch.announceRefusal(401, 'Invalid email or password');
  for (const [path, fields, told] of [
    ['/login', { Username: 'nobody', Password: 'wrong horse' }, 'Invalid username or password'],
    ['/teacher-login', { Email: teacher.email, Password: 'wrong horse' }, 'Invalid email or password'],
  ] as const) {
    await page.goto(path);
    const line = lineOf(page, 'IdentityError: Invalid email or password');
    await fillIn(page, fields, 'Login');
    await expect(page.getByRole('alert')).toHaveText(told);
    await line;
  }
});
