import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { takeShots } from './shots.ts';

const desktop = { width: 1366, height: 768 };
const phone = { width: 390, height: 844 };

/**
 * Looks at a screen in light on a desktop and in dark on a phone: nothing that hinders a reader with an aid, and
 * nothing that has to be scrolled sideways. `npm run shots` has its pictures taken here.
 */
export async function expectSound(page: Page, screen: string): Promise<void> {
  for (const [colorScheme, viewport] of [
    ['light', desktop],
    ['dark', phone],
  ] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.setViewportSize(viewport);
    const { violations } = await new AxeBuilder({ page }).analyze();
    const found = violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
    expect.soft(found, `${screen}, ${colorScheme}: violations`).toEqual([]);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect.soft(width, `${screen}, ${colorScheme}: its width`).toBeLessThanOrEqual(viewport.width);
  }
  await takeShots(page, screen);
  await page.setViewportSize(desktop);
}
