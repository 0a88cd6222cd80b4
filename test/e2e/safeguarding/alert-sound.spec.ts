import type { BrowserContext, Page } from '@playwright/test';
import { startLesson, succeeded } from '../../people.ts';
import { enter } from '../in-the-browser.ts';
import { expect, test } from '../product.ts';

/** A new alert plays one soft sound on a page that somebody uses. */

/** Counts, in every page of a browser, how many sounds were requested, and how many tones they have. */
const listen = (context: BrowserContext) =>
  context.addInitScript(() => {
    const counted = Object.assign(window, { sounds: 0, tones: 0 });
    const { createOscillator } = AudioContext.prototype;
    window.AudioContext = class extends AudioContext {
      constructor() {
        super();
        counted.sounds += 1;
      }
    };
    AudioContext.prototype.createOscillator = function create() {
      counted.tones += 1;
      return createOscillator.call(this);
    };
  });
const heard = (page: Page) => page.evaluate(() => (window as unknown as { sounds: number }).sounds);
const tones = (page: Page) => page.evaluate(() => (window as unknown as { tones: number }).tones);

const waiting = (page: Page, count: number) =>
  page.getByRole('link', { name: count === 1 ? '1 alert waits' : `${count} alerts wait` });

/** Opens a lesson. @returns a function that raises an alert in it, each time of another student */
async function lessonWithAlerts(product: Parameters<typeof startLesson>[0]) {
  const { teacher, students, session } = await startLesson(product, { students: 3 });
  const raise = async () => {
    const student = students.pop();
    if (!student) throw new Error('Every student has raised an alert.');
    succeeded(await student.ask(session.id, 'I want to kill myself.'));
  };
  return { teacher, raise };
}

test('a new alert sounds once in one tab, also on other pages, and none that was there before [spec 10.224]', async ({
  product,
  teacherPage: page,
}) => {
  const { teacher, raise } = await lessonWithAlerts(product);
  await listen(page.context());
  await raise();
  await enter(page, teacher);
  await expect(waiting(page, 1)).toBeVisible();
  const other = await page.context().newPage();
  await other.goto('/alerts');
  for (const tab of [page, other]) {
    await expect(waiting(tab, 1)).toBeVisible();
    await tab.getByRole('heading', { level: 1 }).click();
    expect(await heard(tab)).toBe(0);
  }
  const together = async () => (await heard(page)) + (await heard(other));
  await raise();
  for (const tab of [page, other]) await expect(waiting(tab, 2)).toBeVisible();
  await expect.poll(together).toBe(1);
  // One sound has two tones.
  expect((await tones(page)) + (await tones(other))).toBe(2);
  await raise();
  await expect(waiting(page, 3)).toBeVisible();
  await expect.poll(together).toBe(2);
  await page.reload();
  await expect(waiting(page, 3)).toBeVisible();
  await page.getByRole('heading', { level: 1 }).click();
  expect(await heard(page)).toBe(0);
});
