import { button, enter } from './in-the-browser.ts';
import { expect, test } from './product.ts';
import { startSchool } from './schools.ts';

/** Who can read what students write, in words for students and for parents. */

test('an administrator prints a notice for parents, which claims no compliance [spec 10.199]', async ({
  product,
  teacherPage: page,
}) => {
  const { administrator } = await startSchool(product);
  await enter(page, administrator, '/school/data');
  await page.getByRole('link', { name: 'A notice for parents, to print' }).click();
  const notice = page.getByRole('article', { name: 'Notice for parents' });
  await expect(notice).toContainText('Conversations are deleted after 2 years');
  await expect(notice).toContainText('The language model');
  await expect(notice).not.toContainText(/compl(?:y|iant|iance)/i);
  await page.emulateMedia({ media: 'print' });
  await expect(button(page, 'Print')).toBeHidden();
});
