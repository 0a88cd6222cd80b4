import { registerStudent, startLesson } from '../people.ts';
import { expectAccessible } from './accessible.ts';
import { delayCall, failCalls } from './calls.ts';
import {
  ask,
  button,
  card,
  conversation,
  enter,
  fillIn,
  password,
  studentForm,
  unique,
} from './in-the-browser.ts';
import { expect, test } from './product.ts';

const sizes = [
  { width: 1366, height: 768 },
  { width: 390, height: 844 },
];

const empty = 'No classes yet. Join your first class to get started!';
const noneLeft = 'You are not in a class right now. To join one, ask your teacher for its class code.';

test("the place of a student's classes says that they load", async ({ product, studentPage: page }) => {
  const { student, class: joined } = await startLesson(product);
  const answer = await delayCall(page, '**/api/classes/student');
  await enter(page, student, '/student-dashboard');
  await expect(page.getByRole('status', { name: 'Your classes are loading' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('My Classes');
  await expect(button(page, 'Join Class')).toBeVisible();
  await expect(page.getByText(empty)).toBeHidden();
  await expectAccessible(page, "a student's classes on their way");
  answer();
  await expect(card(page, joined.className)).toBeVisible();
});

test('a failed load of the classes is only logged; the list stays empty and can be loaded again', async ({
  product,
  watch,
  studentPage: page,
}) => {
  const { student, class: joined } = await startLesson(product);
  await failCalls(page, '**/api/classes/student');
  watch.announceRefusal(500, 'Something went wrong');
  await enter(page, student, '/student-dashboard');
  await expect(page.getByText(empty)).toBeVisible();
  await expect(page.getByText('This list may not be up to date.')).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(page.getByText('Something went wrong')).toHaveCount(0);
  await expectAccessible(page, "a student's classes that could not be loaded");
  await page.unroute('**/api/classes/student');
  await button(page, 'Load it again').click();
  await expect(card(page, joined.className)).toBeVisible();
  await expect(page.getByText('This list may not be up to date.')).toBeHidden();
});

test("a class that cannot be joined shows the server's message, or 'Failed to join class'", async ({
  product,
  watch,
  studentPage: page,
}) => {
  const { session } = await startLesson(product, { students: 0 });
  await enter(page, await registerStudent(product, session.sessionCode), '/student-dashboard');
  await button(page, 'Join Class').click();
  const form = page.getByRole('dialog');
  watch.announceRefusal(404, 'Class not found or access denied');
  await fillIn(form, { 'Class Code': 'NOSUCH' }, 'Join Class');
  await expect(form.getByRole('alert')).toHaveText('Class not found or access denied');
  await expect(form.getByLabel('Class Code')).toHaveAccessibleDescription(
    /Your teacher can find it on the class, under “Class Code”. The Session ID of a lesson works here, too\./,
  );
  await page.route('**/api/classes/join', (route) => route.abort());
  watch.announce(/net::ERR_FAILED/, /ConnectionError/);
  await button(form, 'Join Class').click();
  await expect(form.getByRole('alert')).toHaveText('Failed to join class');
  await page.keyboard.press('Escape');
  await button(form, 'Discard').click();

  await button(page, 'Join Algebra 1').click();
  await expect(page.getByRole('alert')).toHaveText('Failed to join class');
  await expectAccessible(page, 'an offered class that cannot be joined');
  await page.unroute('**/api/classes/join');
  await button(page, 'Join Algebra 1').click();
  await expect(card(page, 'Algebra 1')).toBeVisible();
});

for (const size of sizes)
  test(`a Session ID joins its class in the form of the class codes, at ${size.width} px`, async ({
    product,
    openBrowser,
  }) => {
    const { student, teacher } = await startLesson(product);
    const physics = await teacher.createClass({ className: 'Physics' });
    const { sessionCode } = await teacher.startSession(physics.id);
    const page = await openBrowser('student', { viewport: size });
    await enter(page, student, '/student-dashboard');
    await button(page, 'Join Class').first().click();
    await fillIn(page.getByRole('dialog'), { 'Class Code': sessionCode.toLowerCase() }, 'Join Class');
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(card(page, 'Physics')).toBeVisible();
  });

test('the address of a class leads through the login to the form with its code filled in', async ({
  product,
  studentPage: page,
}) => {
  const { session, class: offered } = await startLesson(product, { students: 0 });
  const student = await registerStudent(product, session.sessionCode);
  await page.goto(`/student-dashboard?join=${offered.classCode.toLowerCase()}`);
  await expect(page).toHaveURL('/login');
  await expect(page.getByRole('status')).toContainText('Sign in to join the class with the code');
  await expectAccessible(page, 'a login on the way to a class');
  await fillIn(page, { Username: student.email.split('@')[0] ?? '', Password: password }, 'Login');
  const form = page.getByRole('dialog', { name: 'Join a class' });
  await expect(form.getByLabel('Class Code')).toHaveValue(offered.classCode);
  await button(form, 'Join Class').click();
  await expect(card(page, offered.className)).toBeVisible();
  await expect(page).toHaveURL('/student-dashboard');
});

test('the address of a session leads to the registration with its ID filled in', async ({
  product,
  studentPage: page,
}) => {
  const { session } = await startLesson(product, { students: 0 });
  await page.goto(`/register?sessionId=${session.sessionCode.toLowerCase()}`);
  await expect(page.getByLabel('Session ID')).toHaveValue(session.sessionCode);
  const { 'Session ID': _, ...others } = studentForm({ Username: unique('mei.') });
  await fillIn(page, others, 'Create Account');
  await expect(button(page, 'Join Algebra 1')).toBeVisible();
});

test('a class shows its teacher, its students and its description, and its session opens and closes without a reload', async ({
  product,
  studentPage: page,
}) => {
  const { teacher, students, class: algebra, session } = await startLesson(product, { students: 2 });
  const [student] = students;
  if (student === undefined) throw new Error('A lesson without its students.');
  const physics = await teacher.createClass({
    className: 'Physics',
    subject: 'Science',
    description: 'Forces and light.',
  });
  await student.joinClass(physics.classCode);
  await enter(page, student, '/student-dashboard');
  const [first, second] = [card(page, 'Algebra 1'), card(page, 'Physics')];
  await expect(first).toContainText(`${teacher.name}·Mathematics·2 students`);
  await expect(second).toContainText(`${teacher.name}·Science·1 student`);
  await expect(first.getByText('Session Open', { exact: true })).toBeVisible();
  await expect(second.getByText('Session Closed', { exact: true })).toBeVisible();
  await expect(button(second, 'Join Session')).toHaveCount(0);

  await expect(second.getByText('Forces and light.')).toBeHidden();
  await button(second, 'Physics').click();
  await expect(second.getByText('Forces and light.')).toBeVisible();
  await expect(second.getByText('No assignments yet.', { exact: false })).toBeVisible();
  await button(second, 'Physics').click();
  await expect(second.getByText('Forces and light.')).toBeHidden();

  const opened = await teacher.startSession(physics.id);
  await expect(second.getByText('Session Open', { exact: true })).toBeVisible();
  await teacher.stopSession(algebra.id);
  await expect(first.getByText('Session Closed', { exact: true })).toBeVisible();
  await expect(button(first, 'Join Session')).toHaveCount(0);
  await expectAccessible(page, 'a student with two classes');
  await button(second, 'Join Session').click();
  await expect(page).toHaveURL(`/session/${opened.id}/chat`);
  expect(opened.id).not.toBe(session.id);
});

test('a student leaves a class and joins it again with its code; the conversation is still there', async ({
  product,
  watch,
  studentPage: page,
}) => {
  const { student, teacher, session, class: joined } = await startLesson(product);
  await student.ask(session.id, 'What is given?');
  await enter(page, student, '/student-dashboard');
  const leave = async () => {
    await button(page, 'Options for Algebra 1').click();
    await page.getByRole('menuitem', { name: 'Leave class' }).click();
  };
  await leave();
  const question = page.getByRole('dialog', { name: 'Leave “Algebra 1”?' });
  await expect(question).toContainText(`${teacher.name} keeps your conversations.`);
  await expectAccessible(page, 'the question before leaving a class');
  await button(question, 'Cancel').click();
  await expect(card(page, 'Algebra 1')).toBeVisible();

  await page.route('**/leave', (route) => route.abort());
  watch.announce(/net::ERR_FAILED/, /ConnectionError/);
  await leave();
  await button(question, 'Leave').click();
  await expect(question.getByRole('alert')).toHaveText('Failed to leave class');
  await page.unroute('**/leave');
  await button(question, 'Leave').click();
  await expect(question).toBeHidden();
  await expect(page.getByText(noneLeft)).toBeVisible();
  await expect(page.getByText(empty)).toHaveCount(0);
  await expect(card(page, 'Algebra 1')).toHaveCount(0);
  await page.reload();
  await expect(page.getByText(noneLeft)).toBeVisible();

  await button(page, 'Join Class').click();
  await fillIn(page.getByRole('dialog'), { 'Class Code': joined.classCode }, 'Join Class');
  await button(card(page, 'Algebra 1'), 'Join Session').click();
  await expect(conversation(page)).toContainText('What is given?');
  await ask(page, 'And what is asked?');
  await expect(conversation(page)).toContainText('You asked: And what is asked?');
});

test('a class disappears from the dashboard of a student who is removed from it', async ({
  product,
  studentPage: page,
}) => {
  const { student, teacher, class: joined } = await startLesson(product);
  await enter(page, student, '/student-dashboard');
  await expect(card(page, 'Algebra 1')).toBeVisible();
  await teacher.post(`/api/classes/${joined.id}/remove-student`, { studentUid: student.uid });
  await expect(card(page, 'Algebra 1')).toHaveCount(0);
  await expect(page.getByText(noneLeft)).toBeVisible();
});

test('a session that nobody stops closes after twelve hours, on the dashboard and in the chat', async ({
  heldProduct,
  watch,
}) => {
  const hour = 3600 * 1_000;
  // The chat may report presence before it learns that the session is closed.
  watch.permit(/status of 403/, /not currently open/);
  const { student, session } = await startLesson(heldProduct);
  // A sign-in lasts twelve hours, too: one that begins later outlives the session.
  await heldProduct.advance(3 * hour);
  const dashboard = await heldProduct.openBrowser('student');
  await enter(dashboard, student, '/student-dashboard');
  await expect(dashboard.getByText('Session Open')).toBeVisible();
  const chat = await dashboard.context().newPage();
  await chat.goto(`/session/${session.id}/chat`);
  await ask(chat, 'What is given?');
  await expect(conversation(chat)).toContainText('You asked: What is given?');
  await heldProduct.advance(9 * hour);
  await expect(async () => {
    await heldProduct.advance(1_000);
    await expect(dashboard.getByText('Session Closed')).toBeVisible({ timeout: 1_000 });
    await expect(chat.getByText('The teacher has closed this session.')).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await expect(conversation(chat)).toContainText('You asked: What is given?');
});
