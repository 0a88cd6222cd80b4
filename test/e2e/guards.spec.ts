import type { Page } from '@playwright/test';
import { registerTeacher, startLesson } from '../people.ts';
import { expectAccessible } from './accessible.ts';
import { removeDisplayName, removeProfile } from './accounts.ts';
import { button, enter } from './in-the-browser.ts';
import { expect, test } from './product.ts';

/** The route guard (spec 2): every address, without a sign-in and for both roles. */

const forms = ['/login', '/register', '/teacher-login', '/teacher-register'];
const studentPages = [
  '/student-dashboard',
  '/session/ABCDEF/chat',
  '/session/ABCDEF/my-lessons',
  '/assignment/ABCDEF',
  '/assignment/ABCDEF/my-work',
];
const teacherPages = [
  '/teacher-dashboard',
  '/session/ABCDEF/lessons',
  '/session/ABCDEF/print',
  '/assignment/ABCDEF/work',
  '/assignment/ABCDEF/print',
];

async function expectAllToLeadTo(page: Page, addresses: readonly string[], end: string) {
  for (const address of addresses) {
    await page.goto(address);
    await expect(page, `${address} leads to ${end}`).toHaveURL(end);
  }
}

test('every page behind the sign-in leads people who are signed out to /login', async ({
  studentPage: page,
}) => {
  await expectAllToLeadTo(page, ['/', ...studentPages, ...teacherPages], '/login');
});

test('every page that is not for students leads a student to the student dashboard', async ({
  product,
  studentPage: page,
}) => {
  const { student } = await startLesson(product);
  await enter(page, student, '/student-dashboard');
  await expectAllToLeadTo(page, [...forms, ...teacherPages, '/'], '/student-dashboard');
  // When a whole page was loaded, the focus is where the browser puts it: on the body.
  await expect(page.getByRole('heading', { name: 'To do' })).toBeVisible();
  await expect(page.locator('body')).toBeFocused();
});

test('every page that is not for teachers leads a teacher to the teacher dashboard', async ({
  product,
  teacherPage: page,
}) => {
  await enter(page, await registerTeacher(product), '/teacher-dashboard');
  await expectAllToLeadTo(page, ['/', ...forms, ...studentPages], '/teacher-dashboard');
});

test("every address shows 'Loading...' and nothing else until the first authentication state arrives", async ({
  studentPage: page,
}) => {
  test.slow();
  let answer = () => {};
  let gate = Promise.resolve();
  await page.route('**/api/auth/get-session', async (route) => {
    await gate;
    await route.continue();
  });
  for (const address of ['/', ...forms, ...studentPages, ...teacherPages, '/no-such-page']) {
    gate = new Promise((resolve) => {
      answer = resolve;
    });
    await page.goto(address);
    await expect(page.locator('#root'), address).toHaveText('Loading...');
    if (address === '/') await expectAccessible(page, 'the loading screen');
    answer();
    await expect(page.locator('#root'), address).not.toHaveText('Loading...');
  }
});

test('a page waits for a server that cannot be reached yet, and says so', async ({
  watch,
  studentPage: page,
}) => {
  let reachable = false;
  await page.route('**/api/auth/get-session', (route) => (reachable ? route.continue() : route.abort()));
  watch.announce(/net::ERR_FAILED/, /ConnectionError/);
  await page.goto('/login');
  await expect(page.getByText('The server cannot be reached yet. We are still trying.')).toBeVisible();
  await expect(page.getByText('Loading...')).toBeVisible();
  await expectAccessible(page, 'a server that cannot be reached');
  reachable = true;
  await expect(page.getByRole('heading', { name: 'Student Login' })).toBeVisible();
});

test('a failed load of the profile is only logged, and the role is unset until the next try', async ({
  product,
  watch,
  teacherPage: page,
}) => {
  const teacher = await registerTeacher(product);
  let working = false;
  const failure = { success: false, code: 'internal-error', message: 'Something went wrong on our side.' };
  await page.route('**/api/users/me', (route) =>
    working ? route.continue() : route.fulfill({ status: 500, json: failure }),
  );
  watch.announceRefusal(500, 'Something went wrong');
  await enter(page, teacher, '/teacher-dashboard');
  await expect(page.locator('#root')).toHaveText('Loading...');
  await expect(page.getByText('Your profile could not be loaded.')).toBeVisible({ timeout: 8_000 });
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expectAccessible(page, 'a profile that does not arrive');
  working = true;
  await button(page, 'Try again').click();
  await expect(page.getByRole('heading', { name: 'My Classes' })).toBeVisible();
});

test('an account without a profile cannot open any page', async ({ product, watch, teacherPage: page }) => {
  const teacher = await registerTeacher(product);
  removeProfile(product, teacher.uid);
  watch.announceRefusal(404, 'User profile not found');
  const logged = page.waitForEvent('console', (line) => line.text().includes('User profile not found'));
  await enter(page, teacher, '/teacher-dashboard');
  await logged;
  for (const address of ['/teacher-dashboard', '/student-dashboard', '/login']) {
    await page.goto(address);
    await expect(page.locator('#root')).toHaveText('Loading...');
  }
});

test('the header welcomes a user by the display name, or by the email address of an account without one', async ({
  product,
  teacherPage: page,
}) => {
  const teacher = await registerTeacher(product, { name: 'Ada Byron' });
  await enter(page, teacher);
  await expect(page.getByRole('banner')).toContainText('Welcome, Ada Byron');
  removeDisplayName(product, teacher.uid);
  await page.reload();
  await expect(page.getByRole('banner')).toContainText(`Welcome, ${teacher.email}`);
});

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
