import type { Page } from '@playwright/test';
import { registerTeacher, startLesson } from '../people.ts';
import { expectAccessible } from './accessible.ts';
import { button, card, enter, fillIn, password } from './in-the-browser.ts';
import { expect, test } from './product.ts';

/** People change their own password. */

const next = 'another horse';
const fields = (others: Record<string, string> = {}) => ({
  'Current Password': password,
  'New Password': next,
  'Confirm New Password': next,
  ...others,
});

const usernameOf = ({ email }: { email: string }) => email.split('@')[0] ?? '';

async function openForm(page: Page) {
  await button(page, 'Account').click();
  await page.getByRole('menuitem', { name: 'Change password' }).click();
  return page.getByRole('dialog', { name: 'Change password' });
}

test('the form to change a password says what is wrong in it', async ({
  product,
  watch,
  teacherPage: page,
}) => {
  await enter(page, await registerTeacher(product));
  const form = await openForm(page);
  await expect(form).toBeVisible();
  await expectAccessible(page, 'the form to change a password');
  const expectRefusal = async (typed: Record<string, string>, sentence: string) => {
    await fillIn(form, typed, 'Change Password');
    await expect(form.getByRole('alert')).toHaveText(sentence);
  };
  const common = 'This password is among the first that others would try. Please choose another one.';
  await form.getByLabel('New Password', { exact: true }).fill('Qwertz123');
  await expect(form.getByText(common)).toBeVisible();
  await expectAccessible(page, 'the form to change a password with a common one');
  await form.getByLabel('New Password', { exact: true }).fill('');
  await expect(form.getByText(common)).toBeHidden();
  await expectRefusal({}, 'All fields are required');
  await expect(form.getByLabel('Current Password')).toBeFocused();
  await expectRefusal(fields({ 'Confirm New Password': 'other' }), 'Passwords do not match');
  const short = { 'New Password': 'short', 'Confirm New Password': 'short' };
  await expectRefusal(fields(short), 'Password must be at least 6 characters');
  watch.announceRefusal(403, 'Your current password is not right');
  const wrong = fields({ 'Current Password': 'wrong horse' });
  await expectRefusal(wrong, 'Your current password is not right. Please try again.');
  await expect(form.getByLabel('Current Password')).toBeFocused();
  await expectAccessible(page, 'the form to change a password with a refusal');
  watch.announceRefusal(400, 'Please choose a password that differs');
  const unchanged = fields({ 'New Password': password, 'Confirm New Password': password });
  await expectRefusal(unchanged, 'Please choose a password that differs from the current one.');
  await expect(form.getByLabel('New Password', { exact: true })).toBeFocused();

  await page.route('**/api/users/me/password', (route) => route.abort());
  watch.announce(/net::ERR_FAILED/, /ConnectionError/);
  await expectRefusal(fields(), 'Failed to change password');
});

test('a changed password keeps this browser signed in with its other tab, and ends every other sign-in', async ({
  product,
  watch,
  openBrowser,
  teacherPage: page,
}) => {
  const teacher = await registerTeacher(product);
  await enter(page, teacher);
  const otherTab = await page.context().newPage();
  await otherTab.goto('/');
  await expect(otherTab.getByText('No classes yet.')).toBeVisible();
  const elsewhere = await openBrowser('another device');
  await enter(elsewhere, teacher);
  await expect(elsewhere.getByText('No classes yet.')).toBeVisible();

  watch.announce(/status of 401/);
  const form = await openForm(page);
  await fillIn(form, fields(), 'Change Password');
  await expect(form.getByText('Your password was changed.')).toBeVisible();
  await expectAccessible(page, 'a changed password');
  await button(form, 'Close').click();
  for (const [tab, name] of [
    [page, 'Algebra'],
    [otherTab, 'Geometry'],
  ] as const) {
    await button(tab, 'Create Class').click();
    await fillIn(tab.getByRole('dialog'), { 'Class Name': name }, 'Create Class');
    await expect(card(tab, name)).toBeVisible();
  }

  // The other device notices at its next call; a dashboard reloads its classes every 15 s.
  await expect(elsewhere).toHaveURL('/login', { timeout: 25_000 });
  const ended = 'Your sign-in has ended. Please sign in again.';
  await expect(elsewhere.getByRole('status')).toHaveText(ended);
  await expectAccessible(elsewhere, 'a sign-in that has ended');
  await elsewhere.getByRole('link', { name: 'Teacher login' }).click();
  await expect(elsewhere.getByRole('status')).toHaveText(ended);
  watch.announceRefusal(401, 'Invalid');
  await fillIn(elsewhere, { Email: teacher.email, Password: password }, 'Login');
  await expect(elsewhere.getByRole('alert')).toHaveText('Invalid email or password');
  await fillIn(elsewhere, { Password: next }, 'Login');
  await expect(card(elsewhere, 'Algebra')).toBeVisible();
});

test('students change their own password and stay signed in', async ({ product, studentPage: page }) => {
  const { student } = await startLesson(product);
  await enter(page, student);
  const form = await openForm(page);
  await fillIn(form, fields(), 'Change Password');
  await expect(form.getByText('Your password was changed.')).toBeVisible();
  await button(form, 'Close').click();
  await button(page, 'Logout').click();
  await fillIn(page, { Username: usernameOf(student), Password: next }, 'Login');
  await expect(card(page, 'Algebra 1')).toBeVisible();
});
