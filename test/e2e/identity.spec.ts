import type { Page } from '@playwright/test';
import { registerStudent, registerTeacher, startLesson } from '../people.ts';
import { expectAccessible } from './accessible.ts';
import { removeProfile } from './accounts.ts';
import { delayCall } from './calls.ts';
import { button, enter, fillIn, password, studentForm, teacherForm, unique } from './in-the-browser.ts';
import { expect, test } from './product.ts';

const forms = [
  ['/login', 'Student Login', ['Create a student account', 'Teacher login']],
  ['/register', 'Student Registration', ['Student login', 'Teacher login', 'Who can read this?']],
  ['/teacher-login', 'Teacher Login', ['Create a teacher account', 'Student login']],
  ['/teacher-register', 'Teacher Registration', ['Teacher login', 'Student login']],
] as const;

const refusalOf = (page: Page) => page.getByRole('alert');

/** Fills in and sends a form, and expects this sentence as its refusal. */
async function expectRefusal(
  page: Page,
  fields: Record<string, string>,
  send: string,
  sentence: string | RegExp,
) {
  await fillIn(page, fields, send);
  await expect(refusalOf(page)).toHaveText(sentence);
}

test('each form has its own page and leads to the others', async ({ studentPage: page }) => {
  for (const [path, title, links] of forms) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(page).toHaveTitle(`${title} · Lyceum`);
    await expect(page.getByRole('navigation').getByRole('link')).toHaveText(links);
  }
  await page.getByRole('link', { name: 'Teacher login' }).click();
  await expect(page).toHaveURL('/teacher-login');
});

test('the links of every form are in view on a laptop, also when a refusal is shown above them', async ({
  studentPage: page,
}) => {
  await page.setViewportSize({ width: 1366, height: 768 });
  for (const [path] of forms) {
    await page.goto(path);
    await page.locator('button[type=submit]').click();
    await expect(refusalOf(page)).toHaveText('All fields are required');
    for (const link of await page.getByRole('navigation').getByRole('link').all()) {
      await expect(link).toBeInViewport({ ratio: 1 });
    }
  }
});

test('a password can be shown while it is typed', async ({ studentPage: page }) => {
  await page.goto('/login');
  const field = page.getByLabel('Password', { exact: true });
  await field.fill(password);
  await expect(field).toHaveAttribute('type', 'password');
  await button(page, 'Show').click();
  await expect(field).toHaveAttribute('type', 'text');
  await button(page, 'Hide').click();
  await expect(field).toHaveAttribute('type', 'password');
});

test('people who are signed out are led to the login from every page', async ({ studentPage: page }) => {
  for (const path of ['/', '/student-dashboard', '/teacher-dashboard', '/session/ABCDEF/chat']) {
    await page.goto(path);
    await expect(page).toHaveURL('/login');
  }
  await page.goto('/no-such-page');
  await expect(page.getByRole('heading', { name: 'There is no such page' })).toBeVisible();
});

test('each role is led to its own dashboard', async ({ product, studentPage, teacherPage }) => {
  const { teacher, student, session } = await startLesson(product);
  await enter(teacherPage, teacher, '/');
  await expect(teacherPage).toHaveURL('/teacher-dashboard');
  await enter(studentPage, student, '/');
  await expect(studentPage).toHaveURL('/student-dashboard');

  for (const path of ['/student-dashboard', `/session/${session.id}/chat`, '/login', '/teacher-register']) {
    await teacherPage.goto(path);
    await expect(teacherPage).toHaveURL('/teacher-dashboard');
  }
  for (const path of ['/teacher-dashboard', '/register', '/teacher-login']) {
    await studentPage.goto(path);
    await expect(studentPage).toHaveURL('/student-dashboard');
  }
});

test("the page shows 'Loading...' and nothing else until it knows who is signed in", async ({
  product,
  teacherPage: page,
}) => {
  await enter(page, await registerTeacher(product), '/no-such-page');
  const answer = await delayCall(page, '**/api/auth/get-session');
  await page.goto('/teacher-dashboard');
  await expect(page.locator('#root')).toHaveText('Loading...');
  answer();
  await expect(page.getByRole('heading', { name: 'My Classes' })).toBeVisible();
});

