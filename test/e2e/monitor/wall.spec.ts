import type { Page } from '@playwright/test';
import { streamed } from '../../model-scripts.ts';
import { startLesson } from '../../people.ts';
import { button, card, enter } from '../in-the-browser.ts';
import { expect, test } from '../product.ts';

/** The wall of the live monitor: a whole class at a glance, and ways to find a student. */

const laptop = { width: 1366, height: 768 };
const phone = { width: 390, height: 844 };

/** The names on the wall in their order. */
const namesOn = async (page: Page): Promise<string[]> =>
  page.locator('[data-lesson] article h3').allInnerTexts();

/** How many tiles are wholly inside the window. */
const tilesInSight = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const wall = document.querySelector('[data-lesson] article')?.parentElement?.parentElement;
    const edge = wall?.getBoundingClientRect();
    return [...document.querySelectorAll('[data-lesson] article')].filter((tile) => {
      const { top, bottom, left, right } = tile.getBoundingClientRect();
      const limit = Math.min(window.innerHeight, edge?.bottom ?? 0);
      return top >= (edge?.top ?? 0) && bottom <= limit && left >= 0 && right <= window.innerWidth;
    }).length;
  });

test('shows thirty students without scrolling on a laptop, in a line each on a phone [spec 10.218]', async ({
  product,
  model,
  teacherPage: page,
}) => {
  test.slow();
  const { teacher, session, students } = await startLesson(product, { students: 30 });
  for (const [at, student] of students.entries()) {
    if (at % 3 === 0) {
      await student.openSession(session.id);
      continue;
    }
    model.script(streamed(['Which number could you subtract on both sides first, and why that one?']));
    await student.ask(session.id, at % 4 === 0 ? 'I don’t get it' : 'How do I undo the 8 in 3x + 8 = 29?');
  }
  await page.setViewportSize(laptop);
  await enter(page, teacher);
  await expect(button(page, 'Show classes')).toBeVisible();
  await expect.poll(() => tilesInSight(page)).toBe(30);

  // Two alerts take one line of at most 56 px, and everybody is still in sight.
  await students[0]?.ask(session.id, 'I want to kill myself.');
  await students[1]?.ask(session.id, 'My dad hits me at home.');
  const strip = page.getByRole('region', { name: 'Alerts' });
  const heightOfStrip = async () => (await strip.boundingBox())?.height;
  await expect(strip.getByRole('link', { name: '+1 more alerts' })).toBeVisible();
  expect(await heightOfStrip()).toBeLessThanOrEqual(56);
  await expect.poll(() => tilesInSight(page)).toBe(30);
  await page.setViewportSize(phone);
  await expect(strip.getByRole('link', { name: '+1 more alerts' })).toBeInViewport();
  expect(await heightOfStrip()).toBeLessThanOrEqual(56);

  await page.setViewportSize(laptop);
  const [first] = await namesOn(page);
  await button(page, first ?? '').click();
  await page.keyboard.press('Escape');
  await expect(button(page, first ?? '')).toBeFocused();

  await button(page, 'Show as a list').click();
  await button(page, 'Show without names and words').click();
  await expect(page.getByRole('dialog')).not.toContainText(first ?? '');
  await page.keyboard.press('Escape');

  await button(page, 'Show classes').click();
  await expect(button(card(page, 'Algebra 1'), 'Stop Session')).toBeInViewport();
  await button(page, 'Show classes').focus();
  await page.keyboard.press('Escape');
  await expect(card(page, 'Algebra 1')).toBeHidden();
  await page.getByRole('link', { name: 'Algebra 1' }).click();
  await expect(button(card(page, 'Algebra 1'), 'Stop Session')).toBeInViewport();
  await button(page, 'Keep classes open').click();
  await page.reload();
  await expect(card(page, 'Algebra 1')).toBeVisible();

  await page.setViewportSize(phone);
  await expect(card(page, first ?? '')).toBeVisible();
  expect((await card(page, first ?? '').boundingBox())?.height).toBeLessThan(60);
});
