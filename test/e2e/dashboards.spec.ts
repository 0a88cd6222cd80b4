import { subjects } from '../../contract/constants.ts';
import { registerStudent, registerTeacher, startLesson } from '../people.ts';
import {
  ask,
  button,
  card,
  conversation,
  enter,
  fillIn,
  messageBox,
  password,
  studentForm,
  unique,
} from './in-the-browser.ts';
import { pressTabTo, typeInto } from './keyboard.ts';
import { expect, test } from './product.ts';
import { startProduct } from './started-product.ts';

test('a dashboard without classes explains how to begin', async ({ product, teacherPage, studentPage }) => {
  await enter(teacherPage, await registerTeacher(product));
  await expect(
    teacherPage.getByText('No classes yet. Create your first class to get started!', { exact: true }),
  ).toBeVisible();

  const { session, teacher } = await startLesson(product, { students: 0 });
  await enter(studentPage, await registerStudent(product, session.sessionCode));
  await expect(
    studentPage.getByText('No classes yet. Join your first class to get started!', { exact: true }),
  ).toBeVisible();
  await expect(studentPage.getByText(`The class of ${teacher.name}`)).toBeVisible();
});

test('a teacher creates a class, copies its code, starts and stops its session', async ({
  product,
  teacherPage: page,
}) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await enter(page, await registerTeacher(product));
  await button(page, 'Create Class').click();
  const form = page.getByRole('dialog');
  await expect(form.getByLabel('Subject').getByRole('option')).toHaveText([...subjects]);
  await expect(form.getByLabel('Subject')).toHaveValue('Mathematics');
  await fillIn(form, { 'Class Name': '   ' }, 'Create Class');
  await expect(form.getByRole('alert')).toHaveText('Please give the class a name.');
  await form.getByLabel('Subject').selectOption('Computer Science');
  const fields = { 'Class Name': ' Robots 1 ', Description: 'We build a robot.' };
  await fillIn(form, fields, 'Create Class');

  const robots = card(page, 'Robots 1');
  await expect(form).toBeHidden();
  await expect(robots).toContainText('Computer Science');
  await expect(robots).toContainText('0 students');
  await expect(robots).toContainText('Session Closed');
  await expect(robots).not.toContainText('We build a robot.');
  await button(robots, 'Robots 1').click();
  await expect(robots).toContainText('We build a robot.');

  await button(robots, 'Copy Class Code').click();
  await expect(robots.getByText('Copied.')).toBeAttached();
  const code = await page.evaluate(() => navigator.clipboard.readText());
  expect(code).toMatch(/^[A-Z2-9]{6,}$/);
  await expect(robots).toContainText(code);

  await button(robots, 'Start Session').click();
  await expect(robots.getByText('Session Open')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Live Monitor' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Live Monitor' })).toBeVisible();
  await button(robots, 'Stop Session').click();
  await expect(robots.getByText('Session Closed')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Live Monitor' })).toBeHidden();
});

test('a code can be copied without the clipboard API, as over plain HTTP', async ({
  product,
  teacherPage: page,
}) => {
  await page.addInitScript(() =>
    Object.defineProperty(Navigator.prototype, 'clipboard', { value: undefined }),
  );
  const teacher = await registerTeacher(product);
  const { classCode } = await teacher.createClass();
  await enter(page, teacher);
  await button(page, 'Copy Class Code').click();
  await expect(page.getByText('Copied.')).toBeAttached();
  await button(page, 'Create Class').click();
  await page.getByLabel('Class Name').press('Control+v');
  await expect(page.getByLabel('Class Name')).toHaveValue(classCode);
});

test('a double click on Start Session starts it, and does not stop it again', async ({
  product,
  teacherPage: page,
}) => {
  const teacher = await registerTeacher(product);
  await teacher.createClass();
  await enter(page, teacher);
  await button(page, 'Start Session').click({ clickCount: 2, delay: 400 });
  await expect(button(page, 'Stop Session')).toBeEnabled();
  await expect(page.getByText('Session Open')).toBeVisible();
});

test("a student's dashboard follows the session without a reload", async ({
  product,
  teacherPage,
  studentPage,
}) => {
  const { teacher, student, class: joined } = await startLesson(product);
  await enter(teacherPage, teacher);
  await enter(studentPage, student);
  const seen = card(studentPage, joined.className);
  await expect(seen).toContainText(teacher.name);
  await expect(seen).toContainText('1 student');
  await expect(seen.getByText('Session Open')).toBeVisible();
  await button(teacherPage, 'Stop Session').click();
  await expect(seen.getByText('Session Closed')).toBeVisible();
  await expect(button(seen, 'Join Session')).toBeHidden();
  await button(teacherPage, 'Start Session').click();
  await expect(button(seen, 'Join Session')).toBeVisible();
  await expect(button(teacherPage, 'Stop Session')).toBeEnabled();
});

test('an unknown class code is refused in the form', async ({ product, watch, studentPage: page }) => {
  const { student } = await startLesson(product);
  await enter(page, student);
  await button(page, 'Join Class').click();
  const form = page.getByRole('dialog');
  await fillIn(form, { 'Class Code': '  ' }, 'Join Class');
  await expect(form.getByRole('alert')).toHaveText('Please enter the class code.');
  watch.announceRefusal(404, 'Class not found');
  await fillIn(form, { 'Class Code': 'nowhere' }, 'Join Class');
  await expect(form.getByRole('alert')).toContainText('Class not found');
  await expect(form.getByLabel('Class Code')).toBeFocused();
});

