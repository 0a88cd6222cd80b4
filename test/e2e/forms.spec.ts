import type { Locator, Page } from '@playwright/test';
import { registerStudent, registerTeacher, startLesson } from '../people.ts';
import { expectAccessible } from './accessible.ts';
import { giveAssignment, hour } from './given-assignment.ts';
import {
  button,
  card,
  enter,
  fillIn,
  openAssignmentForm,
  openClass,
  password,
  unreachable,
} from './in-the-browser.ts';
import { expect, test } from './product.ts';
import type { Watch } from './watch.ts';

/** All forms: a mistaken click or key loses nothing that was typed, and a failure gives its reason. */

/** Clicks beside the open window. */
const clickBeside = (page: Page) => page.mouse.click(4, 300);

const question = (form: Locator) => form.getByRole('alertdialog', { name: 'Discard what you typed?' });

/** Opens the menu of this name and chooses an item. */
async function choose(page: Page, menu: string, item: string): Promise<void> {
  await button(page, menu).click();
  await page.getByRole('menuitem', { name: item, exact: true }).click();
}

/** Stops all calls of the page except those that only read, until the returned function is called. */
async function cutOff(page: Page, watch: Watch): Promise<() => Promise<void>> {
  watch.announce(/ERR_FAILED/, /ConnectionError/);
  const changes = /\/(?:api|auth)\//;
  await page.route(changes, (route) =>
    route.request().method() === 'POST' ? route.abort('failed') : route.fallback(),
  );
  return () => page.unroute(changes);
}

