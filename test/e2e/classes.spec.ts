import type { Locator, Page } from '@playwright/test';
import { registerStudent, registerTeacher, startLesson } from '../people.ts';
import { expectAccessible } from './accessible.ts';
import { startHeldProduct } from './held-product.ts';
import { button, card, enter, fillIn, openClass, unique, unreachable } from './in-the-browser.ts';
import { expect, test } from './product.ts';
import { expectQrCode } from './qr-code.ts';
import type { Watch } from './watch.ts';

/**
 * A teacher's classes: every state of the list and of a card, and everything that can be done with a class.
 */

const empty = 'No classes yet. Create your first class to get started!';
const allArchived = 'All your classes are archived. They are under Archived classes.';

/** Leaves the calls to an address without an answer, as without a network. */
async function cutOff(page: Page, watch: Watch, address: string): Promise<() => Promise<void>> {
  watch.announce(/ERR_FAILED/, /ConnectionError/);
  await page.route(address, (route) => route.abort('failed'));
  return () => page.unroute(address);
}

/** Fills the description with more than the form sends. */
const tooLong = (form: Locator) => form.getByLabel('Description').fill('long '.repeat(1_000));

/** Opens the options of a class or of a student and chooses an item. */
async function choose(page: Page, of: string, action: string): Promise<void> {
  await button(page, `Options for ${of}`).click();
  await page.getByRole('menuitem', { name: action, exact: true }).click();
}

const codeOf = async (page: Page, name: string): Promise<string> =>
  (await card(page, name)
    .getByText('Class Code', { exact: true })
    .locator('xpath=following-sibling::p')
    .textContent()) ?? '';

test.describe('the list of classes', () => {
  test('says only that it loads until it has loaded', async ({ product, teacherPage: page }) => {
    const { teacher } = await startLesson(product, { students: 0 });
    let answer = () => {};
    const gate = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route('**/api/classes/teacher', async (route) => {
      await gate;
      await route.continue();
    });
    await enter(page, teacher, '/teacher-dashboard');
    await expect(page.getByRole('status', { name: 'Your classes are loading' })).toBeVisible();
    await expect(page.getByText(empty)).toBeHidden();
    await expectAccessible(page, 'classes that load');
    answer();
    await expect(card(page, 'Algebra 1')).toBeVisible();
    await expect(page.getByRole('status', { name: 'Your classes are loading' })).toBeHidden();
  });

  test('stays empty when it cannot be loaded, and can be loaded again; the failure is only logged', async ({
    product,
    watch,
    teacherPage: page,
  }) => {
    const { teacher } = await startLesson(product, { students: 0 });
    const restore = await cutOff(page, watch, '**/api/classes/teacher*');
    await enter(page, teacher, '/teacher-dashboard');
    // The page tries a lost connection again before it shows the failure.
    await expect(page.getByText('This list may not be up to date.')).toBeVisible({ timeout: 15_000 });
    await expect(page.getByText(empty)).toBeVisible();
    await expect(page.getByRole('article')).toHaveCount(0);
    await expect(page.getByRole('alert')).toHaveCount(0);
    await expectAccessible(page, 'classes that could not be loaded');
    await restore();
    await button(page, 'Load it again').click();
    await expect(card(page, 'Algebra 1')).toBeVisible();
    await expect(page.getByText('This list may not be up to date.')).toBeHidden();
  });
});

