import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';
import type { AxeResults, RunOptions } from 'axe-core';
import { makesGallery, takeShots } from './shots.ts';

const desktop = { width: 1366, height: 768 };
const phone = { width: 390, height: 844 };

/** Both themes and both sizes; the gallery checks each theme at each size. */
const looks = [
  ['light', desktop],
  ['dark', phone],
  ...(makesGallery
    ? ([
        ['light', phone],
        ['dark', desktop],
      ] as const)
    : []),
] as const;

/** The minified file of axe, since a browser parses it once for each page. */
const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/**
 * Checks a screen in light on a desktop and in dark on a phone: axe finds no violation, and nothing has to be scrolled
 * sideways. `npm run shots` takes its pictures here, and checks in light on a phone and in dark on a desktop too. Each
 * screen in each state is checked once, under a name of its own.
 */
export async function expectSound(page: Page, screen: string): Promise<void> {
  // A page without a heading is still loading. The test has already waited for the other parts of the screen.
  await expect(page.locator('h1')).not.toHaveCount(0);
  for (const [colorScheme, viewport] of looks) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.setViewportSize(viewport);
    expect.soft(await violationsOn(page), `${screen}, ${colorScheme}: violations`).toEqual([]);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect.soft(width, `${screen}, ${colorScheme}: its width`).toBeLessThanOrEqual(viewport.width);
  }
  await takeShots(page, screen);
  await page.setViewportSize(desktop);
}

/**
 * The violations that axe finds, as `rule: element`. Axe's own driver is slower: it loads axe again for each check. Only
 * these lines leave the page, since the whole result with a selector for each element is large.
 */
export async function violationsOn(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe);
  return page.evaluate(async () => {
    const { axe } = globalThis as unknown as { axe: { run(options: RunOptions): Promise<AxeResults> } };
    const { violations } = await axe.run({ resultTypes: ['violations'], selectors: false, preload: false });
    return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
  });
}
