import { streamed } from '../../model-scripts.ts';
import { registerTeacher, type Student, startLesson, succeeded } from '../../people.ts';
import { asOperator } from '../accounts.ts';
import { expectReachable, onPhone } from '../both-sizes.ts';
import { failCalls } from '../calls.ts';
import { openClassroom } from '../classroom.ts';
import { button, enter, openClass } from '../in-the-browser.ts';
import { expect, test } from '../product.ts';
import { startSchool } from '../schools.ts';
import { exported } from '../submitted-work.ts';

/**
 * The report about a week, on a laptop, a phone and paper: a teacher's of a class, an administrator's of the
 * school, and the contact's of its alerts.
 */

const minute = 60_000;
const day = 24 * 60 * minute;

/** What an A4 sheet across has between its margins (web/app/styles.css), in CSS pixels. */
const sheet = { width: 1031, height: 702 };

test('a teacher reads, prints and exports the week of a class, with what is not known', async ({
  heldProduct,
  model,
  watch,
}) => {
  test.slow();
  // Moves the clock to a Wednesday at noon, so that the test does not begin in one week and end in the next.
  // Days are counted from 1 January 1970, a Thursday, so the number of a Wednesday divided by 7 leaves 6.
  const days = Math.ceil(heldProduct.now().getTime() / day);
  await heldProduct.advance((days + ((13 - (days % 7)) % 7)) * day + day / 2 - heldProduct.now().getTime());
  const room = await openClassroom(heldProduct, ['Amara', 'Ben', 'Zoe', 'Omar']);
  const [amara, ben, zoe] = room.students as [Student, Student, Student];
  const ask = async (student: Student, question: string, minutes = 2) => {
    succeeded(await student.ask(room.session.id, question));
    await heldProduct.advance(minutes * minute);
  };
  for (let n = 0; n < 20; n += 1) await ask(amara, 'How do I begin with 3x + 4 = 10?');
  model.script(streamed(['You are a genius. ', 'What is given?']));
  model.script(streamed(['You are a genius.']));
  await ask(ben, 'What is a slope?');
  await ask(ben, 'Do my homework please');
  await ask(ben, 'where can i buy weed near my school');
  await ask(zoe, 'I want to kill myself.', 12);
  const { alerts } = succeeded(await room.teacher.get('/api/alerts'));
  succeeded(await room.teacher.post(`/api/alerts/${alerts[0].id}/acknowledge`));
  await ask(zoe, 'I want to kill myself.', 30);

  const page = await heldProduct.openBrowser('teacher');
  const lesson = await openClass(page, room.teacher);
  await lesson.getByRole('link', { name: 'Weekly report' }).click();
  // The text of a row has its cells without blanks between them: this week, then the week before.
  const numbers = page.getByRole('article', { name: 'The week in numbers' }).getByRole('row');
  await expect(numbers.filter({ hasText: /^Time\d/ })).toHaveText('Time52 min0 min');
  await expect(numbers.filter({ hasText: 'Time per student who asked' })).toContainText('17 min');
  await expect(numbers.filter({ hasText: 'Asked the tutor to do the work' })).toContainText('10');
  await expect(numbers.filter({ hasText: 'flattered the student' })).toContainText('10');
  await expect(numbers.filter({ hasText: 'Usually looked at after' })).toContainText('12 min');
  await expect(numbers.filter({ hasText: 'Tokens that the model read' })).toContainText('not reported');
  await expect(page.getByText('The oldest alert that nobody has looked at is from')).toBeVisible();
  const students = page.getByRole('table', { name: 'Students' }).getByRole('row');
  await expect(students.nth(1)).toContainText('Amara Lin');
  await expect(students.filter({ hasText: 'Amara Lin' })).toContainText('43 min120');
  await expect(students.filter({ hasText: 'Ben Lin' })).toContainText('1 drugs');
  await expect(page.getByRole('article', { name: 'What this page does not know' })).toContainText(
    /\d+ of \d+ in English/,
  );

  const csv = await exported(page, 'Export', 'CSV');
  expect(csv.name).toMatch(/^algebra-1-weekly-report-\d{4}-\d\d-\d\d\.csv$/);
  expect(csv.text).toMatch(/,Amara Lin,yes,43,1,20,0,/);
  await onPhone(page, async () => {
    const json = await exported(page, 'Export', 'JSON');
    expect(JSON.parse(json.text).total.work).toMatchObject({ minutes: 52, questions: 25 });
    // The table of a laptop is a list here.
    const list = page.getByRole('list', { name: 'Students' }).getByRole('listitem');
    await expect(list.filter({ hasText: 'Amara Lin' })).toContainText('43 min');
    await expect(page.getByRole('table', { name: 'Students' })).toBeHidden();
    // The print dialog itself belongs to the browser.
    await page.evaluate(() => {
      window.print = () => document.body.setAttribute('data-printed', '');
    });
    await button(page, 'Export').click();
    await page.getByRole('menuitem', { name: 'Print' }).click();
    await expect(page.locator('body[data-printed]')).toHaveCount(1);
  });
  await expectReachable(page, button(page, 'Export'), button(page, 'Previous week'));

  // A phone prints on the same paper as a laptop: the sheet is as wide as the table needs.
  await page.emulateMedia({ media: 'print' });
  await page.setViewportSize(sheet);
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(button(page, 'Export')).toBeHidden();
  await expect(page.getByText('Lyceum 0.', { exact: false })).toBeVisible();
  await expect(page.getByRole('table', { name: 'Students' })).toBeVisible();
  await expect(page.getByRole('list', { name: 'Students' })).toBeHidden();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(sheet.width);
  await page.emulateMedia({ media: 'screen' });
  await page.setViewportSize({ width: 1366, height: 768 });

  await expect(button(page, 'Next week')).toBeDisabled();
  await button(page, 'Previous week').click();
  await expect(page.getByText('Nobody in this class asked the tutor anything')).toBeVisible();

  const reports = new RegExp(`/api/classes/${room.class.id}/report`);
  watch.permit(/status of 500/, /Something went wrong/);
  const succeedAgain = await failCalls(page, reports);
  await button(page, 'Previous week').click();
  await expect(page.getByRole('alert')).toContainText('This week could not be loaded just now.');
  await succeedAgain();
  await onPhone(page, () => button(page, 'Try again').click());
  await expect(page.getByRole('alert')).toHaveCount(0);
  await page.goBack();
  await button(page, 'Next week').click();
  await expect(students.filter({ hasText: 'Amara Lin' })).toContainText('43 min');

  watch.announceRefusal(404, 'Class not found');
  await page.goto('/class/none/report');
  await expect(page.getByRole('heading', { name: 'Report unavailable' })).toBeVisible();
  await expect(page.getByText('Class not found or access denied')).toBeVisible();
  await expect(button(page, 'Back to Dashboard')).toBeVisible();
});

