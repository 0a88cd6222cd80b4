import { expect, test } from './product.ts';

test('the web app is built for production, without scripts for developers [spec 1.16]', async ({
  studentPage: page,
}) => {
  const scripts: Promise<string>[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.push(response.text());
  });
  await page.goto('/login');
  await expect(page.getByRole('heading', { name: 'Student Login' })).toBeVisible();
  const texts = await Promise.all(scripts);
  expect(texts.join().length).toBeGreaterThan(10_000);
  for (const text of texts) expect(text).not.toContain('react-devtools');
});
