import { registerTeacher } from '../people.ts';
import { expectAccessible } from './accessible.ts';
import { asOperator } from './accounts.ts';
import { button, enter, fillIn, password, teacherForm, unique } from './in-the-browser.ts';
import { expect, test } from './product.ts';
import { startSchool } from './schools.ts';

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
  await expectAccessible(page, 'how teachers join');
  await button(code, 'Renew code').click();
  await expectAccessible(page, 'the question before the school code is renewed');
  await button(page.getByRole('dialog'), 'Renew Code').click();
  await expect(code).not.toContainText(school.schoolCode);
  const shown = `${await code.getByText(/^[A-Z2-9]{10}$/).textContent()}`;
  await button(code, 'Enlarge School code').click();
  await expectAccessible(page, 'the school code on the projector');
  for (const width of [390, 1366]) {
    await page.setViewportSize({ width, height: 768 });
    const box = await page.getByRole('dialog').getByText(shown).boundingBox();
    expect(box?.x).toBeGreaterThan(0);
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThan(width);
  }
  await page.keyboard.press('Escape');
  await button(code, 'Switch off').click();
  await expect(code).toContainText('Nobody can register as a teacher');
  await expectAccessible(page, 'a school code that is off');
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
  await expectAccessible(newcomer, 'an account that waits for approval');

  await page.getByRole('link', { name: 'Teachers', exact: true }).click();
  await expect(page.getByRole('listitem')).toHaveText([/Grace Hopper.*Waits for approval/, /You/]);
  await expectAccessible(page, 'the teachers of a school');
  await button(page, 'Approve Grace Hopper').click();
  // The row stays where it is, so that a second click does not reach the next teacher's button.
  await expect(page.getByRole('listitem')).toHaveText([/Grace Hopper.*Approved/, /You/]);
  await expect(button(page, 'Options for Grace Hopper')).toBeFocused();
  await button(newcomer, 'Check now').click();
  await expect(newcomer.getByText('No classes yet.')).toBeVisible();
});

test('an administrator ends the sign-ins of a teacher, disables the account and enables it again', async ({
  product,
  watch,
  teacherPage: page,
  openBrowser,
}) => {
  const { school, administrator } = await startSchool(product);
  const ada = await registerTeacher(school, { name: 'Ada Byron' });
  const elsewhere = await openBrowser('Ada');
  await enter(elsewhere, ada);
  await expect(elsewhere.getByText('No classes yet.')).toBeVisible();
  await enter(page, administrator);
  await button(page, 'Account').click();
  await page.getByRole('menuitem', { name: 'School' }).click();
  const row = page.getByRole('listitem', { name: 'Ada Byron' });
  const choose = async (action: string) => {
    await button(row, 'Options for Ada Byron').click();
    await page.getByRole('menuitem', { name: action }).click();
  };
  await choose('Disable account');
  await expectAccessible(page, 'the question before an account is disabled');
  watch.announce(/status of 401/);
  await button(page.getByRole('dialog'), 'Disable').click();
  await expect(row).toContainText('Disabled');
  // The other device notices at its next call; a dashboard reloads its classes every 15 s.
  await expect(elsewhere).toHaveURL('/login', { timeout: 25_000 });
  await elsewhere.goto('/teacher-login');
  const disabled = 'Your account was disabled. Please ask the administrator of your school.';
  watch.announceRefusal(401, 'Invalid');
  await fillIn(elsewhere, { Email: ada.email, Password: 'wrong horse' }, 'Login');
  await expect(elsewhere.getByRole('alert')).toHaveText('Invalid email or password');
  watch.announceRefusal(403, 'Your account was disabled');
  await fillIn(elsewhere, { Password: password }, 'Login');
  await expect(elsewhere.getByRole('alert')).toHaveText(disabled);

  await choose('Enable account');
  await button(page.getByRole('dialog'), 'Enable').click();
  await expect(row).not.toContainText('Disabled');
  await button(elsewhere, 'Login').click();
  await expect(elsewhere.getByText('No classes yet.')).toBeVisible();
  await choose('End sign-ins');
  watch.announce(/status of 401/);
  await button(page.getByRole('dialog'), 'End Sign-ins').click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(elsewhere).toHaveURL('/login', { timeout: 25_000 });

  await asOperator(product, (operator) =>
    operator.removeAdministrator(school.schoolCode, administrator.email),
  );
  watch.announceRefusal(403, 'Only the administrator of your school can do this');
  await page.reload();
  await expect(page.getByText('You no longer administer your school.')).toBeVisible();
});