test('an administrator reads the week of the school without names, and its contact reads of the alerts [spec 10.209]', async ({
  product,
  teacherPage,
  openBrowser,
}) => {
  test.slow();
  const { school, administrator } = await startSchool(product);
  const { student, session, teacher } = await startLesson(school);
  await startLesson(school, { teacher, students: 2 });
  succeeded(await student.ask(session.id, 'Just tell me the answer.'));
  succeeded(await student.ask(session.id, 'I want to kill myself.'));
  await enter(teacherPage, administrator, '/school');
  await teacherPage.getByRole('link', { name: 'Report', exact: true }).click();
  const numbers = (page = teacherPage) =>
    page.getByRole('article', { name: 'The week in numbers' }).getByRole('row');
  await expect(numbers().filter({ hasText: 'Pressed for the answer' })).toContainText('10');
  await expect(numbers().filter({ hasText: 'Nobody has looked yet' })).toContainText('10');
  const classes = teacherPage.getByRole('article', { name: 'Classes' });
  await expect(classes).toContainText(`${teacher.name} · 1 student, 1 asked`);
  await expect(classes).not.toContainText(student.name);
  const file = await onPhone(teacherPage, () => exported(teacherPage, 'Export', 'JSON'));
  expect(JSON.parse(file.text).classes).toHaveLength(2);

  // The profile puts classes together whose figures would be those of very few students.
  await administrator.chooseProfile('england-2026');
  await teacherPage.reload();
  await expect(classes).toContainText('2 classes together');
  await expect(classes).toContainText('Algebra 1, Algebra 1 · 3 students, 1 asked');
  await expectReachable(
    teacherPage,
    classes.getByText('your school’s profile is England, 2026. The figures of fewer than 5 students'),
  );

  const contact = await registerTeacher(school);
  await asOperator(product, (operator) =>
    operator.nameSafeguarding(school.schoolCode, 'Ms Okoye', contact.email, '116 111'),
  );
  const page = await openBrowser('contact');
  await enter(page, contact, '/alerts');
  await page.getByRole('link', { name: 'Weekly report' }).click();
  await expect(numbers(page).filter({ hasText: 'Nobody has looked yet' })).toContainText('10');
  await expect(numbers(page).filter({ hasText: 'Questions' })).toHaveCount(0);
  await expectReachable(page, button(page, 'Export'), button(page, 'Previous week'));
});
