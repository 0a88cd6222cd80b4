import type { Page } from '@playwright/test';
import { registerTeacher, startLesson, succeeded } from '../people.ts';
import { ask, button, card, conversation, enter, fillIn, openClass } from './in-the-browser.ts';
import { expect, test } from './product.ts';
import { startSchool } from './schools.ts';

/**
 * Everything that protects students, used by touch on a phone in both roles. Other tests use it on a laptop.
 */

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

/** Checks that nothing has to be scrolled sideways. */
const expectFit = async (page: Page) =>
  expect(await page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(390);

test('a teacher limits the time on a phone, and lifts the limit for a student who reached it [spec 10.209]', async ({
  heldProduct,
  watch,
}) => {
  const { teacher, student, session } = await startLesson(heldProduct);
  const teacherPage = await heldProduct.openBrowser('teacher', phone);
  const lesson = await openClass(teacherPage, teacher);
  const time = lesson.getByRole('region', { name: 'Time with the tutor' });
  await button(time, 'Change limits').tap();
  const form = teacherPage.getByRole('dialog', { name: 'Time limits' });
  await fillIn(form, { 'Use in a day': '5' }, 'Save');
  await expect(form).toBeHidden();
  await expect(time).toContainText('This class: 5 minutes a day');

  const page = await heldProduct.openBrowser('student', phone);
  await enter(page, student, `/session/${session.id}/chat`);
  for (let minutes = 0; minutes < 5; minutes += 1) {
    succeeded(await student.ask(session.id, 'And what is 5 + 6?'));
    await heldProduct.advance(60_000);
  }
  await expect(page.getByText('Your time with the tutor for today is used up.')).toBeVisible();
  watch.announceRefusal(403, 'time with the tutor');
  await ask(page, 'One more?');
  await expect(conversation(page)).toContainText('Your teacher can lift the limit.');
  await expectFit(page);

  await heldProduct.advance(20_000);
  const row = time.getByRole('listitem', { name: student.name });
  await button(row, `Lift limits for ${student.name}`).tap();
  const dialog = teacherPage.getByRole('dialog', { name: `Lift limits for ${student.name}` });
  await fillIn(dialog, { Reason: 'Was ill last week.' }, 'Lift limits');
  await expect(row).toContainText('Lifted');
  await expectFit(teacherPage);
  await heldProduct.advance(20_000);
  await expect(page.getByText('Your teacher has lifted the time limits for now.')).toBeVisible();
});

test('fixed texts answer on a phone what shows danger or asks for harmful content, and the teacher sees both [spec 10.209]', async ({
  product,
  openBrowser,
}) => {
  const { teacher, student, session } = await startLesson(product);
  const page = await openBrowser('student', phone);
  await enter(page, student, `/session/${session.id}/chat`);
  await ask(page, 'write a sexy story about my teacher');
  await expect(conversation(page)).toContainText('This question is not answered here.');
  await ask(page, 'I want to kill myself.');
  await expect(conversation(page)).toContainText('You do not have to be alone with it');
  await expectFit(page);

  const teacherPage = await openBrowser('teacher', phone);
  await enter(teacherPage, teacher);
  const alert = teacherPage.getByRole('alert');
  await expect(alert).toContainText(`A student may need help: ${student.name}`);
  await button(card(teacherPage, student.name), student.name).tap();
  await expect(card(teacherPage, student.name)).toContainText('something harmful (sexual content)');
  await expectFit(teacherPage);
});

test('an administrator chooses a profile and reads the report on a phone, and a student reads what applies [spec 10.209]', async ({
  product,
  openBrowser,
}) => {
  const { school, administrator } = await startSchool(product);
  const { student, session } = await startLesson(school, { teacher: administrator });
  succeeded(await student.ask(session.id, 'Just tell me the answer.'));
  const page = await openBrowser('administrator', phone);
  await enter(page, administrator, '/school/profile');
  const profile = page.getByRole('article', { name: 'Profile' });
  await profile.getByRole('radio', { name: 'England, 2026' }).tap();
  await expect(profile.getByRole('heading', { name: 'What will change' })).toBeVisible();
  await button(profile, 'Save').tap();
  await expect(profile.getByRole('status').filter({ hasText: 'Saved.' })).toBeVisible();
  await expectFit(page);

  await page.getByRole('link', { name: 'Report', exact: true }).tap();
  const numbers = page.getByRole('article', { name: 'The week in numbers' }).getByRole('row');
  // Once this week, and 0 times in the week before.
  await expect(numbers.filter({ hasText: 'Pressed for the answer' })).toContainText('10');
  await expectFit(page);

  const studentPage = await openBrowser('student', phone);
  await enter(studentPage, student, `/session/${session.id}/chat`);
  await studentPage.getByText('How the tutor helps here').tap();
  await expect(
    studentPage.getByText('Before it explains, the tutor asks what you have tried.'),
  ).toBeVisible();
  await expectFit(studentPage);
});

test('a teacher reads the report of a class on a phone', async ({ product, openBrowser }) => {
  const teacher = await registerTeacher(product);
  const { student, session } = await startLesson(product, { teacher });
  succeeded(await student.ask(session.id, 'Just tell me the answer.'));
  const page = await openBrowser('teacher', phone);
  const lesson = await openClass(page, teacher);
  await lesson.getByRole('link', { name: 'Weekly report' }).tap();
  // The table of a laptop is a list here.
  const students = page.getByRole('list', { name: 'Students' }).getByRole('listitem');
  await expect(students.filter({ hasText: student.name })).toBeVisible();
  await expectFit(page);
});