test.describe('creating a class', () => {
  test('needs only a name: the subject begins with Mathematics, and the description is optional', async ({
    product,
    teacherPage: page,
  }) => {
    await enter(page, await registerTeacher(product));
    await button(page, 'Create Class').click();
    const form = page.getByRole('dialog', { name: 'New class' });
    await fillIn(form, { 'Class Name': 'Fractions' }, 'Create Class');
    await expect(card(page, 'Fractions')).toContainText('Mathematics');
    await expect(page.getByText(empty)).toBeHidden();
    await button(card(page, 'Fractions'), 'Fractions').click();
    await expect(card(page, 'Fractions')).toContainText('This class has no description.');
  });

  test("that fails shows an alert with the server's message, or 'Failed to create class'", async ({
    product,
    watch,
    teacherPage: page,
  }) => {
    await enter(page, await registerTeacher(product));
    await button(page, 'Create Class').click();
    const form = page.getByRole('dialog', { name: 'New class' });
    await tooLong(form);
    await fillIn(form, { 'Class Name': 'Fractions' }, 'Create Class');
    await expect(form.getByText('999 too many: at most 4,000 characters.')).toBeVisible();
    await form.getByLabel('Description').fill('short');
    const sentence = 'Too many tries in a short time. Please wait a moment and try again.';
    watch.announceRefusal(429, sentence);
    await page.route('**/api/classes/create', (route) =>
      route.fulfill({
        status: 429,
        json: { success: false, code: 'too-many-requests', message: sentence },
      }),
    );
    await button(form, 'Create Class').click();
    await expect(form.getByRole('alert')).toHaveText(sentence);
    await page.unroute('**/api/classes/create');

    const restore = await cutOff(page, watch, '**/api/classes/create');
    await button(form, 'Create Class').click();
    await expect(form.getByRole('alert')).toHaveText('Failed to create class');
    await expect(form).toContainText(unreachable);
    await expectAccessible(page, 'a class that could not be created');
    await restore();
    await button(form, 'Create Class').click();
    await expect(form).toBeHidden();
    await expect(card(page, 'Fractions')).toBeVisible();
  });
});

test('a session that cannot be started or stopped is only logged', async ({
  product,
  watch,
  teacherPage: page,
}) => {
  const teacher = await registerTeacher(product);
  await teacher.createClass();
  await enter(page, teacher);
  const algebra = card(page, 'Algebra 1');
  await expect(algebra).toContainText('Start the session to register new students.');
  for (const [action, stays, then] of [
    ['Start Session', 'Session Closed', 'Session Open'],
    ['Stop Session', 'Session Open', 'Session Closed'],
  ] as const) {
    const address = `**/${action.toLowerCase().replace(' ', '-')}`;
    const restore = await cutOff(page, watch, address);
    const failed = page.waitForEvent('console', (message) => /ConnectionError/.test(message.text()));
    await button(algebra, action).click();
    await failed;
    await expect(button(algebra, action)).toBeEnabled();
    await expect(algebra.getByText(stays, { exact: true })).toBeVisible();
    await expect(page.getByRole('alert')).toHaveCount(0);
    await restore();
    await button(algebra, action).click();
    await expect(algebra.getByText(then, { exact: true })).toBeVisible();
  }
});

test('a card says who uses each of its codes', async ({ product, teacherPage: page }) => {
  const { teacher, class: ofClass, session } = await startLesson(product, { students: 0 });
  await enter(page, teacher);
  const algebra = card(page, 'Algebra 1');
  await expect(algebra).toContainText(
    `Class Code${ofClass.classCode}Students who have an account join with this code.`,
  );
  await expect(algebra).toContainText(
    `Session ID${session.sessionCode}New students register with this code.`,
  );
});

