import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { button } from './in-the-browser.ts';

/** The pages of submitted work, found by the words on them. */

const students = (page: Page) => page.getByRole('list', { name: 'Students' });
const rows = (page: Page) => students(page).getByRole('listitem');
export const row = (page: Page, name: string) => rows(page).filter({ hasText: name });
export const transcript = (page: Page, name: string) =>
  page.getByRole('region', { name: `Conversation of ${name}`, exact: true });

/** Chooses from the menu of an export. @returns the name and the text of the file */
export async function exported(page: Page, menu: string, kind: 'CSV' | 'JSON') {
  await button(page, menu).click();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: kind }).click(),
  ]);
  return { name: download.suggestedFilename(), text: await readFile(await download.path(), 'utf8') };
}
