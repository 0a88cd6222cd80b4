import type { Page } from '@playwright/test';
import { registerTeacher } from '../../people.ts';
import { button, card, enter, fillIn, password } from '../in-the-browser.ts';
import { expect, test } from '../product.ts';

/** People change their own password. */

const next = 'another horse';
const fields = (others: Record<string, string> = {}) => ({
  'Current Password': password,
  'New Password': next,
  'Confirm New Password': next,
  ...others,
});

async function openForm(page: Page) {
  await button(page, 'Account').click();
  await page.getByRole('menuitem', { name: 'Change password' }).click();
  return page.getByRole('dialog', { name: 'Change password' });
}

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
  await elsewhere.getByRole('link', { name: 'Teacher login' }).click();
  await expect(elsewhere.getByRole('status')).toHaveText(ended);
  watch.announceRefusal(401, 'Invalid');
  await fillIn(elsewhere, { Email: teacher.email, Password: password }, 'Login');
  await expect(elsewhere.getByRole('alert')).toHaveText('Invalid email or password');
  await fillIn(elsewhere, { Password: next }, 'Login');
  await expect(card(elsewhere, 'Algebra')).toBeVisible();
});
