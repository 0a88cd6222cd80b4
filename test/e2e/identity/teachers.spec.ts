import { button, enter, fillIn, password, teacherForm, unique } from '../in-the-browser.ts';
import { expect, test } from '../product.ts';
import { startSchool } from '../schools.ts';

/** The administrator decides how teachers join the school, and which of them keep access. */

test('an administrator renews and switches off the school code, and approves a new teacher, who waits until then', async ({
  product,
  watch,
  teacherPage: page,
  openBrowser,
}) => {
  const { school, administrator } = await startSchool(product);
  await enter(page, administrator, '/school/registration');
  const code = page.getByRole('article', { name: 'School code' });
  await expect(code).toContainText(school.schoolCode);
  await expect(code).toContainText('short enough to be guessed');
  await button(code, 'Renew code').click();
  await button(page.getByRole('dialog'), 'Renew Code').click();
  await expect(code).not.toContainText(school.schoolCode);
  const shown = `${await code.getByText(/^[A-Z2-9]{10}$/).textContent()}`;
  await button(code, 'Enlarge School code').click();
  for (const width of [390, 1366]) {
    await page.setViewportSize({ width, height: 768 });
    const box = await page.getByRole('dialog').getByText(shown).boundingBox();
    expect(box?.x).toBeGreaterThan(0);
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThan(width);
  }
  await page.keyboard.press('Escape');
  await button(code, 'Switch off').click();
  await expect(code).toContainText('Nobody can register as a teacher');
  await button(code, 'Switch on').click();
  await page.getByRole('checkbox', { name: 'Approve new teachers' }).check();
  await page.getByRole('radio', { name: 'At least 8 characters' }).check();

  const newcomer = await openBrowser('newcomer');
  await newcomer.goto('/teacher-register');
  await expect(
    newcomer.getByText('At least 6 characters, or 8 where your school asks for it.'),
  ).toBeVisible();
  const email = `${unique('grace')}@school.example`;
  const typed = teacherForm({ 'Full Name': 'Grace Hopper', Email: email, 'School Code': shown });
  watch.announceRefusal(400, 'at least 8 characters');
  await fillIn(newcomer, { ...typed, Password: '7 chars', 'Confirm Password': '7 chars' }, 'Create Account');
  await expect(newcomer.getByRole('alert')).toHaveText('Password must be at least 8 characters');
  await fillIn(newcomer, { Password: password, 'Confirm Password': password }, 'Create Account');
  await expect(newcomer.getByRole('heading', { name: 'Your account waits for approval' })).toBeVisible();

  await page.getByRole('link', { name: 'Teachers', exact: true }).click();
  await expect(page.getByRole('listitem')).toHaveText([/Grace Hopper.*Waits for approval/, /You/]);
  await button(page, 'Approve Grace Hopper').click();
  // The row stays where it is, so that a second click does not reach the next teacher's button.
  await expect(page.getByRole('listitem')).toHaveText([/Grace Hopper.*Approved/, /You/]);
  await expect(button(page, 'Options for Grace Hopper')).toBeFocused();
  await button(newcomer, 'Check now').click();
  await expect(newcomer.getByText('No classes yet.')).toBeVisible();
});
