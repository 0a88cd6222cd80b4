import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';

/** The folder for the pictures of `npm run shots`; undefined in an ordinary run of the tests. */
const folder = process.env.SHOTS;
export const makesGallery = Boolean(folder);

/**
 * Takes a picture of a screen as the page shows it now, in a run of `npm run shots`.
 * @param look size, theme and language
 */
export async function takeShot(page: Page, screen: string, look: string): Promise<void> {
  if (!folder) return;
  mkdirSync(folder, { recursive: true });
  const name = screen.replace(/[^a-z0-9]+/gi, '-').replace(/^-|-$/g, '');
  await page.screenshot({ path: join(folder, `${name}.${look}.png`) });
}