test('a class is edited, and an open monitor on another device shows its new name at once', async ({
  product,
  watch,
  teacherPage: page,
  openBrowser,
}) => {
  const { teacher, student, session } = await startLesson(product);
  await student.openSession(session.id);
  const monitor = await openBrowser('the monitor elsewhere');
  await enter(monitor, teacher);
  const title = monitor.getByRole('region', { name: 'Live Monitor' }).getByRole('link');
  await expect(title).toHaveText('Algebra 1');
  await enter(page, teacher);
  await choose(page, 'Algebra 1', 'Edit class');
  const form = page.getByRole('dialog', { name: 'Edit class' });
  await expect(form.getByLabel('Class Name')).toHaveValue('Algebra 1');
  await expect(form.getByLabel('Subject')).toHaveValue('Mathematics');
  await fillIn(form, { 'Class Name': '  ' }, 'Save');
  await expect(form.getByRole('alert')).toHaveText('Please give the class a name.');
  await expectAccessible(page, 'the form to edit a class');
  await form.getByLabel('Subject').selectOption('Science');
  const told = { 'Age or grade': 'Year 8', 'What we are working on': 'Refraction' };
  await fillIn(form, { 'Class Name': ' Optics ', Description: 'Light and lenses.', ...told }, 'Save');

  await expect(form).toBeHidden();
  await expect(card(page, 'Algebra 1')).toBeHidden();
  await expect(card(page, 'Optics')).toContainText('Science');
  await button(card(page, 'Optics'), 'Optics').click();
  await expect(card(page, 'Optics')).toContainText('Light and lenses.');
  await expect(title).toHaveText('Optics');
  await expect(card(monitor, student.name)).toContainText('Joined');

  await choose(page, 'Optics', 'Edit class');
  for (const [label, text] of Object.entries(told)) await expect(form.getByLabel(label)).toHaveValue(text);
  await tooLong(form);
  await button(form, 'Save').click();
  await expect(form.getByText('999 too many: at most 4,000 characters.')).toBeVisible();
  await form.getByLabel('Description').fill('short');
  await cutOff(page, watch, '**/update');
  await button(form, 'Save').click();
  await expect(form.getByRole('alert')).toHaveText('Failed to change class');
});

test('a renewed class code works, and the old one stops working', async ({
  product,
  watch,
  teacherPage: page,
  studentPage,
}) => {
  const { teacher, session, class: ofClass } = await startLesson(product, { students: 0 });
  await enter(page, teacher);
  await button(page, 'Options for Algebra 1').click();
  await expectAccessible(page, 'the menu of a class');
  await page.getByRole('menuitem', { name: 'Renew class code' }).click();
  const question = page.getByRole('dialog', { name: 'Renew the class code?' });
  await expect(question).toContainText(`The code ${ofClass.classCode} stops working at once.`);
  await expectAccessible(page, 'the question before a code is renewed');
  await button(question, 'Cancel').click();
  await expect(question).toBeHidden();
  await expect(button(page, 'Options for Algebra 1')).toBeFocused();
  expect(await codeOf(page, 'Algebra 1')).toBe(ofClass.classCode);

  await choose(page, 'Algebra 1', 'Renew class code');
  await button(question, 'Renew Code').click();
  await expect(question).toBeHidden();
  const renewed = await codeOf(page, 'Algebra 1');
  expect(renewed).toMatch(/^[A-Z2-9]{6}$/);
  expect(renewed).not.toBe(ofClass.classCode);

  await enter(studentPage, await registerStudent(product, session.sessionCode));
  await button(studentPage, 'Join Class').click();
  watch.announceRefusal(404, 'Class not found');
  await fillIn(studentPage.getByRole('dialog'), { 'Class Code': ofClass.classCode }, 'Join Class');
  await expect(studentPage.getByRole('alert')).toContainText('Class not found');
  await fillIn(studentPage.getByRole('dialog'), { 'Class Code': renewed }, 'Join Class');
  await expect(card(studentPage, 'Algebra 1')).toBeVisible();
});

test('a Session ID is renewed together with the class code when the teacher wants it', async ({
  product,
  teacherPage: page,
}) => {
  const { teacher, class: ofClass, session } = await startLesson(product, { students: 0 });
  await enter(page, teacher);
  await choose(page, 'Algebra 1', 'Renew class code');
  const question = page.getByRole('dialog', { name: 'Renew the class code?' });
  await question.getByRole('checkbox', { name: 'Renew the Session ID too' }).check();
  await expectAccessible(page, 'the question before both codes are renewed');
  await button(question, 'Renew Code').click();
  await expect(question).toBeHidden();
  const algebra = card(page, 'Algebra 1');
  await expect(algebra).not.toContainText(session.sessionCode);
  await expect(algebra).not.toContainText(ofClass.classCode);
  await expect(algebra).toContainText('New students register with this code.');
});