test('an account without a profile waits, and can log out', async ({ product, watch, teacherPage: page }) => {
  const teacher = await registerTeacher(product);
  removeProfile(product, teacher.uid);
  watch.announceRefusal(404, 'User profile not found');
  await enter(page, teacher, '/');
  await expect(page.locator('#root')).toHaveText('Loading...');
  await button(page, 'Logout').click({ timeout: 8_000 });
  await expect(page).toHaveURL('/login');
});

test('the student login answers any failure with one sentence', async ({
  product,
  watch,
  studentPage: page,
}) => {
  const { session } = await startLesson(product, { students: 0 });
  const username = unique('lea.');
  await registerStudent(product, session.sessionCode, { username, firstName: 'Lea', lastName: 'Roth' });
  await page.goto('/login');
  await expectRefusal(page, {}, 'Login', 'All fields are required');
  await expect(page.getByLabel('Username')).toBeFocused();
  watch.announceRefusal(401, 'Invalid');
  for (const fields of [
    { Username: username, Password: 'wrong horse' },
    { Username: 'nobody.at.all', Password: password },
  ]) {
    await expectRefusal(page, fields, 'Login', 'Invalid username or password');
  }
  await fillIn(page, { Username: username.toUpperCase(), Password: password }, 'Login');
  await expect(page).toHaveURL('/student-dashboard');
  await expect(page.getByText('Welcome, Lea Roth')).toBeVisible();
});

test('the student login shows the same sentence without a connection', async ({
  watch,
  studentPage: page,
}) => {
  await page.goto('/login');
  await page.route('**/api/auth/sign-in/email', (route) => route.abort());
  watch.announce(/net::ERR_FAILED/, /ConnectionError/);
  const fields = { Username: 'mei.lin', Password: password };
  await expectRefusal(page, fields, 'Login', 'Invalid username or password');
});

test('the student registration says what is wrong', async ({ product, watch, studentPage: page }) => {
  const { session, student } = await startLesson(product);
  const send = 'Create Account';
  await page.goto('/register');
  await expectRefusal(page, { 'First Name': 'Mei' }, send, 'All fields are required');
  await expect(page.getByLabel('Last Name')).toBeFocused();
  const isMarked = (label: string) =>
    page.locator('[aria-invalid]').and(page.getByLabel(label, { exact: true }));
  await expect(isMarked('Last Name')).toHaveCount(1);
  await page.getByLabel('Last Name').fill('Lin');
  await expect(isMarked('Last Name')).toHaveCount(0);
  await expect(isMarked('Username')).toHaveCount(1);
  await expectRefusal(page, studentForm({ Username: '   ' }), send, 'All fields are required');
  await expectRefusal(page, studentForm({ 'Confirm Password': 'other' }), send, 'Passwords do not match');
  const short = { Password: 'short', 'Confirm Password': 'short' };
  await expectRefusal(page, studentForm(short), send, 'Password must be at least 6 characters');
  watch.announceRefusal(400, 'Invalid session ID');
  await expectRefusal(page, studentForm(), send, 'Invalid session ID. Please check with your teacher.');

  const sessionId = page.getByLabel('Session ID');
  await sessionId.fill(` ${session.sessionCode.toLowerCase()}xyz`);
  await expect(sessionId).toHaveValue(session.sessionCode);
  watch.announceRefusal(409, 'This username is already taken');
  const taken = studentForm({
    Username: ` ${student.email.split('@')[0]} `,
    'Session ID': session.sessionCode,
  });
  const sentence = 'Failed to create account: This username is already taken. Please choose another one.';
  await expectRefusal(page, taken, send, sentence);

  const username = 'Username must be 2 to 32 letters, digits, dots, underscores or hyphens';
  for (const typed of ['m', 'mei lin', 'mëi', 'm'.repeat(33)]) {
    await expectRefusal(page, { Username: typed }, send, username);
  }
  await expect(page.getByLabel('Username')).toBeFocused();
  const long = 'p'.repeat(129);
  const tooLong = { Username: unique('mei.'), Password: long, 'Confirm Password': long };
  await expectRefusal(page, tooLong, send, 'Password must be at most 128 characters');
});

