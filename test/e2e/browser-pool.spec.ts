import { expect, test } from './product.ts';

/** Tests use the same browsers one after the other (browser-pool.ts), so none may see what another one did. */

const options = { viewport: { width: 900, height: 700 }, reducedMotion: 'reduce' } as const;
const initially = {
  width: 900,
  dark: false,
  reduced: true,
  print: false,
  name: '',
  length: 2,
  stored: [],
  cookies: '',
};

/** What a page sees of its browser. */
const seen = async () => ({
  width: innerWidth,
  dark: matchMedia('(prefers-color-scheme: dark)').matches,
  reduced: matchMedia('(prefers-reduced-motion: reduce)').matches,
  print: matchMedia('print').matches,
  name: window.name,
  length: history.length,
  stored: [
    ...Object.keys(localStorage),
    ...Object.keys(sessionStorage),
    ...(await indexedDB.databases()).map(({ name }) => name),
    ...(await caches.keys()),
  ],
  cookies: document.cookie,
});

test('a browser that is used again has no traces of the test before', async ({
  browserPool,
  product,
  watch,
}) => {
  watch.permit(/./);
  const blank = `${product.url}/healthz?asked`;
  const page = await browserPool.open(options);
  await page.goto(blank);
  expect(await page.evaluate(seen)).toEqual(initially);

  let heard = 0;
  page.on('request', () => {
    heard += 1;
  });
  await page.route('**/healthz?asked', (route) => route.fulfill({ body: 'routed' }));
  await page.context().route('**/healthz?asked', (route) => route.fulfill({ body: 'routed' }));
  await page.goto(`${product.url}/login`);
  await page.setViewportSize({ width: 400, height: 400 });
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'no-preference', media: 'print' });
  await page.evaluate(async () => {
    window.name = 'left';
    await cookieStore.set('left', '1');
    localStorage.setItem('left', '1');
    sessionStorage.setItem('left', '1');
    await caches.open('left');
    await new Promise((resolve) => {
      indexedDB.open('left').onsuccess = resolve;
    });
  });
  const tab = await page.context().newPage();
  await tab.goto(`${product.url}/login`);
  await browserPool.release(page);
  const before = heard;

  const again = await browserPool.open(options);
  expect(again).toBe(page);
  expect(tab.isClosed()).toBe(true);
  await again.goto(blank);
  expect(await again.evaluate(seen)).toEqual(initially);
  expect(await again.evaluate(async () => (await fetch('/healthz?asked')).text())).not.toBe('routed');
  expect(heard).toBe(before);
  await browserPool.release(again);
});

test('a browser with a change that nobody can undo is used once', async ({ browserPool }) => {
  const page = await browserPool.open(options);
  await page.addInitScript(() => {});
  await browserPool.release(page);
  const held = await browserPool.open(options);
  expect(held).not.toBe(page);
  await held.context().clock.setFixedTime(0);
  await browserPool.release(held);
  const other = await browserPool.open({ ...options, hasTouch: true });
  await browserPool.release(other);
  const last = await browserPool.open(options);
  expect([page, held, other]).not.toContain(last);
  await browserPool.release(last);
});
