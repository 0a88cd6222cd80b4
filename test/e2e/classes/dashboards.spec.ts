import { subjects } from '../../../contract/constants.ts';
import { registerStudent, registerTeacher, startLesson } from '../../people.ts';
import { button, card, enter, fillIn } from '../in-the-browser.ts';
import { expect, test } from '../product.ts';

test('a teacher creates a class, copies its code, starts and stops its session [spec 2.14 2.32 2.33 4.7 10.17]', async ({
  product,
  teacherPage: page,
}) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await enter(page, await registerTeacher(product));
  await button(page, 'Create Class').click();
  const form = page.getByRole('dialog');
  await expect(form.getByLabel('Subject').getByRole('option')).toHaveText([...subjects]);
  await expect(form.getByLabel('Subject')).toHaveValue('Mathematics');
  await fillIn(form, { 'Class Name': '   ' }, 'Create Class');
  await expect(form.getByRole('alert')).toHaveText('Please give the class a name.');
  await form.getByLabel('Subject').selectOption('Computer Science');
  const fields = { 'Class Name': ' Robots 1 ', Description: 'We build a robot.' };
  await fillIn(form, fields, 'Create Class');

  const robots = card(page, 'Robots 1');
  await expect(form).toBeHidden();
  await expect(robots).toContainText('Computer Science');
  await expect(robots).toContainText('0 students');
  await expect(robots).toContainText('Session Closed');
  await expect(robots).not.toContainText('We build a robot.');
  await button(robots, 'Robots 1').click();
  await expect(robots).toContainText('We build a robot.');

  await button(robots, 'Copy Class Code').click();
  await expect(robots.getByText('Copied.')).toBeAttached();
  const code = await page.evaluate(() => navigator.clipboard.readText());
  expect(code).toMatch(/^[A-Z2-9]{6,}$/);
  await expect(robots).toContainText(code);

  await button(robots, 'Start Session').click();
  await expect(robots.getByText('Session Open')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Live Monitor' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Live Monitor' })).toBeVisible();
  await button(robots, 'Stop Session').click();
  await expect(robots.getByText('Session Closed')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Live Monitor' })).toBeHidden();
});

test('a code can be copied without the clipboard API, as over plain HTTP [spec 10.17]', async ({
  product,
  teacherPage: page,
}) => {
  await page.addInitScript(() =>
    Object.defineProperty(Navigator.prototype, 'clipboard', { value: undefined }),
  );
  const teacher = await registerTeacher(product);
  const { classCode } = await teacher.createClass();
  await enter(page, teacher);
  await button(page, 'Copy Class Code').click();
  await expect(page.getByText('Copied.')).toBeAttached();
  await button(page, 'Create Class').click();
  await page.getByLabel('Class Name').press('Control+v');
  await expect(page.getByLabel('Class Name')).toHaveValue(classCode);
});

test('the monitor shows the newest session, or the one that the teacher chooses', async ({
  product,
  teacherPage: page,
}) => {
  const { teacher, student, session } = await startLesson(product);
  const physics = await teacher.createClass({ className: 'Physics', subject: 'Science' });
  const other = await teacher.startSession(physics.id);
  const visitor = await registerStudent(product, other.sessionCode);
  await visitor.joinClass(physics.classCode);
  for (const [person, at] of [
    [student, session.id],
    [visitor, other.id],
  ] as const) {
    await person.ask(at, 'What is given?');
  }
  await enter(page, teacher);
  await expect(card(page, visitor.name)).toContainText('You asked: What is given?');
  await expect(card(page, student.name)).toBeHidden();
  await page.getByLabel('Session', { exact: true }).selectOption('Algebra 1');
  await expect(card(page, student.name)).toContainText('You asked: What is given?');
  await expect(card(page, visitor.name)).toBeHidden();
});
