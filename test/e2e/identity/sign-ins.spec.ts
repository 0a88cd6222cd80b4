import { registerTeacher } from '../../people.ts';
import { button, fillIn, password } from '../in-the-browser.ts';
import { expect, test } from '../product.ts';

/** How long a sign-in lasts. */

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
