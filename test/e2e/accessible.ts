import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';
import type { AxeResults, RunOptions } from 'axe-core';
import type { Language } from '../../web/ui/page-language.ts';
import { isEnglish } from './catalogue.ts';
import { expectFit } from './fit.ts';
import { makesGallery, takeShot } from './shots.ts';
import { whileInSpanish } from './shown-language.ts';

const phone = { width: 390, height: 844 };
const desktop = { width: 1366, height: 768 };
const wide = { width: 1920, height: 1080 };

/** Each theme once, on the screen where it is most common. The gallery checks each theme at three sizes. */
const looks = makesGallery
  ? [phone, desktop, wide].flatMap((viewport) => [['light', viewport] as const, ['dark', viewport] as const])
  : ([
      ['light', desktop],
      ['dark', phone],
    ] as const);

/** The minified file of axe, since a browser parses it once for each page. */
const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/**
 * What people or models of the tests write and what happens to read like a message of the catalogue, which
 * would have to be translated. The lesson of a test carries the test's name.
 */
const data = /^(?:Next week|Number|A jacket costs 80 euros\..*|\S+\.(?:test|spec)\.tsx? › .*)$/;

/**
 * Checks a screen in light on a desktop and in dark on a phone: axe finds no violation, and nothing has to be
 * scrolled sideways. `npm run shots` checks each theme at each size and takes pictures. It repeats the checks
 * in Spanish, with pictures in light only. Each screen in each state is checked once, under a name of its own.
 */
export async function expectAccessible(page: Page, screen: string): Promise<void> {
  // A page without a heading is still loading. The test has already waited for the other parts of the screen.
  await expect(page.locator('h1')).not.toHaveCount(0);
  await checkLooks(page, screen, 'en');
  if (makesGallery) await whileInSpanish(page, (kept) => checkLooks(page, screen, 'es', kept));
  await page.setViewportSize(desktop);
}

/**
 * Checks a screen in one language, in each look.
 * @param kept texts that may be in English on a Spanish page
 */
async function checkLooks(
  page: Page,
  screen: string,
  language: Language,
  kept: ReadonlySet<string> = new Set(),
): Promise<void> {
  const isForeign = (text: string) => isEnglish(text) && !data.test(text) && !kept.has(text);
  for (const [colorScheme, viewport] of looks) {
    const look = `${viewport.width}.${colorScheme}.${language}`;
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.setViewportSize(viewport);
    expect.soft(await violationsOn(page), `${screen}, ${look}: violations`).toEqual([]);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect.soft(width, `${screen}, ${look}: its width`).toBeLessThanOrEqual(viewport.width);
    if (language === 'es' && viewport === phone) await expectFit(page, `${screen}, ${look}`, isForeign);
    if (language === 'en' || colorScheme === 'light') await takeShot(page, screen, look);
  }
}

/**
 * The violations that axe finds, as `rule: element`. Axe's own driver is slower: it loads axe again for each
 * check. Only these lines leave the page, since the whole result with a selector for each element is large.
 */
export async function violationsOn(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe);
  return page.evaluate(async () => {
    const { axe } = globalThis as unknown as { axe: { run(options: RunOptions): Promise<AxeResults> } };
    const { violations } = await axe.run({ resultTypes: ['violations'], selectors: false, preload: false });
    return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
  });
}
