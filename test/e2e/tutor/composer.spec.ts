import type { Page } from '@playwright/test';
import { startLesson } from '../../people.ts';
import { button, conversation, enter, messageBox } from '../in-the-browser.ts';
import { expect, test } from '../product.ts';

/** What is typed into the boxes of the product. */

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
/** Presses keys in the box and says whether something was sent. */
async function typeTwoLines(page: Page, key: string) {
  await messageBox(page).fill('One line.');
  await messageBox(page).press(key);
  await messageBox(page).pressSequentially('Another.');
}

test('on a touch screen Enter breaks the line and the button sends, unless the student chose otherwise', async ({
  product,
  openBrowser,
}) => {
  test.slow();
  const { student, session } = await startLesson(product);
  const page = await openBrowser('student', phone);
  await enter(page, student, `/session/${session.id}/chat`);
  for (const key of ['Enter', 'Shift+Enter']) {
    await typeTwoLines(page, key);
    await expect(messageBox(page)).toHaveValue('One line.\nAnother.');
    await expect(messageBox(page)).toHaveAttribute('enterkeyhint', 'enter');
  }
  await button(page, 'Send').click();
  await expect(conversation(page).getByText('One line.\nAnother.', { exact: true })).toBeVisible();
  await expect(button(page, 'Stop')).toBeHidden();

  await button(page, 'Options of the chat').click();
  await page.getByRole('menuitemcheckbox', { name: 'Enter sends the message' }).click();
  await messageBox(page).fill('It is sent.');
  await messageBox(page).press('Enter');
  await expect(conversation(page).getByText('It is sent.', { exact: true })).toBeVisible();
  await page.reload();
  await expect(messageBox(page)).toHaveAttribute('enterkeyhint', 'send');
});
