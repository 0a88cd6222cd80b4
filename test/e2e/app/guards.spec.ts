import { registerTeacher } from '../../people.ts';
import { button, enter } from '../in-the-browser.ts';
import { expect, test } from '../product.ts';

/** The look of the pages. */

test('the appearance follows the device until the user chooses one, which is kept', async ({
  product,
  teacherPage: page,
}) => {
  const background = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  await page.emulateMedia({ colorScheme: 'dark' });
  await enter(page, await registerTeacher(product));
  await expect(page.getByText('No classes yet.')).toBeVisible();
  const dark = await background();
  await page.emulateMedia({ colorScheme: 'light' });
  expect(await background()).not.toBe(dark);

  await button(page, 'Appearance').click();
  await expect(page.getByRole('menuitemradio', { name: 'Same as the device' })).toBeChecked();
  await page.getByRole('menuitemradio', { name: 'Dark' }).click();
  expect(await background()).toBe(dark);
  await page.reload();
  await expect(page.getByText('No classes yet.')).toBeVisible();
  expect(await background()).toBe(dark);
  await button(page, 'Logout').click();
  await expect(page).toHaveURL('/login');
  expect(await background()).toBe(dark);
});
