import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { call } from '../client.ts';
import { registerTeacher, startLesson } from '../people.ts';
import { asOperator } from './accounts.ts';
import { button, enter, unique } from './in-the-browser.ts';
import { expect, test } from './product.ts';
import type { StartedProduct } from './started-product.ts';

/** The administrator reads who did what at the school, when and from where. */

const path = '/school/security-log';

async function startSchool(product: StartedProduct) {
  const schoolCode = unique('L').toUpperCase();
  await asOperator(product, (operator) => operator.addSchool(schoolCode, 'North High'));
  const school = { url: product.url, schoolCode };
  const administrator = await registerTeacher(school, { name: 'Ada Byron' });
  await asOperator(product, (operator) => operator.nameAdministrator(schoolCode, administrator.email));
  return { school, administrator };
}

const rows = (page: Page) => page.getByRole('region', { name: 'Security log' }).getByRole('listitem');
const row = (page: Page, event: string) => rows(page).filter({ hasText: event });

test('an administrator finds out what happened, filters the log and exports it as a file', async ({
  product,
  teacherPage: page,
}) => {
  const { school, administrator } = await startSchool(product);
  const lesson = await startLesson(school, { students: 2 });
  const [mei] = lesson.students;
  if (!mei) throw new Error('The lesson has no student.');
  await lesson.teacher.post(`/api/classes/${lesson.class.id}/remove-student`, { studentUid: mei.uid });
  await mei.get('/api/classes/teacher');
  await call(product.url, 'POST', '/api/auth/sign-in/email', {
    body: { email: lesson.teacher.email, password: 'a guess' },
  });

  await enter(page, administrator);
  await button(page, 'Account').click();
  await page.getByRole('menuitem', { name: 'School' }).click();
  await page.getByRole('link', { name: 'Security log' }).click();
  await expect(page).toHaveURL(path);
  await expect(page.getByText('Rows are kept for 180 days.')).toBeVisible();
  await expect(row(page, 'Student removed')).toContainText(`about ${mei.name}`);
  await expect(row(page, 'Student removed')).toContainText('Algebra 1');
  await expect(row(page, 'Student removed')).toContainText(lesson.teacher.name);
  await expect(row(page, 'Refused')).toContainText('Only a teacher can do this.');
  await expect(row(page, 'Sign-in failed')).toContainText(`about ${lesson.teacher.name}`);
  await expect(row(page, 'Sign-in failed')).toContainText('127.0.0.1');
  await expect(row(page, 'Administrator named')).toContainText('Command line');

  await page.getByLabel('Kind', { exact: true }).selectOption('Refusals and limits');
  await expect(rows(page)).toHaveCount(1);
  await page.getByLabel('Kind', { exact: true }).selectOption('Everything');
  await button(row(page, 'Student removed'), `Only what concerns ${mei.name}`).click();
  await expect(page.getByLabel('Person', { exact: true })).toHaveValue(/^student\d+$/);
  await expect(row(page, 'Account created')).toHaveCount(1);
  await expect(row(page, 'Sign-in failed')).toHaveCount(0);
  await page.getByLabel('To', { exact: true }).fill('2020-01-01');
  await expect(page.getByText('No row matches what you chose.')).toBeVisible();
  await button(page, 'Show everything').click();
  await page.getByLabel('Person', { exact: true }).fill(lesson.teacher.name.toLowerCase());
  await page.keyboard.press('Enter');
  await expect(row(page, 'Administrator named')).toHaveCount(0);
  await expect(row(page, 'Sign-in failed')).toHaveCount(1);
  await page.reload();
  await expect(page.getByLabel('Person', { exact: true })).toHaveValue(lesson.teacher.name.toLowerCase());
  await expect(row(page, 'Sign-in failed')).toHaveCount(1);
  await expect(row(page, 'Administrator named')).toHaveCount(0);

  const [download] = await Promise.all([page.waitForEvent('download'), button(page, 'Export CSV').click()]);
  expect(download.suggestedFilename()).toMatch(/^security-log-\d{4}-\d\d-\d\d\.csv$/);
  const lines = (await readFile(await download.path(), 'utf8')).split('\r\n');
  expect(lines[0]).toMatch(/^\ufeffTime \(.+\),Kind,Event,Details,Count,Who/);
  expect(lines.some((line) => line.includes(`Student removed,,1,${lesson.teacher.name}`))).toBe(true);
  expect(lines.join('\n')).not.toContain('Administrator named');
  await page.getByLabel('Person', { exact: true }).fill('');
  await page.keyboard.press('Enter');
  await expect(row(page, 'Security log exported')).toContainText('Ada Byron');
});
