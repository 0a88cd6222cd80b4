import type { Browser } from '@playwright/test';
import { startLesson } from '../../people.ts';
import { enter } from '../in-the-browser.ts';
import { expect, test } from '../product.ts';

/**
 * Tests use the same browsers one after the other (browser-pool.ts). None may notice what an earlier one did.
 */

/** What a page notices of its browser. */
const noticed = async () => ({
  width: innerWidth,
  dark: matchMedia('(prefers-color-scheme: dark)').matches,
  reduced: matchMedia('(prefers-reduced-motion: reduce)').matches,
  print: matchMedia('print').matches,
  name: window.name,
  steps: history.length,
  stored: [
    ...Object.keys(localStorage),
    ...Object.keys(sessionStorage),
    ...(await indexedDB.databases()).map(({ name }) => name),
    ...(await caches.keys()),
    ...(await cookieStore.getAll()).map(({ name }) => name),
  ],
  answer: await (await fetch('/healthz')).text(),
});

const initially = {
  width: 1280,
  dark: false,
  reduced: true,
  print: false,
  name: '',
  // The document before, and this one.
  steps: 2,
  stored: [],
  answer: expect.stringContaining('{'),
};

/** The shared workers in all browsers of this worker of the test runner. */
async function sharedWorkers(browser: Browser): Promise<string[]> {
  const protocol = await browser.newBrowserCDPSession();
  const { targetInfos } = await protocol.send('Target.getTargets');
  await protocol.detach();
  return targetInfos.filter(({ type }) => type === 'shared_worker').map(({ url }) => url);
}

test('a browser that was used by another test is like a new one, or closed', async ({
  browser,
  browserPool,
  product,
}) => {
  const page = await browserPool.open();
  await page.goto('/healthz?empty');
  expect(await page.evaluate(noticed)).toEqual(initially);

  await enter(page, (await startLesson(product)).teacher);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect.poll(() => sharedWorkers(browser)).toHaveLength(1);
  await page.setViewportSize({ width: 400, height: 400 });
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'no-preference', media: 'print' });
  await page.evaluate(async () => {
    window.name = 'left';
    localStorage.setItem('left', '1');
    sessionStorage.setItem('left', '1');
    await cookieStore.set('left', '1');
    await caches.open('left');
    await new Promise((resolve) => {
      indexedDB.open('left').onsuccess = resolve;
    });
  });
  for (const each of [page, page.context()]) await each.route('**/healthz', (route) => route.abort());
  const tab = await page.context().newPage();
  await tab.goto('/');
  const heard: string[] = [];
  for (const each of [page, page.context()]) each.on('request', (request) => heard.push(request.url()));
  await browserPool.release(page);

  const again = await browserPool.open();
  expect(again).toBe(page);
  expect(tab.isClosed()).toBe(true);
  expect(await sharedWorkers(browser)).toEqual([]);
  await again.goto('/healthz?empty');
  expect(await again.evaluate(noticed)).toEqual(initially);
  expect(heard).toEqual([]);
  await browserPool.release(again);

  // A browser is closed after a test that did something that cannot be undone.
  const first = await browserPool.open();
  await first.addInitScript(() => {});
  await browserPool.release(first);
  expect(first.isClosed()).toBe(true);
  const second = await browserPool.open();
  await second.context().clock.setFixedTime(0);
  await browserPool.release(second);
  expect(second.isClosed()).toBe(true);
});
