import type { Page } from '@playwright/test';
import { registerTeacher, startLesson } from '../../people.ts';
import { button, fillIn, openAssignmentForm, password } from '../in-the-browser.ts';
import { expect, test } from '../product.ts';
import type { Watch } from '../watch.ts';

/** A reload and an expired sign-in lose nothing that was typed. */

/**
 * Writes half an assignment and sends it after the sign-in has expired, so that the page asks to sign in
 * again.
 */
async function writeUntilExpired(page: Page, teacher: { email: string; password: string }) {
  const form = await openAssignmentForm(page, teacher);
  await form.getByLabel('Description').fill('Add and compare.');
  await form.getByRole('radio', { name: 'Restrictive' }).check();
  await fillIn(form, { Title: 'Fractions', 'Close Date': '2046-01-01T00:00' }, 'Create Assignment');
  await expect(form).toBeHidden();
  const notice = 'Your sign-in has ended. Please sign in again.';
  await expect(page.getByRole('status')).toHaveText(notice);
  await page.unrouteAll();
  await page.context().clearCookies();
  return form;
}

/** Signs in on the page that asks for it, in the same tab and without a reload. */
async function signIn(page: Page, { email }: { email: string }): Promise<void> {
  await page.getByRole('link', { name: 'Teacher login' }).click();
  await fillIn(page, { Email: email, Password: password }, 'Login');
  await expect(page).toHaveURL('/teacher-dashboard');
}

/**
 * From now on the server refuses the sign-in for creating an assignment, and the cookie gives no new token.
 */
async function expire(page: Page, watch: Watch): Promise<void> {
  watch.announceRefusal(401, 'Please sign in to continue.');
  const json = { success: false, code: 'not-signed-in', message: 'Please sign in to continue.' };
  await page.route('**/api/assignments/create', async (route) => {
    await page.route('**/api/auth/get-session', (asked) => asked.fulfill({ json: null }));
    await route.fulfill({ status: 401, json });
  });
}

test('a half-written assignment outlives a reload and a sign-in that has expired [spec 10.64]', async ({
  product,
  watch,
  teacherPage: page,
}) => {
  const { teacher } = await startLesson(product, { students: 0 });
  await expire(page, watch);
  const form = await writeUntilExpired(page, teacher);
  await signIn(page, teacher);
  await page.reload();
  await button(page, 'Create Assignment').click();
  await expect(form).toContainText('This is what you typed last time.');
  await expect(form.getByLabel('Title')).toHaveValue('Fractions');
  await expect(form.getByLabel('Description')).toHaveValue('Add and compare.');
  await expect(form.getByRole('radio', { name: 'Restrictive' })).toBeChecked();
  await button(form, 'Create Assignment').click();
  await expect(form).toBeHidden();
  await button(page, 'Create Assignment').click();
  await expect(form.getByLabel('Title')).toHaveValue('');
});

test('a half-written assignment is shown to nobody else, and is deleted when its teacher signs out [spec 10.64]', async ({
  product,
  watch,
  teacherPage: page,
}) => {
  const { teacher } = await startLesson(product, { students: 0 });
  await expire(page, watch);
  const form = await writeUntilExpired(page, teacher);
  const kept = () => page.evaluate(() => JSON.stringify({ ...sessionStorage }));
  const expectSealed = async () => {
    expect(await kept()).toContain('lyceum-drafts');
    expect(await kept()).not.toMatch(/Fractions|Decimals|title|assignment/i);
  };
  await expectSealed();
  await signIn(page, await registerTeacher(product));
  expect(await kept()).not.toContain('lyceum-drafts');
  await button(page, 'Logout').click();

  await signIn(page, teacher);
  await button(page, 'Create Assignment').click();
  await expect(form.getByLabel('Title')).toHaveValue('');
  await form.getByLabel('Title').fill('Decimals');
  await expectSealed();
  await page.reload();
  await button(page, 'Logout').click();
  await expect(page).toHaveURL('/login');
  expect(await kept()).not.toContain('lyceum-drafts');
});
