import { readFileSync } from 'node:fs';
import { button, enter } from '../in-the-browser.ts';
import { expect, test } from '../product.ts';
import { startSchool } from '../schools.ts';

/** The page of the standards for schools, in the web app and on paper. */

const markdown = readFileSync(new URL('../../../docs/standards.md', import.meta.url), 'utf8');

test('an administrator reads and prints the standards, with what the product, its model and its check are', async ({
  product,
  teacherPage: page,
}) => {
  const { administrator } = await startSchool(product);
  await administrator.chooseProfile('england-2026');
  await enter(page, administrator);
  await button(page, 'Account').click();
  await page.getByRole('menuitem', { name: 'School' }).click();
  await page.getByRole('link', { name: 'Standards' }).click();
  const summary = page.getByRole('article', { name: 'Standards' });
  for (const fact of [
    /ProductLyceum \d+\.\d+\.\d+/,
    'School profileEngland, 2026',
    /Model\S+/,
    'Last check of the modelNone',
  ])
    await expect(summary).toContainText(fact);
  const [, , tests, documents, notApplicable, open] =
    /^\| 1-13 \| England \| (\d+) \| (\d+) \| (\d+) \| (\d+) \| (\d+) \|$/m.exec(markdown) ?? [];
  await expect(summary.getByRole('row', { name: 'England, all sections' }).getByRole('cell')).toHaveText([
    `${tests}`,
    `${documents}`,
    `${notApplicable}`,
    `${open}`,
  ]);
  const monitoring = page.getByRole('article', { name: '4. Monitoring and reporting' });
  await expect(monitoring.getByRole('listitem').filter({ hasText: '4.8' })).toContainText(
    'With the profile “England, 2026”, by a link in an email or signed in.',
  );

  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('navigation', { name: 'School' })).toBeHidden();
  await expect(button(page, 'Print')).toBeHidden();
  await expect(page.getByRole('heading', { name: 'Standards that schools ask for' })).toBeVisible();
  const paper = await page.pdf({ preferCSSPageSize: true });
  // A4 in points.
  expect(paper.toString('latin1')).toMatch(/MediaBox \[0 0 59[45](?:\.\d+)? 84[12](?:\.\d+)?\]/);
});
