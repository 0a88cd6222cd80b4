import type { Page } from '@playwright/test';
import { registerTeacher } from '../people.ts';
import { button, enter, fillIn, password } from './in-the-browser.ts';
import { expect, test } from './product.ts';

/** People see where they are signed in, and end sign-ins that they left open. */

const phone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1';

async function openList(page: Page) {
  await button(page, 'Account').click();
  await page.getByRole('menuitem', { name: 'Where you are signed in' }).click();
  const list = page.getByRole('dialog', { name: 'Where you are signed in' });
  await expect(list.getByRole('listitem').first()).toBeVisible();
  return list;
}

test('a teacher sees where they are signed in, and ends one sign-in, then all others', async ({
  product,
  watch,
  openBrowser,
  teacherPage: page,
}) => {
  // Registering and the two devices below make a sign-in each.
  const teacher = await registerTeacher(product);
  const elsewhere = await openBrowser('phone', { userAgent: phone });
  await enter(elsewhere, teacher);
  await expect(elsewhere.getByText('No classes yet.')).toBeVisible();
  await enter(page, teacher);
  const list = await openList(page);
  await expect(list.getByRole('listitem')).toHaveCount(3);
  await expect(list.getByRole('listitem').first()).toContainText('This device');
  await expect(list.getByRole('listitem').filter({ hasText: 'Safari on iPhone' })).toContainText('Last used');

  watch.announce(/status of 401/);
  await list.getByRole('button', { name: /^End the sign-in: Safari on iPhone/ }).click();
  await expect(list.getByRole('listitem')).toHaveCount(2);
  // The other device notices at its next call; a dashboard reloads its classes every 15 s.
  await expect(elsewhere).toHaveURL('/login', { timeout: 25_000 });
  await expect(elsewhere.getByRole('status')).toHaveText('Your sign-in has ended. Please sign in again.');

  await button(list, 'End all others').click();
  await expect(list.getByRole('listitem')).toHaveCount(1);
  await expect(list.getByRole('status')).toHaveText('You are signed in on no other device now.');
  await expect(button(list, 'End all others')).toHaveCount(0);
  await button(list, 'Close').click();
  await expect(page.getByText('No classes yet.')).toBeVisible();
});

test('a sign-in ends with the browser, unless its person chose to stay', async ({
  product,
  teacherPage: page,
}) => {
  const { email } = await registerTeacher(product);
  const expiry = async () => {
    const cookies = await page.context().cookies(`${product.url}/api/auth/get-session`);
    return cookies.find(({ name }) => name.endsWith('session_token'))?.expires;
  };
  await page.goto('/teacher-login');
  await fillIn(page, { Email: email, Password: password }, 'Login');
  await expect(page.getByText('No classes yet.')).toBeVisible();
  expect(await expiry()).toBe(-1);
  await page.reload();
  await expect(page.getByText('No classes yet.')).toBeVisible();

  await button(page, 'Logout').click();
  await page.goto('/teacher-login');
  await page.getByLabel('Stay signed in').check();
  await fillIn(page, { Email: email, Password: password }, 'Login');
  await expect(page.getByText('No classes yet.')).toBeVisible();
  expect(await expiry()).toBeGreaterThan(Date.now() / 1000 + 11 * 3600);
});
