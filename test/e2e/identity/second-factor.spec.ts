import type { Page } from '@playwright/test';
import { registerTeacher } from '../../people.ts';
import { codeNow } from '../../second-factor.ts';
import { button, enter, fillIn, password } from '../in-the-browser.ts';
import { expect, test } from '../product.ts';
import { startSchool } from '../schools.ts';

/** Second factor: teachers can choose to enter a code from their phone after the password. */

async function openDialog(page: Page) {
  await button(page, 'Account').click();
  await page.getByRole('menuitem', { name: 'Second factor' }).click();
  return page.getByRole('dialog', { name: 'Second factor' });
}

test('a teacher sets up a second factor, signs in with it and with a recovery code, and the administrator takes it back [spec 10.111]', async ({
  product,
  watch,
  teacherPage: page,
  openBrowser,
}) => {
  const { school, administrator } = await startSchool(product);
  const ada = await registerTeacher(school, { name: 'Ada Byron' });
  await enter(page, ada);
  const dialog = await openDialog(page);
  await button(dialog, 'Continue').click();
  await expect(dialog.getByRole('img', { name: 'QR code for the app' })).toBeVisible();
  await expect(dialog.getByLabel('Code from the app')).toBeFocused();
  const secret = `${await dialog.getByText(/^[A-Z2-7]{4}( [A-Z2-7]+)+$/).textContent()}`.replace(/ /g, '');
  await fillIn(dialog, { 'Code from the app': codeNow(secret, new Date()) }, 'Turn On');
  const codes = dialog.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem');
  await expect(codes).toHaveCount(10);
  const [first = '', second = ''] = await codes.allTextContents();
  await button(dialog, 'I have kept them').click();

  await button(page, 'Logout').click();
  await page.goto('/teacher-login');
  watch.announce(/status of 403/);
  await fillIn(page, { Email: ada.email, Password: password }, 'Login');
  const code = page.getByLabel('Code', { exact: true });
  await expect(code).toBeFocused();
  watch.announceRefusal(403, 'This code is not right');
  await code.fill('000000');
  await button(page, 'Login').click();
  await expect(page.getByRole('alert')).toHaveText(
    'This code is not right, or was used already. Please try the next one.',
  );
  await code.fill(first);
  await button(page, 'Login').click();
  await expect(page.getByText('No classes yet.')).toBeVisible();

  await openDialog(page);
  await expect(dialog.getByRole('status')).toHaveText('It is on. 9 recovery codes are left.');
  await fillIn(dialog, { Code: second }, 'Turn Off');
  await expect(dialog.getByRole('status')).toHaveText(
    'The second factor is off. Your password alone signs you in.',
  );

  // Another teacher has a second factor, set up by calls alone, and loses it.
  const own = '/api/users/me/second-factor';
  const again = await registerTeacher(school, { name: 'Grace Hopper' });
  const begun = (await again.post(`${own}/begin`, {})).body;
  await again.post(`${own}/confirm`, { code: codeNow(begun.secret, new Date()) });
  const adminPage = await openBrowser('administrator');
  await enter(adminPage, administrator, '/school');
  const row = adminPage.getByRole('listitem', { name: 'Grace Hopper' });
  await expect(row).toContainText('Second factor');
  await button(row, 'Options for Grace Hopper').click();
  await adminPage.getByRole('menuitem', { name: 'Take back second factor' }).click();
  await button(adminPage.getByRole('dialog'), 'Take Back').click();
  await expect(row).not.toContainText('Second factor');
  await enter(await openBrowser('Grace'), again);
});