for (const width of [1366, 390])
  test(`a student who types a class code is told which code the form needs, like with any wrong code, at ${width} px`, async ({
    product,
    watch,
    openBrowser,
  }) => {
    const { class: existing } = await startLesson(product);
    const page = await openBrowser('student', { viewport: { width, height: 800 } });
    await page.goto('/register');
    for (const typed of [existing.classCode, 'NOSUCH']) {
      watch.announceRefusal(400, 'Invalid session ID');
      const fields = studentForm({ Username: unique('mei.'), 'Session ID': typed });
      await expectRefusal(
        page,
        fields,
        'Create Account',
        'Invalid session ID. Please check with your teacher.',
      );
      await expect(page.getByLabel('Session ID')).toBeFocused();
      await expect(page.getByLabel('Session ID')).toHaveAccessibleDescription(
        'Invalid session ID. Please check with your teacher. The form needs the Session ID and not the Class Code: your teacher can find it on the class, under “Session ID”.',
      );
    }
  });

test("a registration that fails without a message says 'Registration failed'", async ({
  watch,
  studentPage: page,
}) => {
  await page.goto('/register');
  await page.route('**/auth/register/student', (route) => route.abort());
  watch.announce(/net::ERR_FAILED/, /ConnectionError/);
  const sentence = 'Failed to create account: Registration failed';
  await expectRefusal(page, studentForm(), 'Create Account', sentence);
  await page.unroute('**/auth/register/student');
  await page.route('**/auth/register/student', (route) =>
    route.fulfill({ status: 502, body: 'Bad Gateway' }),
  );
  watch.announce(/status of 502/);
  await expectRefusal(page, {}, 'Create Account', sentence);
});

test('the fields of a student are trimmed, and six characters are enough for a password', async ({
  product,
  studentPage: page,
}) => {
  const { session } = await startLesson(product, { students: 0 });
  const username = unique('Noor.');
  await page.goto('/register');
  const typed = {
    'First Name': '  Noor ',
    'Last Name': ' Haddad  ',
    Username: ` ${username} `,
    Password: 'sixsix',
    'Confirm Password': 'sixsix',
    'Session ID': ` ${session.sessionCode.toLowerCase()}`,
  };
  await fillIn(page, studentForm(typed), 'Create Account');
  await expect(page.getByRole('banner')).toContainText('Welcome, Noor Haddad');
  await button(page, 'Logout').click();
  await fillIn(page, { Username: `  ${username.toUpperCase()} `, Password: 'sixsix' }, 'Login');
  await expect(page.getByRole('banner')).toContainText('Welcome, Noor Haddad');
});

test('a registration whose sign-in fails leads to the login with the new account', async ({
  product,
  watch,
  studentPage: page,
}) => {
  const { session } = await startLesson(product, { students: 0 });
  const username = unique('omar.');
  await page.goto('/register');
  await page.route('**/api/auth/one-time-token/verify', (route) => route.abort());
  watch.announce(/net::ERR_FAILED/, /NotSignedIn: Your account was created/);
  const form = studentForm({ Username: username, 'Session ID': session.sessionCode });
  const sentence = 'Your account was created, but signing in did not work. Please go to the login page.';
  await expectRefusal(page, form, 'Create Account', sentence);
  await expectAccessible(page, 'an account that was created while signing in failed');
  await page.getByRole('link', { name: 'Student login' }).click();
  // Both pages have these fields, and the registration stays until the login has loaded.
  await expect(page.getByRole('heading', { name: 'Student Login' })).toBeVisible();
  await fillIn(page, { Username: username, Password: password }, 'Login');
  await expect(page).toHaveURL('/student-dashboard');
});