test('an archived class is hidden with its session, and can be restored as it was', async ({
  product,
  watch,
  teacherPage: page,
  studentPage,
}) => {
  const { teacher, student } = await startLesson(product);
  await enter(page, teacher);
  await enter(studentPage, student);
  await expect(button(card(studentPage, 'Algebra 1'), 'Join Session')).toBeVisible();
  await choose(page, 'Algebra 1', 'Archive class');
  const question = page.getByRole('dialog', { name: 'Archive “Algebra 1”?' });
  await expect(question).toBeVisible();
  await expectAccessible(page, 'the question before a class is archived');
  await button(question, 'Archive').click();
  await expect(card(page, 'Algebra 1')).toBeHidden();
  await expect(page.getByText(allArchived)).toBeVisible();
  await expect(page.getByText(empty)).toBeHidden();
  await expect(page.getByRole('heading', { name: 'Live Monitor' })).toBeHidden();
  await expect(card(studentPage, 'Algebra 1')).toBeHidden();

  await button(page, 'Archived classes (1)').click();
  const archive = page.getByRole('dialog', { name: 'Archived classes' });
  await expect(archive.getByRole('heading', { name: 'Archived classes' })).toBeFocused();
  const archivedClass = archive.getByRole('listitem', { name: 'Algebra 1' });
  await expect(archivedClass).toContainText('Mathematics · 1 student · archived');
  await expect(archivedClass.getByRole('link', { name: 'Lessons and conversations' })).toBeVisible();
  const restore = await cutOff(page, watch, '**/restore');
  await button(archivedClass, 'Restore').click();
  await expect(archivedClass.getByRole('alert')).toHaveText('Failed to restore class');
  await expectAccessible(page, 'the archived classes');
  await restore();
  await button(archivedClass, 'Restore').click();
  await expect(archive).toContainText('There are no archived classes.');
  await expectAccessible(page, 'an archive that has become empty');
  await page.keyboard.press('Escape');
  await expect(card(page, 'Algebra 1')).toContainText('1 student');
  await expect(card(page, 'Algebra 1').getByText('Session Closed')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Archived classes' })).toBeHidden();
  await expect(card(studentPage, 'Algebra 1').getByText('Session Closed')).toBeVisible();
});

test.describe('the roster', () => {
  test('names the students, and a removed student no longer sees the class', async ({
    product,
    watch,
    teacherPage: page,
    studentPage,
  }) => {
    const { teacher, students } = await startLesson(product, { students: 2 });
    const [gone, stays] = students;
    if (!gone || !stays) throw new Error('Two students were asked for.');
    await enter(studentPage, gone);
    await expect(card(studentPage, 'Algebra 1')).toBeVisible();
    await openClass(page, teacher);
    const roster = page.getByRole('region', { name: 'Students', exact: true });
    await expect(roster.getByRole('listitem')).toHaveCount(2);
    await expect(roster.getByRole('listitem', { name: gone.name })).toContainText(
      gone.email.split('@')[0] ?? '?',
    );
    await button(page, `Options for ${gone.name}`).click();
    await expect(page.getByRole('menuitem')).toHaveText([
      'Correct name',
      'Reset password',
      'Delete conversations',
      'Remove from class',
    ]);
    await expectAccessible(page, 'the options of a student');
    await page.keyboard.press('Escape');

    await choose(page, gone.name, 'Remove from class');
    const question = page.getByRole('dialog', { name: `Remove ${gone.name}?` });
    await expect(question).toContainText('The conversations stay with the class');
    await expectAccessible(page, 'the question before a student is removed');
    const restore = await cutOff(page, watch, '**/remove-student');
    await button(question, 'Remove').click();
    await expect(question.getByRole('alert')).toHaveText('Failed to remove student');
    await restore();
    await button(question, 'Remove').click();
    await expect(roster.getByRole('listitem')).toHaveCount(1);
    await expect(roster.getByRole('listitem', { name: stays.name })).toBeFocused();
    await expect(card(page, 'Algebra 1')).toContainText('1 student');
    await expect(card(studentPage, 'Algebra 1')).toBeHidden();
  });

  test('keeps a removed student out, whatever code the student types, until the teacher lets the student in again', async ({
    product,
    watch,
    teacherPage: page,
    studentPage,
  }) => {
    const { teacher, student, class: ofClass } = await startLesson(product);
    await enter(studentPage, student);
    await expect(card(studentPage, 'Algebra 1')).toBeVisible();
    await openClass(page, teacher);
    const removed = page.getByRole('region', { name: 'Removed students' });
    await expect(removed).toBeHidden();
    await choose(page, student.name, 'Remove from class');
    const question = page.getByRole('dialog', { name: `Remove ${student.name}?` });
    await expect(question).toContainText('cannot join again until you choose Let in again');
    await button(question, 'Remove').click();
    await expect(removed.getByRole('listitem', { name: student.name })).toBeVisible();
    await expectAccessible(page, 'a class with a removed student');

    await expect(card(studentPage, 'Algebra 1')).toBeHidden();
    await button(studentPage, 'Join Class').click();
    const form = studentPage.getByRole('dialog');
    const sentence = 'Your teacher removed you from this class. Please ask your teacher to let you in again.';
    watch.announceRefusal(403, sentence);
    await fillIn(form, { 'Class Code': ofClass.classCode }, 'Join Class');
    await expect(form.getByRole('alert')).toHaveText(sentence);
    await expectAccessible(studentPage, 'a class that a student was removed from');
    await studentPage.keyboard.press('Escape');
    await button(form, 'Discard').click();

    const restore = await cutOff(page, watch, '**/let-in');
    await button(removed, 'Let in again').click();
    await expect(removed.getByRole('alert')).toContainText('Failed to let the student in');
    await restore();
    await button(removed, 'Let in again').click();
    await expect(removed).toBeHidden();
    const roster = page.getByRole('region', { name: 'Students', exact: true });
    await expect(roster.getByRole('listitem', { name: student.name })).toBeVisible();
    await expect(card(studentPage, 'Algebra 1')).toBeVisible();
  });

  test('says how the first student can join', async ({ product, teacherPage: page }) => {
    const { teacher } = await startLesson(product, { students: 0 });
    await openClass(page, teacher);
    await expect(page.getByRole('region', { name: 'Students', exact: true })).toContainText(
      'Nobody has joined yet. Give your students the class code.',
    );
  });

  test("shows a student's new password once; only this one works", async ({
    product,
    watch,
    teacherPage: page,
    studentPage,
  }) => {
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    const lesson = await startLesson(product, { students: 0 });
    const username = unique('mei.');
    const name = { firstName: 'Mei', lastName: 'Lin', username };
    const student = await registerStudent(product, lesson.session.sessionCode, name);
    await student.joinClass(lesson.class.classCode);
    await openClass(page, lesson.teacher);
    await choose(page, 'Mei Lin', 'Reset password');
    const question = page.getByRole('dialog', { name: 'Reset the password of Mei Lin?' });
    await expect(question).toBeVisible();
    await expectAccessible(page, 'the question before a password is reset');
    const restore = await cutOff(page, watch, '**/reset-password');
    await button(question, 'Reset Password').click();
    await expect(question.getByRole('alert')).toHaveText('Failed to reset the password');
    await restore();
    await button(question, 'Reset Password').click();
    const shown = page.getByRole('dialog', { name: 'New password of Mei Lin' });
    const password = (await shown.getByRole('status', { name: 'New password' }).textContent()) ?? '';
    expect(password.length).toBeGreaterThanOrEqual(6);
    await expect(shown).toContainText('It is shown only this once.');
    await expectAccessible(page, 'a new password');
    await button(shown, 'Copy').click();
    await expect(button(shown, 'Copied')).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(password);
    await button(shown, 'Done').click();
    await expect(page.getByText(password)).toBeHidden();
    await choose(page, 'Mei Lin', 'Reset password');
    await expect(question).toBeVisible();
    await expect(page.getByText(password)).toBeHidden();

    await studentPage.goto('/login');
    watch.announce(/status of 401/, /Invalid/);
    await fillIn(studentPage, { Username: username, Password: student.password }, 'Login');
    await expect(studentPage.getByRole('alert')).toHaveText('Invalid username or password');
    await fillIn(studentPage, { Username: username, Password: password }, 'Login');
    const chosen = { 'New Password': 'otter horse', 'Confirm New Password': 'otter horse' };
    await fillIn(studentPage, chosen, 'Change Password');
    await expect(studentPage).toHaveURL('/student-dashboard');
    expect((await student.get('/api/users/me')).status).toBe(401);
  });
});

test.describe('a code on the projector', () => {
  test('fills the screen, is copied, and says when other devices cannot reach the address', async ({
    product,
    teacherPage: page,
  }) => {
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    const { teacher, class: ofClass } = await startLesson(product, { students: 0 });
    await enter(page, teacher);
    await button(page, 'Enlarge Class Code').click();
    const projector = page.getByRole('dialog', { name: 'Class Code' });
    await expect(projector.getByRole('heading')).toBeFocused();
    await expect(projector).toContainText('Students who have an account join Algebra 1 with this code.');
    await expect(projector).toContainText(ofClass.classCode);
    await expect(projector).toContainText(`Other devices cannot reach ${new URL(product.url).host}.`);
    await expect(projector.getByRole('img')).toHaveCount(0);
    await button(projector, 'Copy').click();
    await expect(button(projector, 'Copied')).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(ofClass.classCode);

    const isFull = () => page.evaluate(() => document.fullscreenElement?.getAttribute('role') ?? null);
    await button(projector, 'Full Screen').click();
    await expect.poll(isFull).toBe('dialog');
    await button(projector, 'Full Screen').click();
    await expect.poll(isFull).toBeNull();
    await page.keyboard.press('Escape');
    await expect(projector).toBeHidden();
    await expect(button(page, 'Enlarge Class Code')).toBeFocused();
  });

  test('comes with a QR code of the public address, with the code filled in', async ({ openBrowser }) => {
    const product = await startHeldProduct({ publicUrl: 'http://lyceum.school.example' });
    try {
      const { teacher, class: ofClass, session } = await startLesson(product, { students: 0 });
      const page = await openBrowser('teacher', { baseURL: product.url });
      await product.hold(page.context());
      await enter(page, teacher);
      const codes = [
        ['Class Code', `/student-dashboard?join=${ofClass.classCode}`, 'lyceum.school.example'],
        ['Session ID', `/register?sessionId=${session.sessionCode}`, 'lyceum.school.example/register'],
      ] as const;
      for (const [label, path, typed] of codes) {
        await button(page, `Enlarge ${label}`).click();
        const projector = page.getByRole('dialog', { name: label });
        const address = `http://lyceum.school.example${path}`;
        const picture = projector.getByRole('img', { name: `QR code of ${address}`, exact: true });
        await expect(projector.getByText(typed, { exact: true })).toBeVisible();
        await expectQrCode(picture, address);
        await expectAccessible(page, `the projector with the ${label}`);
        // The check leaves the page in the dark theme, in which cameras must read the code as well.
        await expectQrCode(picture, address);
        await page.keyboard.press('Escape');
      }
      // The QR code leads to the form with its code filled in.
      const student = await openBrowser('student', { baseURL: product.url });
      await student.goto(codes[1][1]);
      await expect(student.getByLabel('Session ID')).toHaveValue(session.sessionCode);
      await page.close();
      await student.close();
      expect(product.errors()).toEqual([]);
    } finally {
      await product.stop();
    }
  });
});
