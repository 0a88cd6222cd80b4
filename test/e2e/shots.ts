import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';

/** The folder for the pictures of `npm run shots`; undefined in an ordinary run of the tests. */
const folder = process.env.SHOTS;

const phone = { width: 390, height: 844 };
const laptop = { width: 1366, height: 768 };
const wide = { width: 1920, height: 1080 };

/** Each theme once, on the screen where it is most common. The gallery has each theme at three sizes. */
export const looks = folder
  ? [phone, laptop, wide].flatMap((viewport) => [['light', viewport] as const, ['dark', viewport] as const])
  : ([
      ['light', laptop],
      ['dark', phone],
    ] as const);

/** Takes a picture of a screen as the page shows it now, in a run of `npm run shots`. @param look size and theme */
export async function takeShot(page: Page, screen: string, look: string): Promise<void> {
  if (!folder) return;
  mkdirSync(folder, { recursive: true });
  const name = screen.replace(/[^\p{L}\d]+/gu, '-').replace(/^-|-$/g, '');
  await page.screenshot({ path: join(folder, `${name}.${look}.png`) });
}
