import type { Page } from '@playwright/test';
import { streamed } from '../../model-scripts.ts';
import type { Student } from '../../people.ts';
import { withoutSharedWorkers } from '../calls.ts';
import { openClassroom } from '../classroom.ts';
import { ask, card, conversation, enter, messageBox } from '../in-the-browser.ts';
import { expect, test } from '../product.ts';

/**
 * Over plain HTTP a browser opens at most six connections to a host, so the tabs share one stream of events.
 */

/** More than the six connections that a browser opens. */
const tabCount = 8;

/** Opens further tabs of the same browser, each after the one before it has loaded. */
async function openTabs(first: Page, path: string, expectLoaded: (tab: Page) => Promise<void>) {
  const tabs = [first];
  await expectLoaded(first);
  while (tabs.length < tabCount) {
    const tab = await first.context().newPage();
    await tab.goto(path);
    await expectLoaded(tab);
    tabs.push(tab);
  }
  return tabs;
}

test('with eight tabs open, a student can ask in the last one, and the teacher’s eight tabs all show it', async ({
  heldProduct,
  model,
}) => {
  test.setTimeout(120_000);
  const lesson = await openClassroom(heldProduct, ['Mei']);
  const chat = `/session/${lesson.session.id}/chat`;
  const student = await heldProduct.openBrowser('student');
  const [mei] = lesson.students as [Student];
  await enter(student, mei, chat);
  const chats = await openTabs(student, chat, (tab) => expect(messageBox(tab)).toBeVisible());
  await expect.poll(() => heldProduct.openFeeds()).toBe(1);

  const teacher = await heldProduct.openBrowser('teacher');
  await enter(teacher, lesson.teacher, '/teacher-dashboard');
  const monitors = await openTabs(teacher, '/teacher-dashboard', (tab) =>
    expect(card(tab, 'Mei Lin')).toBeVisible(),
  );
  await expect.poll(() => heldProduct.openFeeds()).toBe(2);

  const last = chats.at(-1) as Page;
  model.script(streamed(['What do you know already?']), 'Asked in the eighth tab?');
  await ask(last, 'Asked in the eighth tab?');
  await expect(conversation(last)).toContainText('What do you know already?');
  for (const monitor of monitors) {
    await expect(card(monitor, 'Mei Lin')).toContainText('Asked in the eighth tab?');
    await expect(card(monitor, 'Mei Lin')).toContainText('What do you know already?');
  }
});

test('without shared workers a hidden tab closes its stream, and has missed nothing when it is shown again [spec 2.55]', async ({
  heldProduct,
}) => {
  const lesson = await openClassroom(heldProduct, ['Mei']);
  const [mei] = lesson.students as [Student];
  await mei.openSession(lesson.session.id);
  const page = await heldProduct.openBrowser('teacher');
  await withoutSharedWorkers(page);
  await enter(page, lesson.teacher, '/teacher-dashboard');
  await expect(card(page, 'Mei Lin')).toBeVisible();
  await expect.poll(() => heldProduct.openFeeds()).toBe(1);
  await setVisibility(page, 'hidden');
  // A hidden tab keeps its stream for 5 s.
  await heldProduct.advance(5_000);
  await expect.poll(() => heldProduct.openFeeds()).toBe(0);
  await mei.ask(lesson.session.id, 'Asked while nobody looked?');
  await setVisibility(page, 'visible');
  await expect(card(page, 'Mei Lin')).toContainText('Asked while nobody looked?');
  await expect.poll(() => heldProduct.openFeeds()).toBe(1);
});

/** Tells a page that its tab was hidden or shown, as a browser does. */
const setVisibility = (page: Page, state: 'visible' | 'hidden') =>
  page.evaluate((hidden) => {
    Object.defineProperty(document, 'hidden', { configurable: true, get: () => hidden });
    document.dispatchEvent(new Event('visibilitychange'));
  }, state === 'hidden');
