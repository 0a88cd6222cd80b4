import { registerTeacher, startLesson } from '../people.ts';
import { expectAccessible } from './accessible.ts';
import { expectReachable } from './both-sizes.ts';
import { button, fillIn, openClass, password } from './in-the-browser.ts';
import { expect, test } from './product.ts';

/** A page that was left open is not enough for what endangers people: one dialog asks for the password. */

const fiveMinutes = 5 * 60_000;

test('a page that was left open asks for the password, loses nothing that was typed, and asks once', async ({
  heldProduct,
  watch,
}) => {
  const { teacher, student } = await startLesson(heldProduct);
  const colleague = await registerTeacher(heldProduct, { name: 'Ben Okri' });
  const page = await heldProduct.openBrowser('teacher');
  const shown = await openClass(page, teacher);
  const teachers = shown.getByRole('region', { name: 'Teachers' });
  await heldProduct.advance(fiveMinutes);

  await button(teachers, 'Invite a colleague').click();
  const form = page.getByRole('dialog', { name: 'Invite a colleague' });
  const prompt = page.getByRole('dialog', { name: 'Type your password' });
  const field = prompt.getByLabel('Current Password');
  watch.announce(/status of 403/);
  await fillIn(form, { Colleague: colleague.email }, 'Invite');
  await expect(field).toBeFocused();
  await expectAccessible(page, 'the dialog that asks for the password');
  await expectReachable(page, field, button(prompt, 'Continue'), button(prompt, 'Close'));

  await field.fill('wrong horse');
  await page.keyboard.press('Escape');
  await expect(prompt).toHaveCount(0);
  await expect(form.getByRole('alert')).toHaveText(
    'Nothing was changed. To do this, please type your password again.',
  );
  await expect(form.getByLabel('Colleague')).toHaveValue(colleague.email);

  await button(form, 'Invite').click();
  watch.announceRefusal(403, 'Your current password is not right');
  await fillIn(prompt, { 'Current Password': 'wrong horse' }, 'Continue');
  await expect(prompt.getByRole('alert')).toHaveText('Your current password is not right. Please try again.');
  await expect(field).toBeFocused();
  await expectAccessible(page, 'the dialog that asks for the password with a refusal');
  await field.fill(password);
  await page.keyboard.press('Enter');
  await expect(teachers.getByRole('listitem', { name: 'Ben Okri' })).toContainText('Invited');
  await expect(form).toHaveCount(0);

  // The password was proved: the next call that asks for it is made at once.
  await button(shown, `Options for ${student.name}`).click();
  await page.getByRole('menuitem', { name: 'Reset password' }).click();
  await button(page.getByRole('dialog'), 'Reset Password').click();
  await expect(page.getByRole('dialog', { name: `New password of ${student.name}` })).toBeVisible();
});
