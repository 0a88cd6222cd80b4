import { registerTeacher, startLesson } from '../../people.ts';
import { button, enter, fillIn, password } from '../in-the-browser.ts';
import { expect, test } from '../product.ts';

const forms = ['/login', '/register', '/teacher-login', '/teacher-register'];

test('the links of every form are in view on a laptop, also when a refusal is shown above them', async ({
  studentPage: page,
}) => {
  await page.setViewportSize({ width: 1366, height: 768 });
  for (const path of forms) {
    await page.goto(path);
    await page.locator('button[type=submit]').click();
    await expect(page.getByRole('alert')).toHaveText('All fields are required');
    for (const link of await page.getByRole('navigation').getByRole('link').all()) {
      await expect(link).toBeInViewport({ ratio: 1 });
    }
  }
});

test('a sign-in ends after twelve hours, and says so', async ({ heldProduct, watch }) => {
  // A page that reloads its data before it learns that the sign-in has ended is refused. A call under way
  // when the clock jumps is ended by its timeout.
  watch.permit(/status of 401\b/, /Please sign in to continue\./, /ConnectionError: unreachable/);
  const page = await heldProduct.openBrowser('student');
  const { student } = await startLesson(heldProduct);
  await enter(page, student);
  await expect(page.getByText('Session Open')).toBeVisible();
  await heldProduct.advance(12 * 3600 * 1_000);
  // The page reconnects after a wait, which the held clock has to pass, too.
  await expect(async () => {
    await heldProduct.advance(1_000);
    await expect(page).toHaveURL('/login', { timeout: 1_000 });
  }).toPass();
  await expect(page.getByRole('status')).toHaveText('Your sign-in has ended. Please sign in again.');
});

test('Logout ends the sign-in in this tab, on the server and in the other tab [spec 2.22 7.25]', async ({
  product,
  teacherPage: page,
}) => {
  const bearer = page.waitForRequest('**/api/classes/teacher');
  await enter(page, await registerTeacher(product), '/teacher-dashboard');
  const { authorization = '' } = (await bearer).headers();
  const otherTab = await page.context().newPage();
  await otherTab.goto('/teacher-dashboard');
  await expect(otherTab.getByRole('heading', { name: 'My Classes' })).toBeVisible();

  const signedOut = page.waitForResponse('**/api/auth/sign-out');
  await button(page, 'Logout').click();
  await expect(page).toHaveURL('/login');
  await expect(otherTab).toHaveURL('/login');
  await signedOut;
  const answer = await page.request.get('/api/users/me', { headers: { authorization } });
  expect(answer.status()).toBe(401);
  await page.goto('/teacher-dashboard');
  await expect(page).toHaveURL('/login');
});

test('a reload keeps the sign-in through a cookie that no script can read', async ({
  product,
  teacherPage: page,
}) => {
  const teacher = await registerTeacher(product);
  await page.goto('/teacher-login');
  const call = page.waitForRequest('**/api/classes/teacher');
  await fillIn(page, { Email: teacher.email, Password: password }, 'Login');
  const token = (await call).headers().authorization?.replace('Bearer ', '') ?? '';
  expect(token).toMatch(/\S{20,}/);
  await expect(page.getByText('Welcome, Teacher')).toBeVisible();
  await page.reload();
  await expect(page).toHaveURL('/teacher-dashboard');
  await expect(page.getByText('Welcome, Teacher')).toBeVisible();

  const readable = await page.evaluate(async () =>
    JSON.stringify([
      { ...localStorage },
      { ...sessionStorage },
      document.cookie,
      await indexedDB.databases(),
      location.href,
      document.documentElement.outerHTML,
    ]),
  );
  expect(readable).not.toContain(token.split('.')[0]);
  const cookies = await page.context().cookies(`${product.url}/api/auth`);
  expect(cookies.length).toBeGreaterThan(0);
  for (const cookie of cookies) expect(cookie).toMatchObject({ httpOnly: true, path: '/api/auth' });
  expect(await page.context().cookies(`${product.url}/teacher-dashboard`)).toEqual([]);
});
