import type { Locator, Page } from '@playwright/test';
import { registerTeacher } from '../people.ts';
import { asOperator } from './accounts.ts';
import { button, unique } from './in-the-browser.ts';
import type { StartedProduct } from './started-product.ts';

/** A school for one test only, and its administrator. */
export async function startSchool(product: StartedProduct) {
  const schoolCode = unique('N').toUpperCase();
  await asOperator(product, (operator) => operator.addSchool(schoolCode, 'North High'));
  const school = { url: product.url, schoolCode };
  const administrator = await registerTeacher(school);
  await asOperator(product, (operator) => operator.nameAdministrator(schoolCode, administrator.email));
  return { school, administrator };
}

/** Opens the page on which an administrator names the safeguarding contact, from the dashboard. */
export async function openSafeguarding(page: Page): Promise<Locator> {
  await button(page, 'Account').click();
  await page.getByRole('menuitem', { name: 'School' }).click();
  await page.getByRole('link', { name: 'Safeguarding' }).click();
  return page.getByRole('main');
}
