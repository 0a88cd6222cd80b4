import type { Page } from '@playwright/test';
import { gated, type Script, streamed } from '../../model-scripts.ts';
import { startLesson } from '../../people.ts';
import { giveAssignment, hour } from '../given-assignment.ts';
import { ask, button, conversation, enter, messageBox } from '../in-the-browser.ts';
import { expect, test } from '../product.ts';

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
/** The same phone with its keyboard open. */
const withKeyboard = { width: 390, height: 420 };
/** A laptop of 1366×768 at 200 % zoom. */
const zoomed = { width: 683, height: 384 };

const story = (lines: number) =>
  Array.from({ length: lines }, (_, number) => `Line ${number + 1} of the story.\n\n`);

/** An answer that begins with a long text and goes on for as long as the test runs, a line at a time. */
const endless = (): Script => ({
  steps: [
    ...story(40).map((delta) => ({ delta })),
    ...Array.from({ length: 400 }, (_, number) => [{ wait: 30 }, { delta: `Word ${number}.\n\n` }]).flat(),
    { finish: 'stop' },
  ],
});

/** Moves a finger by some pixels in many small steps; a finger that moves down shows earlier lines. */
async function swipe(page: Page, at: { x: number; y: number }, distance: number, step: number) {
  const protocol = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', y?: number) =>
    protocol.send('Input.dispatchTouchEvent', { type, touchPoints: y === undefined ? [] : [{ x: at.x, y }] });
  await touch('touchStart', at.y);
  for (let moved = step; Math.abs(moved) <= Math.abs(distance); moved += step)
    await touch('touchMove', at.y + moved);
  await touch('touchEnd');
  await protocol.detach();
}

const pageOffset = (page: Page) =>
  page.evaluate(() => Math.max(window.scrollY, document.scrollingElement?.scrollTop ?? 0));
const pageOverflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollHeight - window.innerHeight);
const distanceFromEnd = (page: Page) =>
  conversation(page).evaluate((box) => box.scrollHeight - box.scrollTop - box.clientHeight);

test('only the messages scroll, also with the keyboard open or at 200 % zoom, and have most of the screen', async ({
  product,
  model,
  openBrowser,
}) => {
  const lesson = await startLesson(product);
  const { student, session } = lesson;
  const assignment = await giveAssignment(lesson, new Date(), [-hour, hour], {
    description: 'Work out how much paint is needed for the walls of the room. '.repeat(6),
  });
  for (let number = 1; number <= 5; number += 1) {
    model.script(streamed(story(12)));
    await student.ask(session.id, `Tell me story ${number}.`);
  }
  const page = await openBrowser('student', phone);
  await enter(page, student, `/session/${session.id}/chat`);
  await expect(conversation(page)).toContainText('Tell me story 5.');
  expect(await pageOverflow(page)).toBe(0);
  await swipe(page, { x: 200, y: 40 }, -36, -4);
  await swipe(page, { x: 200, y: 600 }, -400, -40);
  await button(page, 'Leave Session').focus();
  for (const key of ['PageDown', 'End']) await page.keyboard.press(key);
  await page.mouse.move(200, 20);
  await page.mouse.wheel(0, 2_000);
  expect(await pageOffset(page)).toBe(0);
  await expect(messageBox(page)).toBeInViewport();

  // With the keyboard open at least 260 pixels are conversation, and at 200 % zoom half of the screen.
  for (const path of [`/session/${session.id}/chat`, `/assignment/${assignment.id}`]) {
    await page.setViewportSize(phone.viewport);
    await enter(page, student, path);
    await messageBox(page).click();
    for (const [size, least] of [
      [withKeyboard, 260],
      [zoomed, zoomed.height / 2],
    ] as const) {
      await page.setViewportSize(size);
      await expect
        .poll(async () => (await conversation(page).boundingBox())?.height, {
          message: `${path} at ${size.height}`,
        })
        .toBeGreaterThanOrEqual(least);
      const box = await messageBox(page).boundingBox();
      const messages = await conversation(page).boundingBox();
      expect((messages?.y ?? 0) + (messages?.height ?? 0)).toBeLessThanOrEqual(box?.y ?? 0);
      await expect(messageBox(page)).toBeInViewport({ ratio: 1 });
      await expect(button(page, 'Send')).toBeInViewport({ ratio: 1 });
    }
  }
});

test('a slow finger or a touchpad leaves the end of an answer that grows, and the end is followed again once reached', async ({
  product,
  model,
  openBrowser,
}) => {
  const { student, session } = await startLesson(product);
  const page = await openBrowser('student', phone);
  await enter(page, student, `/session/${session.id}/chat`);
  model.script(endless());
  await ask(page, 'Tell me a story.');
  await expect(conversation(page)).toContainText('Word 5.');
  expect(await distanceFromEnd(page)).toBeLessThan(2);

  await swipe(page, { x: 200, y: 400 }, 90, 1);
  const left = await distanceFromEnd(page);
  expect(left).toBeGreaterThan(50);
  const read = await conversation(page).evaluate((box) => box.scrollTop);
  await expect(conversation(page)).toContainText('Word 120.');
  expect(await conversation(page).evaluate((box) => box.scrollTop)).toBeCloseTo(read, -1);

  await button(page, 'Newest message').click();
  await expect.poll(() => distanceFromEnd(page)).toBeLessThan(2);
  await expect(conversation(page)).toContainText('Word 160.');
  expect(await distanceFromEnd(page)).toBeLessThan(2);

  // A touchpad leaves the end by single pixels.
  await page.mouse.move(200, 400);
  for (let number = 0; number < 60; number += 1) await page.mouse.wheel(0, -1);
  await expect.poll(() => distanceFromEnd(page)).toBeGreaterThan(40);
  await button(page, 'Stop').click();
});

test('earlier messages appear above the line that is being read, also while an answer arrives', async ({
  product,
  model,
  studentPage: page,
}) => {
  test.slow();
  const { student, session } = await startLesson(product);
  for (let number = 1; number <= 58; number += 1) await student.ask(session.id, `Question number ${number}.`);
  await enter(page, student, `/session/${session.id}/chat`);
  await expect(conversation(page)).toContainText('Question number 58.');
  model.script(gated('rest', story(3), ['And the rest.']));
  await ask(page, 'Tell me a story.');
  await expect(conversation(page)).toContainText('Line 3 of the story.');

  // While this button is disabled, messages are still being drawn above.
  await expect(button(page, 'Show earlier messages')).toBeEnabled();
  await conversation(page).press('Home');
  const line = conversation(page).getByText('Question number 10.', { exact: true });
  await expect(line).toBeInViewport();
  const before = await line.boundingBox();
  await button(page, 'Show earlier messages').click();
  await expect(conversation(page).getByText('Question number 1.', { exact: true })).toHaveCount(1);
  model.open('rest');
  await expect(conversation(page)).toContainText('And the rest.');
  expect((await line.boundingBox())?.y).toBeCloseTo(before?.y ?? 0, 0);
});
