import { startLesson, succeeded } from '../people.ts';
import { expectAccessible } from './accessible.ts';
import { button, enter } from './in-the-browser.ts';
import { expect, test } from './product.ts';
import { startSchool } from './schools.ts';

/** Who can read what students write, in words for students and for parents. */

test('a student reads who can read what at the first sign-in, closes it with one click, and finds it again', async ({
  product,
  studentPage: page,
}) => {
  const { school, administrator } = await startSchool(product);
  const chosen = { conversations: 6, records: null, accounts: null, responsible: 'Mr Ito, room 3' };
  succeeded(await administrator.post('/api/school/retention', chosen));
  const { student, session } = await startLesson(school, { teacher: administrator });
  await enter(page, student);
  const reminder = page.getByRole('complementary', { name: 'Who can read what you write' });
  await expect(reminder).toContainText('It is kept for 6 months.');
  await expectAccessible(page, 'a dashboard that says who can read what');
  await button(reminder, 'Got it').click();
  await expect(reminder).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  await expect(reminder).toHaveCount(0);

  await button(page, 'Account').click();
  await page.getByRole('menuitem', { name: 'Who can read this?' }).click();
  await expect(page.getByRole('heading', { name: 'Who can read this?' })).toBeVisible();
  for (const words of [
    'You, and your teacher: everything you ask and every answer, now and later.',
    'is kept for 6 months, then it is deleted.',
    'Ask Mr Ito, room 3, or your teacher.',
    'It is a program, not a person, and it can be wrong.',
  ])
    await expect(page.getByRole('main')).toContainText(words);
  await expectAccessible(page, 'who can read what, for a student');
  await button(page, 'Back').click();
  await page.goto(`/session/${session.id}/chat`);
  await page.getByText('How the tutor helps here').click();
  await page.getByRole('link', { name: 'Who can read this?' }).click();
  await expect(page.getByRole('heading', { name: 'Who can read this?' })).toBeVisible();
});

test('somebody who registers reads it before there is an account', async ({ studentPage: page }) => {
  await page.goto('/register');
  await page.getByRole('link', { name: 'Who can read this?' }).click();
  await expect(page.getByRole('main')).toContainText('Your school decides that.');
  await expectAccessible(page, 'who can read what, before an account');
  await button(page, 'Back').click();
  await expect(page.getByRole('heading', { name: 'Student Registration' })).toBeVisible();
});

test('an administrator prints a notice for parents, which claims no compliance', async ({
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
  await expectAccessible(page, 'the notice for parents');
  await page.emulateMedia({ media: 'print' });
  await expect(button(page, 'Print')).toBeHidden();
});
