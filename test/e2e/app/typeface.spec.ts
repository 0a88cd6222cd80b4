import { expect, test } from '../product.ts';

test.use({ firstVisit: true });

test('text has the typeface of the product, and nothing moves when it has loaded [spec 10.80]', async ({
  studentPage: page,
}) => {
  let deliver = () => {};
  const gate = new Promise<void>((resolve) => {
    deliver = resolve;
  });
  await page.route('**/*.woff2', async (route) => {
    await gate;
    await route.continue();
  });
  await page.goto('/login');
  const places = () =>
    page
      .locator('h1, label, input, button[type=submit]')
      .evaluateAll((all) =>
        all.map((each) => [each.getBoundingClientRect().y, each.getBoundingClientRect().height]),
      );
  await expect(page.getByRole('heading', { name: 'Student Login' })).toBeVisible();
  const before = await places();
  const arrived = () =>
    page.evaluate(() =>
      [...document.fonts].filter(({ status }) => status === 'loaded').map(({ family }) => family),
    );
  expect(await arrived()).not.toContain('Atkinson Hyperlegible Next Variable');
  deliver();
  await expect.poll(arrived).toContain('Atkinson Hyperlegible Next Variable');
  expect(await places()).toEqual(before);
});

test('a page without a formula or code loads only one font file, and no scripts for developers [spec 1.16 10.81]', async ({
  studentPage: page,
}) => {
  const scripts: Promise<string>[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.push(response.text());
  });
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('.woff2')) asked.push(new URL(request.url()).pathname);
  });
  await page.goto('/login');
  await page.evaluate(() => document.fonts.ready);
  await expect.poll(() => asked.length).toBe(1);
  expect(asked[0]).toMatch(/atkinson-hyperlegible-next-latin-wght-normal/);
  const texts = (await Promise.all(scripts)).join();
  expect(texts.length).toBeGreaterThan(10_000);
  expect(texts).not.toContain('react-devtools');
});