test('a half-written assignment is not thrown away by Escape, a click beside it or the cross', async ({
  product,
  teacherPage: page,
}) => {
  const { teacher } = await startLesson(product, { students: 0 });
  const form = await openAssignmentForm(page, teacher);
  const title = form.getByLabel('Title');
  await title.fill('Fractions');
  await page.keyboard.press('Escape');
  await expect(question(form)).toBeVisible();
  await expect(button(form, 'Keep writing')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(question(form)).toBeHidden();
  await expect(title).toBeFocused();

  await clickBeside(page);
  await button(form, 'Keep writing').click();
  await expect(title).toHaveValue('Fractions');
  await button(form, 'Close').click();
  await button(form, 'Discard').click();
  await expect(form).toBeHidden();
  await expect(button(page, 'Create Assignment')).toBeFocused();

  await button(page, 'Create Assignment').click();
  await expect(title).toHaveValue('');
  await title.fill('Typed, and taken back');
  await title.fill('');
  await page.keyboard.press('Escape');
  await expect(form).toBeHidden();
});

test('every form in a window asks before it discards what was typed, and closes at once when nothing was', async ({
  product,
  teacherPage: page,
  studentPage,
}) => {
  test.slow();
  const lesson = await startLesson(product, { students: 0 });
  await giveAssignment(lesson, new Date(), [-hour, hour]);
  await openClass(page, lesson.teacher);
  const forms: [open: () => Promise<void>, type: (form: Locator) => Promise<void>][] = [
    [() => button(page, 'Create Class').click(), (form) => form.getByLabel('Class Name').fill('Optics')],
    [
      () => choose(page, 'Options for Algebra 1', 'Edit class'),
      (form) => form.getByLabel('Description').fill('Letters.'),
    ],
    [
      () => choose(page, 'Options for Fractions', 'Edit'),
      (form) => form.getByRole('radio', { name: 'Permissive' }).check(),
    ],
    [
      () => choose(page, 'Options for Fractions', 'Extend'),
      (form) => form.getByLabel('New Close Date').fill('2046-01-01T00:00'),
    ],
    [
      () => choose(page, 'Account', 'Change password'),
      (form) => form.getByLabel('Current Password').fill('correct'),
    ],
  ];
  const expectGuarded = async (at: Page, [open, type]: (typeof forms)[number]) => {
    const form = at.getByRole('dialog');
    await open();
    await expect(form).toBeVisible();
    await at.keyboard.press('Escape');
    await expect(form).toBeHidden();
    await open();
    await type(form);
    await clickBeside(at);
    await expect(question(form)).toBeVisible();
    await button(form, 'Discard').click();
    await expect(form).toBeHidden();
  };
  for (const each of forms) await expectGuarded(page, each);

  await enter(studentPage, await registerStudent(product, lesson.session.sessionCode), '/student-dashboard');
  await expectGuarded(studentPage, [
    () => button(studentPage, 'Join Class').click(),
    (form) => form.getByLabel('Class Code').fill('ABC'),
  ]);
});

/**
 * Writes half an assignment and sends it after the sign-in has expired, so that the page asks to sign in
 * again.
 */
async function writeUntilExpired(page: Page, teacher: { email: string; password: string }) {
  const form = await openAssignmentForm(page, teacher);
  await form.getByLabel('Description').fill('Add and compare.');
  await form.getByRole('radio', { name: 'Restrictive' }).check();
  await fillIn(form, { Title: 'Fractions', 'Close Date': '2046-01-01T00:00' }, 'Create Assignment');
  await expect(form).toBeHidden();
  const notice = 'Your sign-in has ended. Please sign in again.';
  await expect(page.getByRole('status')).toHaveText(notice);
  await page.unrouteAll();
  await page.context().clearCookies();
  return form;
}

/** Signs in on the page that asks for it, in the same tab and without a reload. */
async function signIn(page: Page, { email }: { email: string }): Promise<void> {
  await page.getByRole('link', { name: 'Teacher login' }).click();
  await fillIn(page, { Email: email, Password: password }, 'Login');
  await expect(page).toHaveURL('/teacher-dashboard');
}

/**
 * From now on the server refuses the sign-in for creating an assignment, and the cookie gives no new token.
 */
async function expire(page: Page, watch: Watch): Promise<void> {
  watch.announceRefusal(401, 'Please sign in to continue.');
  const json = { success: false, code: 'not-signed-in', message: 'Please sign in to continue.' };
  await page.route('**/api/assignments/create', async (route) => {
    await page.route('**/api/auth/get-session', (asked) => asked.fulfill({ json: null }));
    await route.fulfill({ status: 401, json });
  });
}

test('a half-written assignment outlives a reload and a sign-in that has expired', async ({
  product,
  watch,
  teacherPage: page,
}) => {
  const { teacher } = await startLesson(product, { students: 0 });
  await expire(page, watch);
  const form = await writeUntilExpired(page, teacher);
  await signIn(page, teacher);
  await page.reload();
  await button(page, 'Create Assignment').click();
  await expect(form).toContainText('This is what you typed last time.');
  await expectAccessible(page, 'an assignment that was half written before');
  await expect(form.getByLabel('Title')).toHaveValue('Fractions');
  await expect(form.getByLabel('Description')).toHaveValue('Add and compare.');
  await expect(form.getByRole('radio', { name: 'Restrictive' })).toBeChecked();
  await button(form, 'Create Assignment').click();
  await expect(form).toBeHidden();
  await button(page, 'Create Assignment').click();
  await expect(form.getByLabel('Title')).toHaveValue('');
});

test('a half-written assignment is shown to nobody else, and is deleted when its teacher signs out', async ({
  product,
  watch,
  teacherPage: page,
}) => {
  const { teacher } = await startLesson(product, { students: 0 });
  await expire(page, watch);
  const form = await writeUntilExpired(page, teacher);
  const kept = () => page.evaluate(() => JSON.stringify({ ...sessionStorage }));
  const expectSealed = async () => {
    expect(await kept()).toContain('lyceum-drafts');
    expect(await kept()).not.toMatch(/Fractions|Decimals|title|assignment/i);
  };
  await expectSealed();
  await signIn(page, await registerTeacher(product));
  expect(await kept()).not.toContain('lyceum-drafts');
  await button(page, 'Logout').click();

  await signIn(page, teacher);
  await button(page, 'Create Assignment').click();
  await expect(form.getByLabel('Title')).toHaveValue('');
  await form.getByLabel('Title').fill('Decimals');
  await expectSealed();
  await page.reload();
  await button(page, 'Logout').click();
  await expect(page).toHaveURL('/login');
  expect(await kept()).not.toContain('lyceum-drafts');
});

test('a form that gets no answer says that the server cannot be reached, and keeps what was typed', async ({
  product,
  watch,
  teacherPage: page,
  studentPage,
}) => {
  test.slow();
  const lesson = await startLesson(product, { students: 0 });
  await openClass(page, lesson.teacher);
  const restore = await cutOff(page, watch);
  const form = page.getByRole('dialog');
  const expectReason = async (fields: Record<string, string>, send: string, sentence: string) => {
    await fillIn(form, fields, send);
    await expect(form.getByRole('alert')).toHaveText(sentence);
    await expect(form.getByText(unreachable)).toBeVisible();
  };
  await button(page, 'Create Class').click();
  await expectReason({ 'Class Name': 'Optics' }, 'Create Class', 'Failed to create class');
  await expectAccessible(page, 'a form that got no answer');
  await expect(form.getByLabel('Class Name')).toHaveValue('Optics');
  await restore();
  await button(form, 'Create Class').click();
  await expect(card(page, 'Optics')).toBeVisible();

  await cutOff(page, watch);
  await button(card(page, 'Algebra 1'), 'Create Assignment').click();
  const assignment = { Title: 'Fractions', 'Close Date': '2046-01-01T00:00' };
  await expectReason(assignment, 'Create Assignment', 'Failed to create assignment');
  await button(form, 'Close').click();
  await button(form, 'Discard').click();
  await choose(page, 'Options for Algebra 1', 'Archive class');
  await expectReason({}, 'Archive', 'Failed to archive class');

  const student = await registerStudent(product, lesson.session.sessionCode);
  await enter(studentPage, student, '/student-dashboard');
  await cutOff(studentPage, watch);
  await button(studentPage, 'Join Class').click();
  const join = studentPage.getByRole('dialog');
  await fillIn(join, { 'Class Code': lesson.class.classCode }, 'Join Class');
  await expect(join.getByRole('alert')).toHaveText('Failed to join class');
  await expect(join.getByText(unreachable)).toBeVisible();
});

test('a login that gets no answer keeps its sentence, and says that the server cannot be reached', async ({
  watch,
  studentPage: page,
}) => {
  await cutOff(page, watch);
  for (const [path, fields, sentence] of [
    ['/login', { Username: 'mei', Password: password }, 'Invalid username or password'],
    ['/teacher-login', { Email: 'a@b.example', Password: password }, 'Login failed. Please try again.'],
  ] as const) {
    await page.goto(path);
    await fillIn(page, fields, 'Login');
    await expect(page.getByRole('alert')).toHaveText(sentence);
    await expect(page.getByText(unreachable)).toBeVisible();
  }
});
