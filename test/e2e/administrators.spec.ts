import type { Page } from '@playwright/test';
import { registerTeacher } from '../people.ts';
import { button, enter, fillIn } from './in-the-browser.ts';
import { expect, test } from './product.ts';
import { startSchool } from './schools.ts';

/** Administrators share the administration of their school and hand it over in the web app. */

async function choose(page: Page, name: string, action: string) {
  await button(page, `Options for ${name}`).click();
  await page.getByRole('menuitem', { name: action }).click();
}

test('an administrator renames the school, names a second administrator, and leaves the school to them [spec 10.144]', async ({
  product,
  teacherPage: page,
}) => {
  test.slow();
  const { school, administrator } = await startSchool(product);
  const ada = await registerTeacher(school, { name: 'Ada Byron' });
  await enter(page, administrator, '/school');
  await expect(page.getByRole('main')).toContainText('North High');
  await button(page, 'Rename').click();
  await fillIn(page.getByRole('dialog'), { 'School name': ' ' }, 'Save');
  await expect(page.getByText('Please give the school a name.')).toBeVisible();
  await fillIn(page.getByRole('dialog'), { 'School name': 'Hillview High' }, 'Save');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('main')).toContainText('Hillview High');
  await expect(button(page, 'Rename')).toBeFocused();

  // Nobody could administer the school without them, so there is nothing to choose.
  await expect(button(page, `Options for ${administrator.name}`)).toHaveCount(0);
  await choose(page, 'Ada Byron', 'Make administrator');
  const dialog = page.getByRole('dialog');
  await button(dialog, 'Make Administrator').click();
  await expect(dialog.getByRole('status')).toHaveText('Ada Byron administers the school now.');
  await expect(button(dialog, 'Done')).toBeFocused();
  await button(dialog, 'Done').click();
  await expect(page.getByRole('listitem', { name: 'Ada Byron' })).toContainText('Administrator');
  await expect(button(page, 'Options for Ada Byron')).toBeFocused();

  await choose(page, administrator.name, 'Remove as administrator');
  await button(dialog, 'Remove as Administrator').click();
  await expect(page).toHaveURL('/teacher-dashboard');
  await button(page, 'Account').click();
  await expect(page.getByRole('menuitem', { name: 'Change password' })).toBeVisible();
  await expect(page.getByRole('menuitem', { name: 'School' })).toHaveCount(0);
  await page.keyboard.press('Escape');
  expect((await ada.get('/api/school')).body.school.name).toBe('Hillview High');
});
