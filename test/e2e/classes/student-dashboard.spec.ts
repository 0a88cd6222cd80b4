import { registerStudent, startLesson } from '../../people.ts';
import { ask, button, card, conversation, enter, fillIn, password } from '../in-the-browser.ts';
import { expect, test } from '../product.ts';

test('the address of a class leads through the login to the form with its code filled in', async ({
  product,
  studentPage: page,
}) => {
  const { session, class: offered } = await startLesson(product, { students: 0 });
  const student = await registerStudent(product, session.sessionCode);
  await page.goto(`/student-dashboard?join=${offered.classCode.toLowerCase()}`);
  await expect(page).toHaveURL('/login');
  await expect(page.getByRole('status')).toContainText('Sign in to join the class with the code');
  await fillIn(page, { Username: student.email.split('@')[0] ?? '', Password: password }, 'Login');
  const form = page.getByRole('dialog', { name: 'Join a class' });
  await expect(form.getByLabel('Class Code')).toHaveValue(offered.classCode);
  await button(form, 'Join Class').click();
  await expect(card(page, offered.className)).toBeVisible();
  await expect(page).toHaveURL('/student-dashboard');
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