test("'Session Error' gives the reason and a way back", async ({ product, watch, studentPage: page }) => {
  const { teacher, student, session, class: joined } = await startLesson(product);
  const stranger = await startLesson(product);
  await teacher.stopSession(joined.id);
  await enter(page, student, `/session/${session.id}/chat`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Session Error');
  await expect(
    page.getByText('Session is not currently open for chatting. Please wait for the teacher to open it.', {
      exact: true,
    }),
  ).toBeVisible();
  await button(page, 'Back to Dashboard').click();
  await expect(page).toHaveURL('/student-dashboard');

  watch.announceRefusal(404, 'Session not found or access denied');
  for (const unknown of ['NOWHERE', stranger.session.id]) {
    await page.goto(`/session/${unknown}/chat`);
    await expect(page.getByText('Session not found or access denied', { exact: true })).toBeVisible();
  }
});

test('a student who waits at a closed session enters it when it opens', async ({
  product,
  studentPage: page,
}) => {
  const { teacher, student, session, class: joined } = await startLesson(product);
  await teacher.stopSession(joined.id);
  await enter(page, student, `/session/${session.id}/chat`);
  await expect(page.getByRole('heading', { name: 'Session Error' })).toBeVisible();
  await teacher.startSession(joined.id);
  await expect(page.getByRole('heading', { name: 'What are you working on?' })).toBeVisible();
});

test('the monitor shows the newest session, or the one that the teacher chooses', async ({
  product,
  teacherPage: page,
}) => {
  const { teacher, student, session } = await startLesson(product);
  const physics = await teacher.createClass({ className: 'Physics', subject: 'Science' });
  const other = await teacher.startSession(physics.id);
  const visitor = await registerStudent(product, other.sessionCode);
  await visitor.joinClass(physics.classCode);
  for (const [person, at] of [
    [student, session.id],
    [visitor, other.id],
  ] as const) {
    await person.ask(at, 'What is given?');
  }
  await enter(page, teacher);
  await expect(card(page, visitor.name)).toContainText('You asked: What is given?');
  await expect(card(page, student.name)).toBeHidden();
  await page.getByLabel('Session', { exact: true }).selectOption('Algebra 1');
  await expect(card(page, student.name)).toContainText('You asked: What is given?');
  await expect(card(page, visitor.name)).toBeHidden();
});

test('the practice tutor answers when no model is connected, and says so', async ({ openBrowser }) => {
  const product = await startProduct();
  try {
    const { student: person, session } = await startLesson(product);
    const page = await openBrowser('student', { baseURL: product.url });
    await enter(page, person, `/session/${session.id}/chat`);
    await ask(page, 'What is 120 + 305?');
    await expect(conversation(page)).toContainText('No language model is connected here');
    await expect(button(page, 'Stop')).toBeHidden();
    await expect(conversation(page)).not.toContainText('425');
    await ask(page, '120 + 305 = 425');
    await expect(button(page, 'Stop')).toBeHidden();
    await expect(conversation(page)).toContainText(/right|correct|exactly/i);
    expect(product.errors()).toEqual([]);
    // An open page would call a server that has stopped.
    await page.close();
  } finally {
    await product.stop();
  }
});

test('a student can do everything with the keyboard alone', async ({ product, studentPage: page }) => {
  const { session } = await startLesson(product, { students: 0 });
  await page.goto('/login');
  await pressTabTo(page, page.getByRole('link', { name: 'Create a student account' }));
  await page.keyboard.press('Enter');
  const username = unique('mei.');
  const form = studentForm({ Username: username, 'Session ID': session.sessionCode });
  for (const [label, text] of Object.entries(form)) await typeInto(page, label, text);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/student-dashboard');

  await pressTabTo(page, page.getByRole('link', { name: 'Skip to content' }));
  await page.keyboard.press('Enter');
  await pressTabTo(page, button(page, 'Join Class'));
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Class Code')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(button(page, 'Join Class')).toBeFocused();
  await pressTabTo(page, button(page, 'Join Algebra 1'));
  await page.keyboard.press('Enter');
  await pressTabTo(page, button(page, 'Join Session'));
  await page.keyboard.press('Enter');
  await expect(messageBox(page)).toBeFocused();
  await page.keyboard.type('What is given?');
  await page.keyboard.press('Enter');
  await expect(conversation(page)).toContainText('You asked: What is given?');
  await expect(messageBox(page)).toBeFocused();
  await page.keyboard.type('And what is asked?');
  await pressTabTo(page, button(page, 'Send'));
  await page.keyboard.press('Space');
  await expect(conversation(page)).toContainText('You asked: And what is asked?');
  await expect(messageBox(page)).toBeFocused();

  await pressTabTo(page, button(page, 'Leave Session'), 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/student-dashboard');
  await pressTabTo(page, button(page, 'Logout'));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/login');
  await typeInto(page, 'Username', username);
  await typeInto(page, 'Password', password);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/student-dashboard');
});
