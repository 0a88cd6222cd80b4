import type { Page } from '@playwright/test';
import type { Student } from '../../people.ts';
import { openClassroom } from '../classroom.ts';
import { conversation, enter, messageBox } from '../in-the-browser.ts';
import { expect, test } from '../product.ts';

/** Several people use one browser: no tab shows data of one account to the next person. */

/**
 * Creates two students of one class. `page` then shows the chat of Mei, with a question and a half-written
 * message.
 */
async function openMeisChat(product: Parameters<typeof openClassroom>[0], page: Page) {
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

test('a tab whose browser has been signed in as somebody else shows only that account [spec 2.51]', async ({
  product,
  watch,
  studentPage: page,
}) => {
  const { teacher, class: ofClass, mei, leo, expectLeosOwn } = await openMeisChat(product, page);
  // Leo signs in in another tab, so that the browser's cookie is his.
  await enter(await page.context().newPage(), leo);
  // Calls of the page may be refused before the new account is loaded; how many depends on the timing.
  watch.permit(/status of 401\b/, /Please sign in/);
  await teacher.post(`/api/classes/${ofClass.id}/reset-password`, { studentUid: mei.uid });
  await expectLeosOwn();
});
