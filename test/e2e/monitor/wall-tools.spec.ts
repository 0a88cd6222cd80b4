import type { Page } from '@playwright/test';
import { startLesson } from '../../people.ts';
import { button, card, enter } from '../in-the-browser.ts';
import { expect, test } from '../product.ts';

/** What a teacher does with the wall: act on one student, find who has a mark, and show the class. */

const tiles = (page: Page) => page.locator('[data-lesson] article');

test('a tile of a large class shows Note and Pause while the pointer or the focus is in it [spec 10.269]', async ({
  product,
  teacherPage: page,
}) => {
  const { teacher, session, students } = await startLesson(product, { students: 30 });
  for (const student of students) await student.openSession(session.id);
  const [first, second] = students.map(({ name }) => name) as [string, string];
  await enter(page, teacher);
  await expect(tiles(page)).toHaveCount(30);

  const ofFirst = card(page, first);
  await expect(ofFirst.getByRole('button', { name: `Note to ${first}` })).toHaveCount(0);
  await ofFirst.hover();
  await button(ofFirst, `Note to ${first}`).click();
  const dialog = page.getByRole('dialog', { name: `Note to ${first}` });
  await dialog.getByLabel('Text').fill('Try exercise 4 first.');
  await button(dialog, 'Send note').click();
  await expect(dialog).toBeHidden();
  // The click on the note did not open the conversation.
  await expect(button(page, 'Minimize')).toBeHidden();

  await button(page, second).focus();
  await page.keyboard.press('Tab');
  await expect(button(page, `Note to ${second}`)).toBeFocused();
  await expect(button(page, `Note to ${second}`).locator('xpath=../..')).toHaveCSS('opacity', '1');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await button(page.getByRole('dialog'), 'Pause').click();
  await expect(card(page, second)).toContainText('paused');
});

test('forty students fit a large screen without scrolling; as a list, each has one line [spec 10.273]', async ({
  product,
  teacherPage: page,
}) => {
  const { teacher, session, students } = await startLesson(product, { students: 40 });
  for (const student of students) await student.openSession(session.id);
  await page.setViewportSize({ width: 1920, height: 1080 });
  await enter(page, teacher);
  await expect(tiles(page)).toHaveCount(40);
  for (const tile of await tiles(page).all()) await expect(tile).toBeInViewport({ ratio: 1 });

  await button(page, 'Show as a list').click();
  const [first, next] = await Promise.all(
    [tiles(page).nth(0), tiles(page).nth(1)].map((tile) => tile.boundingBox()),
  );
  expect(first?.height).toBeLessThan(60);
  expect(next).toMatchObject({ x: first?.x, width: first?.width });
  await page.reload();
  await expect(button(page, 'Show as a list')).toHaveAttribute('aria-pressed', 'true');
});
