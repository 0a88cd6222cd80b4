import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';

/** The folder for the pictures of `npm run shots`; undefined in an ordinary run of the tests. */
const folder = process.env.SHOTS;
export const makesGallery = Boolean(folder);

const sizes = [
  { width: 390, height: 844 },
  { width: 1366, height: 768 },
  { width: 1920, height: 1080 },
];

/** Takes a picture of a screen at each size, light and dark, in a run of `npm run shots`. */
export async function takeShots(page: Page, screen: string): Promise<void> {
  if (!folder) return;
  mkdirSync(folder, { recursive: true });
  const name = screen.replace(/[^a-z0-9]+/gi, '-').replace(/^-|-$/g, '');
  for (const viewport of sizes) {
    await page.setViewportSize(viewport);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await page.screenshot({ path: join(folder, `${name}.${viewport.width}.${colorScheme}.png`) });
    }
  }
}
