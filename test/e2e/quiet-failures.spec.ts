import type { Page } from '@playwright/test';
import { registerTeacher } from '../people.ts';
import { fillIn } from './in-the-browser.ts';
import { expect, test } from './product.ts';

/** Failures that the page hides or shows only in part are in the browser's log. */

/** Waits for the line of the browser's log that contains these words. */
const lineOf = (page: Page, words: string) =>
  page.waitForEvent('console', (line) => line.type() === 'error' && line.text().includes(words));

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
