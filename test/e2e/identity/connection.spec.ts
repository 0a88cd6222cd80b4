import { registerTeacher, startLesson } from '../../people.ts';
import { withoutSharedWorkers } from '../calls.ts';
import { button, card, enter, fillIn, password } from '../in-the-browser.ts';
import { expect, test } from '../product.ts';

/** Sign-ins and streams when the network fails. */

const unconfirmed =
  'You are signed out on this page, but the server could not be reached. Please leave this page open until the connection is back.';
const confirmed = 'The connection is back. You are signed out on the server too.';

test('Logout without a connection says so, and ends the sign-in when the network is back [spec 10.40]', async ({
  product,
  watch,
  teacherPage: page,
}) => {
  const bearer = page.waitForRequest('**/api/classes/teacher');
  await enter(page, await registerTeacher(product), '/teacher-dashboard');
  const { authorization = '' } = (await bearer).headers();
  await expect(page.getByText('No classes yet.')).toBeVisible();

  watch.announce(/ERR_INTERNET_DISCONNECTED/, /ConnectionError/);
  await page.context().setOffline(true);
  await button(page, 'Logout').click();
  await expect(page).toHaveURL('/login');
  await expect(page.getByRole('status')).toHaveText(unconfirmed);
  await page.getByRole('link', { name: 'Teacher login' }).click();
  await expect(page.getByRole('status')).toHaveText(unconfirmed);

  await page.context().setOffline(false);
  await expect(page.getByRole('status')).toHaveText(confirmed);
  const answer = await page.request.get('/api/users/me', { headers: { authorization } });
  expect(answer.status()).toBe(401);
  await page.goto('/teacher-dashboard');
  await expect(page).toHaveURL('/login');
});

test('a person who signed out without a connection is not signed in again by opening another page', async ({
  product,
  watch,
  teacherPage: page,
}) => {
  const context = page.context();
  await enter(page, await registerTeacher(product), '/teacher-dashboard');
  await expect(page.getByText('No classes yet.')).toBeVisible();
  watch.announce(/ERR_INTERNET_DISCONNECTED/, /ConnectionError/);
  await context.setOffline(true);
  await button(page, 'Logout').click();
  await expect(page.getByRole('status')).toHaveText(unconfirmed);
  await page.close();

  await context.setOffline(false);
  const later = await context.newPage();
  await later.goto('/teacher-dashboard');
  await expect(later).toHaveURL('/login');
  // The device stays known, but that signs nobody in.
  const cookies = await context.cookies(`${product.url}/api/auth`);
  expect(cookies.map(({ name }) => name)).toEqual(['lyceum-device']);
});

test('an unfinished sign-out does not affect the next person who signs in on the same device', async ({
  product,
  watch,
  studentPage: page,
}) => {
  const { students } = await startLesson(product, { students: 2 });
  const [first, second] = students;
  if (first === undefined || second === undefined) throw new Error('A lesson without its students.');
  await enter(page, first);
  await expect(page.getByText(`Welcome, ${first.name}`)).toBeVisible();
  let reachable = false;
  await page.route('**/api/auth/sign-out', (route) => (reachable ? route.continue() : route.abort()));
  watch.announce(/net::ERR_FAILED/, /ConnectionError/);
  await button(page, 'Logout').click();
  await expect(page.getByRole('status')).toHaveText(unconfirmed);
  reachable = true;
  await fillIn(page, { Username: second.email.split('@')[0] ?? '', Password: password }, 'Login');
  await expect(page.getByText(`Welcome, ${second.name}`)).toBeVisible();
  await page.reload();
  await expect(page.getByText(`Welcome, ${second.name}`)).toBeVisible();
});

test('a dashboard whose token could not be renewed without a connection follows its classes again later', async ({
  product,
  watch,
  studentPage: page,
}) => {
  const { teacher, student, class: joined } = await startLesson(product);
  await withoutSharedWorkers(page);
  // Only the first connection is refused, and only its renewal fails: a renewal that answers with the refused
  // token would end the sign-in. The page calls get-session once when it loads, so the renewal is the second
  // call.
  const refusal = { success: false, code: 'not-signed-in', message: 'Please sign in to continue.' };
  await page.route('**/api/student/events', (route) => route.fulfill({ status: 401, json: refusal }), {
    times: 1,
  });
  let asked = 0;
  await page.route('**/api/auth/get-session', (route) => {
    asked += 1;
    return asked === 2 ? route.abort() : route.continue();
  });
  watch.announce(/status of 401/, /net::ERR_FAILED/, /ConnectionError/);
  const failed = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/get-session'));
  const followed = page.waitForResponse((answer) => answer.url().endsWith('/events') && answer.ok());
  await enter(page, student, '/student-dashboard');
  await expect(card(page, joined.className).getByText('Session Open')).toBeVisible();
  await failed;
  await followed;
  await teacher.stopSession(joined.id);
  await expect(card(page, joined.className).getByText('Session Closed')).toBeVisible();
});

test('a page whose code cannot be loaded says so, and can be loaded again', async ({
  product,
  watch,
  studentPage: page,
}) => {
  const { student, class: joined } = await startLesson(product);
  await enter(page, student, '/');
  await expect(card(page, joined.className)).toBeVisible();
  await page.route('**/assets/session-chat-route*', (route) => route.abort());
  watch.announce(/net::ERR_FAILED/, /Failed to fetch dynamically imported module/);
  await button(page, 'Join Session').click();
  await expect(page.getByRole('heading', { name: 'Something went wrong' })).toBeVisible();
  await expect(page.getByText('This page could not be shown. Nothing you sent is lost.')).toBeVisible();
  await page.unroute('**/assets/session-chat-route*');
  await button(page, 'Load the page again').click();
  await expect(page.getByRole('heading', { name: 'What are you working on?' })).toBeVisible();
});
