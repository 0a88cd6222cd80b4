import { registerTeacher } from '../../people.ts';
import { violationsOn } from '../accessible.ts';
import { inSpanish, isEnglish } from '../catalogue.ts';
import { EveryScreen } from '../every-screen.ts';
import { expectFit } from '../fit.ts';
import { enter } from '../in-the-browser.ts';
import { builtWebApp, serveEmpty } from '../own-build.ts';
import { expect, test } from '../product.ts';
import { expectTranslated, translatePages, translators } from '../translator.ts';

const phone = { width: 390, height: 844 };
const laptop = { width: 1366, height: 768 };

// The browser translates, so that a page that breaks then is found on the way.
test('every screen is in Spanish, fits a phone, has no violation and outlives a translator [spec 10.205]', async ({
  openBrowser,
  watch,
}) => {
  test.setTimeout(240_000);
  const server = await serveEmpty({ webFolder: builtWebApp });
  try {
    await new EveryScreen({
      say: inSpanish,
      open: async (who) => {
        const page = await openBrowser(who, { baseURL: server.url, viewport: phone, locale: 'es-MX' });
        await translatePages(page, translators['puts an element in the place of each text']);
        await page.goto('/login');
        await expect(page.locator('html')).toHaveAttribute('lang', 'es');
        return page;
      },
      fits: async (page, screen) => {
        await expectTranslated(page, `${screen} on a phone`);
        await expectFit(page, screen, isEnglish);
        const violations = await violationsOn(page, { 'color-contrast': { enabled: false } });
        expect.soft(violations, `${screen}: violations`).toEqual([]);
        await page.setViewportSize(laptop);
        await expectTranslated(page, `${screen} on a laptop`);
        await page.setViewportSize(phone);
      },
      announceRefusal: (status, sentence) => watch.announceRefusal(status, sentence),
    }).walk(server);
  } finally {
    await server.stop();
  }
});

test('a browser that speaks another language shows English, and a click changes it [spec 10.206]', async ({
  openBrowser,
  watch,
}) => {
  const page = await openBrowser('a student', { locale: 'pl-PL' });
  await page.goto('/login');
  await expect(page.getByRole('heading', { name: 'Student Login' })).toBeVisible();
  await page.getByRole('button', { name: 'Español', exact: true }).click();
  await expect(page.getByRole('heading', { name: inSpanish('Student Login') })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: inSpanish('Student Login') })).toBeVisible();
  await page.getByRole('button', { name: 'English', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Student Login' })).toBeVisible();

  // A page whose Spanish words cannot be loaded is in English, too.
  const spanish = await openBrowser('another student', { locale: 'es-MX' });
  watch.announce(/net::ERR_FAILED/, /Failed to fetch dynamically imported module/);
  await spanish.route(/spanish-[^/]*\.js$/, (route) => route.abort());
  await spanish.goto('/login');
  await expect(spanish.getByRole('heading', { name: 'Student Login' })).toBeVisible();
  await expect(spanish.locator('html')).toHaveAttribute('lang', 'en');
});

test('a language that a person chose follows to other browsers, and leaves with the person', async ({
  openBrowser,
  product,
}) => {
  const teacher = await registerTeacher(product);
  const page = await openBrowser('a teacher');
  await enter(page, teacher, '/teacher-dashboard');
  await page.getByRole('button', { name: 'Account', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Language', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Español', exact: true }).click();
  await expect(page.getByRole('button', { name: inSpanish('Create Class') })).toBeVisible();

  const other = await openBrowser('the same teacher elsewhere');
  await enter(other, teacher, '/teacher-dashboard');
  await expect(other.getByRole('button', { name: inSpanish('Create Class') })).toBeVisible();
  await other.getByRole('button', { name: inSpanish('Logout'), exact: true }).click();
  await other.goto('/teacher-login');
  await expect(other.getByRole('heading', { name: 'Teacher Login' })).toBeVisible();
});