test('the teacher login has a sentence for each kind of failure', async ({
  product,
  watch,
  teacherPage: page,
}) => {
  const teacher = await registerTeacher(product, { email: `${unique('bo')}@school.example` });
  const send = 'Login';
  await page.goto('/teacher-login');
  await expectRefusal(page, { Email: teacher.email }, send, 'All fields are required');
  watch.announceRefusal(401, 'Invalid');
  for (const fields of [
    { Email: teacher.email, Password: 'wrong horse' },
    { Email: 'nobody@school.example', Password: password },
  ]) {
    await expectRefusal(page, fields, send, 'Invalid email or password');
  }
  await page.route('**/api/auth/sign-in/email', (route) => route.abort());
  watch.announce(/net::ERR_FAILED/, /ConnectionError/);
  await expectRefusal(page, {}, send, 'Login failed. Please try again.');
  await page.unroute('**/api/auth/sign-in/email');

  const lost = await registerTeacher(product);
  removeProfile(product, lost.uid);
  watch.announceRefusal(404, 'User profile not found');
  const fields = { Email: lost.email, Password: password };
  await expectRefusal(page, fields, send, 'User profile not found');

  await fillIn(page, { Email: ` ${teacher.email.toUpperCase()} `, Password: password }, send);
  await expect(page).toHaveURL('/teacher-dashboard');
});

test('the teacher login refuses a student and signs the account out again', async ({
  product,
  watch,
  teacherPage: page,
}) => {
  const { student } = await startLesson(product);
  const sentence = 'This account is not registered as a teacher';
  watch.announce(new RegExp(sentence));
  await page.goto('/teacher-login');
  const signedOut = page.waitForResponse('**/api/auth/sign-out');
  await expectRefusal(page, { Email: student.email, Password: password }, 'Login', sentence);
  expect((await signedOut).status()).toBe(200);
  await expect(page).toHaveURL('/teacher-login');
  await page.goto('/');
  await expect(page).toHaveURL('/login');
});

test('the teacher registration says what is wrong', async ({ product, watch, teacherPage: page }) => {
  const known = await registerTeacher(product);
  const send = 'Create Account';
  await page.goto('/teacher-register');
  await expectRefusal(page, {}, send, 'All fields are required');
  await expectRefusal(page, teacherForm({ 'School Code': '' }), send, 'All fields are required');
  await expectRefusal(page, teacherForm({ 'Confirm Password': 'other' }), send, 'Passwords do not match');
  const short = { Password: 'short', 'Confirm Password': 'short' };
  await expectRefusal(page, teacherForm(short), send, 'Password must be at least 6 characters');
  const brief = { 'School Code': 'ab' };
  await expectRefusal(page, teacherForm(brief), send, 'School code must be at least 3 characters');
  await page.getByLabel('School Code').fill('abcdefghijklm');
  await expect(page.getByLabel('School Code')).toHaveValue('ABCDEFGHIJ');

  watch.announceRefusal(400, 'Invalid school code');
  const unknown = 'Invalid school code. Please check with your administrator.';
  await expectRefusal(page, teacherForm({ 'School Code': 'nowhere' }), send, unknown);
  watch.announceRefusal(400, 'Please provide a valid email');
  const noAddress = teacherForm({ Email: 'ada at school' });
  await expectRefusal(page, noAddress, send, 'Please provide a valid email address');
  watch.announceRefusal(409, 'An account with this email');
  const taken = teacherForm({ Email: known.email });
  await expectRefusal(page, taken, send, 'An account with this email already exists');
  await page.route('**/auth/register', (route) => route.abort());
  watch.announce(/net::ERR_FAILED/, /ConnectionError/);
  await expectRefusal(page, {}, send, 'Failed to create account. Please try again.');
});

test('the fields of a teacher are trimmed, and the registration signs the teacher in', async ({
  product,
  teacherPage: page,
}) => {
  const email = `${unique('Ada')}@school.example`;
  await page.goto('/teacher-register');
  const typed = {
    'Full Name': '  Ada Byron ',
    Email: ` ${email} `,
    Password: 'sixsix',
    'Confirm Password': 'sixsix',
    'School Code': ` ${product.schoolCode.toLowerCase()} `,
  };
  await fillIn(page, teacherForm(typed), 'Create Account');
  await expect(page).toHaveURL('/teacher-dashboard');
  await expect(page.getByRole('banner')).toContainText('Welcome, Ada Byron');
  await button(page, 'Logout').click();
  await page.getByRole('link', { name: 'Teacher login' }).click();
  await fillIn(page, { Email: email.toLowerCase(), Password: 'sixsix' }, 'Login');
  await expect(page).toHaveURL('/teacher-dashboard');
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

test('Logout ends the sign-in in this tab, on the server and in the other tab', async ({
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
