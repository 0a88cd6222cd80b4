import type { Page } from '@playwright/test';
import type { Student } from '../people.ts';
import { openClassroom } from './classroom.ts';
import { button, conversation, enter, fillIn, messageBox, password } from './in-the-browser.ts';
import { expect, test } from './product.ts';

/** One browser that several people use: nothing of one account is shown to the next, whatever tab it was left in. */

/** Two students of one class; the first has asked, and has half written the next question, in the chat on `page`. */
async function leftByMei(product: Parameters<typeof openClassroom>[0], page: Page) {
  const { teacher, session, class: ofClass, students } = await openClassroom(product, ['Mei', 'Leo']);
  const [mei, leo] = students as [Student, Student];
  const chat = `/session/${session.id}/chat`;
  await mei.ask(session.id, 'What only Mei asks?');
  await enter(page, mei, chat);
  await expect(conversation(page)).toContainText('What only Mei asks?');
  await messageBox(page).fill('What Mei has half writ');
  const expectLeosOwn = async () => {
    await expect(page.getByRole('banner')).toContainText('Leo');
    await expect(messageBox(page)).toHaveValue('');
    await expect(page.getByText('What only Mei asks?')).toBeHidden();
  };
  return { teacher, class: ofClass, mei, leo, chat, expectLeosOwn };
}

test('whoever signs in after another in one tab finds nothing of the first account', async ({
  product,
  studentPage: page,
}) => {
  const { leo, chat, expectLeosOwn } = await leftByMei(product, page);
  await button(page, 'Logout').click();
  await expect(page).toHaveURL('/login');
  await fillIn(page, { Username: leo.email.split('@')[0] ?? '', Password: password }, 'Login');
  await button(page, 'Join Session').click();
  await expect(page).toHaveURL(chat);
  await expectLeosOwn();
});

test('nor does who signs in after the first account signed out in another tab', async ({
  product,
  studentPage: page,
}) => {
  const { leo, chat, expectLeosOwn } = await leftByMei(product, page);
  const other = await page.context().newPage();
  await other.goto('/student-dashboard');
  await button(other, 'Logout').click();
  await expect(page).toHaveURL('/login');
  await fillIn(page, { Username: leo.email.split('@')[0] ?? '', Password: password }, 'Login');
  await button(page, 'Join Session').click();
  await expect(page).toHaveURL(chat);
  await expectLeosOwn();
});

test('a tab whose browser turns out to be signed in as somebody else shows theirs alone', async ({
  product,
  watch,
  studentPage: page,
}) => {
  const { teacher, class: ofClass, mei, leo, expectLeosOwn } = await leftByMei(product, page);
  // Leo signs in in another tab, which makes the browser's cookie his.
  await enter(await page.context().newPage(), leo);
  // How many of the page's calls are refused before the new account is there is a race.
  watch.permit(/status of 401\b/, /Please sign in/);
  await teacher.post(`/api/classes/${ofClass.id}/reset-password`, { studentUid: mei.uid });
  await expectLeosOwn();
});
